import type { Game, Seat } from '../../engine/game.ts';
import { atMainEnd, outcomeOf, pliesOf, positionAt } from '../../engine/match/match.ts';
import { gamesOf } from '../../engine/match/series.ts';
import type { Table } from '../../engine/match/table.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { differencesOf, type MatchSummary } from './summary.ts';

/** How often persons did something in the kept matches, and how those games ended for them. */
export interface PlayedCount {
  /** Games in which it was done, those among them that are not over. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What a person did in a game, once, however often he did the same in it. */
export interface PlayedPly {
  /** The rules' key of the position before it, and of the one after: positions alike have the same. */
  readonly before: string;
  readonly after: string;
  readonly result: 'won' | 'drawn' | 'lost' | 'unfinished';
}

/** What was done in a position, by the key of what it led to, and all of it together. */
export interface PlayedHere {
  readonly all: PlayedCount;
  readonly byAfter: ReadonlyMap<string, PlayedCount>;
}

/**
 * Tells whether a match counts: it is of that game under those very settings, a person plays in it, and it was
 * played here.
 */
export function countedUnder(game: Game, settings: Settings): (summary: MatchSummary) => boolean {
  const differences = differencesOf(game, settings);
  const wanted = Object.keys(differences).length;
  return ({ game: played, differences: other, standpoint, imported }) => {
    if (played !== game.id || imported || standpoint === 'watched') return false;
    const names = Object.keys(other);
    return names.length === wanted && names.every((name) => other[name] === differences[name]);
  };
}

/** What persons did in the main lines of a match, each game of a series by itself. */
export function pliesOfPersons(table: Table): PlayedPly[] {
  return gamesOf(table).flatMap(({ match }) => pliesOfGame(atMainEnd(match), table.players));
}

function pliesOfGame(match: Table['match'], players: Table['players']): PlayedPly[] {
  const { rules } = match;
  const plies = new Map<string, PlayedPly>();
  pliesOf(match).forEach(({ seat, after: led }, index) => {
    if (seat === null || players[seat]?.kind !== 'person') return;
    const before = rules.key(positionAt(match, index));
    const after = rules.key(led);
    const result = resultFor(match, seat);
    // Two persons at one table may do the same, with another result.
    plies.set(JSON.stringify([seat, before, after]), { before, after, result });
  });
  return [...plies.values()];
}

function resultFor(match: Table['match'], seat: Seat): PlayedPly['result'] {
  const outcome = outcomeOf(match);
  if (outcome === undefined) return 'unfinished';
  if (outcome.kind === 'draw') return 'drawn';
  return outcome.winner === seat ? 'won' : 'lost';
}

/** Counts what was done in a position. */
export function countPlayed(matches: Iterable<readonly PlayedPly[]>, position: string): PlayedHere {
  const byAfter = new Map<string, PlayedCount>();
  let all: PlayedCount = nothingPlayed;
  for (const plies of matches) {
    for (const { before, after, result } of plies) {
      if (before !== position) continue;
      byAfter.set(after, withOne(byAfter.get(after) ?? nothingPlayed, result));
      all = withOne(all, result);
    }
  }
  return { all, byAfter };
}

/** What nobody has done yet. */
export const nothingPlayed: PlayedCount = { played: 0, won: 0, drawn: 0, lost: 0 };

function withOne(count: PlayedCount, result: PlayedPly['result']): PlayedCount {
  const played = count.played + 1;
  return result === 'unfinished'
    ? { ...count, played }
    : { ...count, played, [result]: count[result] + 1 };
}
