import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MistakeView } from '../../electron/api/mistake-requests.ts';
import { slowAnswers, type SlowAnswers } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Trainer, type Judged } from './trainer.svelte.ts';
import { answerOf, backOf, dueOf, promptOf, replyOf, solutionOf } from './trainer-words.ts';
import { chanceOf } from '../../engine/value.ts';

const value = (score: number) => chanceOf(score, true);
const task = (id: string): MistakeView => ({
  ...{ id, game: { id: 'chopsticks', name: 'Chopsticks' }, settings: {}, seats: 2, first: 0 },
  ...{ position: '1404', played: ['14-23'], playedText: 'Splits', chance: false },
  ...{ best: 1, worth: 0.5 },
});
const right: Judged = {
  ...{
    kind: 'judged' as const,
    right: true,
    loss: 0,
    chance: false,
    best: value(1),
    value: value(1),
  },
  better: [{ seat: 0, moves: ['A-D'], text: 'Left hand strikes right hand' }],
  punishment: [],
};
const wrong: Judged = {
  ...right,
  ...{ right: false, loss: 0.5, value: value(0.5) },
  punishment: [{ seat: 1, moves: ['04-13'], text: 'Splits' }],
};

let asked: { name: string; payload: unknown }[];
let due: MistakeView[];
let judged: unknown;
let problems: string[];
let trainer: Trainer;
/** The request that is answered later. */
let slow: { readonly name: string; readonly later: SlowAnswers['later'] } | undefined;

const answers: Readonly<Record<string, (payload: never) => unknown>> = {
  dueMistakes: () => due,
  matchMistakes: () => [task('a')],
  mistakes: () => ({ all: 2, due: 2, next: 1 }),
  rateMistake: () => ({ all: 2, due: 1, next: 1, back: 86_400_000 }),
  practiceView: ({ position, moves, players }: Parameters<typeof viewAfter>[0] & object) =>
    viewAfter({ position, moves, players } as Parameters<typeof viewAfter>[0]),
  judgePly: () => judged,
};

