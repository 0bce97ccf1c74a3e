import type { IpcMain } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../../words/message.ts';
import { spoken } from '../../words/testing.ts';
import { requestNames, type RequestName } from '../api/requests.ts';
import { answer, answerRequests, tell } from './channel.ts';
import type { Handlers, Teller } from './handlers.ts';
import { Refusal } from './refusal.ts';

/** Handlers that answer null, except for those given. */
function handlersWith(own: Partial<Handlers> = {}): Handlers {
  const silent = Object.fromEntries(requestNames.map((name) => [name, () => null]));
  return { ...(silent as unknown as Handlers), ...own };
}

/** Sends a message of a page. */
type Send = (event: unknown, name: unknown, payload?: unknown) => unknown;

/** What pages can send, by the channel. */
function channels(handlers = handlersWith()): Record<'request' | 'handled', Send> {
  const handle = vi.fn<IpcMain['handle']>();
  answerRequests({ handle }, handlers);
  return Object.fromEntries(handle.mock.calls) as ReturnType<typeof channels>;
}

const nobody: Teller = () => undefined;

const player = { kind: 'person', name: 'You' };
const newMatch = { game: 'chopsticks', settings: {}, players: [player, player], first: 0 };

describe('a well-formed request is answered', () => {
  test.each<[RequestName, unknown]>([
    ['view', undefined],
    ['newMatch', newMatch],
    ['newMatch', { ...newMatch, first: 'random' }],
    ['play', { move: 'A-C', revision: 0 }],
    ['analyse', { revision: 3 }],
    ['prove', { revision: 3, line: true }],
    ['goTo', { place: { path: [], at: 3 }, notation: 'A-C' }],
    ['setPreference', { path: ['chopsticks', 'overflow'], value: 'rollover' }],
    ['setPreference', { path: ['players'], value: ['person', 'computer'] }],
    ['resetPreferences', { paths: [['appearance', 'theme'], ['language']] }],
    ['savePreset', { game: 'chopsticks', name: 'Mine', replace: true }],
    ['dismissNotices', { ids: [1] }],
    ['runCommand', 'quit'],
  ])('%s %j', async (name, payload) => {
    expect(await answer(handlersWith(), name, payload, nobody)).toEqual({ ok: true, value: null });
  });
});

describe('a malformed request is refused, and reaches no handler', () => {
  test.each<[RequestName, unknown]>([
    ['view', null],
    ['view', {}],
    ['play', undefined],
    ['play', 'A-C'],
    ['play', { move: 'A-C' }],
    ['play', { move: '', revision: 0 }],
    ['play', { move: 'A'.repeat(101), revision: 0 }],
    ['play', { move: 'A-C', revision: -1 }],
    ['play', { move: 'A-C', revision: 0.5 }],
    ['play', { move: 'A-C', revision: 0, more: 1 }],
    ['play', { move: 'A-C', at: 0 }],
    ['analyse', undefined],
    ['history', { revision: '1' }],
    ['goTo', { place: { path: [], at: '1' }, notation: 'A-C' }],
    ['goTo', { place: { path: [], at: Number.NaN }, notation: null }],
    ['newMatch', null],
    ['newMatch', { ...newMatch, players: [player] }],
    ['newMatch', { ...newMatch, players: Array.from({ length: 7 }, () => player) }],
    ['newMatch', { ...newMatch, players: [player, { kind: 'computer', name: 'Computer' }] }],
    ['newMatch', { ...newMatch, first: 6 }],
    ['newMatch', { ...newMatch, settings: { overflow: {} } }],
    ['newMatch', { ...newMatch, extra: true }],
    ['setPreference', { path: [], value: 1 }],
    ['setPreference', { path: ['a', 'b', 'c', 'd'], value: 1 }],
    ['setPreference', { path: [1], value: 1 }],
    ['setPreference', { path: ['a'], value: { nested: true } }],
    ['setPreference', { path: ['a'] }],
    ['resetPreferences', { paths: [] }],
    ['savePreset', { game: 'chopsticks', name: 'Mine' }],
    ['dismissNotices', undefined],
    ['runCommand', 'format-disk'],
    ['runCommand', 'undo'],
    ['nextRound', undefined],
    ['undo', 1],
  ])('%s %j', async (name, payload) => {
    const reached = vi.fn();
    const all = Object.fromEntries(requestNames.map((each) => [each, reached]));
    const reply = await answer(all as unknown as Handlers, name, payload, nobody);
    expect(spoken(reply)).toEqual({
      ok: false,
      error: expect.stringMatching(`^The request “${name}” was not understood: .+`) as unknown,
    });
    expect(reached).not.toHaveBeenCalled();
  });
});

describe('what a handler throws', () => {
  const failing = (error: unknown) =>
    handlersWith({
      undo: () => {
        throw error;
      },
    });
  const complain = vi.spyOn(console, 'error');
  beforeEach(() => complain.mockReset());
  afterEach(() => complain.mockReset());

  test('as a refusal is sent as it is', async () => {
    const reason = message('game.over');
    expect(await answer(failing(new Refusal(reason)), 'undo', undefined, nobody)).toEqual({
      ok: false,
      error: reason,
    });
    expect(complain).not.toHaveBeenCalled();
  });

  test('as a fault is sent, and logged', async () => {
    complain.mockReturnValue();
    const reply = await answer(failing(new TypeError('no hands')), 'undo', undefined, nobody);
    expect(spoken(reply)).toEqual({
      ok: false,
      error: 'Something went wrong inside Digit Duels: TypeError: no hands',
    });
    expect(complain).toHaveBeenCalledOnce();
  });
});

