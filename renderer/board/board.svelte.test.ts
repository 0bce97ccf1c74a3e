import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnalysisView, HistoryView } from '../../electron/api/analysis-view.ts';
import type { BoardCommand } from '../../electron/api/commands.ts';
import { wholeUpdate } from '../../electron/api/match-update.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { dialogOpens } from '../design/open-dialog.ts';
import { viewAfter } from '../table/testing.ts';
import { Board } from './board.svelte.ts';
import { drawn } from '../../engine/value.ts';

type Listener = (payload: unknown) => void;

interface Asked {
  readonly name: string;
  readonly payload: unknown;
  readonly reply: (reply: unknown) => void;
}

/** What the main process was asked, and has not answered yet. */
let waiting: Asked[] = [];
let asked: Asked[] = [];
const listeners = new Map<string, Set<Listener>>();

beforeEach(() => {
  waiting = [];
  asked = [];
  listeners.clear();
  vi.stubGlobal('digitDuels', {
    request: (name: string, payload: unknown) =>
      new Promise((reply) => {
        const each = { name, payload, reply };
        asked.push(each);
        waiting.push(each);
      }),
    on(name: string, listener: Listener) {
      const those = listeners.get(name) ?? new Set();
      listeners.set(name, those.add(listener));
      return () => those.delete(listener);
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** What was asked so far of one kind. */
const payloadsOf = (name: string) =>
  asked.filter((each) => each.name === name).map(({ payload }) => payload);

async function reply(name: string, answer: unknown): Promise<void> {
  const next = waiting.find((each) => each.name === name);
  if (next === undefined) throw new Error(`Nobody asked for ${name}.`);
  waiting = waiting.filter((each) => each !== next);
  next.reply(answer);
  await settled();
}

const answer = (name: string, value: unknown) => reply(name, { ok: true, value });

/** All that waits for an answer has gone on by then. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

function tell(name: string, payload: unknown): void {
  for (const listener of listeners.get(name) ?? []) listener(payload);
}

const show = (view: MatchView) => tell('view', wholeUpdate(view));
const command = (name: BoardCommand) => tell('command', name);

function boardWith(view: MatchView): Board {
  const board = beginningWith(view);
  board.goToTable();
  return board;
}

/** A window that has just begun, and doesn't know yet whether to show the table. */
function beginningWith(view: MatchView): Board {
  const board = new Board();
  board.follow();
  show(view);
  return board;
}

const at = (revision: number, moves: string[] = []): MatchView => ({
  ...viewAfter({ moves }),
  revision,
});
const analysis = (revision: number): AnalysisView => ({
  revision,
  value: drawn,
  probabilities: false,
  moves: [
    {
      move: 'A-C',
      text: 'Left hand strikes left hand',
      played: { move: { kind: 'pass' }, after: viewAfter().position },
      essential: true,
      value: drawn,
    },
  ],
  saying: null,
});
const history = (revision: number): HistoryView => ({
  revision,
  values: [{ seat: 0, value: drawn }],
  probabilities: false,
});

test('a board that begins asks once for match and preferences, and is told', () => {
  const board = new Board();
  board.follow();
  expect(asked.map(({ name }) => name).sort()).toEqual(['preferences', 'view']);
  tell('preferences', preferencesOf('{ "appearance": { "pace": "fast" } }'));
  show(at(1));
  expect(board.pace).toBe('fast');
  expect(board.view?.revision).toBe(1);
});

test('a tree is sent once, and then what has changed of it', () => {
  const board = boardWith(at(1, ['A-C', 'B-D']));
  const played = () => board.view?.tree.map(({ ply }) => ply.notation);
  const { tree, ...head } = at(2, ['A-C', 'B-C']);
  asked = [];
  tell('view', { head, since: 1, tree: { kept: 1, changed: [], added: tree.slice(1) } });
  expect(played()).toEqual(['A-C', 'B-C']);
  expect(asked).toEqual([]);
});

test('a board that has missed a change asks for all, and shows nothing made up', async () => {
  const board = boardWith(at(1, ['A-C']));
  asked = [];
  const { tree, ...head } = at(5, ['A-C', 'B-C']);
  tell('view', { head, since: 4, tree: { kept: 1, changed: [], added: tree.slice(1) } });
  expect(board.view?.revision).toBe(1);
  expect(asked.map(({ name }) => name)).toEqual(['view']);
  show(at(5, ['A-C', 'B-C']));
  await answer('view', { revision: 5 });
  expect(board.view?.revision).toBe(5);
});

test('values that are known are not asked for again, and the rest comes some at a time', async () => {
  const board = boardWith(at(1, ['A-C', 'B-D', 'A-C']));
  const values = (count: number) =>
    Array.from({ length: count }, () => ({ seat: 0, value: drawn }));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  await answer('history', { revision: 1, values: values(3) });
  await answer('history', { revision: 1, values: values(1) });
  expect(payloadsOf('history')).toEqual([
    { revision: 1, from: 0 },
    { revision: 1, from: 3 },
  ]);
  expect(board.values.values).toHaveLength(4);
  show({ ...at(2, ['A-C', 'B-D', 'A-C']), at: 1 });
  await answer('analyse', analysis(2));
  expect(payloadsOf('history')).toHaveLength(2);
});

test('a board that is gone hears nothing any more', () => {
  const board = new Board();
  const stop = board.follow();
  show(at(1));
  stop();
  show(at(2, ['A-C']));
  command('panel');
  tell('preferences', preferencesOf('{}'));
  expect(board.view?.revision).toBe(1);
  expect(board.panelOpen).toBe(true);
  expect(board.preferences).toBeUndefined();
  for (const [name, those] of listeners) expect(those.size, name).toBe(0);
});

test('one own move with analysis on asks for one analysis and one history, and draws one view', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  await answer('history', history(1));
  asked = [];
  const drawn = vi.fn<(view: MatchView | undefined) => void>();
  onTestFinished(
    $effect.root(() => {
      $effect(() => drawn(board.view));
    }),
  );
  await settled();
  drawn.mockClear();

  const [move] = board.view?.moves ?? [];
  if (move === undefined) throw new Error('There is no move.');
  board.play(move);
  show(at(2, ['A-C']));
  await answer('play', { revision: 2 });
  await answer('analyse', analysis(2));
  await answer('history', history(2));
  expect(asked.map(({ name, payload }) => [name, payload])).toEqual([
    ['play', { move: 'A-C', revision: 1 }],
    ['analyse', { revision: 2 }],
    ['history', { revision: 2, from: 1 }],
  ]);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(board.analysis?.revision).toBe(2);
});

test('an analysis is shown for the position that it was made for, and no other', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  expect(board.analysis?.value).toEqual(drawn);
  await answer('history', history(1));
  expect(board.values.values).toHaveLength(1);

  // The same moves stand in another match.
  show({ ...viewAfter({ settings: { overflow: 'rollover' } }), revision: 2 });
  expect(board.analysis).toBeUndefined();
  expect(board.ratings.size).toBe(0);
  expect(board.values.values).toEqual([]);

  show(at(3, ['A-C']));
  await answer('analyse', analysis(2));
  expect(board.analysis).toBeUndefined();
});

test('what comes after the match has gone on is dropped', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  show({ ...at(2), first: 1 });
  await answer('history', history(1));
  expect(board.values.values).toEqual([]);
  await answer('analyse', null);
  expect(board.analysis).toBeUndefined();
  expect(payloadsOf('history')).toEqual([{ revision: 1, from: 0 }]);
  expect(board.problem).toBe('');
});

test('an older analysis that comes last takes no newer one’s place', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  show(at(2, ['A-C']));
  const [older, newer] = waiting.filter(({ name }) => name === 'analyse');
  newer?.reply({ ok: true, value: analysis(2) });
  await settled();
  older?.reply({ ok: true, value: analysis(1) });
  await settled();
  expect(board.analysis?.revision).toBe(2);
  expect(payloadsOf('history')).toEqual([{ revision: 2, from: 0 }]);
});

test('analysis that is switched off is off, whatever comes late', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  expect(board.analysis).toBeUndefined();
  show(at(2, ['A-C']));
  expect(payloadsOf('analyse')).toEqual([{ revision: 1 }]);
});

