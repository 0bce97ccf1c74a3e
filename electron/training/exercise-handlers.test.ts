import { expect, test } from 'vitest';
import { inEnglish, spoken } from '../../words/testing.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import type { ExerciseRef } from '../api/exercises.ts';
import { Refusal } from '../ipc/refusal.ts';
import { fakeAnalyst } from '../match/testing.ts';
import { exerciseHandlers } from './exercise-handlers.ts';

const puzzle = puzzleMaker().make({ pack: 'chopsticks/suicide', seed: 1, number: 3 });
const analyst = fakeAnalyst();
const handlers = exerciseHandlers(analyst, (_, step) =>
  Promise.resolve(exerciseOfPuzzle(puzzle, step)),
);
const tell = () => undefined;

async function answered<Answer>(asked: Answer | Promise<Answer>, error?: Error): Promise<Answer> {
  await Promise.resolve();
  for (const wanted of ['judgement', 'solution'] as const) {
    if (analyst.waiting(wanted).length > 0) await analyst.answer(wanted, error);
  }
  return asked;
}
const playersAt = (exercise: ExerciseRef) => (exercise.of === 'position' ? exercise.players : []);
const judged = async (exercise: ExerciseRef, ...moves: string[]) =>
  spoken(await answered(handlers.judge({ exercise, moves }, tell)), playersAt(exercise));
const solved = async (exercise: ExerciseRef) =>
  spoken(await answered(handlers.solution({ exercise }, tell)), playersAt(exercise));

const step: ExerciseRef = {
  of: 'lesson',
  game: 'summation-duel',
  lesson: 'first-steps',
  step: 'gone',
};
const asked: ExerciseRef = { of: 'puzzle', id: '', step: 0 };
const mistake: ExerciseRef = {
  of: 'position',
  game: 'chopsticks',
  settings: {},
  position: '0312',
  first: 0,
  players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
};

test('a step of a lesson, a step of a puzzle and a position are judged alike, in sentences', async () => {
  expect(await judged(step, '+4')).toMatchObject({ kind: 'right', reply: ['+1'] });
  expect(await judged(step, '+3')).toMatchObject({
    kind: 'wrong',
    said: expect.stringMatching(/^That makes 45/) as unknown,
    reply: [],
  });
  expect(await judged(asked, 'B-D')).toMatchObject({ kind: 'right', said: null, reply: ['14-23'] });
  expect(await judged(asked, 'A-C')).toMatchObject({
    kind: 'wrong',
    said: 'That loses.',
    reply: ['A-D'],
  });
  expect(await judged(mistake, 'B-D')).toMatchObject({
    kind: 'right',
    said: 'That keeps the win.',
    reply: [],
  });
  expect(await judged(mistake, 'B-C')).toMatchObject({
    kind: 'wrong',
    said: 'That threw away the win, so Computer can win at once.',
    why: 'After that Computer can win at once: Left hand strikes right hand: 3 is out.',
  });
});

test('the solution is given, with all remaining moves of a puzzle', async () => {
  expect(await solved(step)).toEqual({ moves: ['+4'], said: null, why: null });
  const { moves, said } = await solved(asked);
  expect(moves.slice(0, 2)).toEqual(['B-D', '14-23']);
  expect(said, 'it is played, not written').toBeNull();
  expect(await solved(mistake)).toMatchObject({
    moves: ['B-D'],
    said: 'The answer: Right hand strikes right hand: 2 is out.',
    why: expect.stringMatching(/^That leaves Computer only one move/) as unknown,
  });
});

test('a ply of two decisions is judged after the second', async () => {
  const pick: ExerciseRef = {
    of: 'position',
    game: 'digit-conquest',
    settings: { draw: 'choice' },
    first: 0,
    position: '41:49 100000003 -',
    players: [{ kind: 'person' }, { kind: 'person' }],
  };
  expect(await judged(pick, '?9')).toEqual({ kind: 'incomplete' });
  expect(await judged(pick, '?9', '+9')).toMatchObject({ kind: 'right' });
});

test('uncertain moves aren’t judged', async () => {
  const three: ExerciseRef = {
    of: 'position',
    game: 'chopsticks',
    settings: { players: 3 },
    first: 0,
    position: '111111',
    players: Array.from({ length: 3 }, () => ({ kind: 'person' as const })),
  };
  expect(await judged(three, 'A-C2')).toMatchObject({
    kind: 'unknown',
    said: 'Nobody knows for certain how good this is.',
  });
});

test('refuses unknown exercises, and says why something can’t be judged', async () => {
  const refusal = async (wanted: unknown): Promise<string> => {
    const error: unknown = await Promise.resolve(wanted).catch((thrown: unknown) => thrown);
    if (!(error instanceof Refusal)) throw new Error('It was not refused.');
    return inEnglish(error.reason);
  };
  expect(await refusal(judged({ ...step, step: 'nowhere' }, '+1'))).toBe(
    'This lesson has no step “nowhere”.',
  );
  const died = answered(
    handlers.judge({ exercise: mistake, moves: ['B-D'] }, tell),
    new Error('x'),
  );
  expect(await refusal(died)).toMatch(/^The move could not be judged: /);
});
