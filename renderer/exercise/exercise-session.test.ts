import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { speak } from '../words.svelte.ts';
import type { ExerciseOutcome } from '../../electron/api/exercises.ts';
import type { Player } from '../../electron/api/match-view.ts';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import { ExerciseSession, type Exercise } from './exercise-session.svelte.ts';
import { exerciseAnswers, longPuzzle } from './testing.ts';

const players: Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

let kept: ExerciseOutcome[];
let session: ExerciseSession;
let answers: ReturnType<typeof exerciseAnswers>;

const keep = (outcome: ExerciseOutcome) => Promise.resolve(void kept.push(outcome));

function atPosition(position: string): Exercise {
  const place = { game: 'chopsticks', settings: {}, position, first: 0 };
  return { start: { ...place, players }, steps: [{ of: 'position', ...place, players }], keep };
}

const lesson: Exercise = {
  start: {
    game: 'summation-duel',
    settings: {},
    position: '2,6,7,8,9,10',
    first: 0,
    players,
    moves: ['+4', '+1'],
  },
  steps: [{ of: 'lesson', game: 'summation-duel', lesson: 'first-steps', step: 'answer' }],
  takesBack: true,
  pointsOut: true,
  keep,
};

const puzzle: Exercise = {
  start: {
    game: 'chopsticks',
    settings: longPuzzle.settings,
    first: 0,
    players,
    position: longPuzzle.steps[0]?.position,
  },
  steps: longPuzzle.steps.map((_, step) => ({ of: 'puzzle', id: '', step })),
  keep,
};

/** An exercise of each kind, with a wrong and a right move. */
const kinds = [
  { kind: 'a lesson', exercise: lesson, wrong: '+5', right: '+3' },
  { kind: 'a puzzle', exercise: puzzle, wrong: 'A-C', right: 'B-D' },
  { kind: 'a mistake', exercise: atPosition('0312'), wrong: 'B-C', right: 'B-D' },
  {
    kind: 'a review',
    exercise: { ...atPosition('0312'), keep: undefined },
    wrong: '03-12',
    right: 'B-D',
  },
] as unknown as { kind: string; exercise: Exercise; wrong: string; right: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  kept = [];
  answers = exerciseAnswers();
  fakeMain(answers);
  session = new ExerciseSession();
});

const passes = () => vi.advanceTimersByTimeAsync(30_000);

async function play(move: string): Promise<void> {
  void session.play(move);
  await passes();
}

describe.each(kinds)('$kind', ({ exercise, wrong, right }) => {
  const before = exercise.start.moves ?? [];

  test('a wrong try is answered and taken back, and a right one answered', async () => {
    await session.begin(exercise);
    expect([session.phase, session.practice.moves]).toEqual(['asked', before]);
    await play(wrong);
    expect(session.verdict).toMatchObject({ kind: 'wrong', moves: [wrong] });
    expect(session.said).not.toBe('');
    if (exercise.takesBack !== true) {
      expect(session.phase).toBe('wrong');
      expect(session.reply).toHaveLength(session.verdict?.reply.length ?? NaN);
      await play(right);
      expect(session.verdict, 'nothing is tried before it is taken back').toMatchObject({
        moves: [wrong],
      });
      await session.again();
    }
    expect([session.phase, session.practice.moves]).toEqual(['asked', before]);
    await play(right);
    expect(session.verdict).toMatchObject({ kind: 'right', moves: [right] });
    if (exercise.steps.length === 1) {
      expect(session.phase).toBe('right');
      if (exercise.keep) expect(kept).toEqual(['wrong', 'after-wrong']);
    }
  });

  test('no try is accepted while an answer is pending', async () => {
    const { later, come } = slowAnswers();
    fakeMain({ ...answers, judge: (asked: never) => later(() => answers.judge(asked)) });
    await session.begin(exercise);
    void session.play(right);
    await passes();
    await play(wrong);
    await session.show();
    expect([session.phase, session.practice.moves]).toEqual(['busy', [...before, right]]);
    await come(0);
    await passes();
    expect(session.verdict).toMatchObject({ kind: 'right', moves: [right] });
  });

  test('a verdict on an exercise that was left is dropped', async () => {
    const { later, come } = slowAnswers();
    fakeMain({ ...answers, judge: (asked: never) => later(() => answers.judge(asked)) });
    await session.begin(exercise);
    void session.play(right);
    await passes();
    const next = atPosition('0202');
    await session.begin(next);
    await come(0);
    await passes();
    expect(session.exercise).toBe(next);
    expect([session.phase, session.verdict, kept]).toEqual(['asked', undefined, []]);
  });

  test('a try that can’t be judged is taken back, with the reason', async () => {
    await session.begin(exercise);
    fakeMain({
      ...answers,
      judge() {
        throw new Error('No.');
      },
    });
    await play(right);
    expect([session.phase, session.practice.moves]).toEqual(['asked', before]);
    expect([session.practice.problem, kept]).toEqual(['No.', []]);
  });

  test('the solution is shown or pointed at', async () => {
    await session.begin(exercise);
    void session.show();
    await passes();
    if (exercise.pointsOut === true) {
      expect([session.phase, session.hint]).toEqual(['asked', right]);
      return;
    }
    expect([session.phase, session.practice.moves[0]]).toEqual(['shown', right]);
    expect(`${session.solution} ${session.why}`).not.toContain(right);
    const shown = session.practice.moves;
    await play(wrong);
    expect(session.practice.moves, 'it is over').toEqual(shown);
    void session.show();
    await passes();
    expect([session.phase, session.practice.moves]).toEqual(['shown', shown]);
    if (exercise.keep) expect(kept).toEqual(['shown']);
  });
});

