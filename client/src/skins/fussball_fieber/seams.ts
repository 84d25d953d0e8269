import { breakable as broken, seams } from '../../kit/breakable';

/** Pieces of the names of play cards and teams, in all languages. */
const SEAMS = seams(
  ...['Standard', 'Mann', 'schafts', 'Traum', 'kombi', 'Trainings', 'Doppel', 'Kabinen', 'Joker-Ein', 'wechs'],
  ...['Choreo', 'Glanz', 'Elfenbein', 'Griechen', 'Nieder', 'Deutsch', 'Nether', 'Switzer', 'Herze', 'Herzé', 'Argen'],
  ...['Combi', 'Substi', 'prépa', 'rempla', 'Acquitte'],
);

/** The name of a card or a team, to be broken where a reader would. */
export const breakable = (name: string): string => broken(name, SEAMS);
