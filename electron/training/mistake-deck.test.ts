import { beforeEach, describe, expect, test } from 'vitest';
import { openMistakes, type MistakeDeck } from './mistake-deck.ts';
import { isDueToday } from '../../engine/learner/schedule.ts';
import type { Mistake } from '../../engine/learner/line.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

const day = 24 * 60 * 60 * 1000;
const noon = new Date(2026, 0, 5, 12).getTime();

inFolders();
let now = noon;
beforeEach(() => {
  now = noon;
});

const open = (): MistakeDeck =>
  openMistakes(
    openJournal(folder, () => undefined),
    () => now,
  );

const mistake = (id: string): Mistake => ({
  id,
  game: 'chopsticks',
  settings: {},
  position: '1404',
  first: 0,
  played: ['14-23'],
  best: 1,
  worth: 0.5,
});

test('a new mistake is due at once, and the same position is one card only', () => {
  const deck = open();
  deck.add([mistake('a'), mistake('b')], false);
  deck.add([mistake('a')], false);
  expect(deck.counts()).toEqual({ all: 2, due: 2, next: noon });
  expect(deck.due().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a mistake that this program can’t set up is kept, but never due', () => {
  const deck = open();
  deck.add([{ ...mistake('a'), game: 'chess' }], false);
  expect(deck.counts()).toEqual({ all: 1, due: 0, next: null });
  expect(deck.due()).toEqual([]);
  deck.add([mistake('b')], false);
  expect(deck.counts()).toEqual({ all: 2, due: 1, next: noon });
  expect(deck.entry('a')).toBeDefined();
});

describe('a card that was asked', () => {
  test('comes back after days if solved at once, and later each time', () => {
    const deck = open();
    deck.add([mistake('a')], false);
    const waits = Array.from({ length: 4 }, () => {
      const due = deck.rate('a', { outcome: 'right' })?.card.due ?? NaN;
      const wait = Math.round((due - now) / day);
      now = due;
      return wait;
    });
    expect(waits).toEqual([2, 11, 46, 163]);
    expect(deck.counts()).toMatchObject({ due: 1 });
  });

  test.each(['after-wrong', 'shown'] as const)('comes back the same day: %s', (outcome) => {
    const deck = open();
    deck.add([mistake('a'), mistake('b')], false);
    expect(deck.rate('a', { outcome })?.card.due).toBe(noon + 10 * 60 * 1000);
    expect(
      deck.due().map(({ id }) => id),
      'behind the others',
    ).toEqual(['b', 'a']);
    expect(deck.rate('a', { outcome: 'right' })?.card.due).toBeGreaterThan(noon + day / 2);
  });

  test('is still there after a restart', () => {
    const deck = open();
    deck.add([mistake('a'), mistake('b')], false);
    deck.rate('a', { outcome: 'right' });
    deck.rate('b', { outcome: 'after-wrong' });
    const later = open();
    expect(later.due().map(({ id }) => id)).toEqual(['b']);
    expect(later.entry('a')).toEqual(deck.entry('a'));
    expect(later.counts()).toMatchObject({ all: 2, due: 1 });
  });

  test('is asked again the same day if the mistake is repeated in a match', () => {
    const deck = open();
    deck.add([mistake('a')], true);
    deck.rate('a', { outcome: 'right' });
    deck.add([mistake('a')], false);
    expect(deck.counts(), 'an old match, reviewed').toMatchObject({ due: 0 });
    deck.add([mistake('a')], true);
    expect(deck.counts()).toMatchObject({ all: 1, due: 1 });
  });

  test('is no longer there once removed', () => {
    expect(open().rate('a', { outcome: 'right' })).toBeUndefined();
    expect(open().counts()).toEqual({ all: 0, due: 0, next: null });
  });
});

test('what comes back in ten minutes is due today even just before midnight', () => {
  const deck = open();
  now = new Date(2026, 0, 5, 23, 55).getTime();
  deck.add([mistake('a')], false);
  deck.rate('a', { outcome: 'after-wrong' });
  expect(deck.counts()).toMatchObject({ due: 1, next: now + 10 * 60 * 1000 });
});

describe('a wrong clock', () => {
  const year = 365 * day;

  test('a card asked or made when the clock was years ahead is asked today, and comes back after days', () => {
    const deck = open();
    now += 5 * year;
    deck.add([mistake('a'), mistake('b')], false);
    deck.rate('a', { outcome: 'right' });
    now = noon;
    expect(deck.counts()).toMatchObject({ all: 2, due: 2 });
    for (const id of ['a', 'b']) {
      const { due, last_review } = deck.rate(id, { outcome: 'right' })?.card ?? {};
      expect(last_review).toBe(noon);
      expect(due).toBeGreaterThan(noon);
      expect(due).toBeLessThan(noon + year);
    }
    expect(deck.counts().due).toBe(0);
  });

  test('a card asked before the clock was set back by hours isn’t asked again', () => {
    const deck = open();
    deck.add([mistake('a')], false);
    deck.rate('a', { outcome: 'right' });
    now -= 20 * 60 * 60 * 1000;
    expect(deck.counts().due).toBe(0);
  });

  test('a card asked decades ago is due, and comes back later', () => {
    const deck = open();
    now = new Date(1970, 0, 2).getTime();
    deck.add([mistake('a')], false);
    deck.rate('a', { outcome: 'right' });
    now = noon;
    expect(deck.counts().due).toBe(1);
    expect(deck.rate('a', { outcome: 'right' })?.card.due).toBeGreaterThan(noon + day);
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    // Midnight itself doesn't exist on that day there.
    ['Africa/Cairo', '2026-04-24', 23],
  ])('a day in %s, %s, has %i hours', (zone, date, hours) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const begin = new Date(`${date}T01:30`).setMinutes(0);
      const midnight = begin - (hours === 23 && zone === 'Africa/Cairo' ? 0 : 60 * 60 * 1000);
      const end = midnight + hours * 60 * 60 * 1000;
      expect(isDueToday({ due: end - 1 }, begin)).toBe(true);
      expect(isDueToday({ due: end }, begin)).toBe(false);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });
});
