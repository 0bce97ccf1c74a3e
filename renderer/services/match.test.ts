import { afterEach, expect, test, vi } from 'vitest';
import { addedAfter, wholeUpdate } from '../../electron/api/testing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { heldMain, settled } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Services } from './services.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (revision: number, moves: string[] = []): MatchView => ({
  ...viewAfter({ moves }),
  revision,
});

function matchWith(view: MatchView) {
  const main = heldMain();
  const { match, notices, router } = new Services();
  router.go('table');
  const show = (shown: MatchView) => match.follow(wholeUpdate(shown));
  show(view);
  return { main, match, notices, router, show };
}

test('a tree is sent once, and after that only its changes', () => {
  const { main, match } = matchWith(at(1, ['A-C', 'B-D']));
  const { tree, ...head } = at(2, ['A-C', 'B-C']);
  match.follow({ head, since: 1, tree: addedAfter(1, tree.slice(1)) });
  expect(match.view?.tree.map(({ ply }) => ply.notation)).toEqual(['A-C', 'B-C']);
  expect(main.asked).toEqual([]);
});

test('a board that has missed a change requests the whole match, and shows nothing wrong meanwhile', async () => {
  const { main, match, show } = matchWith(at(1, ['A-C']));
  const { tree, ...head } = at(5, ['A-C', 'B-C']);
  match.follow({ head, since: 4, tree: addedAfter(1, tree.slice(1)) });
  expect(match.view?.revision).toBe(1);
  expect(main.asked.map(({ name }) => name)).toEqual(['view']);
  show(at(5, ['A-C', 'B-C']));
  await main.answer('view', { revision: 5 });
  expect(match.view?.revision).toBe(5);
});

test('listeners receive each view once, with the previous one', () => {
  const { match, show } = matchWith(at(1));
  const heard: unknown[] = [];
  match.onShown((view, before) => heard.push([view.revision, before?.revision]));
  show(at(2, ['A-C']));
  show(at(2, ['A-C']));
  expect(heard).toEqual([[2, 1]]);
});

test('a player who is called otherwise is shown so, which is no other view', () => {
  const { match, show } = matchWith(at(1));
  const heard = vi.fn();
  match.onShown(heard);
  const [, other = expect.fail()] = at(1).players;
  show({ ...at(1), players: [{ kind: 'person', name: 'Anna', isAnother: true }, other] });
  expect(match.view?.players[0]?.name).toBe('Anna');
  expect(heard).not.toHaveBeenCalled();
});

test('stepping through the moves is looking back, and taking a move back is not', async () => {
  const moves = ['A-C', 'A-C'];
  const { main, match, show } = matchWith(at(1, moves));
  match.goTo({ path: [], at: 1 });
  const there = { ...viewAfter({ moves, at: 1 }), revision: 2 };
  expect(match.isLook(there)).toBe(true);
  show(there);
  await main.answer('goTo', { revision: 2 });
  expect([match.looking, match.isLook(there)]).toEqual([true, true]);
  match.undo();
  const back = { ...viewAfter({ moves, at: 0 }), revision: 3 };
  show(back);
  await main.answer('undo', { revision: 3 });
  expect([match.looking, match.isLook(back)]).toEqual([false, false]);
});

test('a long match is shown once all parts of it have arrived', () => {
  const { main, match } = matchWith(at(1, ['A-C']));
  const { tree, ...head } = at(5, ['A-C', 'B-D', 'A-C']);
  const added = (from: number, to?: number) =>
    JSON.stringify(addedAfter(from, tree.slice(from, to)));
  match.follow({ head, since: null, tree: added(0, 1), rest: true });
  match.follow({ head, since: 5, tree: added(1, 2), rest: true });
  expect(match.view?.revision).toBe(1);
  match.follow({ head, since: 5, tree: added(2) });
  expect(match.view).toEqual({ ...head, tree });
  expect(main.asked).toEqual([]);
});

test('moves and games are requested with the shown revision', () => {
  const { main, match } = matchWith(at(7));
  const [move] = match.view?.moves ?? [];
  if (move !== undefined) match.play(move);
  match.nextRound();
  expect(main.payloads('play')).toEqual([{ move: 'A-C', revision: 7 }]);
  expect(main.payloads('nextRound')).toEqual([{ revision: 7 }]);
});

test('pausing the computers is shown before anything else happens', async () => {
  const playing = at(1, ['A-C']);
  const controls = { ...playing.controls, computers: 'play' as const };
  const { main, match, show } = matchWith({ ...playing, controls });
  const held = vi.fn();
  void match.holdComputers().then(held);
  expect(main.payloads('pauseComputers')).toEqual([{ on: true }]);
  await main.answer('pauseComputers', { revision: 2 });
  expect(held).not.toHaveBeenCalled();
  show({ ...at(2, ['A-C']), controls: { ...controls, computers: 'wait' } });
  await settled();
  expect(held).toHaveBeenCalledOnce();
  await match.holdComputers();
  expect(main.payloads('pauseComputers')).toHaveLength(1);
});

const request = { game: 'chopsticks', settings: {}, players: [], first: 0 };

test('a match started from home is shown once it is on the table', async () => {
  const { main, match, router, show } = matchWith(at(1));
  router.go('home');
  void match.start(request);
  await main.answer('newMatch', { revision: 2 });
  expect(router.page).toBe('home');
  show(at(2));
  await settled();
  expect(router.page).toBe('table');
});

test('a user who has gone elsewhere stays there when a match opens', async () => {
  const { main, match, router, show } = matchWith(at(1));
  router.go('home');
  const opened = match.open('a');
  router.go('library');
  show(at(2));
  await main.answer('openMatch', { revision: 2 });
  await opened;
  expect(router.page).toBe('library');
});

test('a match that can’t be opened is reported even if the user has gone elsewhere', async () => {
  const { main, match, notices, router } = matchWith(at(1));
  const opened = match.open('a');
  router.go('library');
  await main.refuse('openMatch', 'It is gone.');
  expect([await opened, notices.problem, router.page]).toEqual([false, 'It is gone.', 'library']);
});

test('starting the same match twice starts one match, and starting another one two', async () => {
  const { main, match } = matchWith(at(1));
  const begun = [match.start({ ...request }), match.start({ ...request })];
  void match.start({ ...request, first: 1 });
  expect(main.payloads('newMatch')).toHaveLength(2);
  await main.answer('newMatch', { revision: 1 });
  expect(await Promise.all(begun)).toEqual([true, false]);
  await main.answer('newMatch', { revision: 1 });
  void match.start({ ...request });
  expect(main.payloads('newMatch')).toHaveLength(3);
});
