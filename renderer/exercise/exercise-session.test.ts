import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { speak } from '../words.svelte.ts';
import { startMatch } from '../../engine/match/match.ts';
import { resolvePosition } from '../../electron/ipc/known-game.ts';
import { Refusal } from '../../electron/ipc/refusal.ts';
import type { Player } from '../../electron/api/match-view.ts';
import type { ExerciseOutcome } from '../../electron/api/practice.ts';
import { saying } from '../../words/testing.ts';
import { fakeMain, slowAnswers, type FakeMain } from '../library/testing.ts';
import { ExerciseSession, type Exercise } from './exercise-session.svelte.ts';
import { longPuzzle, practiceAnswers } from './testing.ts';

const players: Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

let decided: ExerciseOutcome[];
let session: ExerciseSession;
let answers: ReturnType<typeof practiceAnswers>;

const counts: Pick<Exercise, 'decided'> = { decided: (outcome) => decided.push(outcome) };

function atPosition(position: string): Exercise {
  const place = { game: 'chopsticks', settings: {}, position, first: 0 };
  return { start: { of: 'mistake', id: 'm', ...place, players: [...players] }, ...counts };
}

const lesson: Exercise = {
  start: { of: 'lesson', game: 'summation-duel', lesson: 'first-steps', step: 'answer' },
  pointsOut: true,
  takesBack: true,
  ...counts,
};

const puzzle: Exercise = { start: { of: 'puzzle', id: '' }, ...counts };

/** The match on the table, at a position with a mistake. */
function matchOnTable() {
  const place = { game: 'chopsticks', settings: {}, position: '0312', first: 0 };
  const { rules, settings, position } = resolvePosition(place);
  const match = startMatch(rules, settings, 0, position);
  return { gameNumber: 1, table: { game: 'chopsticks', players, first: 0, match } };
}

const retry: Exercise = {
  start: { of: 'retry', gameNumber: 1, at: 0, position: '0312' },
  ...counts,
};

/** An exercise of each kind, with a wrong and a right move, and the moves before them. */
const kinds = [
  { kind: 'a lesson', exercise: lesson, wrong: '+5', right: '+3', before: ['+4', '+1'] },
  { kind: 'a puzzle', exercise: puzzle, wrong: 'A-C', right: 'B-D', before: [] },
  { kind: 'a mistake', exercise: atPosition('0312'), wrong: 'B-C', right: 'B-D', before: [] },
  { kind: 'a retry', exercise: retry, wrong: '03-12', right: 'B-D', before: [] },
];

/** A fake main process that answers exercises, some of its answers replaced. */
function answering(replaced: Parameters<typeof fakeMain>[0] = {}): FakeMain {
  main = fakeMain({ ...answers, ...replaced });
  return main;
}
let main: FakeMain;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  decided = [];
  answers = practiceAnswers({ tell: (...event) => main.tell(...event), now: matchOnTable });
  answering();
  session = new ExerciseSession();
});

const passes = () => vi.advanceTimersByTimeAsync(30_000);

async function play(move: string): Promise<void> {
  void session.play(move);
  await passes();
}

