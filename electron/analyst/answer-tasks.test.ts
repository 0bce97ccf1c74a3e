import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import { pliesOf, startMatch } from '../../engine/match/match.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { playOn } from '../../engine/testing/play-on.ts';
import { answerTasks } from './answer-tasks.ts';
import type { FromWorker, Task, ToWorker } from './tasks.ts';

const chopsticks = gameOf('chopsticks');
const game = { game: chopsticks.id, settings: defaultSettings(chopsticks.settings) };
const position = chopsticks.rules(game.settings).start(0);
const values: Task = { ...game, wanted: 'values', positions: [position, position, position] };
const move: Task = { ...game, wanted: 'move', position, difficulty: 'easy', seed: 1 };

/** A match in which the first legal move is always played. */
function matchOf(rules: ReturnType<typeof chopsticks.rules>) {
  return playOn(startMatch(rules, game.settings, 0), ({ position }) =>
    rules
      .moves(position)
      .slice(0, 1)
      .map((first) => ({ move: first }))
      .at(0),
  );
}

let asker: MessagePort;
let answerer: MessagePort;

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  asker = port1;
  answerer = port2;
  answerTasks(port2);
});

afterEach(() => asker.close());

/** The numbers of the questions in the order in which they are answered, up to the last one. */
function answered(messages: readonly ToWorker[], last: number): Promise<number[]> {
  const order: number[] = [];
  const all = new Promise<number[]>((resolve) => {
    asker.on('message', (message: FromWorker) => {
      if (!('id' in message)) return;
      order.push(message.id);
      if (message.id === last) resolve(order);
    });
  });
  for (const message of messages) asker.postMessage(message);
  return all;
}

test('a move is not kept waiting by the values of a match', async () => {
  const asked = [
    { id: 1, task: values },
    { id: 2, task: values },
    { id: 3, task: move },
  ];
  expect(await answered(asked, 2)).toEqual([3, 1, 2]);
});

test('a review tells how far it is, and a move goes between', async () => {
  const rules = chopsticks.rules(game.settings);
  const plies = pliesOf(matchOf(rules));
  const review: Task = {
    ...game,
    wanted: 'review',
    proven: false,
    match: { start: position, plies },
  };
  const progress: unknown[] = [];
  asker.on('message', (message: FromWorker) => {
    if ('progress' in message) progress.push(message.progress);
  });
  const asked = [
    { id: 1, task: review },
    { id: 2, task: move },
  ];
  expect(await answered(asked, 1)).toEqual([2, 1]);
  expect(progress[0]).toEqual({ done: 0, of: plies.length });
});

test('a proof lets everything else go first, even values that are asked for later', async () => {
  const conquest = gameOf('digit-conquest');
  const settings = defaultSettings(conquest.settings);
  const rules = conquest.rules(settings);
  const deck = valueOf(rules.parsePosition('31:44 222222212 -', 0));
  const messages = [
    { id: 1, task: { wanted: 'proof', game: conquest.id, settings, positions: [deck] } as const },
    { id: 2, task: values },
    { id: 3, task: move },
  ];
  expect(await answered(messages, 1)).toEqual([3, 2, 1]);
});

test('after a move, a proof continues the pass of the one that is cancelled, for all who ask', async () => {
  const conquest = gameOf('digit-conquest');
  const settings = defaultSettings(conquest.settings);
  const rules = conquest.rules(settings);
  const proofOf = (deck: string): Task => {
    const positions = [valueOf(rules.parsePosition(`31:44 ${deck} -`, 0))];
    return { wanted: 'proof', game: conquest.id, settings, positions };
  };
  const reached = new Map<number, number>();
  const answers: unknown[] = [];
  let hasMoved = false;
  const both = new Promise<void>((resolve) => {
    asker.on('message', (message: FromWorker) => {
      if ('progress' in message && !reached.has(message.id)) {
        reached.set(message.id, message.progress.done);
      }
      if ('progress' in message && !hasMoved && message.progress.done > 20) {
        hasMoved = true;
        asker.postMessage({ cancelled: 1 });
        for (const id of [2, 3]) asker.postMessage({ id, task: proofOf('222222220') });
      }
      if ('answer' in message && answers.push(message.answer) === 2) resolve();
    });
  });
  asker.postMessage({ id: 1, task: proofOf('222222230') });
  await both;
  expect(reached.get(2)).toBeGreaterThan(20);
  expect(answers[0]).toMatchObject({ value: { exact: true } });
  expect(answers[1]).toEqual(answers[0]);
});

test('a move is not kept waiting by puzzles that may be wanted next', async () => {
  const asked = { pack: 'chopsticks', seed: 1, number: 0 };
  const messages = [
    { id: 1, task: { wanted: 'puzzle', asked, ahead: true } as const },
    { id: 2, task: move },
  ];
  expect(await answered(messages, 1)).toEqual([2, 1]);
});

test('a puzzle that somebody waits for is not kept waiting by values', async () => {
  const asked = { pack: 'chopsticks', seed: 1, number: 0 };
  const messages = [
    { id: 1, task: values },
    { id: 2, task: { wanted: 'puzzle', asked, ahead: false } as const },
  ];
  expect(await answered(messages, 1)).toEqual([2, 1]);
});

test('what is cancelled is not answered', async () => {
  const asked = [{ id: 1, task: values }, { id: 2, task: values }, { cancelled: 1 }];
  const left = new Promise((resolve) => {
    asker.on('message', (message: FromWorker) => 'left' in message && resolve(message.left));
  });
  expect(await answered(asked, 2)).toEqual([2]);
  expect(await left).toBe(1);
});

test('a failure is an answer, too, and the next task runs; each reports when it begins', async () => {
  const said: FromWorker[] = [];
  const both = new Promise<void>((resolve) => {
    asker.on('message', (message: FromWorker) => {
      said.push(message);
      if (said.length === 4) resolve();
    });
  });
  asker.postMessage({ id: 1, task: { ...move, game: 'chess' } });
  asker.postMessage({ id: 2, task: move });
  await both;
  expect(said).toEqual([
    { begun: 1 },
    { id: 1, error: expect.stringContaining('"chess"') as unknown },
    { begun: 2 },
    { id: 2, answer: expect.any(String) as unknown },
  ]);
});

test('a game that can’t be solved is answered with a message that says why', async () => {
  const settings = { ...game.settings, fingers: 60, suddenDeath: 'lives', lives: 9 };
  const failed = new Promise((resolve) => {
    asker.on('message', (message: FromWorker) => 'error' in message && resolve(message.error));
  });
  asker.postMessage({ id: 1, task: { ...values, settings } });
  expect(await failed).toMatchObject({ code: 'game.too-many-positions' });
});

test('solving that nobody needs any more ends in the middle, and what waits is answered', async () => {
  const large = { ...game.settings, fingers: 60, suicide: true };
  const post = answerer.postMessage.bind(answerer);
  const posted = vi.spyOn(answerer, 'postMessage').mockImplementation((said: FromWorker) => {
    // The worker runs in this very thread: while it solves, nothing else can tell it anything.
    if ('begun' in said && said.begun === 1) asker.postMessage({ cancelled: 1 });
    post(said);
  });
  const asked = [
    { id: 1, task: { game: game.game, settings: large, wanted: 'analysis', position } as const },
    { id: 2, task: values },
  ];
  expect(await answered(asked, 2)).toEqual([2]);
  const said = posted.mock.calls.map(([each]) => each as unknown);
  expect(said.slice(0, 3)).toEqual([{ begun: 1 }, { left: 1 }, { begun: 2 }]);
});
