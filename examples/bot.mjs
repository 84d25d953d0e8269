// A bot for any game: takes a seat by its link and says something legal until the match is over.
//
//     node examples/bot.mjs "http://127.0.0.1:8765/t/TABLE#TOKEN"        (Node 22 or newer, nothing to install)
//
// Replace `choose` with something cleverer; docs/protocol.md explains all messages.
import { randomBytes } from 'node:crypto';

const choose = (news) => news.decision.options[Math.floor(Math.random() * news.decision.options.length)];

const link = new URL(process.argv[2]);
const table = link.pathname.split('/').pop();
const key = randomBytes(24).toString('base64url');
let token = link.hash.slice(1);
let [ply, n, last] = [-1, 0, -1];

function open() {
  const line = new WebSocket(`ws${link.protocol.slice(4)}//${link.host}/socket`);
  const send = (type, message) => line.send(JSON.stringify({ type, ...message }));
  let over = false;

  line.onopen = () => send('hello', { version: 1, table, token, ply });
  line.onerror = () => {};
  line.onclose = () => over || setTimeout(open, 200); // a line that drops goes on where it stopped
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    n += 1;
    if (message.type === 'welcome' && message.invited !== null) {
      send('sit', { n, seat: message.invited, name: 'example.mjs', key, part: randomBytes(32).toString('hex') });
    } else if (message.type === 'done') {
      token = key; // we sit: from now on the key is our right to the seat
    } else if (message.type === 'refused' && !['late', 'illegal', 'too_fast', 'busy'].includes(message.kind)) {
      console.error(`${message.kind}: ${message.message}`);
      process.exit(1);
    } else if (message.type === 'news') {
      ply = message.ply;
      if (['over', 'expired'].includes(message.status)) {
        over = true;
        console.log(JSON.stringify(message.result));
        line.close();
      } else if (message.decision !== null && ply > last) {
        last = ply;
        send('say', { n, ply, seat: message.chair, action: choose(message) });
      }
    }
  };
}
open();
