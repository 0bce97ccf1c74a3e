import { expect, test } from 'vitest';
import { pliesOf } from '../../../electron/api/match-view.ts';
import { viewAfter } from '../../table/testing.ts';
import { digitConquestView } from './testing.ts';
import { actionsOf } from './actions.ts';
import { deckView, usedBetween, withInHand } from './deck.ts';
import { noteOf } from './note.ts';

const tiny = { digits: 2, copies: 1, target: 5 };

test('the drawn card is neither in the deck nor in the discard pile', () => {
  expect(deckView(digitConquestView(['?7']))).toEqual({
    left: 35,
    cards: 36,
    discards: [],
    reshuffled: false,
  });
  expect(deckView(digitConquestView(['?7', '+7', '?5'])).discards).toEqual([7]);
});

test('after the last card the discard pile is shuffled', () => {
  const view = digitConquestView(['?1', '+1', '?2', '+2', '?1'], tiny);
  const deck = deckView(view);
  expect(deck).toMatchObject({ left: 1, discards: [], reshuffled: true });
  expect(noteOf(view, deck)).toBe('The discard pile is shuffled into a new deck.');
});

test('a set-up position has its used cards in the discard pile, which are shuffled, too', () => {
  const viewOf = (moves: readonly string[]) =>
    viewAfter({
      game: 'digit-conquest',
      settings: { digits: 2, copies: 2, target: 20 },
      position: '0:0 10 2',
      moves,
    });
  const deckAfter = (...moves: readonly string[]) => deckView(viewOf(moves));
  expect(deckAfter()).toMatchObject({ left: 1, discards: [1, 2], reshuffled: false });
  expect(deckAfter('+2', '?1')).toMatchObject({ left: 0, discards: [1, 2, 2], reshuffled: false });
  const shuffled = deckAfter('+2', '?1', '+1', '?2');
  expect(shuffled).toMatchObject({ left: 3, discards: [], reshuffled: true });
});

test('a position of another match has what was played there on the discard pile, newest last', () => {
  const match = digitConquestView(['?7', '+7', '?5', '+5', '?3']);
  const position = viewAfter({
    game: 'digit-conquest',
    position: '7:5 443434344 3',
    moves: [],
  });
  expect(deckView({ ...position, earlier: pliesOf(match) }).discards).toEqual([7, 5]);
});

test('the digit used since the last view is known', () => {
  expect(usedBetween(1, digitConquestView(['?7', '+7', '?5']))).toBe(7);
  expect(usedBetween(0, digitConquestView(['?7']))).toBeUndefined();
});

test('actions say their results, and why they are impossible', () => {
  const [add, subtract] = actionsOf(digitConquestView(['?7', '+7', '?5']));
  expect(add).toMatchObject({ seat: 1, from: 0, to: 5, reason: undefined });
  expect(subtract).toMatchObject({ seat: 0, from: 7, to: 2 });
  const short = actionsOf(
    digitConquestView(['?2', '+2', '?1', '+1', '?2', '+2', '?2'], {
      ...tiny,
      copies: 4,
      target: 6,
    }),
  );
  expect(short.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['add', undefined],
    ['subtract', undefined],
  ]);
  const past = digitConquestView(['?4', '+4', '?4', '+4', '?4'], { digits: 4, target: 6 });
  expect(actionsOf(past)[0]).toMatchObject({
    move: undefined,
    reason: 'Adding 4 to 4 would exceed 6: 4 + 4 = 8.',
  });
});

test('the drawn digit can only be one of the existing cards', () => {
  const empty = { scores: [0, 0], turn: 0, deck: [4, 2, 0], hand: null } as const;
  const one = withInHand(empty, { copies: 4 }, 1);
  expect(one).toMatchObject({ deck: [3, 2, 0], hand: 1 });
  expect(withInHand(one, { copies: 4 }, 2)).toMatchObject({ deck: [4, 1, 0], hand: 2 });
  expect(withInHand(one, { copies: 4 }, 3)).toMatchObject({ deck: [4, 2, 0], hand: 3 });
  expect(withInHand(one, { copies: 4 }, null)).toEqual(empty);
});
