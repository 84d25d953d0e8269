import { breakable as broken, seams } from '../../kit/breakable';

/** Pieces of the names of tactic cards, in all languages. */
const SEAMS = seams(
  ...['Über', 'raschungs', 'Mittelfeld', 'Schlag', 'Gemäch', 'Kurzpass', 'Ball', 'Blitz', 'Brech', 'Sturm', 'Spiel'],
  ...['Schluss', 'Allein', 'Vertei', 'Doppel'],
  ...['Construc', 'Circula', 'tran', 'dégage', 'indivi', 'profon'],
);

/** The name of a card, to be broken where a reader would. */
export const breakable = (name: string): string => broken(name, SEAMS);
