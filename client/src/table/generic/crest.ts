/** A crest for a card nobody has drawn: colours and shapes from its id, always the same. */
export interface Crest {
  ground: string;
  inks: [string, string];
  paths: string[];
}

const INKS = [
  'var(--home)',
  'var(--away)',
  'var(--k-green)',
  'var(--k-purple)',
  'var(--k-orange)',
  'var(--k-midfield)',
];

export function crestOf(id: string): Crest {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  const ink = INKS[hash % INKS.length] ?? 'var(--home)';
  const paths = Array.from({ length: 6 }, (_, k) => {
    const x = k * 16;
    const isUp = (hash >>> k) & 1;
    return isUp ? `M${x} 30l8-30 8 30z` : `M${x} 0h16l-8 30z`;
  });
  return { ground: ink, inks: ['rgb(245 239 224 / .28)', 'rgb(0 0 0 / .18)'], paths };
}
