import type { PlayedCount } from '../../engine/explorer/results.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { atMainEnd, outcomeOf, pliesOf } from '../../engine/match/match.ts';
import { gamesOf } from '../../engine/match/series.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { differencesOf, type MatchSummary } from './summary.ts';

/** A ply of a person in a game, counted once for each game. */
export interface PlayedPly {
  readonly seat: Seat;
  /** The rules' keys of the positions before and after it. */
  readonly before: string;
  readonly after: string;
  readonly result: 'won' | 'drawn' | 'lost' | 'unfinished';
}

/** The plies played in a position, by the key of the position after, and all together. */
export interface PlayedHere {
  readonly all: PlayedCount;
  readonly byAfter: ReadonlyMap<string, PlayedCount>;
}

/**
 * Makes a filter of the matches that count: of a game under exactly these settings, with a person, and not imported.
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

/** The plies of persons in the main lines of a match, for each game of a series. */
export function pliesOfPersons(table: SeatedMatch): PlayedPly[] {
  const steps = pliesOfPersonsInSteps(table);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** How many plies are visited in a step. */
const inStep = 2000;

/** The same in steps of a few milliseconds, so that other work can be done in between. */
export function* pliesOfPersonsInSteps(
  table: SeatedMatch,
): Generator<undefined, PlayedPly[], void> {
  const { players } = table;
  const found: PlayedPly[] = [];
  let visited = 0;
  for (const game of gamesOf(table)) {
    const match = atMainEnd(game.match);
    const { rules } = match;
    const results = players.map(({ kind }, seat) =>
      kind === 'person' ? resultFor(match, seat) : undefined,
    );
    // Two persons in one game may play the same ply, with different results.
    const counted = new Set<string>();
    let before = rules.key(match.start);
    for (const { seat, after: led } of pliesOf(match)) {
      if (++visited % inStep === 0) yield;
      const after = rules.key(led);
      const result = results[seat ?? -1];
      const ply = `${String(seat)}\n${before}\n${after}`;
      if (seat !== null && result !== undefined && !counted.has(ply)) {
        found.push({ seat, before, after, result });
      }
      counted.add(ply);
      before = after;
    }
  }
  return found;
}

function resultFor(match: SeatedMatch['match'], seat: Seat): PlayedPly['result'] {
  const outcome = outcomeOf(match);
  if (outcome === undefined) return 'unfinished';
  if (outcome.kind === 'draw') return 'drawn';
  return outcome.winner === seat ? 'won' : 'lost';
}

/** Counts the plies played in a position. */
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

/** The count of a ply that was never played. */
export const nothingPlayed: PlayedCount = { played: 0, won: 0, drawn: 0, lost: 0 };

function withOne(count: PlayedCount, result: PlayedPly['result']): PlayedCount {
  const played = count.played + 1;
  return result === 'unfinished'
    ? { ...count, played }
    : { ...count, played, [result]: count[result] + 1 };
}