test('a hint is said, and goes with the position that it was for', async () => {
  const board = boardWith(at(1));
  board.showHint();
  await answer('analyse', analysis(1));
  expect(board.hint).toBe('A-C');
  expect(board.announcements.at(-1)?.text).toBe('Hint: Left hand strikes left hand.');
  show(at(2, ['A-C']));
  expect(board.hint).toBeUndefined();
});

test('a hint asks nothing that the analysis has answered already', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  await answer('analyse', analysis(1));
  board.showHint();
  await settled();
  expect(board.hint).toBe('A-C');
  expect(payloadsOf('analyse')).toHaveLength(1);
});

test('one looks back where one went through the moves, not where a move was taken back', async () => {
  const moves = ['A-C', 'A-C'];
  const board = boardWith({ ...viewAfter({ moves }), revision: 1 });
  board.goTo({ path: [], at: 1 });
  show({ ...viewAfter({ moves, at: 1 }), revision: 2 });
  await answer('goTo', { revision: 2 });
  expect(board.looking).toBe(true);
  board.undo();
  show({ ...viewAfter({ moves, at: 0 }), revision: 3 });
  await answer('undo', { revision: 3 });
  expect(board.looking).toBe(false);
});

test('what is refused is said, until something comes of the next try', async () => {
  const board = boardWith(at(1));
  board.undo();
  await reply('undo', { ok: false, error: 'Not now.' });
  expect(board.problem).toBe('Not now.');
  show(at(2, ['A-C']));
  expect(board.problem).toBe('');
});

