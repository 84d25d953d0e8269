/** The flags of all nations of our boxes as simple data: stripes, crosses, discs and stars on 24 × 16. */
export type Piece =
  /** Horizontal stripes, from the top; a number after a colour is its share. */
  | { h: (string | number)[] }
  /** Vertical stripes, from the mast. */
  | { v: (string | number)[] }
  | { fill: string; d: string }
  | { stroke: string; d: string; width: number }
  | { disc: string; x: number; y: number; r: number }
  | { star: string; x: number; y: number; r: number };

const cross = (ground: string, ink: string, x: number): Piece[] => [
  { h: [ground] },
  { stroke: ink, d: `M${x} 0v16M0 8h24`, width: 3 },
];

const UNITED_STATES: Piece[] = [
  { h: ['#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234'] },
  { fill: '#3c3b6e', d: 'M0 0h10.5v9.14H0z' },
  { disc: '#fff', x: 2.6, y: 2.4, r: 0.7 },
  { disc: '#fff', x: 5.2, y: 2.4, r: 0.7 },
  { disc: '#fff', x: 7.9, y: 2.4, r: 0.7 },
  { disc: '#fff', x: 3.9, y: 4.6, r: 0.7 },
  { disc: '#fff', x: 6.6, y: 4.6, r: 0.7 },
  { disc: '#fff', x: 2.6, y: 6.8, r: 0.7 },
  { disc: '#fff', x: 5.2, y: 6.8, r: 0.7 },
  { disc: '#fff', x: 7.9, y: 6.8, r: 0.7 },
];

