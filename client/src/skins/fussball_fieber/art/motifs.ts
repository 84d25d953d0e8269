/** The picture of every card, 48 × 32, as strokes and fills: our own drawings. `fill` takes the family's colour. */
export interface Motif {
  line: string;
  fill?: string;
  /** Drawn in paper over the fill. */
  over?: string;
}

const BALL = 'a4.5 4.5 0 11-9 0 4.5 4.5 0 019 0z';

export const MOTIFS: Record<string, Motif> = {
  /* a leg with a plaster */
  injury: { line: 'M12 5l9 9 3 9 10 1v4H19l-4-12-8-7z', fill: 'M20 13h7v6h-7z', over: 'M23.5 14.4v3.2M21.9 16h3.2' },
  /* two of them carry a stretcher */
  double_injury: {
    line: 'M4 21h40M11 21v6M37 21v6M8 27h6M34 27h6',
    fill: 'M10 13h12v7H10zM26 13h12v7H26z',
    over: 'M16 14.5v4M14 16.5h4M32 14.5v4M30 16.5h4',
  },
  yellow_red: { line: 'M13 6h10v15H13zM25 11h10v15H25z', fill: 'M25 11h10v15H25z' },
  red: { line: 'M19 4h11v17H19zM22 21l-2 8M27 21l2 8', fill: 'M19 4h11v17H19z' },
  /* a megaphone */
  chant: {
    line: 'M8 13v6h6l14 7V6L14 13zM33 10c3 3 3 9 0 12M37 6c6 5 6 15 0 20M14 19l2 8h4l-2-6',
    fill: 'M8 13h6v6H8z',
  },
  /* pass, pass, shot */
  combination: {
    line: 'M8 25L17 9M20 9l9 13M32 20l9-12M37 7l4 .5-.5 4',
    fill: `M12.5 26${BALL}M22.9 8${BALL}M35 23${BALL}`,
  },
  /* a ball before a wall */
  free_kick: {
    line: 'M26 27V12M31 27V12M36 27V12M41 27V12M24 27h20M26 9.5v.1M31 9.5v.1M36 9.5v.1M41 9.5v.1M16 20c3-6 8-13 18-15',
    fill: `M16 24${BALL}`,
  },
  /* a ball in the own net */
  own_net: { line: 'M9 27V5h30v22M9 11h30M9 17h30M15 5v22M21 5v22M27 5v22M33 5v22M4 27h40', fill: `M28.5 21${BALL}` },
  /* heads together */
  spirit: {
    line: 'M8 27c0-8 4-12 8-12s8 4 8 12M24 27c0-8 4-12 8-12s8 4 8 12M16 17c4 3 12 3 16 0',
    fill: 'M20.5 9a4.5 4.5 0 11-9 0 4.5 4.5 0 019 0zM36.5 9a4.5 4.5 0 11-9 0 4.5 4.5 0 019 0z',
  },
  /* cones and a stop-watch */
  camp: { line: 'M6 27h14M28 27h14M31 6a7 7 0 110 14 7 7 0 010-14zM31 13l3-3M29 3h4M31 3v3', fill: 'M9 27l4-12 4 12z' },
  /* a doctor's bag */
  team_doctor: {
    line: 'M10 11h28v16H10zM19 11V6h10v5M10 18h28',
    fill: 'M18 14h12v9H18z',
    over: 'M24 15.5v6M21 18.5h6',
  },
  /* a raised hand with a paper */
  appeal: { line: 'M12 5h14v22H12zM15 10h8M15 14h8M15 18h5M32 27v-9l4-6 3 1-2 6v8', fill: 'M15 21h8v3h-8z' },
  /* scales */
  acquittal: {
    line: 'M24 4v21M16 27h16M10 8h28M10 8l-5 10h10zM38 8l-5 10h10z',
    fill: 'M5 18h10c0 3-2 5-5 5s-5-2-5-5zM33 18h10c0 3-2 5-5 5s-5-2-5-5z',
  },
  /* raised cards in the stand */
  fan_choreography: {
    line: 'M6 27h36M8 27v-4M16 27v-4M24 27v-4M32 27v-4M40 27v-4M5 15h6v8H5zM13 10h6v8h-6zM21 5h6v8h-6zM29 10h6v8h-6zM37 15h6v8h-6zM16 18v5M24 13v10M32 18v5',
    fill: 'M13 10h6v8h-6zM29 10h6v8h-6zM5 15h6v8H5zM37 15h6v8h-6z',
  },
  /* a glove at the ball */
  brilliant_save: {
    line: 'M10 27V15l3-7 3 1v6l2-10 3 .5.5 9.5 2-10 3 .5-.5 10 3-7 2.5 1-2.5 9-4 8.500z',
    fill: `M42 9${BALL}`,
  },
  /* two who will not look at each other */
  dressing_room_row: {
    line: 'M5 27c0-7 3-11 8-11s7 4 7 11M28 27c0-7 3-11 7-11s8 4 8 11M26 4l-5 9h5l-3 9',
    fill: 'M17 10a4.500 4.500 0 11-9 0 4.500 4.500 0 019 0zM40 10a4.500 4.500 0 11-9 0 4.500 4.500 0 019 0z',
  },
  /* the board of the fourth official */
  joker: {
    line: 'M9 5h30v18H9zM24 5v18M22 23v6M26 23v6M13 14h7M17 10l3.500 4-3.500 4M35 14h-7M31 10l-3.500 4 3.500 4',
  },
};