test('the result is shown when a game ends, and stays away once it was put away', () => {
  const over: MatchView['state'] = {
    kind: 'over',
    outcome: { kind: 'draw', by: 'repetition' },
    headline: 'A draw',
    reason: 'Draw by repetition.',
  };
  const board = boardWith(at(1));
  board.resultOpen = false;
  show({ ...at(2), state: over });
  expect(board.resultOpen).toBe(true);
  board.resultOpen = false;
  show({ ...at(3), state: over });
  expect(board.resultOpen).toBe(false);
});

test('computers as fast as they go are shown once a frame, the last position all the same', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const computers: MatchView['players'] = [
    { kind: 'computer', difficulty: 'easy' },
    { kind: 'computer', difficulty: 'easy' },
  ];
  const alone = (revision: number, moves: string[]): MatchView => ({
    ...viewAfter({ moves, players: computers }),
    revision,
  });
  const board = boardWith(alone(1, []));
  tell('preferences', preferencesOf('{ "appearance": { "pace": "fastest" } }'));
  show(alone(2, ['A-C']));
  show(alone(3, ['A-C', 'A-C']));
  expect(board.view?.revision).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(board.view?.revision).toBe(3);
  show(alone(4, ['A-C', 'A-C', 'A-C']));
  show({ ...alone(5, ['A-C', 'A-C', 'A-C', 'A-C']), state: { kind: 'person', seat: 0 } });
  expect(board.view?.revision, 'what nobody plays on from').toBe(5);
  await vi.advanceTimersByTimeAsync(300);
  expect(board.view?.revision).toBe(5);
});

test('whoever did not begin last time begins when the same play again', () => {
  const board = boardWith(at(1));
  tell('preferences', preferencesOf('{ "chopsticks": { "overflow": "rollover" } }'));
  board.playAgain();
  expect(payloadsOf('newMatch')).toMatchObject([
    { game: 'chopsticks', settings: { overflow: 'rollover' }, first: 1 },
  ]);
});

test('a position that was set up is where the same play again', () => {
  const setUp = { position: '1234', first: 1 };
  const board = boardWith({ ...at(1), setUp });
  tell('preferences', preferencesOf('{ "chopsticks": { "overflow": "rollover" } }'));
  board.playAgain();
  const { settings, players } = at(1);
  expect(payloadsOf('newMatch')).toEqual([{ game: 'chopsticks', settings, players, ...setUp }]);
});

test('only what was chosen differently is kept for the next time', async () => {
  const board = boardWith(at(1));
  tell('preferences', preferencesOf('{}'));
  board.keep({ game: 'chopsticks', first: 2 });
  await answer('setPreference', null);
  expect(payloadsOf('setPreference')).toEqual([{ path: ['first'], value: 2 }]);
});

