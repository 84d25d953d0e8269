/** Squads and tactic cards a coach has kept on this device, under names of his own. */
import { keep, recall } from '../../../memory';

export interface SavedTeam {
  name: string;
  club: string;
  /** What he says to run out with them. */
  plan: string[];
}

const MOST = 40;

export function savedTeams(): SavedTeam[] {
  try {
    const found: unknown = JSON.parse(recall('finale.teams') ?? '[]');
    return Array.isArray(found) ? found.filter(isTeam) : [];
  } catch {
    return [];
  }
}

function isTeam(one: unknown): one is SavedTeam {
  const { name, club, plan } = (one ?? {}) as Partial<SavedTeam>;
  return (
    typeof name === 'string' &&
    typeof club === 'string' &&
    Array.isArray(plan) &&
    plan.every((said) => typeof said === 'string')
  );
}

/** Keep a team; one of the same name and club is replaced. */
export function saveTeam(team: SavedTeam): SavedTeam[] {
  return write([team, ...without(team)].slice(0, MOST));
}

export function forgetTeam(team: SavedTeam): SavedTeam[] {
  return write(without(team));
}

function without(team: SavedTeam): SavedTeam[] {
  return savedTeams().filter((one) => one.name !== team.name || one.club !== team.club);
}

function write(teams: SavedTeam[]): SavedTeam[] {
  keep('finale.teams', JSON.stringify(teams));
  return teams;
}