beforeEach(() => {
  due = [task('a'), task('b')];
  vi.useFakeTimers();
  vi.stubGlobal('digitDuels', {
    request: (name: string, payload: never) => {
      asked.push({ name, payload });
      const refused = name === 'judgePly' && judged === undefined;
      const reply = refused
        ? { ok: false, error: 'No.' }
        : { ok: true, value: answers[name]?.(payload) };
      return name === slow?.name ? slow.later(() => reply) : Promise.resolve(reply);
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  asked = [];
  problems = [];
  judged = right;
  slow = undefined;
  trainer = new Trainer((sentence) => problems.push(sentence));
});

const rated = () =>
  asked.filter(({ name }) => name === 'rateMistake').map(({ payload }) => payload);
const movesThere = () => trainer.practice.moves;

async function play(move: string): Promise<void> {
  const played = trainer.play(move);
  await vi.advanceTimersByTimeAsync(5000);
  await played;
}

test('what is right at once is rated so, and the next one is asked', async () => {
  await trainer.begin({ kind: 'due' });
  expect(trainer.practice.view?.players.map(({ kind }) => kind)).toEqual(['person', 'computer']);
  await play('A-D');
  expect(trainer.phase).toBe('right');
  expect(rated()).toEqual([{ id: 'a', outcome: 'right' }]);
  expect(trainer.back).toBe(86_400_000);
  await trainer.next();
  expect([trainer.task?.id, trainer.phase, trainer.back]).toEqual(['b', 'asked', undefined]);
  await play('A-D');
  await trainer.next();
  expect(trainer.task).toBeUndefined();
  expect(trainer.outcomes).toEqual(['right', 'right']);
});

test('a wrong try is answered on the table, and may be made good', async () => {
  await trainer.begin({ kind: 'due' });
  judged = wrong;
  await play('14-23');
  expect(trainer.phase).toBe('wrong');
  expect(movesThere()).toEqual(['14-23', '04-13']);
  expect(rated()).toEqual([]);
  await trainer.next();
  expect(trainer.task?.id, 'it is not over').toBe('a');
  await trainer.tryAgain();
  expect([trainer.phase, movesThere()]).toEqual(['asked', []]);
  judged = right;
  await play('A-D');
  expect(rated()).toEqual([{ id: 'a', outcome: 'after-wrong' }]);
});

test('the answer is shown on the table, and rated so; then no try counts', async () => {
  await trainer.begin({ kind: 'due' });
  const shown = trainer.show();
  await vi.advanceTimersByTimeAsync(5000);
  await shown;
  expect(asked.find(({ name }) => name === 'judgePly')?.payload).toMatchObject({
    moves: ['14-23'],
  });
  expect([trainer.phase, movesThere()]).toEqual(['shown', ['A-D']]);
  await play('A-D');
  await trainer.tryAgain();
  await trainer.show();
  expect(rated()).toEqual([{ id: 'a', outcome: 'shown' }]);
});

test('another language changes nothing of what was done', async () => {
  await trainer.begin({ kind: 'due' });
  judged = right;
  await play('A-D');
  await trainer.next();
  judged = wrong;
  await play('14-23');
  due = [{ ...task('b'), playedText: 'Teilt' }];
  await trainer.translate();
  expect([trainer.at, trainer.phase, movesThere()]).toEqual([1, 'wrong', ['14-23', '04-13']]);
  expect(trainer.task?.playedText).toBe('Teilt');
  expect(trainer.outcomes).toEqual(['right']);
  await trainer.tryAgain();
  judged = right;
  await play('A-D');
  expect(rated()).toEqual([
    { id: 'a', outcome: 'right' },
    { id: 'b', outcome: 'after-wrong' },
  ]);
});

test('a ply of two decisions is judged with the second one', async () => {
  await trainer.begin({ kind: 'due' });
  judged = { kind: 'goes-on' };
  await play('A-D');
  expect([trainer.phase, trainer.tried]).toEqual(['asked', ['A-D']]);
});

test('what can’t be judged is told, and can be tried again', async () => {
  await trainer.begin({ kind: 'due' });
  judged = undefined;
  await play('A-D');
  expect([problems, trainer.phase, movesThere()]).toEqual([['No.'], 'asked', []]);
});

test('those of a match are asked by its revision', async () => {
  await trainer.begin({ kind: 'match', revision: 7 });
  expect(asked[0]).toEqual({ name: 'matchMistakes', payload: { revision: 7 } });
  expect(trainer.tasks).toHaveLength(1);
  trainer.leave();
  expect(trainer.task).toBeUndefined();
});

test('says what was given away, and what came of a try', () => {
  expect(promptOf(task('a'))).toBe(
    'Here you gave away the win with 14-23. Find a move that keeps it.',
  );
  expect(answerOf(['A-D'], right)).toBe('A-D keeps the win.');
  expect(answerOf(['14-23'], wrong)).toBe('14-23 gives the win away.');
  const view = viewAfter();
  expect([replyOf(view, right), replyOf(view, wrong)]).toEqual([
    '',
    'The reply: Player 2: Splits.',
  ]);
  expect(solutionOf(right)).toBe('Right would have been A-D: Left hand strikes right hand.');
});

test('where there is chance, says how much was given away, and that less than 5 points is right', () => {
  const byChance = { ...task('a'), chance: true, best: 0.64, worth: 0.52 };
  expect(promptOf(byChance)).toBe(
    'Here you gave away 12.0 percentage points with 14-23. Find a move that loses less than 5.',
  );
  expect(answerOf(['+7'], { ...right, chance: true, loss: 0.021 })).toBe(
    '+7 gives away 2.1 percentage points: less than 5.',
  );
  expect(answerOf(['-7'], { ...wrong, chance: true, loss: 0.09 })).toBe(
    '-7 gives away 9.0 percentage points.',
  );
});

test('says how many are due, or when the next one is', () => {
  const noon = new Date(2026, 0, 5, 12).getTime();
  expect(dueOf({ all: 4, due: 1, next: noon })).toBe('1 mistake due today');
  expect(dueOf({ all: 4, due: 0, next: noon })).toBe(
    'Nothing is due today. The next one comes back on January 5, 2026.',
  );
  expect(dueOf({ all: 0, due: 0, next: null })).toBe('There are no mistakes yet.');
  expect(backOf(noon + 600_000, noon)).toBe('Comes back today.');
  expect(backOf(noon + 86_400_000, noon)).toBe('Comes back on January 6, 2026.');
});

test('a try that is begun while the solution is asked for is judged, and nothing is shown', async () => {
  await trainer.begin({ kind: 'due' });
  const { later, come } = slowAnswers();
  slow = { name: 'judgePly', later };
  void trainer.show();
  void trainer.play('A-D');
  await vi.advanceTimersByTimeAsync(5000);
  await come(0, 1);
  expect([trainer.phase, trainer.outcomes, movesThere()]).toEqual(['right', ['right'], ['A-D']]);
});

test('where the solution can’t be had while a try is judged, the try is taken back', async () => {
  await trainer.begin({ kind: 'due' });
  const { later, come } = slowAnswers();
  slow = { name: 'judgePly', later };
  void trainer.play('A-D');
  await vi.advanceTimersByTimeAsync(5000);
  judged = undefined;
  void trainer.show();
  await come(1, 0);
  expect([trainer.phase, problems, movesThere()]).toEqual(['asked', ['No.'], []]);
});

test('when one comes back is not said of the next one', async () => {
  await trainer.begin({ kind: 'due' });
  const { later, come } = slowAnswers();
  slow = { name: 'rateMistake', later };
  void trainer.play('A-D');
  await vi.advanceTimersByTimeAsync(5000);
  await trainer.next();
  await come(0);
  expect([trainer.task?.id, trainer.back, trainer.counts?.due]).toEqual(['b', undefined, 1]);
});

test('mistakes are told in the language of last, whichever answer comes last', async () => {
  await trainer.begin({ kind: 'due' });
  const { later, come } = slowAnswers();
  slow = { name: 'dueMistakes', later };
  const told = (playedText: string) => [{ ...task('a'), playedText }, task('b')];
  due = told('Teilt');
  void trainer.translate();
  due = told('Divise');
  void trainer.translate();
  await come(1, 0);
  expect(trainer.task?.playedText).toBe('Divise');
});