export const FLAGS: Record<string, Piece[]> = {
  albania: [
    { h: ['#d8222a'] },
    { fill: '#111', d: 'M12 3l1.4 2 3.6-1-1.6 3 1.6 2-2.6.4L12 13l-2.4-3.6L7 9l1.6-2L7 4l3.6 1z' },
  ],
  algeria: [
    { v: ['#0a6233', '#fff'] },
    { disc: '#d21034', x: 12, y: 8, r: 3.8 },
    { disc: '#fff', x: 13.2, y: 8, r: 3.1 },
    { fill: '#0a6233', d: 'M12 4.6a3.1 3.1 0 010 6.8z' },
    { star: '#d21034', x: 13.6, y: 8, r: 2 },
  ],
  argentina: [{ h: ['#74acdf', '#fff', '#74acdf'] }, { disc: '#f0b429', x: 12, y: 8, r: 1.9 }],
  australia: [
    { h: ['#0a2a7a'] },
    { stroke: '#fff', d: 'M0 0l11 8M11 0L0 8', width: 1.6 },
    { stroke: '#fff', d: 'M5.5 0v8M0 4h11', width: 2.6 },
    { stroke: '#c8102e', d: 'M5.5 0v8M0 4h11', width: 1.4 },
    { star: '#fff', x: 5.5, y: 12, r: 2.2 },
    { star: '#fff', x: 18, y: 3.4, r: 1.3 },
    { star: '#fff', x: 18, y: 12.6, r: 1.3 },
    { star: '#fff', x: 15.2, y: 7.4, r: 1.3 },
    { star: '#fff', x: 20.8, y: 6.6, r: 1.3 },
  ],
  austria: [{ h: ['#c8202f', '#fff', '#c8202f'] }],
  belgium: [{ v: ['#111', '#fdda25', '#ef3340'] }],
  bolivia: [{ h: ['#d52b1e', '#f9e300', '#0a7934'] }, { disc: '#7a4a1c', x: 12, y: 8, r: 1.7 }],
  bosnia_and_herzegovina: [
    { h: ['#0a2395'] },
    { fill: '#fecb00', d: 'M8 0h13v16z' },
    { star: '#fff', x: 8, y: 2.6, r: 1.2 },
    { star: '#fff', x: 10.6, y: 5.8, r: 1.2 },
    { star: '#fff', x: 13.2, y: 9, r: 1.2 },
    { star: '#fff', x: 15.8, y: 12.2, r: 1.2 },
  ],
  brazil: [
    { h: ['#0a9739'] },
    { fill: '#fedd00', d: 'M12 2l9.5 6-9.5 6-9.5-6z' },
    { disc: '#0a2a7a', x: 12, y: 8, r: 3.2 },
  ],
  cameroon: [{ v: ['#0a7a5e', '#ce1126', '#fcd116'] }, { star: '#fcd116', x: 12, y: 8, r: 3 }],
  chile: [{ h: ['#fff', '#d52b1e'] }, { fill: '#0a39a6', d: 'M0 0h8v8H0z' }, { star: '#fff', x: 4, y: 4, r: 2.4 }],
  china: [
    { h: ['#de2910'] },
    { star: '#ffde00', x: 5, y: 5, r: 3 },
    { star: '#ffde00', x: 10, y: 3, r: 1.2 },
    { star: '#ffde00', x: 11.4, y: 6.2, r: 1.2 },
  ],
  colombia: [{ h: ['#fcd116', 2, '#0a3893', '#ce1126'] }],
  costa_rica: [{ h: ['#0a2b7f', '#fff', '#ce1126', 2, '#fff', '#0a2b7f'] }],
  croatia: [
    { h: ['#d7141a', '#fff', '#171796'] },
    { fill: '#fff', d: 'M9.5 3.5h5v6.5h-5z' },
    { fill: '#d7141a', d: 'M9.5 3.5H12v2.2H9.5zM12 5.7h2.5v2.1H12zM9.5 7.8H12V10H9.5z' },
  ],
  czech_republic: [{ h: ['#fff', '#d7141a'] }, { fill: '#11457e', d: 'M0 0l12 8L0 16z' }],
  denmark: cross('#c8102e', '#fff', 8.5),
  ecuador: [{ h: ['#ffd100', 2, '#0072ce', '#ef3340'] }, { disc: '#5b3b20', x: 12, y: 7.5, r: 2.2 }],
  england: cross('#fff', '#ce1124', 12),
  france: [{ v: ['#21468b', '#fff', '#c8202f'] }],
  germany: [{ h: ['#111', '#d00', '#ffce00'] }],
  ghana: [{ h: ['#ce1126', '#fcd116', '#0a6b3f'] }, { star: '#111', x: 12, y: 8, r: 2.8 }],
  greece: [
    { h: ['#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf'] },
    { fill: '#0d5eaf', d: 'M0 0h9v8.9H0z' },
    { stroke: '#fff', d: 'M4.5 0v8.9M0 4.45h9', width: 1.8 },
  ],
  honduras: [
    { h: ['#18a0d8', '#fff', '#18a0d8'] },
    { star: '#18a0d8', x: 12, y: 8, r: 1.1 },
    { star: '#18a0d8', x: 8.5, y: 6.8, r: 1.1 },
    { star: '#18a0d8', x: 8.5, y: 9.3, r: 1.1 },
    { star: '#18a0d8', x: 15.5, y: 6.8, r: 1.1 },
    { star: '#18a0d8', x: 15.5, y: 9.3, r: 1.1 },
  ],
  hungary: [{ h: ['#cd2a3e', '#fff', '#436f4d'] }],
  iceland: [...cross('#02529c', '#fff', 8.5), { stroke: '#dc1e35', d: 'M8.5 0v16M0 8h24', width: 1.6 }],
  iran: [
    { h: ['#239f40', '#fff', '#da0000'] },
    { stroke: '#da0000', d: 'M12 6.2v3.6M10.4 6.7c-.8 1.6-.2 2.8 1.6 3.1 1.8-.3 2.4-1.5 1.6-3.1', width: 0.8 },
  ],
  ireland: [{ v: ['#169b62', '#fff', '#ff883e'] }],
  italy: [{ v: ['#0a8a4a', '#fff', '#cd2a3e'] }],
  ivory_coast: [{ v: ['#f77f00', '#fff', '#0a9a5b'] }],
  jamaica: [
    { fill: '#0a7a3c', d: 'M0 0h24v16H0z' },
    { fill: '#111', d: 'M0 0l12 8L0 16zM24 0L12 8l12 8z' },
    { stroke: '#fed100', d: 'M0 0l24 16M24 0L0 16', width: 2.6 },
  ],
  japan: [{ h: ['#fff'] }, { disc: '#bc002d', x: 12, y: 8, r: 4.6 }],
  mexico: [{ v: ['#0a6847', '#fff', '#ce1126'] }, { disc: '#8a6a2a', x: 12, y: 8, r: 2.1 }],
  netherlands: [{ h: ['#ae1c28', '#fff', '#21468b'] }],
  nigeria: [{ v: ['#0a8751', '#fff', '#0a8751'] }],
  northern_ireland: [...cross('#fff', '#ce1124', 12), { star: '#fff', x: 12, y: 8, r: 2.6 }],
  paraguay: [
    { h: ['#d52b1e', '#fff', '#1c3f94'] },
    { disc: '#0a7a3c', x: 12, y: 8, r: 1.8 },
    { disc: '#fff', x: 12, y: 8, r: 1 },
  ],
  peru: [{ v: ['#d91023', '#fff', '#d91023'] }],
  poland: [{ h: ['#fff', '#d4213d'] }],
  portugal: [
    { v: ['#046a38', 2, '#da291c', 3] },
    { disc: '#ffe900', x: 9.6, y: 8, r: 3 },
    { fill: '#da291c', d: 'M8.2 6.3h2.8v2.2c0 1-.6 1.6-1.4 1.9-.8-.3-1.4-.9-1.4-1.9z' },
  ],
  romania: [{ v: ['#0a2b7f', '#fcd116', '#ce1126'] }],
  russia: [{ h: ['#fff', '#1c3f94', '#d52b1e'] }],
  saudi_arabia: [
    { h: ['#0a6c35'] },
    { stroke: '#fff', d: 'M6 5.5h12M7 7.8h10', width: 1.3 },
    { stroke: '#fff', d: 'M7 11.4h10M15.5 10.4v2', width: 1 },
  ],
  senegal: [{ v: ['#0a8543', '#fdef42', '#e31b23'] }, { star: '#0a8543', x: 12, y: 8, r: 3 }],
  slovakia: [
    { h: ['#fff', '#0b4ea2', '#ee1c25'] },
    { fill: '#fff', d: 'M4 3.5h7v6c0 2-1.6 3.2-3.5 4C5.6 12.700 4 11.500 4 9.500z' },
    {
      fill: '#ee1c25',
      d: 'M4.600 4.100h5.800v5.400c0 1.600-1.300 2.600-2.900 3.300-1.600-.7-2.900-1.700-2.900-3.300z',
    },
    { stroke: '#fff', d: 'M7.500 5v6M6 6.500h3M5.700 8.500h3.600', width: 0.9 },
  ],
  slovenia: [
    { h: ['#fff', '#1c4ea1', '#d7141a'] },
    { fill: '#1c4ea1', d: 'M4 3h4v5l-2 2-2-2z' },
    { fill: '#fff', d: 'M4.3 7.9L6 5.2l1.7 2.7L6 9.4z' },
  ],
  south_africa: [
    { h: ['#de3831', '#0a2395'] },
    { stroke: '#fff', d: 'M0-1l11 9L0 17M11 8h13', width: 6 },
    { stroke: '#0a7a4d', d: 'M0-1l11 9L0 17M11 8h13', width: 3.8 },
    { fill: '#fcb514', d: 'M0 2.6L6.6 8 0 13.4z' },
    { fill: '#111', d: 'M0 4.2L4.6 8 0 11.8z' },
  ],
  south_korea: [
    { h: ['#fff'] },
    { fill: '#cd2e3a', d: 'M8 8a4 4 0 018 0 2 2 0 01-4 0 2 2 0 00-4 0z' },
    { fill: '#0f4aa1', d: 'M8 8a2 2 0 014 0 2 2 0 004 0 4 4 0 01-8 0z' },
    { stroke: '#111', d: 'M3.5 4.5l2.5-2M18 13.5l2.5-2M3.5 11.5l2.5 2M18 2.5l2.5 2', width: 1.4 },
  ],
  spain: [
    { h: ['#c60b1e', '#ffc400', 2, '#c60b1e'] },
    { fill: '#c60b1e', d: 'M6 6.4h3v2.4c0 .8-.6 1.3-1.5 1.6C6.6 10.1 6 9.6 6 8.8z' },
  ],
  sweden: cross('#0a5aa5', '#fecc02', 8.5),
  switzerland: [{ h: ['#d52b1e'] }, { stroke: '#fff', d: 'M12 3.5v9M7.5 8h9', width: 3 }],
  tunisia: [
    { h: ['#e70013'] },
    { disc: '#fff', x: 12, y: 8, r: 4.6 },
    { disc: '#e70013', x: 12, y: 8, r: 3 },
    { disc: '#fff', x: 12.9, y: 8, r: 2.4 },
    { star: '#e70013', x: 13.3, y: 8, r: 1.7 },
  ],
  turkey: [
    { h: ['#e30a17'] },
    { disc: '#fff', x: 9, y: 8, r: 4 },
    { disc: '#e30a17', x: 10, y: 8, r: 3.2 },
    { star: '#fff', x: 14.5, y: 8, r: 2 },
  ],
  ukraine: [{ h: ['#0a57b7', '#ffd700'] }],
  united_states: UNITED_STATES,
  uruguay: [
    { h: ['#fff', '#0a38a8', '#fff', '#0a38a8', '#fff', '#0a38a8', '#fff'] },
    { fill: '#fff', d: 'M0 0h9v9.14H0z' },
    { disc: '#e8b21a', x: 4.5, y: 4.6, r: 2.6 },
  ],
  usa: UNITED_STATES,
  wales: [{ h: ['#fff', '#0a8a3a'] }, { fill: '#d30731', d: 'M4 11l2-4 3 1 2-4 2 3 4-2 3 4-3 0-1 3-3-1-3 2-2-2z' }],
  yugoslavia: [{ h: ['#1c3f94', '#fff', '#d52b1e'] }],
};

export interface Band {
  fill: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Stripes as rectangles. */
export function bandsOf(list: readonly (string | number)[], isUpright: boolean): Band[] {
  const found: { fill: string; share: number }[] = [];
  for (const one of list) {
    if (typeof one === 'string') found.push({ fill: one, share: 1 });
    else found.at(-1)!.share = one;
  }
  const whole = found.reduce((sum, band) => sum + band.share, 0);
  let from = 0;
  return found.map(({ fill, share }) => {
    const [start, size] = [from / whole, share / whole];
    from += share;
    return isUpright
      ? { fill, x: 24 * start, y: 0, width: 24 * size, height: 16 }
      : { fill, x: 0, y: 16 * start, width: 24, height: 16 * size };
  });
}

/** A star with five points. */
export function starPath(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, k) => {
    const [radius, angle] = [k % 2 ? r * 0.4 : r, (k * Math.PI) / 5];
    return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}
