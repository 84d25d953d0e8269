/** The glyph of every family: colour and shape together, 24 × 24. */
import type { Family } from '../box';

export const GLYPHS: Record<Family, string> = {
  injury: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  send_off: 'M7.5 3h9A1.5 1.5 0 0118 4.5v15a1.5 1.5 0 01-1.5 1.5h-9A1.5 1.5 0 016 19.5v-15A1.5 1.5 0 017.5 3z',
  fans: 'M3 6h18v5H3zM5 11v9h4v-9zM15 11v6h4v-6z',
  play: 'M12 3a9 9 0 110 18 9 9 0 010-18z',
  form: 'M12 3l9 10h-5v8H8v-8H3z',
  joker: 'M8 3L2 7l2.5 5L7 11v10h10V11l2.5 1L22 7l-6-4c-1 2-7 2-8 0z',
};