describe.each(kinds)('$kind', ({ exercise, wrong, right, before }) => {
  test('a wrong try is answered and taken back, and a right one answered', async () => {
    await session.begin(exercise);
    expect([session.phase, session.practice.moves]).toEqual(['asked', before]);
    await play(wrong);
    expect(session.verdict).toMatchObject({ kind: 'wrong' });
    expect(session.said).not.toBe('');
    if (exercise.takesBack !== true) {
      expect(session.phase).toBe('wrong');
      expect(session.practice.moves).toContain(wrong);
      expect(session.reply).toHaveLength(session.practice.moves.length - before.length - 1);
      await play(right);
      expect(session.practice.moves, 'nothing is tried before it is taken back').toContain(wrong);
      await session.again();
    }
    expect([session.phase, session.practice.moves]).toEqual(['asked', before]);
    await play(right);
    expect(session.verdict).toMatchObject({ kind: 'right' });
    expect(session.practice.moves.slice(0, before.length + 1)).toEqual([...before, right]);
    if (exercise === puzzle) return;
    expect([session.phase, decided]).toEqual(['right', ['wrong', 'after-wrong']]);
  });

  test('a try is one request', async () => {
    const { asked } = answering();
    await session.begin(exercise);
    await play(wrong);
    expect(asked.map(({ name }) => name)).toEqual(['beginPractice', 'try']);
  });

  test('a try is shown while it is judged, and no other is accepted', async () => {
    const { later, come } = slowAnswers();
    answering({
      async try(asked: never) {
        const answer = answers.try(asked);
        return later(async () => structuredClone(await answer));
      },
    });
    await session.begin(exercise);
    void session.play(right);
    await passes();
    await play(wrong);
    await session.show();
    expect([session.phase, session.practice.moves]).toEqual(['busy', [...before, right]]);
    const { view } = session.practice;
    await come(0);
    expect(session.practice.view, 'its animation isn’t cut short').toBe(view);
    await passes();
    expect(session.verdict).toMatchObject({ kind: 'right' });
  });

  test('a verdict on an exercise that was left isn’t shown, but counts', async () => {
    const { later, come } = slowAnswers();
    answering({
      async try(asked: never) {
        const answer = await answers.try(asked);
        return later(() => answer);
      },
    });
    await session.begin(exercise);
    void session.play(wrong);
    await passes();
    const next = atPosition('0202');
    await session.begin(next);
    await come(0);
    await passes();
    expect(session.exercise).toBe(next);
    expect([session.phase, session.verdict, session.erred]).toEqual(['asked', undefined, false]);
    expect(decided).toEqual(['wrong']);
  });

  test('a try that can’t be judged is taken back, with the reason', async () => {
    await session.begin(exercise);
    answering({
      try() {
        throw new Error('No.');
      },
    });
    await play(right);
    expect([session.phase, session.practice.moves]).toEqual(['asked', before]);
    expect([session.practice.refusal.sentence, decided]).toEqual(['No.', []]);
  });

  test('the solution is shown or pointed at', async () => {
    await session.begin(exercise);
    void session.show();
    await passes();
    if (exercise === lesson) {
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
    expect(decided).toEqual(['shown']);
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

test('at a turning point, another move can be tried after the right one', async () => {
  await session.begin(retry);
  await play('B-D');
  expect(session.phase).toBe('right');
  await session.again();
  await play('03-12');
  expect([session.verdict?.kind, session.practice.refusal.sentence]).toEqual(['wrong', '']);
});

test('the steps of a puzzle are asked in order', async () => {
  await session.begin(puzzle);
  const rest = longPuzzle.steps.map(({ ways }) => ways[0]?.moves ?? []);
  for (const [step, moves] of rest.entries()) {
    expect([session.step, session.phase]).toEqual([step, 'asked']);
    for (const move of moves) await play(move);
  }
  expect([session.phase, decided]).toEqual(['right', ['right']]);
});

test('a ply of two decisions is judged after the second one, and taken back as a whole', async () => {
  const place = {
    game: 'digit-conquest',
    settings: { draw: 'choice' },
    first: 0,
    position: '41:49 100000003 -',
  };
  const exercise: Exercise = {
    start: { of: 'mistake', id: 'm', ...place, players: [...players] },
  };
  await session.begin(exercise);
  await play('?9');
  expect([session.phase, session.begun]).toEqual(['asked', true]);
  await session.again();
  expect([session.begun, session.practice.moves]).toEqual([false, []]);
  await play('?9');
  await play('+9');
  expect(session.verdict).toMatchObject({ kind: 'right' });
  expect(session.practice.moves.slice(0, 2)).toEqual(['?9', '+9']);
});

test('a game that may never end is played on for some turns, and can begin again', async () => {
  const place = { game: 'chopsticks', settings: {}, position: '0324', first: 0 };
  const setting = { ...resolvePosition(place), first: 0, players };
  answers = practiceAnswers({
    move: 'A-D',
    lesson: () => ({ setting, playOn: { turns: 2 } }),
  });
  answering();
  const step = { game: 'chopsticks', lesson: 'splits', step: 'alone' };
  await session.begin({ start: { of: 'lesson', ...step, playOn: [] }, plays: true });
  await play('03-12');
  expect([session.phase, session.practice.moves]).toEqual(['asked', ['03-12', 'A-D']]);
  const next = session.practice.view?.moves[0]?.notation ?? '';
  await play(next);
  expect([session.phase, session.practice.view?.state.kind]).toEqual(['right', 'computer']);
  expect(session.practice.moves).toEqual(['03-12', 'A-D', next]);
  await session.again();
  expect([session.phase, session.practice.moves]).toEqual(['asked', []]);
});

test('in a game that is played on, each computer’s move is shown before the next one is known', async () => {
  const [person, computer] = players;
  const three = [person, computer, computer].flatMap((player) => player ?? []);
  const place = { game: 'chopsticks', settings: { players: 3 }, first: 0 };
  const setting = { ...resolvePosition(place), first: 0, players: three };
  answers = practiceAnswers({ lesson: () => ({ setting, playOn: { turns: 9 } }) });
  const { later, come } = slowAnswers();
  answering({
    computerMove: (asked: never) => later(() => answers.computerMove(asked)),
  });
  const step = { game: 'chopsticks', lesson: 'three-players', step: 'alone' };
  await session.begin({ start: { of: 'lesson', ...step, playOn: [] }, plays: true });
  await play('A-C2');
  const seen = () => [session.phase, session.practice.moves.length];
  expect(seen()).toEqual(['busy', 1]);
  await come(0);
  expect(seen(), 'a move found at once leaves time to see the last one').toEqual(['busy', 1]);
  await passes();
  expect(seen()).toEqual(['busy', 2]);
  await come(1);
  await passes();
  expect([...seen(), session.reply.length, session.step]).toEqual(['asked', 3, 2, 0]);
});

test('a move of unknown value is neither right nor wrong', async () => {
  const place = { game: 'chopsticks', settings: { players: 3 }, position: '111111', first: 0 };
  const three: Player[] = [...players, { kind: 'person' }];
  await session.begin({
    start: { of: 'mistake', id: 'm', ...place, players: three },
    ...counts,
  });
  await play('A-C2');
  expect([session.phase, session.said, decided]).toEqual([
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
  expect(session.practice.refusal.sentence).not.toBe('');
});

test('a try that a failed exercise interrupts counts, and the next step is asked', async () => {
  await session.begin(puzzle);
  void session.play('B-D');
  await session.begin(atPosition('99999'));
  await passes();
  expect([session.phase, session.step]).toEqual(['asked', 1]);
  expect(session.practice.moves).toEqual(['B-D', '14-23']);
  expect(session.practice.refusal.sentence).not.toBe('');
  await play(longPuzzle.steps[1]?.ways[0]?.moves[0] ?? '');
  expect(session.verdict).toMatchObject({ kind: 'right' });
  expect(session.practice.refusal.sentence).toBe('');
});

test('an exercise begins again if one that never came to be shown has replaced it', async () => {
  const exercise = atPosition('0312');
  await session.begin(exercise);
  void session.begin(atPosition('0202'));
  await session.begin(atPosition('99999'));
  expect([session.exercise, session.phase]).toEqual([exercise, 'asked']);
  expect(session.practice.refusal.sentence).not.toBe('');
  void session.begin(atPosition('0202'));
  await session.again();
  await play('B-D');
  expect([session.phase, session.practice.refusal.sentence, decided]).toEqual([
    'right',
    '',
    ['right'],
  ]);
});

test('an exercise that can’t begin again can be skipped', async () => {
  const exercise = atPosition('0312');
  await session.begin(exercise);
  void session.begin(atPosition('0202'));
  const { asked } = answering({ beginPractice: () => Promise.reject(new Error('No.')) });
  await session.begin(atPosition('0303'));
  expect([session.exercise, session.phase, asked.length]).toEqual([exercise, 'unknown', 2]);
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
  expect([session.phase, decided]).toEqual(['shown', ['shown']]);
});

test('if the first exercise can’t be put on the table, it can be skipped', async () => {
  await session.begin(atPosition('99999'));
  expect([session.exercise, session.phase]).toEqual([undefined, 'unknown']);
  expect(session.practice.refusal.sentence).not.toBe('');
});

test('a result that can’t be saved is reported, and still counts', async () => {
  answers = practiceAnswers({
    keepMistake: () => () => {
      throw new Refusal(saying('The disk is full.'));
    },
  });
  answering();
  await session.begin(atPosition('0312'));
  await play('B-C');
  expect([session.phase, session.practice.refusal.sentence]).toEqual([
    'wrong',
    'The disk is full.',
  ]);
  expect([session.reply.length > 0, decided]).toEqual([true, ['wrong']]);
});

test('if a solution can’t be loaded, the exercise stays as it was', async () => {
  await session.begin(atPosition('0312'));
  answering({ showSolution: () => Promise.reject(new Error('No.')) });
  await session.show();
  expect([session.phase, session.erred, decided]).toEqual(['asked', false, []]);
  expect(session.practice.refusal.sentence).toBe('No.');
});

test('a change of language translates the texts without any request', async () => {
  await session.begin(atPosition('0312'));
  await play('B-C');
  const { said, reply } = session;
  vi.stubGlobal('digitDuels', undefined);
  speak('de');
  onTestFinished(() => speak('en'));
  expect([said, session.said]).toEqual([
    'You threw away the win, so the computer can win in 1 move.',
    'Du hast den Sieg verschenkt: So kann der Computer in 1 Zug gewinnen.',
  ]);
  expect(session.reply).not.toEqual(reply);
});
