import type { Game } from '../game.ts';
import { winnersMoves } from '../analysis/value.ts';
import { gameOf, games, type GameId } from '../games.ts';
import { mixedSeed, seededRandom } from '../random.ts';
import type { Settings } from '../settings/settings.ts';
import { gradeOf } from './grade.ts';
import { placeOf, type Rung } from './ladder.ts';
import { lineFrom } from './line.ts';
import { puzzleAt, puzzleMaker, type PuzzleMaker } from './puzzle-maker.ts';
import { askedAt, placeKey, type PuzzlePlace } from './puzzle-place.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { shuffled } from './shuffled.ts';
import { themesOf } from './theme.ts';
import { isSoonLost } from './unique.ts';
import { puzzlesOfChance } from './walk.ts';

/** The ratings that the ladder covers, and how many puzzles of a game it takes from each stretch of some points. */
const [lowest, highest] = [620, 2120];
const stretch = 20;
const ofEachStretch = 6;

/** And how many threats, which displace none of them. */
const threatsOfEachStretch = 4;

/** A game with chance has endlessly many puzzles: those of so many matches under each of its rules are graded. */
const matches = 200;

/** Finds the ladder's puzzles: of each game equally many at each rating, as far as there are, the easiest first. */
export function ladderRungs(wanted: readonly GameId[] = games.map(({ id }) => id)): Rung[] {
  return wanted
    .flatMap((id) => {
      const { ladderRules = [{}] }: Pick<Game, 'ladderRules'> = gameOf(id);
      const maker = puzzleMaker();
      const found = ladderRules.map((settings) => rungsUnder(maker, id, settings));
      const ofThreats = (threats: boolean) =>
        found.map((rungs) => rungs.filter(({ kind }) => (kind === 'threat') === threats));
      return [
        ...chosen(ofThreats(false), ofEachStretch),
        ...chosen(ofThreats(true), threatsOfEachStretch),
      ];
    })
    .sort(byRating);
}

/** Finds and grades all puzzles of a game under some rules; with chance, those of some matches. */
function rungsUnder(maker: PuzzleMaker, game: GameId, settings: Settings): Rung[] {
  const { rules, all } = maker.under(game, settings);
  const found =
    rules.chance === undefined
      ? all()
      : Array.from({ length: matches }, (_, number) =>
          puzzlesOfChance(rules, seededRandom(mixedSeed(number))),
        ).flat();
  const places = found.map(({ position, kind }): PuzzlePlace => {
    return { game, settings, position: rules.formatPosition(position), ...askedAt(kind) };
  });
  const different = new Map(places.map((place) => [placeKey(place), place]));
  return [...different.values()].map((place) => rungAt(maker, place));
}

/**
 * Grades the puzzle in a position.
 *
 * @internal Exported for its tests.
 * @throws RangeError if there is none.
 */
export function rungAt(maker: PuzzleMaker, place: PuzzlePlace): Rung {
  const { game, settings, position } = place;
  const on = maker.under(game, settings);
  const { rules, solution } = on;
  const puzzle = puzzleAt(on, place);
  const { kind, position: from } = puzzle;
  const line = lineFrom(rules, puzzleValuer(rules, solution), puzzle);
  const [first] = line;
  if (first === undefined) throw new RangeError('A puzzle has a first step.');
  const { ways, best } = first.decision;
  const moves = kind === 'win' || kind === 'threat' ? winnersMoves(best) : null;
  return {
    game,
    settings,
    position,
    kind,
    themes: themesOf(rules, from, kind, first.decision),
    rating: gradeOf(rules, line).rating,
    choices: ways.filter(({ value }) => !isSoonLost(value)).length,
    ...(moves !== null && { moves }),
  };
}

/**
 * Takes some puzzles of each stretch of ratings, those of the first rules first, and of the others in turn.
 *
 * @param rungs - of each of the rules.
 * @param most - how many of each stretch.
 */
function chosen([standard = [], ...family]: readonly (readonly Rung[])[], most: number): Rung[] {
  const longest = Math.max(0, ...family.map(({ length }) => length));
  const random = seededRandom(longest);
  const others = family.map((rungs) => shuffled(rungs, random));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    others.flatMap((rungs) => rungs[at] ?? []),
  );
  const taken = new Map<number, number>();
  return [...shuffled(standard, random), ...inTurn.flat()].filter(({ rating }) => {
    const at = Math.floor(rating / stretch);
    const before = taken.get(at) ?? 0;
    if (rating < lowest || rating >= highest || before >= most) return false;
    taken.set(at, before + 1);
    return true;
  });
}

function byRating(one: Rung, other: Rung): number {
  const name = (rung: Rung): string => placeKey(placeOf(rung));
  return one.rating - other.rating || (name(one) < name(other) ? -1 : 1);
}
