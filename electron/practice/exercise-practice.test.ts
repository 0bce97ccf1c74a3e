import { expect, test, vi } from 'vitest';
import { inEnglish, spoken } from '../../words/testing.ts';
import { exerciseOfStep } from '../../engine/exercise/by-lesson.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import { pliesOf } from '../api/match-view.ts';
import type { ExerciseOutcome, SolutionView, TryView } from '../api/practice.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { fakeAnalyst } from '../match/testing.ts';
import { knownStep } from '../training/known-lesson.ts';
import {
  ExercisePractice,
  stepByValue,
  stepOf,
  type KeepOutcome,
  type PracticeExercise,
} from './exercise-practice.ts';
import { PracticeTable } from './practice-table.ts';

const at = '2026-11-22T12:00:00.000+01:00';
const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }] as const;
const analyst = fakeAnalyst();
const stands = vi.fn();

/** What was saved. */
let saved: ExerciseOutcome[] = [];
let how: Parameters<KeepOutcome>[2];
const keep: KeepOutcome = (outcome, _at, decided) => {
  saved.push(outcome);
  how = decided;
  return {};
};

type Place = Parameters<typeof resolvePosition>[0] & { readonly moves?: readonly string[] };

function practiceAt(
  { moves = [], ...place }: Place,
  seated: PracticeTable['setting']['players'],
  exercise?: PracticeExercise,
): ExercisePractice {
  saved = [];
  const setting = { ...resolvePosition(place), first: place.first, players: seated, moves };
  const byValue = { steps: [stepByValue(setting, analyst)], keep };
  return new ExercisePractice(new PracticeTable(setting, 1), exercise ?? byValue);
}

function lesson(): ExercisePractice {
  const name = { game: 'summation-duel', lesson: 'first-steps', step: 'gone' };
  const { step } = knownStep(name);
  const { position, before: moves = [] } = step;
  const place = { game: name.game, settings: {}, first: 0 };
  const { rules } = resolvePosition(place);
  const exercise = { steps: [stepOf(exerciseOfStep(rules, step))], pointsOut: true, keep };
  return practiceAt({ ...place, position, moves }, players, exercise);
}

function puzzle(): ExercisePractice {
  const made = puzzleMaker().make({ pack: 'chopsticks/suicide', seed: 1, number: 79 });
  const { game, settings, steps } = made;
  const all = steps.map((_, index) => stepOf(exerciseOfPuzzle(made, index)));
  const place = { game, settings, first: 0, position: steps[0]?.position };
  return practiceAt(place, players, { steps: all, keep });
}

const mistake = () =>
  practiceAt({ game: 'chopsticks', settings: {}, position: '0312', first: 0 }, players);

async function answered<Answer>(asked: Promise<Answer>, error?: Error): Promise<Answer> {
  await Promise.resolve();
  for (const wanted of ['judgement', 'solution'] as const) {
    if (analyst.waiting(wanted).length > 0) await analyst.answer(wanted, error);
  }
  return asked;
}

/** What comes of a try: its verdict in sentences, and the reply in notation. */
async function tried(practice: ExercisePractice, ...moves: string[]) {
  const { setting, match } = practice.table;
  const before = match.at + moves.length;
  const answer: TryView = await answered(practice.try(moves, stands, at));
  return {
    ...spoken(answer.verdict, setting.players),
    over: answer.over,
    outcome: answer.outcome,
    reply: answer.views.slice(1).map((view) => pliesOf(view).at(-1)?.notation),
    played: answer.views[0]?.at === before,
  };
}

/** The solution in sentences, and its moves in notation. */
async function solved(practice: ExercisePractice) {
  const { views, ...solution }: SolutionView = await answered(practice.showSolution(at));
  const moves = views.map((view) => pliesOf(view).at(-1)?.notation);
  return { ...spoken(solution, practice.table.setting.players), moves };
}

test('a wrong try names the step of a lesson that teaches why', async () => {
  const practice = mistake();
  const { verdict } = await answered(practice.try(['B-C'], stands, at));
  expect(verdict.lesson).toMatchObject({ game: 'chopsticks', lesson: 'splits', minutes: 3 });
  const { verdict: right } = await answered(mistake().try(['B-D'], stands, at));
  expect(right.lesson).toBeUndefined();
});