test('the same sentence is said again where the same happens again', () => {
  const board = boardWith(at(1));
  for (const revision of [2, 3]) show({ ...at(revision), deal: revision, first: revision % 2 });
  const said = board.announcements.slice(-4);
  expect(said.map(({ text }) => text)).toEqual([
    'New game of Chopsticks.',
    'Player 1 to move.',
    'New game of Chopsticks.',
    'Player 1 to move.',
  ]);
  expect(new Set(said.map(({ id }) => id)).size).toBe(4);
});

test('a board that asked while the match went on says nothing twice', () => {
  const board = boardWith(at(2, ['A-C']));
  const said = board.announcements.length;
  show(at(2, ['A-C']));
  expect(board.announcements).toHaveLength(said);
});

test('commands of the menu open what they name', () => {
  const board = boardWith(at(1));
  command('new-game');
  command('rules');
  command('about');
  command('panel');
  expect(board).toMatchObject({
    newGameOpen: true,
    rulesOpen: true,
    aboutOpen: true,
    panelOpen: false,
  });
});

test('the position is read when somebody asks', () => {
  const board = boardWith(at(1));
  command('read-position');
  expect(board.announcements.at(-1)?.text).toContain('Player 1: left hand, 1 finger');
});

test('in another language the same state is shown and rated anew, but is no news', async () => {
  const board = boardWith(at(1));
  command('analysis');
  await answer('analyse', analysis(1));
  await answer('history', history(1));
  board.showHint();
  await settled();
  expect(board.hint).toBe('A-C');
  const heard = board.announcements.length;

  show({ ...at(1), language: 'de' });
  expect(board.view?.language).toBe('de');
  expect(board.hint).toBeUndefined();
  expect(board.announcements).toHaveLength(heard);
  await answer('analyse', { ...analysis(1), moves: [] });
  expect(board.analysis?.moves).toEqual([]);

  show({ ...at(1), language: 'de' });
  expect(payloadsOf('analyse')).toHaveLength(2);
});

test('the next round is asked for after the one that is shown', () => {
  boardWith(at(7)).nextRound();
  expect(payloadsOf('nextRound')).toEqual([{ revision: 7 }]);
});

test('the window begins with what the preferences say, and stays where it is when they change', () => {
  const board = beginningWith(at(1));
  expect(board.place).toBeUndefined();
  tell('preferences', preferencesOf('{}'));
  expect(board.place).toBe('home');
  tell('preferences', preferencesOf('{ "start": "table" }'));
  expect(board.place).toBe('home');

  const other = beginningWith(at(1));
  tell('preferences', preferencesOf('{ "start": "table" }'));
  expect(other.place).toBe('table');
});

test('what concerns the match is not done while the home view lies over it', () => {
  const board = beginningWith(at(1, ['A-C']));
  tell('preferences', preferencesOf('{}'));
  for (const name of ['undo', 'redo', 'hint', 'analysis', 'panel'] as const) command(name);
  expect(payloadsOf('undo')).toEqual([]);
  expect(payloadsOf('redo')).toEqual([]);
  expect(payloadsOf('analyse')).toEqual([]);
  expect(board.analysing).toBe(false);
  expect(board.panelOpen).toBe(true);
  board.goToTable();
  command('undo');
  expect(payloadsOf('undo')).toHaveLength(1);
});

test('the rules that are asked for are those of the game that is seen', () => {
  const board = beginningWith(at(1));
  tell('preferences', preferencesOf('{}'));
  board.gameHere = () => 'summation-duel';
  board.show('puzzles');
  command('rules');
  expect([board.rulesOpen, board.rulesOf?.id]).toEqual([true, 'summation-duel']);
  board.goToTable();
  command('rules');
  expect(board.rulesOf, 'the match on the table has its own').toBeUndefined();
});

test('a match that is begun from the home view is seen once it lies on the table', async () => {
  const board = beginningWith(at(1));
  tell('preferences', preferencesOf('{}'));
  const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
  void board.startMatch({ game: 'chopsticks', settings: {}, players, first: 0 });
  await answer('newMatch', { revision: 2 });
  expect(board.place).toBe('home');
  show(at(2));
  await settled();
  expect(board.place).toBe('table');
});

