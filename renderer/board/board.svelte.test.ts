import { afterEach, expect, test, vi } from 'vitest';
import { wholeUpdate } from '../../electron/api/testing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { heldMain, settled } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { Services } from '../services/services.svelte.ts';
import { viewAfter } from '../table/testing.ts';
import { Board } from './board.svelte.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const at = (revision: number, moves: string[] = []): MatchView => ({
  ...viewAfter({ moves }),
  revision,
});

const person = { kind: 'person' } as const;

/** The open page of the table, with a match. */
function boardWith(view: MatchView) {
  const main = heldMain();
  const services = new Services();
  const board = new Board(services);
  const show = (shown: MatchView) => services.match.follow(wholeUpdate(shown));
  services.router.go('table');
  show(view);
  const { announcer, dialogs, preferences, router } = services;
  return { main, board, show, said: () => announcer.said, dialogs, preferences, router };
}

test('the same announcement is repeated if the same happens again', () => {
  const { said, show } = boardWith(at(1));
  for (const revision of [2, 3])
    show({ ...at(revision), gameNumber: revision, first: revision % 2 });
  const last = said().slice(-4);
  expect(last.map(({ text }) => text)).toEqual([
    'New game of Chopsticks.',
    'Player 1 to move.',
    'New game of Chopsticks.',
    'Player 1 to move.',
  ]);
  expect(new Set(last.map(({ id }) => id)).size).toBe(4);
});

test('a view that arrives twice is announced once', () => {
  const { said, show } = boardWith(at(2, ['A-C']));
  const heard = said().length;
  show(at(2, ['A-C']));
  expect(said()).toHaveLength(heard);
});

test('the position is read aloud on request', () => {
  const { board, said } = boardWith(at(1));
  board.readPosition();
  expect(said().at(-1)?.text).toContain('Player 1: left hand, 1 finger');
});

test('copying the position is announced', async () => {
  const { main, board, said } = boardWith(at(1));
  board.copyPosition();
  await main.answer('copyPosition', null);
  expect(said().at(-1)?.text).toBe('The notation is on the clipboard.');
});

test('turning analysis on shows it, wherever the panel was', () => {
  const { board } = boardWith(at(1));
  board.panelOpen = false;
  board.toggleAnalysis();
  expect([board.panelOpen, board.panelTab]).toEqual([true, 'analysis']);
  board.toggleAnalysis();
  expect([board.panelOpen, board.panelTab]).toEqual([true, 'moves']);
});

test('the big screen leaves the room to the table, and analysis can be shown on it', () => {
  const { board } = boardWith(at(1));
  board.toggleBigScreen();
  expect([board.bigScreen, board.panelOpen]).toEqual([true, false]);
  board.toggleAnalysis();
  expect([board.bigScreen, board.panelOpen]).toEqual([true, true]);
  board.toggleBigScreen();
  expect([board.bigScreen, board.panelOpen]).toEqual([false, true]);
});

test('after the big screen, the panel is as it was before', () => {
  const { board } = boardWith(at(1));
  for (const open of [true, false]) {
    board.panelOpen = open;
    board.toggleBigScreen();
    expect(board.panelOpen).toBe(false);
    board.toggleBigScreen();
    expect(board.panelOpen).toBe(open);
  }
});

const playing = (revision: number, computers: 'play' | 'wait'): MatchView => {
  const view = at(revision, ['A-C']);
  return { ...view, controls: { ...view.controls, computers } };
};

test('computers pause while their match is shared', async () => {
  const { main, board, dialogs, show } = boardWith(playing(1, 'play'));
  board.share();
  await main.answer('pauseComputers', { revision: 2 });
  expect(dialogs.isOpen('share')).toBe(false);
  show(playing(2, 'wait'));
  await settled();
  expect(dialogs.isOpen('share')).toBe(true);
});

test('the review comes to the table once the computers pause, unless the user has left', async () => {
  for (const elsewhere of [false, true]) {
    const { main, board, router, show } = boardWith(playing(1, 'play'));
    router.go('library');
    board.openReview();
    await main.answer('pauseComputers', { revision: 2 });
    if (elsewhere) router.go('home');
    show(playing(2, 'wait'));
    await settled();
    expect([router.page, board.review.isOpen]).toEqual(
      elsewhere ? ['home', false] : ['table', true],
    );
  }
});

test('Escape leaves a review, but never the table', async () => {
  const { board, router } = boardWith(at(1, ['A-C']));
  router.go('home');
  router.go('table');
  board.openReview();
  await settled();
  expect(board.review.isOpen).toBe(true);
  board.escape();
  expect(board.review.isOpen).toBe(false);
  board.escape();
  expect(router.page).toBe('table');
});

test('mistakes of the match on the table are retried on their page', () => {
  const { board, router } = boardWith(at(3, ['A-C']));
  board.retryMistakes();
  expect(router.page).toBe('mistakes');
  expect(router.take('mistakes')).toEqual({ kind: 'match', revision: 3 });
});

test('a rematch has the rules of its match, whatever the preferences say now, and the other player begins', () => {
  const played = viewAfter({
    settings: { fingers: 7, players: 3 },
    players: Array(3).fill(person),
  });
  const { main, board, preferences } = boardWith({ ...played, revision: 1 });
  preferences.view = preferencesOf('{ "chopsticks": { "overflow": "rollover" } }');
  board.controls.rematch();
  const { settings, players } = played;
  expect(settings).toMatchObject({ fingers: 7, players: 3, overflow: 'cutoff' });
  expect(main.payloads('newMatch')).toEqual([{ game: 'chopsticks', settings, players, first: 1 }]);
});

test('whoever asks for a rematch of another person’s match plays it', () => {
  const [, other = expect.fail()] = at(1).players;
  const ann = { kind: 'person', name: 'Ann', isAnother: true } as const;
  const { main, board } = boardWith({ ...at(1), players: [ann, other] });
  board.controls.rematch();
  expect(main.payloads('newMatch')).toMatchObject([{ players: [{ kind: 'person' }, other] }]);
  expect(JSON.stringify(main.payloads('newMatch'))).not.toMatch(/Ann/);
});

test('a rematch of a set-up position starts from that position', () => {
  const setUp = { position: '1234', first: 1 };
  const { main, board } = boardWith({ ...at(1), setUp });
  board.controls.rematch();
  const { settings, players } = at(1);
  expect(main.payloads('newMatch')).toEqual([{ game: 'chopsticks', settings, players, ...setUp }]);
});

test('a question about one match is not asked about the next', () => {
  const { board, dialogs, show } = boardWith(at(1, ['A-C']));
  board.controls.offerDraw();
  expect(dialogs.isOpen('draw-offer')).toBe(true);
  show({ ...at(2), gameNumber: 9 });
  expect([board.controls.offer, dialogs.anyOpen]).toEqual([undefined, false]);
  dialogs.open('ending', { by: 'resign' });
  show({ ...at(3), gameNumber: 10 });
  expect(dialogs.anyOpen).toBe(false);
});
