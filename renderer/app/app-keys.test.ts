import { afterEach, expect, test, vi } from 'vitest';
import { boardAction, endsReplay, type KeyedBoard } from './board-keys.ts';

afterEach(() => document.body.replaceChildren());

const toggleSound = vi.fn();
const board = {
  place: 'table',
  view: { controls: { finished: true, computers: 'play' } },
  controls: { commands: { keys: vi.fn(), pause: vi.fn(), back: vi.fn() }, replay: {} },
  toggleSound,
  review: { isOpen: false },
} as unknown as KeyedBoard;

/** A key as something on the page hears it. */
function pressed(key: string, on: string, init: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.body.querySelector('button, input, [role]:not(:has(button))')?.dispatchEvent(event);
  return event;
}

test.each([
  ['a dialog', '<div role="dialog"><button></button></div>'],
  ['a question', '<div role="alertdialog"><button></button></div>'],
  ['a list of choices', '<div role="listbox"></div>'],
  ['what opens one', '<button role="combobox"></button>'],
  ['a text', '<input>'],
])('keys in %s are not the board’s', (_, on) => {
  for (const key of ['m', '?', 'p', 'ArrowLeft']) {
    expect(boardAction(pressed(key, on), board), key).toBeUndefined();
  }
});

test.each(['<input>', '<div role="dialog"><button></button></div>', '<button></button>'])(
  'undo and redo in %s go the one way that the menu takes, too',
  (on) => {
    const carryOut = vi.fn();
    const press = (key: string, shiftKey = false) =>
      boardAction(pressed(key, on, { ctrlKey: true, shiftKey }), { ...board, carryOut })?.();
    press('z');
    press('Z', true);
    press('x');
    expect(carryOut.mock.calls).toEqual([['undo'], ['redo']]);
  },
);

test('elsewhere they are', () => {
  for (const key of ['m', '?', 'p', 'ArrowLeft']) {
    expect(boardAction(pressed(key, '<button></button>'), board), key).toBeDefined();
  }
});

test('on a map, which is a list that lies on the page itself, there is a sheet of keys as elsewhere', () => {
  const map = '<main><div role="listbox"></div></main>';
  for (const key of ['m', '?']) expect(boardAction(pressed(key, map), board), key).toBeDefined();
});

test('Escape puts a notice away before it leads home', () => {
  const putNoticesAway = vi.fn();
  const escape = () => pressed('Escape', '<button></button>');
  for (const place of ['table', 'home', 'library'] as const) {
    const noticed = { ...board, place, hasNotice: true, putNoticesAway };
    expect(boardAction(escape(), { ...noticed, hasNotice: false })).toBeUndefined();
    boardAction(escape(), noticed)?.();
  }
  expect(putNoticesAway).toHaveBeenCalledTimes(3);
});

test('a replay ends with any key but its own, and those of commands, which say so themselves', () => {
  const button = '<button></button>';
  expect(endsReplay(pressed('x', button))).toBe(true);
  expect(endsReplay(pressed('x', '<div data-replay><button></button></div>'))).toBe(false);
  expect(endsReplay(pressed('x', '<div role="listbox"><button></button></div>'))).toBe(false);
  expect(endsReplay(pressed('Escape', '<div data-replay><button></button></div>'))).toBe(true);
  expect(endsReplay(pressed('Control', button))).toBe(false);
  expect(endsReplay(pressed('p', button, { ctrlKey: true }))).toBe(false);
  expect(endsReplay(new PointerEvent('pointerdown'))).toBe(true);
});

test('a letter that is held down turns the sound off once', () => {
  expect(boardAction(pressed('m', '<button></button>'), board)).toBeDefined();
  const held = pressed('m', '<button></button>', { repeat: true });
  expect(boardAction(held, board)).toBeUndefined();
});
