import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refused } from '../asking.ts';
import type { MatchPage } from '../../electron/api/library.ts';
import { MatchList } from './match-list.svelte.ts';
import { fakeLibrary, fakeMain, keptMatch, slowAnswers } from './testing.ts';

const failed = vi.fn<Refused>();
let list: MatchList;
beforeEach(() => {
  list = new MatchList(failed);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const many = Array.from({ length: 300 }, (_, index) => keptMatch(`match ${index}`));
const titles = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => list.at(from + index)?.title);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the rows in sight are requested once', async () => {
  const main = fakeLibrary(many);
  list.follow();
  await settled();
  expect([list.total, list.at(59)?.id, list.at(60)]).toEqual([300, 'match 59', undefined]);
  list.see(100, 130);
  list.see(110, 140);
  await settled();
  expect([list.at(60)?.id, list.at(139)?.id, list.at(200)]).toEqual([
    'match 60',
    'match 139',
    undefined,
  ]);
  const offsets = main.payloads('listMatches').map((each) => (each as { offset: number }).offset);
  expect(offsets).toEqual([0, 60, 120]);
});

test('a late answer is dropped', async () => {
  const answers: ((page: MatchPage) => void)[] = [];
  fakeMain({ listMatches: () => new Promise((resolve) => answers.push(resolve)) });
  list.find({ text: 'f' });
  list.find({ text: 'fi' });
  await settled();
  const page = (title: string): MatchPage => ({
    revision: 0,
    total: 1,
    onTable: null,
    isTableOwn: false,
    matches: [keptMatch(title, { title })],
  });
  answers[1]?.(page('later'));
  await settled();
  answers[0]?.(page('earlier'));
  await settled();
  expect(titles(0, 1)).toEqual(['later']);
});

test('the active match stays active wherever it moves', async () => {
  let matches = many.slice(0, 3);
  const main = fakeMain({
    listMatches: () => ({ revision: 0, total: matches.length, matches, onTable: null }),
    matchIds: () => matches.map(({ id }) => id),
  });
  const stop = list.follow();
  await settled();
  list.go(1);
  matches = [...matches].reverse().slice(0, 2);
  main.tell('library');
  await settled();
  expect([list.selection.active, list.chosen]).toEqual([1, ['match 1']]);
  matches = many.slice(1, 3);
  main.tell('library');
  await settled();
  expect([list.selection.active, list.active?.id]).toEqual([0, 'match 1']);
  matches = many.slice(2, 3);
  main.tell('library');
  await settled();
  expect(list.selection.active, 'it is gone').toBe(0);
  stop();
  main.tell('library');
  await settled();
  expect(main.payloads('listMatches')).toHaveLength(4);
});

test('if the chosen match is gone, its row is chosen, and nothing if no row is left', async () => {
  let matches = many.slice(0, 3);
  const main = fakeMain({
    listMatches: () => ({ revision: 0, total: matches.length, matches, onTable: null }),
    matchIds: () => matches.map(({ id }) => id),
  });
  list.follow();
  await settled();
  list.go(0);
  for (const left of [['match 1'], ['match 2'], []]) {
    matches = matches.slice(1);
    main.tell('library');
    await settled();
    expect(list.chosen).toEqual(left);
  }
});

test('simultaneous changes are loaded together', async () => {
  const main = fakeLibrary(many);
  list.follow();
  await settled();
  for (let count = 0; count < 100; count++) main.tell('library');
  await settled();
  expect(main.payloads('listMatches').length).toBeLessThanOrEqual(3);
});

test('a range includes matches that were never in sight, and all can be chosen', async () => {
  fakeLibrary(many);
  list.follow();
  await settled();
  list.go(10);
  await list.extend(250);
  expect([list.chosen.length, list.chosen[0], list.chosen.at(-1)]).toEqual([
    241,
    'match 10',
    'match 250',
  ]);
  await list.extend(5);
  expect(list.chosen).toEqual(many.slice(5, 11).map(({ id }) => id));
  list.toggle(5);
  expect(list.chosen).toHaveLength(5);
  await list.chooseAll();
  expect(list.chosen).toHaveLength(300);
});

test('the active row stays within the list', async () => {
  fakeLibrary(many.slice(0, 3));
  list.follow();
  await settled();
  list.go(99);
  expect(list.chosen).toEqual(['match 2']);
  list.go(-1);
  expect(list.chosen).toEqual(['match 0']);
});

test('a refusal is reported in its sentence', async () => {
  fakeMain({});
  list.follow();
  await settled();
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    'Nobody answers listMatches.',
    expect.any(Function),
  );
});

/** A library of many matches that is slow to list all their ids. */
async function slowToName() {
  const { later, come } = slowAnswers();
  const main = fakeMain({
    listMatches: ({ offset, limit }: { offset: number; limit: number }) => ({
      revision: 0,
      total: many.length,
      onTable: null,
      matches: many.slice(offset, offset + limit),
    }),
    matchIds: () => later(() => many.map(({ id }) => id)),
  });
  list.follow();
  await settled();
  return { main, come };
}

test('a match chosen after a request to choose all is chosen alone, even if the ids arrive later', async () => {
  const { come } = await slowToName();
  void list.chooseAll();
  list.go(3);
  await come(0);
  expect(list.chosen).toEqual(['match 3']);
});

test('choosing all works even if something changes meanwhile', async () => {
  const { main, come } = await slowToName();
  void list.chooseAll();
  main.tell('library', { revision: 1 });
  await settled();
  await come(0);
  expect(list.chosen).toHaveLength(300);
});

test('a failed load is repeated, and a superseded one is no problem', async () => {
  const { later, come } = slowAnswers();
  let fails = false;
  const main = fakeMain({
    listMatches({ offset }: { offset: number }) {
      const failing = fails;
      return later(() => {
        if (failing) throw new Error('The disk is gone.');
        return { revision: 0, total: 300, onTable: null, matches: many.slice(offset, offset + 60) };
      });
    },
  });
  fails = true;
  list.find({ text: 'm' });
  fails = false;
  list.find({ text: 'match' });
  await come(1, 0);
  expect(failed).not.toHaveBeenCalled();
  fails = true;
  list.see(70, 80);
  await come(2);
  expect(failed).toHaveBeenCalledExactlyOnceWith('The disk is gone.', expect.any(Function));
  fails = false;
  list.see(70, 80);
  await come(3);
  expect([list.at(70)?.id, main.payloads('listMatches').length]).toEqual(['match 70', 4]);
});

test('a range begins at the row chosen last', async () => {
  fakeLibrary(many);
  list.follow();
  await settled();
  list.toggle(5);
  await list.extend(7);
  expect(list.chosen).toEqual(['match 5', 'match 6', 'match 7']);
});