test('a step of a lesson, a step of a puzzle and a position are judged alike, in sentences', async () => {
  expect(await tried(lesson(), '+4')).toMatchObject({ kind: 'right', reply: ['+1'] });
  expect(await tried(lesson(), '+3')).toMatchObject({
    kind: 'wrong',
    said: expect.stringMatching(/^That makes 45/) as unknown,
    reply: [],
  });
  expect(await tried(puzzle(), 'B-D')).toMatchObject({
    kind: 'right',
    said: null,
    reply: ['14-23'],
  });
  expect(await tried(puzzle(), 'A-C')).toMatchObject({
    kind: 'wrong',
    said: 'That loses.',
    reply: ['A-D'],
  });
  expect(await tried(mistake(), 'B-D')).toMatchObject({
    kind: 'right',
    said: 'You keep the win.',
    reply: [],
  });
  expect(await tried(mistake(), 'B-C')).toMatchObject({
    kind: 'wrong',
    said: 'You threw away the win, so the computer can win in 1 move.',
    why: 'After that the computer can win at once: Left hand strikes your right: 3 is out.',
  });
});

test('each try until the end is saved, and the first wrong one and the end count', async () => {
  const asked = mistake();
  expect(await tried(asked, 'B-C')).toMatchObject({ outcome: 'wrong', over: false });
  expect(how).toMatchObject({ tried: ['B-C'], attempt: 1 });
  expect(await tried(asked, '03-12')).toMatchObject({ kind: 'wrong', outcome: null });
  expect(await tried(asked, 'B-D')).toMatchObject({ outcome: 'after-wrong', over: true });
  expect(await tried(asked, 'B-C'), 'for nothing').toMatchObject({ kind: 'wrong', outcome: null });
  expect(saved).toEqual(['wrong', 'wrong', 'after-wrong']);
  expect(how).toEqual({ tried: ['B-D'], attempt: 3, seconds: expect.any(Number) as unknown });
  await tried(mistake(), 'B-D');
  expect(saved).toEqual(['right']);
});

test('the moves of a puzzle are asked in order, and only the last one is its end', async () => {
  const asked = puzzle();
  expect(await tried(asked, 'B-D')).toMatchObject({ outcome: null, over: false });
  const { moves } = await solved(puzzle());
  const next = moves[2] ?? '';
  expect(await tried(asked, next)).toMatchObject({ kind: 'right', played: true });
  await solved(asked);
  expect(how?.tried?.slice(0, 4), 'the moves since the beginning').toEqual(moves.slice(0, 4));
});

test('the solution is given, with all remaining moves of a puzzle, and ends an exercise once', async () => {
  const taught = lesson();
  expect(await solved(taught)).toMatchObject({ move: '+4', moves: [], outcome: null });
  await tried(taught, '+4');
  expect(how).toMatchObject({ tried: ['+4'], hints: 1 });
  const asked = puzzle();
  const { moves, said } = await solved(asked);
  expect(moves.slice(0, 2)).toEqual(['B-D', '14-23']);
  expect(said, 'it is played, not written').toBeNull();
  expect((await solved(asked)).moves, 'it can be shown again').toEqual(moves);
  expect(await tried(asked, 'B-D')).toMatchObject({ kind: 'right', outcome: null });
  expect(saved).toEqual(['shown']);
  expect(await solved(mistake())).toMatchObject({
    moves: ['B-D'],
    said: 'The answer: Right hand strikes their right: 2 is out.',
    why: expect.stringMatching(/^That leaves the computer only one move/) as unknown,
  });
});

test('a try is on the table before it is judged', async () => {
  stands.mockClear();
  const judged = mistake().try(['B-C'], stands, at);
  expect(stands.mock.calls).toMatchObject([[{ at: 1, last: { seat: 0 } }]]);
  await answered(judged);
});

test('a ply of two decisions is judged after the second', async () => {
  const persons = [{ kind: 'person' }, { kind: 'person' }] as const;
  const asked = practiceAt(
    {
      game: 'digit-conquest',
      settings: { draw: 'choice' },
      first: 0,
      position: '41:49 100000003 -',
    },
    persons,
  );
  expect(await tried(asked, '?9')).toMatchObject({ kind: 'incomplete', outcome: null });
  expect(await tried(asked, '?9', '+9')).toMatchObject({ kind: 'right' });
});

test('uncertain moves aren’t judged', async () => {
  const three = Array.from({ length: 3 }, () => ({ kind: 'person' as const }));
  const place = { game: 'chopsticks', settings: { players: 3 }, first: 0, position: '111111' };
  expect(await tried(practiceAt(place, three), 'A-C2')).toMatchObject({
    kind: 'unknown',
    said: 'Nobody knows for certain how good this is.',
    outcome: null,
  });
});

test('says why something can’t be judged, and the try can be made again', async () => {
  const asked = mistake();
  const failed = answered(asked.try(['B-D'], stands, at), new Error('x'));
  const error: unknown = await failed.catch((thrown: unknown) => thrown);
  if (!(error instanceof Refusal)) throw new Error('It was not refused.');
  expect(inEnglish(error.reason)).toMatch(/^The move could not be judged: /);
  expect(await tried(asked, 'B-D')).toMatchObject({ outcome: 'right' });
});