test('computers among themselves wait while their match is shared', async () => {
  const playing = at(1, ['A-C']);
  const controls = { ...playing.controls, computers: 'play' as const };
  const board = boardWith({ ...playing, controls });
  command('share');
  expect(payloadsOf('pauseComputers')).toEqual([{ on: true }]);
  await answer('pauseComputers', { revision: 2 });
  expect(board.shareOpen).toBe(false);
  show({ ...at(2, ['A-C']), controls: { ...controls, computers: 'wait' } });
  await settled();
  expect(board.shareOpen).toBe(true);
});

test('what is done to a match is not done behind a dialog', () => {
  boardWith(at(1, ['A-C']));
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  document.body.append(dialog);
  asked = [];
  for (const name of ['undo', 'redo', 'restart', 'back', 'swap-seats'] as const) command(name);
  expect(asked).toEqual([]);
  dialog.remove();
  command('undo');
  expect(asked.map(({ name }) => name)).toEqual(['undo']);
});

test('what was asked about one match is not asked about the next', () => {
  const board = boardWith(at(1, ['A-C']));
  board.controls.askToResign();
  board.controls.offerDraw();
  expect(board.controls.asking).toBe(true);
  show({ ...at(2), deal: 9 });
  expect(board.controls.asking).toBe(false);
});

test('what was wrong with a file is told until another match comes, however the match goes on', () => {
  const board = boardWith(at(1));
  board.problem = '“a.duel” can’t be opened.';
  show(at(2, ['A-C']));
  expect(board.problem).toBe('“a.duel” can’t be opened.');
  show({ ...at(3), deal: 9 });
  expect(board.problem).toBe('');
});

test('whoever has gone elsewhere since a match was opened stays there', async () => {
  const board = boardWith(at(1));
  board.goHome();
  const opened = board.openMatch('a');
  board.show('library');
  show(at(2));
  await answer('openMatch', { revision: 2 });
  await opened;
  expect(board.place).toBe('library');
});

test('a match that can’t be opened is reported even if the user has gone elsewhere', async () => {
  const board = boardWith(at(1));
  const opened = board.openMatch('a');
  board.show('library');
  await reply('openMatch', { ok: false, error: 'It is gone.' });
  expect([await opened, board.problem, board.place]).toEqual([false, 'It is gone.', 'library']);
});

test('a match that is begun twice in a row is one match, another one is another', async () => {
  const board = boardWith(at(1));
  const request = { game: 'chopsticks', settings: {}, players: [], first: 0 };
  const begun = [board.startMatch({ ...request }), board.startMatch({ ...request })];
  void board.startMatch({ ...request, first: 1 });
  expect(payloadsOf('newMatch')).toHaveLength(2);
  await answer('newMatch', { revision: 1 });
  expect(await Promise.all(begun)).toEqual([true, false]);
  await answer('newMatch', { revision: 1 });
  void board.startMatch({ ...request });
  expect(payloadsOf('newMatch')).toHaveLength(3);
});

test('what is analysed is told in the language of last', async () => {
  const board = boardWith(at(1));
  board.toggleAnalysis();
  tell('view', wholeUpdate({ ...at(1), language: 'de' }));
  const [first, second] = waiting.filter(({ name }) => name === 'analyse');
  const told = (saying: string) => ({ ok: true, value: { ...analysis(1), saying } });
  second?.reply(told('deutsch'));
  await settled();
  first?.reply(told('english'));
  await settled();
  expect(board.analysis?.saying).toBe('deutsch');
});

test('what leads elsewhere closes what is read first, and waits for nothing that is filled in', async () => {
  const board = boardWith(at(1));
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  for (const form of [true, false]) {
    const close = vi.fn<() => void>(() => dialog.remove());
    const closed = dialogOpens({ form, parent: undefined, close });
    command('library');
    command('hint');
    await vi.waitFor(() => expect(board.place).toBe(form ? 'table' : 'library'));
    expect([close.mock.calls.length, board.newGameOpen]).toEqual([form ? 0 : 1, false]);
    closed();
  }
});
