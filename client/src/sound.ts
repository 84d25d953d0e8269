export type Sound =
  | 'turn'
  | 'card'
  | 'chip'
  | 'dice'
  | 'whistleShort'
  | 'whistleHalf'
  | 'whistleLong'
  | 'goal'
  | 'near'
  | 'booking'
  | 'sendingOff'
  | 'out'
  | 'champion'
  | 'refuse';

let context: AudioContext | null = null;
/** A sound that would come so much later than what it belongs to is left out. */
const LATE = 500;

/**
 * Play a sound, all of them made on the spot; a browser that will not sound stays silent.
 * Before the first tap on a page browsers keep sounds back: then nothing of what was heard till then comes all at once.
 */
export async function play(sound: Sound, volume: number): Promise<void> {
  try {
    context ??= new AudioContext();
    const wanted = performance.now();
    if (context.state === 'suspended') await context.resume();
    if (performance.now() - wanted > LATE) return;
    const out = context.createGain();
    out.gain.value = (volume / 100) * 0.5;
    out.connect(context.destination);
    MAKERS[sound](context, out, context.currentTime);
  } catch {
    // sound is a courtesy
  }
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

function knock(pitch: number, gap: number, times: number): Maker {
  return (context, out, at) => {
    for (let k = 0; k < times; k += 1) tone(context, out, at + k * gap, pitch, 0.08, 'sine', 0.9);
  };
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  length: number,
  shape: OscillatorType,
  level: number,
): void {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + length);
}

function noise(centre: number, length: number, rise: number, level: number): Maker {
  return (context, out, at) => {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let k = 0; k < data.length; k += 1) data[k] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = centre;
    filter.Q.value = 0.8;
    gain.gain.setValueAtTime(0.001, at);
    gain.gain.exponentialRampToValueAtTime(level, at + Math.max(rise, 0.005));
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
  };
}

function whistle(blows: number[]): Maker {
  return (context, out, at) => {
    let start = at;
    for (const length of blows) {
      tone(context, out, start, 2750, length, 'square', 0.12);
      tone(context, out, start, 2820, length, 'square', 0.12);
      start += length + 0.06;
    }
  };
}

/** Notes one after the other, the last of them longest. */
function tune(pitches: number[], gap: number): Maker {
  return (context, out, at) =>
    pitches.forEach((pitch, k) => {
      const length = k === pitches.length - 1 ? 4 * gap : gap;
      tone(context, out, at + k * gap, pitch, length, 'triangle', 0.35);
    });
}

function several(...makers: [number, Maker][]): Maker {
  return (context, out, at) => makers.forEach(([delay, make]) => make(context, out, at + delay));
}

const CROWD = noise(900, 1.4, 0.5, 0.9);
const BOOKING = noise(3000, 0.15, 0.02, 0.5);

const MAKERS: Record<Sound, Maker> = {
  turn: knock(330, 0.14, 2),
  card: noise(3800, 0.09, 0.01, 0.5),
  chip: noise(700, 0.08, 0.005, 0.9),
  dice: several(
    [0, noise(1800, 0.06, 0.004, 0.8)],
    [0.12, noise(2100, 0.05, 0.004, 0.8)],
    [0.3, noise(1600, 0.08, 0.004, 0.7)],
  ),
  whistleShort: whistle([0.28]),
  whistleHalf: whistle([0.2, 0.5]),
  whistleLong: whistle([0.2, 0.2, 0.5]),
  goal: CROWD,
  near: noise(600, 0.6, 0.3, 0.5),
  booking: BOOKING,
  sendingOff: several([0, whistle([0.28])], [0.4, BOOKING]),
  out: several([0, noise(420, 1.2, 0.25, 0.6)], [0, tune([294, 262, 220], 0.22)]),
  champion: several([0, CROWD], [0.15, tune([392, 523, 659, 784], 0.18)], [0.9, CROWD]),
  refuse: knock(160, 0.1, 1),
};
