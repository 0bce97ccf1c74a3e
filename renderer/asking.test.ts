import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt, Latest } from './asking.ts';
import { ask } from './bridge.ts';
import { fakeMain, slowAnswers, type SlowAnswers } from './library/testing.ts';

let asking: Latest;
let shown: string[];
let problems: string[];
let slow: SlowAnswers;
let refusal: string | undefined;

beforeEach(() => {
  asking = new Latest();
  [shown, problems, refusal] = [[], [], undefined];
  slow = slowAnswers();
  fakeMain({
    copyPosition: ({ notation }: { notation: string }) =>
      slow.later(() => {
        if (notation === refusal) throw new Error(`${notation} was refused.`);
        return notation;
      }),
  });
});

afterEach(() => vi.unstubAllGlobals());

const answerTo = async (notation: string): Promise<string> =>
  String(await ask('copyPosition', { notation }));

const choose = (notation: string) =>
  asking.run(
    async (wait) => shown.push(await wait(answerTo(notation))),
    (reason) => problems.push(reason),
  );

test('of several quick choices, only the last is shown', async () => {
  const outcomes = Promise.all(['a', 'b', 'c'].map(choose));
  await slow.come(0, 1, 2);
  expect([shown, await outcomes]).toEqual([['c'], ['overtaken', 'overtaken', 'done']]);
});

test("answers that arrive out of order don't matter", async () => {
  const outcomes = Promise.all(['a', 'b'].map(choose));
  await slow.come(1, 0);
  expect([shown, await outcomes]).toEqual([['b'], ['overtaken', 'done']]);
});

test('an answer that comes after leaving is dropped', async () => {
  const left = choose('a');
  asking.drop();
  await slow.come(0);
  expect([shown, await left]).toEqual([[], 'overtaken']);
});

test('what depends on a superseded answer is not asked', async () => {
  const first = asking.run(async (wait) => {
    await wait(answerTo('a'));
    await wait(answerTo('follows on a'));
  });
  const second = choose('b');
  await slow.come(0, 1);
  expect([await first, await second]).toEqual(['overtaken', 'done']);
});

test('a refusal is reported in its sentence', async () => {
  refusal = 'a';
  const refused = choose('a');
  await slow.come(0);
  expect([await refused, problems]).toEqual(['refused', ['a was refused.']]);
});

test('a refusal of a superseded request is silent', async () => {
  refusal = 'a';
  const outcomes = Promise.all(['a', 'b'].map(choose));
  await slow.come(0, 1);
  expect([await outcomes, problems, shown]).toEqual([['overtaken', 'done'], [], ['b']]);
});

test('a refusal without a handler is thrown, unless its request is superseded', async () => {
  refusal = 'a';
  const run = () => asking.run(async (wait) => wait(answerTo('a')));
  const [overtaken, refused] = [run(), run().catch(String)];
  await slow.come(0, 1);
  expect(await overtaken).toBe('overtaken');
  expect(await refused).toContain('a was refused.');
});

test('joined work supersedes nothing, and is superseded with the run that it joined', async () => {
  const join = (notation: string) =>
    asking.join(async (wait) => shown.push(await wait(answerTo(notation))));
  const [first, joined] = [choose('a'), join('b')];
  await slow.come(1, 0);
  expect([shown, await first, await joined]).toEqual([['b', 'a'], 'done', 'done']);
  const late = join('c');
  const newest = choose('d');
  await slow.come(2, 3);
  expect([shown, await late, await newest]).toEqual([['b', 'a', 'd'], 'overtaken', 'done']);
});

test('a request that is never answered blocks no other', async () => {
  void choose('never');
  const next = choose('b');
  await slow.come(1);
  expect([shown, await next, problems]).toEqual([['b'], 'done', []]);
});

test('a main process that dies during a request is reported in a sentence', async () => {
  vi.stubGlobal('digitDuels', {
    request: () => Promise.reject(new Error('The worker ended unexpectedly.')),
  });
  expect(await choose('a')).toBe('refused');
  expect(
    await attempt(
      () => ask('copyPosition', {}),
      (reason) => problems.push(reason),
    ),
  ).toBe(false);
  expect(problems).toEqual(Array(2).fill('The worker ended unexpectedly.'));
});
