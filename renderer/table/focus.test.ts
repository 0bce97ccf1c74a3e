import { afterEach, expect, test } from 'vitest';
import { moveFocus } from './focus.ts';

afterEach(() => document.body.replaceChildren());

/** Two hands across the table and two at the bottom, the first of which is disabled. */
function makeTable(): HTMLElement {
  const table = document.createElement('div');
  const places = { '1-1': [0, 0], '1-0': [200, 0], '0-0': [0, 300], '0-1': [200, 300] } as const;
  for (const [name, [x, y]] of Object.entries(places)) {
    const hand = document.createElement('button');
    hand.dataset['hand'] = name;
    hand.setAttribute('aria-disabled', String(name !== '0-1'));
    hand.getBoundingClientRect = () => new DOMRect(x, y, 100, 200);
    table.append(hand);
  }
  document.body.append(table);
  return table;
}

test('a hand straight ahead is nearer than one as far to the side', () => {
  const table = makeTable();
  const hand = document.createElement('button');
  hand.dataset['hand'] = '2-0';
  // Less far to the left than the hand straight ahead, but far below.
  hand.getBoundingClientRect = () => new DOMRect(150, 420, 100, 200);
  table.append(hand);
  moveFocus(table, 'arrowup');
  moveFocus(table, 'arrowleft');
  expect((document.activeElement as HTMLElement).dataset['hand']).toBe('0-0');
});

function walk(...keys: string[]): string | undefined {
  const table = makeTable();
  for (const key of keys) moveFocus(table, key);
  return (document.activeElement as HTMLElement).dataset['hand'];
}

test('the first arrow key goes to a hand that can do something', () => {
  expect(walk('arrowup')).toBe('0-1');
});

test.each([
  [['arrowleft'], '0-0'],
  [['arrowup'], '1-0'],
  [['arrowup', 'arrowleft'], '1-1'],
  [['arrowup', 'arrowleft', 'arrowdown'], '0-0'],
  [['arrowright'], '0-1'],
  [['arrowdown'], '0-1'],
])('from there %j goes to %s', (keys, hand) => {
  expect(walk('arrowup', ...keys)).toBe(hand);
});

test('if no hand can do anything, the first arrow key goes to the first hand', () => {
  const table = makeTable();
  for (const hand of table.children) hand.setAttribute('aria-disabled', 'true');
  moveFocus(table, 'arrowdown');
  expect((document.activeElement as HTMLElement).dataset['hand']).toBe('1-1');
});