test('taking a try back cuts its reply short', async () => {
  await session.begin(atPosition('0312'));
  void session.play('B-C');
  await vi.advanceTimersByTimeAsync(300);
  expect([session.phase, session.practice.moves]).toEqual(['wrong', ['B-C']]);
  await session.again();
  await passes();
  expect([session.phase, session.practice.moves, session.verdict]).toEqual([
    'asked',
    [],
    undefined,
  ]);
});

test('the steps of a puzzle are asked in order', async () => {
  await session.begin(puzzle);
  const rest = longPuzzle.steps.map(({ ways }) => ways[0]?.moves ?? []);
  for (const [step, moves] of rest.entries()) {
    expect([session.step, session.phase]).toEqual([step, 'asked']);
    for (const move of moves) await play(move);
  }
  expect([session.phase, kept]).toEqual(['right', ['right']]);
});

test('a ply of two decisions is judged after the second one, and taken back as a whole', async () => {
  const place = {
    game: 'digit-conquest',
    settings: { draw: 'choice' },
    first: 0,
    position: '41:49 100000003 -',
  };
  const exercise: Exercise = {
    start: { ...place, players },
    steps: [{ of: 'position', ...place, players }],
  };
  await session.begin(exercise);
  await play('?9');
  expect([session.phase, session.begun]).toEqual(['asked', true]);
  await session.again();
  expect([session.begun, session.practice.moves]).toEqual([false, []]);
  await play('?9');
  await play('+9');
  expect(session.verdict).toMatchObject({ kind: 'right', moves: ['?9', '+9'] });
});

test('a game that may never end is played on for some turns', async () => {
  fakeMain({ ...answers, practiceMove: () => 'A-D' });
  const { start } = atPosition('0324');
  void session.begin({ start, steps: [], playsOut: { turns: 2 } });
  await passes();
  await play('03-12');
  expect(session.phase).toBe('asked');
  const next = session.practice.view?.moves[0]?.notation ?? '';
  await play(next);
  expect([session.phase, session.practice.view?.state.kind]).toEqual(['right', 'computer']);
  expect(session.practice.moves).toEqual(['03-12', 'A-D', next]);
});

test('a move of unknown value is neither right nor wrong', async () => {
  const three: Player[] = [...players, { kind: 'person' }];
  const place = { game: 'chopsticks', settings: { players: 3 }, position: '111111', first: 0 };
  await session.begin({
    start: { ...place, players: three },
    steps: [{ of: 'position', ...place, players: three }],
    keep,
  });
  await play('A-C2');
  expect([session.phase, session.said, kept]).toEqual([
    'unknown',
    'Nobody knows for certain how good this is.',
    [],
  ]);
});

test('if an exercise can’t be put on the table, the previous one stays as it was', async () => {
  await session.begin(puzzle);
  await play('B-D');
  const { moves } = session.practice;
  await session.begin(atPosition('99999'));
  expect(session.exercise).toBe(puzzle);
  expect([session.phase, session.step, session.practice.moves]).toEqual(['asked', 1, moves]);
  expect(session.practice.problem).not.toBe('');
});

test('a solution interrupted by a failed exercise can be shown again', async () => {
  await session.begin(puzzle);
  void session.show();
  await vi.advanceTimersByTimeAsync(300);
  expect(session.phase).toBe('showing');
  await session.begin(atPosition('99999'));
  expect(session.phase).toBe('shown');
  void session.show();
  await passes();
  expect([session.phase, kept]).toEqual(['shown', ['shown']]);
});

test('if the first exercise can’t be put on the table, it can be skipped', async () => {
  await session.begin(atPosition('99999'));
  expect([session.exercise, session.phase]).toEqual([undefined, 'unknown']);
  expect(session.practice.problem).not.toBe('');
});

test('a result that can’t be saved is reported, and still counts', async () => {
  const lost = () => Promise.reject(new Error('The disk is full.'));
  await session.begin({ ...atPosition('0312'), keep: lost });
  await play('B-C');
  expect([session.phase, session.practice.problem]).toEqual(['wrong', 'The disk is full.']);
  expect(session.reply).not.toEqual([]);
});

test('if a solution can’t be loaded, the exercise stays as it was', async () => {
  await session.begin(atPosition('0312'));
  fakeMain({ ...answers, solution: () => Promise.reject(new Error('No.')) });
  await session.show();
  expect([session.phase, session.erred, kept]).toEqual(['asked', false, []]);
  expect(session.practice.problem).toBe('No.');
});

test('a change of language translates the texts without any request', async () => {
  await session.begin(atPosition('0312'));
  await play('B-C');
  const { said, reply } = session;
  vi.stubGlobal('digitDuels', undefined);
  speak('de');
  onTestFinished(() => speak('en'));
  expect([said, session.said]).toEqual([
    'That threw away the win, so Computer can win at once.',
    'Das hat den Sieg verschenkt: So kann Computer sofort gewinnen.',
  ]);
  expect(session.reply).not.toEqual(reply);
});
