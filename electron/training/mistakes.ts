import { chanceOf } from '../../engine/analysis/value.ts';
import type { Rules } from '../../engine/game.ts';
import { games } from '../../engine/games.ts';
import { positionAt } from '../../engine/match/match.ts';
import type { Mistake } from '../../engine/learner/line.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { placeKey, placeUnder } from '../../engine/puzzles/puzzle-place.ts';
import { isError, markOf } from '../../engine/review/mark.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';

/** A ply of a person, with the values of the best and of this one to that person. */
export interface PlayedPly extends Pick<
  Mistake,
  'played' | 'best' | 'worth' | 'opponent' | 'from'
> {
  /** The game's id. */
  readonly game: string;
  readonly settings: Settings;
  readonly rules: Rules<unknown, unknown>;
  readonly position: unknown;
}

/** A ply as a mistake to be practised. */
function mistakeOf({ game, settings, rules, position, ...ply }: PlayedPly): Mistake {
  return {
    ...ply,
    id: placeKey(placeUnder(game, settings, rules.key(position))),
    ...placeUnder(game, settings, rules.formatPosition(position)),
    first: rules.mover(position),
  };
}

/** A ply tried in an exercise as a mistake, unless it lost too little for one or more than two play. */
export function mistakeTried(ply: PlayedPly): Mistake[] {
  const [best, worst] = [ply.best, ply.worth].map((score) => chanceOf(score, true));
  const { rules } = ply;
  if (best === undefined || worst === undefined || rules.seats !== 2) return [];
  const isMistake = isError(markOf({ best, worst }, worst, rules.chance !== undefined));
  return isMistake ? [mistakeOf(ply)] : [];
}

/**
 * The mistakes that people made in a match, according to its review: certain losses of half a point or
 * more or, in games with chance, of 5 percentage points or more. Mistakes only because of repetition
 * don't count.
 *
 * @param from - the number of moves to skip at the beginning.
 * @param seats - the seats whose mistakes are wanted; all by default.
 */
export function mistakesIn(
  { game: id, match, players }: SeatedMatch,
  { review }: ReviewAnswer,
  from = 0,
  seats: readonly number[] = players.map((_, seat) => seat),
): Mistake[] {
  const { rules } = match;
  const [opponent] = players.flatMap((player) =>
    player.kind === 'computer' ? player.difficulty : [],
  );
  return review.turningPoints.flatMap((index): Mistake[] => {
    const judged = review.plies[index];
    if (judged?.verdict?.lasting !== true || judged.before === null || judged.after === null)
      return [];
    const { seat, at, moves, before, after } = judged;
    if (at < from || !seats.includes(seat) || players[seat]?.kind !== 'person') return [];
    const ply = {
      game: id,
      settings: match.settings,
      rules,
      position: positionAt(match, at),
    };
    const values = { played: [...moves], best: before.score, worth: after.score };
    return [mistakeOf({ ...ply, ...values, ...(opponent !== undefined && { opponent }) })];
  });
}

/** Whether this program knows the game and can set up the position. */
export function canBeAsked({ game, settings, position, first, played }: Mistake): boolean {
  const known = games.find(({ id }) => id === game);
  if (known === undefined) return false;
  const read = parseSettings(known, settings);
  if (read.problems.length > 0) return false;
  const rules = known.rules(read.settings);
  if (first >= rules.seats) return false;
  const parsed = rules.parsePosition(position, first);
  if (!parsed.ok || rules.turn(parsed.value).kind !== 'player') return false;
  return played.length > 0 && rules.parseMove(parsed.value, played[0] ?? '').ok;
}