test('a payload that is too large is refused as such, before anything looks at it', async () => {
  const payload = { move: 'A'.repeat(1_000_000), revision: 0 };
  expect(spoken(await answer(handlersWith(), 'play', payload, nobody))).toEqual({
    ok: false,
    error: 'The request “play” is too large.',
  });
});

describe('the sender of a request', () => {
  const request: Send = (...sent) => channels().request(...sent);

  test('is answered as one of our own pages', async () => {
    const event = { senderFrame: { url: 'app://digit-duels/board.html', parent: null } };
    expect(await request(event, 'undo')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['readFile', 'readFile'],
    ['toString', 'toString'],
    ['__proto__', '__proto__'],
    ['', ''],
    [undefined, 'undefined'],
    [['undo'], 'object'],
    [new Array(2 ** 32 - 1), 'object'],
  ])('is refused what is no request: %#', async (name, named) => {
    const event = { senderFrame: { url: 'app://digit-duels/board.html', parent: null } };
    expect(spoken(await request(event, name))).toEqual({
      ok: false,
      error: `There is no request “${named}”.`,
    });
  });

  // Made once, since it takes 80 MB.
  const tenMillion = new Array<unknown>(1e7);

  test.each(requestNames)(
    'is refused an array of holes before it is walked, by %s',
    async (name) => {
      const read = vi.fn<() => unknown>();
      const holes = new Proxy(tenMillion, {
        has: () => Boolean(read()),
        get: (array, key) => (key === 'length' ? array.length : read()),
      });
      const reached = vi.fn();
      const all = Object.fromEntries(requestNames.map((each) => [each, reached]));
      const event = { senderFrame: { url: 'app://digit-duels/board.html', parent: null } };
      for (const payload of [holes, { hands: [holes, [1, 1]] }]) {
        const reply = await channels(all as unknown as Handlers).request(event, name, payload);
        expect(spoken(reply)).toEqual({
          ok: false,
          error: `The request “${name}” is too large.`,
        });
      }
      expect(read).not.toHaveBeenCalled();
      expect(reached).not.toHaveBeenCalled();
    },
  );

  test('alone gets the events that it asks for', async () => {
    const handlers = handlersWith({
      view(_, tellAsker) {
        tellAsker('command', 'about');
        return { revision: 4 };
      },
    });
    const sender = { isDestroyed: () => false, send: vi.fn() };
    const event = { sender, senderFrame: { url: 'app://digit-duels/board.html', parent: null } };
    expect(await channels(handlers).request(event, 'view')).toEqual({
      ok: true,
      value: { revision: 4 },
    });
    expect(sender.send).toHaveBeenCalledExactlyOnceWith('event', 'command', 'about');
  });

  test.each([
    { senderFrame: { url: 'https://example.com/', parent: null } },
    { senderFrame: { url: 'about:blank', parent: null } },
    { senderFrame: { url: 'about:srcdoc', parent: null } },
    { senderFrame: { url: 'file:///app/board.html', parent: null } },
    { senderFrame: { url: 'data:text/html,app://digit-duels/', parent: null } },
    { senderFrame: { url: 'blob:app://digit-duels/1', parent: null } },
    { senderFrame: { url: 'app://digit-duels.example/board.html', parent: null } },
    { senderFrame: { url: '', parent: null } },
    { senderFrame: { url: 'app://digit-duels/board.html', parent: { url: 'about:blank' } } },
    { senderFrame: { url: 'about:blank', parent: { url: 'app://digit-duels/board.html' } } },
    { senderFrame: null },
  ])('is refused otherwise: %j', async (event) => {
    expect(spoken(await request(event, 'undo'))).toEqual({
      ok: false,
      error: 'Only windows of Digit Duels get an answer.',
    });
  });
});

test('a window that is gone is sent nothing', () => {
  const contents = { isDestroyed: vi.fn(() => true), send: vi.fn() };
  tell(contents as never, 'command', 'about');
  expect(contents.send).not.toHaveBeenCalled();
  contents.isDestroyed.mockReturnValue(false);
  tell(contents as never, 'command', 'about');
  expect(contents.send).toHaveBeenCalledExactlyOnceWith('event', 'command', 'about');
});

test('a window is sent the next state once its own page reports that it has handled the last one', () => {
  const { handled } = channels();
  const sender = { isDestroyed: () => false, send: vi.fn() };
  const sent = () => sender.send.mock.calls.map(([, , payload]) => payload as unknown);
  tell(sender as never, 'library', { revision: 1 });
  tell(sender as never, 'library', { revision: 2 });
  tell(sender as never, 'library', { revision: 3 });
  handled({ sender, senderFrame: { url: 'https://example.com/', parent: null } }, 'library');
  expect(sent()).toEqual([{ revision: 1 }]);
  const senderFrame = { url: 'app://digit-duels/board.html', parent: null };
  handled({ sender, senderFrame }, new Array(1e7));
  expect(sent()).toEqual([{ revision: 1 }]);
  handled({ sender, senderFrame }, 'library');
  expect(sent()).toEqual([{ revision: 1 }, { revision: 3 }]);
});
