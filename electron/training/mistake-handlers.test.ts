import { expect, test, vi } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { mistakeHandlers, rateMistake } from './mistake-handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { MistakeCard } from '../../engine/learner/mistakes.ts';
import type { MistakeDeck, TriedMistake } from './mistake-deck.ts';
import type { Mistake } from '../../engine/learner/line.ts';
import { newCard } from '../../engine/learner/schedule.ts';

const hands: Mistake = {
  id: 'a',
  game: 'chopsticks',
  settings: {},
  position: '0312',
  first: 0,
  played: ['03-12'],
  best: 1,
  worth: 0.5,
};

const card: Mistake = {
  id: 'b',
  game: 'digit-conquest',
  settings: {},
  position: '26:45 000001001 4',
  first: 1,
  played: ['-4'],
  best: 0.7,
  worth: 0.5,
};

/** The questions about mistakes that were asked `reps` times before. */
async function asked(reps: number, ...mistakes: readonly Mistake[]) {
  const due = () =>
    mistakes.map((each): MistakeCard => ({ ...each, card: { ...newCard(0), reps } }));
  const handlers = mistakeHandlers({ due } as unknown as MistakeDeck, () => undefined);
  return handlers.dueMistakes(undefined, vi.fn());
}

test('a mistake comes back first in its original position, then with the hands mirrored', async () => {
  const [first] = await asked(0, hands);
  expect(first).toMatchObject({ position: '0312', mirrored: false, similar: false });
  const [second] = await asked(1, hands);
  expect(second).toMatchObject({ position: '0312', mirrored: true, similar: false });
  const place = { game: 'chopsticks', settings: {}, position: '0312', first: 0 };
  const { rules, position } = resolvePosition(place);
  const { position: mirrored } = resolvePosition({ ...place, mirrored: true });
  expect(mirrored).toMatchObject({
    hands: [
      [3, 0],
      [2, 1],
    ],
  });
  expect(rules.key(mirrored)).toBe(rules.key(position));
  expect(
    rules
      .moves(mirrored)
      .map((move) => rules.formatMove(mirrored, move))
      .sort(),
  ).toEqual(
    rules
      .moves(position)
      .map((move) => rules.formatMove(position, move))
      .sort(),
  );
});

test('with the hands mirrored, the words for the played move name the mirrored hands', async () => {
  const strike = { ...hands, played: ['B-D'] };
  const [first] = await asked(0, strike);
  const [second] = await asked(1, strike);
  expect(first?.playedText.values).toMatchObject({ hand: 'right', target: 'right' });
  expect(second?.playedText.values).toMatchObject({ hand: 'left', target: 'left' });
});

test('a position that looks the same in a mirror, or has no hands, is not called mirrored', async () => {
  const [same, cards] = await asked(1, { ...hands, position: '1122' }, card);
  expect([same?.mirrored, cards?.mirrored]).toEqual([false, false]);
});

test('if only two moves are legal, similar positions are asked, a different one each time', async () => {
  const [first] = await asked(0, card);
  expect(first).toMatchObject({ position: card.position, similar: false });
  const again = [...(await asked(1, card)), ...(await asked(2, card))];
  expect(again.map(({ similar, first: seat }) => [similar, seat])).toEqual([
    [true, 1],
    [true, 1],
  ]);
  expect(new Set([card.position, ...again.map(({ position }) => position)]).size).toBe(3);
  const game = gameOf('digit-conquest');
  const rules = game.rules(defaultSettings(game.settings));
  for (const { position } of again) {
    const parsed = rules.parsePosition(position, 1);
    const moves = parsed.ok ? (rules.chance?.odds?.(parsed.value, 'glance').moves ?? []) : [];
    const [best, other] = moves.map(({ value }) => value);
    expect(best?.exact).toBe(true);
    expect(
      (best?.score ?? 0) - (other?.score ?? 1),
      'more than what counts as a mistake',
    ).toBeGreaterThan(0.05);
  }
});

test('a mistake is scheduled by the end of an exercise, not by a wrong try, which is kept too', () => {
  const rate = vi.fn((id: string) => (id === 'a' ? { ...hands, card: newCard(7) } : undefined));
  const deck = { rate, counts: () => ({ all: 1, due: 0, next: 7 }) } as unknown as MistakeDeck;
  expect(rateMistake(deck, 'a', { outcome: 'wrong' })).toEqual({});
  const tried: TriedMistake = { outcome: 'after-wrong', tried: ['A-C'], seconds: 3 };
  expect(rateMistake(deck, 'a', tried).mistake).toMatchObject({ all: 1, due: 0, back: 7 });
  expect(rate.mock.calls).toEqual([
    ['a', { outcome: 'wrong' }],
    ['a', tried],
  ]);
  expect(rateMistake(deck, 'unknown', { outcome: 'right' })).toEqual({});
});

test('says so if a mistake can’t be scheduled', () => {
  const rate = () => {
    throw Object.assign(new Error('No room.'), { code: 'ENOSPC' });
  };
  expect(() => rateMistake({ rate } as unknown as MistakeDeck, 'a', { outcome: 'right' })).toThrow(
    Refusal,
  );
});
