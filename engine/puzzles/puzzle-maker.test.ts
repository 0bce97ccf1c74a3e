import { describe, expect, test } from 'vitest';
import { playerAt } from '../../words/message.ts';
import { numberOfDay } from './day.ts';
import { gameOf } from '../games.ts';
import { essentialAt } from '../decision/essential.ts';
import type { Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { judge, positionAfter } from '../exercise/exercise.ts';
import { exerciseOfPuzzle } from './exercise.ts';
import { ladder, placeOf } from './ladder.ts';
import { packsCalled, puzzlePacks } from './pack-list.ts';
import { puzzleMaker, type PuzzleOfPack } from './puzzle-maker.ts';
import { puzzleSchema, type Puzzle } from './puzzle.ts';
import { puzzleThemes } from '../capabilities/puzzle-pack.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { hasTheme, themesOf } from './theme.ts';
import { placeKey, placeOfPuzzle } from './puzzle-place.ts';
import { askedSeat, questionOf } from './wording.ts';

const maker = puzzleMaker();
const make = (asked: PuzzleOfPack): Puzzle => maker.make(asked);

function some(pack: string, count: number, seed = 1): Puzzle[] {
  return Array.from({ length: count }, (_, number) => make({ pack, seed, number }));
}

const places = (puzzles: readonly Puzzle[]) =>
  puzzles.map((puzzle) => placeKey(placeOfPuzzle(puzzle)));

/** A game under the settings of a puzzle. */
function solved(id: string, settings: Settings) {
  const rules = gameOf(id).rules(settings);
  return { rules, solution: () => solve(rules) };
}

test('the same seed and number give the same puzzle, whatever was made before', () => {
  const asked = { pack: 'chopsticks/suicide', seed: 9, number: 30 };
  expect(puzzleMaker().make(asked)).toEqual(make(asked));
});

test('a list repeats no puzzle before all were used', () => {
  const misere = some('chopsticks/misere', 40);
  expect(new Set(places(misere)).size).toBe(40);
  const again = Array.from({ length: 40 }, (_, number) =>
    make({ pack: 'chopsticks/misere', seed: 1, number: number + 40 }),
  );
  expect(new Set(places(again))).toEqual(new Set(places(misere)));
  expect(places(again)).not.toEqual(places(misere));
});

test('a list uses its rules in turn', () => {
  const fingers = some('chopsticks/fingers', 6).map(({ settings }) => settings['fingers']);
  expect(fingers).toEqual([6, 7, 8, 9, 10, 6]);
});

test('a kind that only some rules of a list have is found under these', () => {
  for (const number of [0, 1, 2]) {
    const { kind } = make({ pack: 'chopsticks/fingers', seed: 1, number, kinds: ['delay'] });
    expect(kind).toBe('delay');
  }
});

describe.each(puzzlePacks)('$name', (named) => {
  const { name, game, pack } = named;

  test('has puzzles with each of its themes', () => {
    for (const theme of puzzleThemes.filter((each) => hasTheme(named, each))) {
      const { steps, settings, kind } = make({ pack: name, seed: 2, number: 3, theme });
      const { rules, solution } = solved(game, settings);
      const parsed = rules.parsePosition(steps[0]?.position ?? '', askedSeat({ kind }));
      if (!parsed.ok) throw new Error('It has a position.');
      const decision = essentialAt(rules, puzzleValuer(rules, solution), parsed.value);
      if (decision === undefined) throw new Error('It is a decision.');
      expect(themesOf(rules, parsed.value, kind, decision)).toContain(theme);
    }
  }, 60_000);

  test('has puzzles of each of its kinds, complete and valid', () => {
    for (const kind of pack.kinds) {
      const puzzle = make({ pack: name, seed: 2, number: 3, kinds: [kind] });
      expect(puzzle).toMatchObject({ kind, pack: name });
      expect(puzzleSchema.parse(JSON.parse(JSON.stringify(puzzle)))).toEqual(puzzle);
    }
  }, 60_000);
});

test('every why is about the player whose move is asked for, whoever had it in the game', () => {
  const packs = ['chopsticks/usual', 'scholars-game/usual', 'summation-duel/usual'];
  const named = packs
    .flatMap((pack) => some(pack, 8, 5))
    .flatMap((puzzle) =>
      puzzle.steps
        .flatMap(({ ways }) => ways.map(({ why }) => why?.values?.['me']))
        .filter((me) => me !== undefined)
        .map((me) => ({ me, asked: playerAt(askedSeat(puzzle)) })),
    );
  expect(named.length).toBeGreaterThan(40);
  for (const { me, asked } of named) expect(me).toEqual(asked);
}, 60_000);

test('a threat is the opponent’s move, and a puzzle beside that of the player to move there', () => {
  const threat = make({ pack: 'chopsticks/usual', seed: 1, number: 1, kinds: ['threat'] });
  const place = placeOfPuzzle(threat);
  const exercise = exerciseOfPuzzle(threat, 0);
  expect(exercise.rules.turn(exercise.position)).toMatchObject({ kind: 'player', seat: 1 });
  expect(threat.steps).toHaveLength(1);
  const end = positionAfter(exercise.rules, exercise.position, exercise.solution().moves);
  expect(exercise.rules.turn(end)).toMatchObject({ outcome: { kind: 'win', winner: 1 } });
  expect(maker.make(place)).toEqual(threat);
  const { game, settings, position } = place;
  const own = maker.make({ game, settings, position });
  expect(own.kind).toBe('win');
  expect(placeKey(placeOfPuzzle(own))).not.toBe(placeKey(place));
  // Two moves would win there.
  expect(() => maker.make({ game, settings, position: '1404', asks: 'threat' })).toThrow(
    'is no puzzle',
  );
});

test.each([
  [5, 'puzzles.question.win'],
  [7, 'puzzles.question.keep'],
])('a win in %i moves is asked by %s: nobody counts farther than six', (moves, code) => {
  const rung = ladder.find((each) => each.kind === 'win' && each.moves === moves);
  const place = placeOf(rung ?? expect.fail('There is one.'));
  const puzzle = maker.make(place);
  const [step = expect.fail('It has a step.')] = puzzle.steps;
  expect(questionOf(puzzle, step).code).toBe(code);
});

test('a puzzle continues with the best replies from step to step', () => {
  const puzzle = make({ pack: 'chopsticks/suicide', seed: 1, number: 79 });
  expect(puzzle.steps.length).toBeGreaterThan(3);
  const first = exerciseOfPuzzle(puzzle, 0);
  expect(first.solution().moves.slice(0, 2)).toEqual(['B-D', '14-23']);
  expect(judge(first, ['B-D'])).toMatchObject({ kind: 'right', reply: ['14-23'] });
  expect(judge(first, ['A-C'])).toMatchObject({
    kind: 'wrong',
    message: { code: 'puzzles.fault.loses' },
    reply: ['A-D'],
  });
  expect(judge(first, [])).toEqual({ kind: 'incomplete' });
  expect(judge(first, ['Z-Z'])).toMatchObject({ kind: 'unknown' });
});

test('a solution can be played from each step, to the end of the game if there is one', () => {
  const puzzles = [...some('chopsticks/suicide', 12), ...some('summation-duel/usual', 4)];
  const ends = puzzles.flatMap((puzzle) =>
    puzzle.steps.map((_, index) => {
      const { rules, position, solution } = exerciseOfPuzzle(puzzle, index);
      const last = positionAfter(rules, position, solution().moves);
      return [puzzle.ending.length > 0, rules.turn(last).kind];
    }),
  );
  expect(ends).toContainEqual([true, 'over']);
  expect(ends).not.toContainEqual([true, 'player']);
});

test('puzzles that fewer of the erring computers find are rated higher', () => {
  const graded = some('chopsticks/fingers', 80).map(({ grade }) => grade);
  const order = graded.toSorted((one, other) => other.found - one.found);
  const ratings = order.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(new Set(ratings).size).toBeGreaterThan(30);
});

test('with chance, the best move gains at least two percentage points', () => {
  for (const { kind, steps } of some('digit-conquest/usual', 4)) {
    const [best, other] = steps[0]?.ways ?? [];
    expect([kind, steps.length]).toEqual(['odds', 1]);
    expect((best?.value ?? 0) - (other?.value ?? 1)).toBeGreaterThanOrEqual(0.02);
  }
}, 60_000);

test('days are counted across the ends of months and years', () => {
  const between = (one: string, other: string) => numberOfDay(other) - numberOfDay(one);
  expect(between('2026-02-28', '2026-03-01')).toBe(1);
  expect(between('2028-02-28', '2028-03-01')).toBe(2);
  expect(between('2026-12-31', '2027-01-01')).toBe(1);
  expect(between('1999-11-22', '2026-11-22')).toBe(
    (Date.UTC(2026, 10, 22) - Date.UTC(1999, 10, 22)) / 864e5,
  );
});

test('a game’s id means its packs, and unknown names are refused', () => {
  expect(packsCalled('digit-conquest').map(({ name }) => name)).toEqual([
    'digit-conquest/usual',
    'digit-conquest/exact',
  ]);
  expect(() => make({ pack: 'nothing', seed: 1, number: 0 })).toThrow('There is no pack');
  expect(() => make({ pack: 'digit-conquest', kinds: ['draw'], seed: 1, number: 0 })).toThrow(
    '"draw"',
  );
});
