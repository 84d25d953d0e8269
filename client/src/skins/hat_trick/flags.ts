/** Under which name each team's flag is kept, by the code of its nation. */
const NATIONS: Record<string, string> = {
  alb: 'albania',
  alg: 'algeria',
  arg: 'argentina',
  aus: 'australia',
  aut: 'austria',
  bel: 'belgium',
  bih: 'bosnia_and_herzegovina',
  bra: 'brazil',
  chi: 'chile',
  civ: 'ivory_coast',
  cmr: 'cameroon',
  col: 'colombia',
  crc: 'costa_rica',
  cro: 'croatia',
  cze: 'czech_republic',
  den: 'denmark',
  ecu: 'ecuador',
  eng: 'england',
  esp: 'spain',
  fra: 'france',
  ger: 'germany',
  gha: 'ghana',
  gre: 'greece',
  hon: 'honduras',
  hun: 'hungary',
  irl: 'ireland',
  irn: 'iran',
  isl: 'iceland',
  ita: 'italy',
  jam: 'jamaica',
  jpn: 'japan',
  kor: 'south_korea',
  mex: 'mexico',
  ned: 'netherlands',
  nga: 'nigeria',
  nir: 'northern_ireland',
  par: 'paraguay',
  pol: 'poland',
  por: 'portugal',
  rou: 'romania',
  rus: 'russia',
  sui: 'switzerland',
  svk: 'slovakia',
  swe: 'sweden',
  tur: 'turkey',
  ukr: 'ukraine',
  uru: 'uruguay',
  usa: 'usa',
  wal: 'wales',
};

/** Which shirt each side wears: the first side of the box is blue, the second red. */
export const SHIRTS = [1, 0] as const;

/** The flag of a team ("bra", "team_bra"), or null for a side that is called by its colour. */
export function flagOf(team: string): string | null {
  return NATIONS[team.replace(/^team_/, '')] ?? null;
}

/** Three letters for narrow places, or null. */
export function codeOf(team: string): string | null {
  return flagOf(team) ? team.replace(/^team_/, '').toUpperCase() : null;
}
