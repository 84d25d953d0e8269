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
let n = 0;

function open(tokens) {
  if (!tokens.length) {
    console.error('unknown: this link is not good for anything');
    process.exit(1);
  }
  const line = new WebSocket(`ws${link.protocol.slice(4)}//${link.host}/socket`);
  const send = (type, message) => line.send((said = JSON.stringify({ type, ...message })));
  let said;
  let over = false;
  let invited; // the seat of our link; at a public table, without a link, null: any seat that is free
  let next = [key, link.hash.slice(1)]; // the link is good until we sit, from then on our key is

  function hear(message) {
    n += 1;
    if (message.type === 'welcome') {
      invited = message.invited;
    } else if (message.type === 'news' && message.chair === null && message.status === 'open' && invited !== undefined) {
      const seat = invited ?? message.seats.findIndex((one) => one.state === 'free');
      invited = undefined;
      send('sit', { n, seat, name: 'example.mjs', key, part: randomBytes(32).toString('hex') });
    } else if (message.type === 'refused' && message.kind === 'unknown') {
      next = tokens.slice(1);
    } else if (message.type === 'refused' && message.kind === 'too_fast') {
      setTimeout(() => line.send(said), message.after); // more than 20 a second
    } else if (message.type === 'refused' && message.kind === 'busy') {
      line.close(); // take a breath, and come back
    } else if (message.type === 'refused' && ['outdated', 'malformed'].includes(message.kind)) {
      over = true; // a server of another version
      console.error(message.message);
      process.exitCode = 1;
      line.close();
    } else if (message.type === 'news' && ['over', 'expired'].includes(message.status)) {
      over = true;
      console.log(JSON.stringify(message.result));
      line.close();
    } else if (message.type === 'news' && message.decision !== null) {
      send('say', { n, ply: message.ply, seat: message.chair, action: choose(message) });
    }
  }

  line.onopen = () => send('hello', { version: 2, topics: [{ topic: 'table', table, token: tokens[0] }] });
  line.onmessage = ({ data }) => [JSON.parse(data)].flat().forEach(hear);
  line.onerror = () => {};
  line.onclose = () => over || setTimeout(open, 300, next);
}
open([link.hash.slice(1), key]);
