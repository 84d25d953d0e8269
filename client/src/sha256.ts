/** SHA-256 of a text, as hexadecimal digits. The browser's own is missing where a page came without TLS, as in a home network. */
const ROUNDS = (() => {
  const found: number[] = [];
  const first: number[] = [];
  for (let n = 2; found.length < 64; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (!isPrime) continue;
    found.push(fraction(n ** (1 / 3)));
    if (first.length < 8) first.push(fraction(n ** 0.5));
  }
  return { found, first };
})();

/** The first 32 bits behind the point. */
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

const encoder = new TextEncoder();
const w = new Int32Array(64);

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = encoder.encode(text);
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const sum = [...ROUNDS.first];
  for (let at = 0; at < padded.length; at += 64) {
    for (let k = 0; k < 16; k += 1) w[k] = data.getInt32(at + 4 * k);
    for (let k = 16; k < 64; k += 1) {
      const a = w[k - 15]!;
      const b = w[k - 2]!;
      w[k] = w[k - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[k - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
    for (let k = 0; k < 64; k += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS.found[k]! + w[k]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      // one by one: a hundred of these are made before a table can be sat down at
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, k) => (sum[k] = (sum[k]! + value) | 0));
  }
  return sum.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
