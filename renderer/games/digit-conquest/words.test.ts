import { afterEach, expect, test } from 'vitest';
import type { MatchViewOf, Player } from '../../../electron/api/match-view.ts';
import { speak } from '../../words.svelte.ts';
import { actionInWords, actionsOf } from './actions.ts';
import { conquestInWords, deckInWords } from './position-words.ts';
import { digitConquestView } from './testing.ts';

afterEach(() => speak('en'));

const players: readonly Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];
const against = (moves: readonly string[]): MatchViewOf<'digit-conquest'> => ({
  ...digitConquestView(moves),
  players,
});
const actions = (view: MatchViewOf<'digit-conquest'>) =>
  actionsOf(view).map((action) => actionInWords(action, view));

test('scores are named after their players, in the grammar of each language', () => {
  const [alone, both] = [against(['?7']), digitConquestView(['?7'])];
  expect(actions(alone)).toEqual(['Add 7 to your score', 'Subtract 7 from Computer’s score']);
  expect(actions(both)).toEqual(['Add 7 to Ann’s score', 'Subtract 7 from Ben’s score']);
  speak('de');
  expect(actions(alone)).toEqual(['7 bei dir dazuzählen', '7 beim Computer abziehen']);
  expect(actions(both)).toEqual(['7 bei Ann dazuzählen', '7 bei Ben abziehen']);
});

test('one point and one card are singular', () => {
  const view = against(['?1', '+1', '?2']);
  expect(conquestInWords(view)).toEqual([
    'You: 1 point',
    'Computer: 0 points',
    'The target is 50',
    '34 cards in the deck',
    'The digit in hand is 2',
  ]);
  speak('de');
  expect(conquestInWords(view).slice(0, 2)).toEqual(['Du: 1 Punkt', 'Computer: 0 Punkte']);
});

test('what is left in the deck is counted digit by digit, without those that are gone', () => {
  const view = against(['?1', '+1', '?2', '+2', '?2']);
  const { position } = view;
  const left = (deck: readonly number[]) =>
    deckInWords({ ...view, position: { ...position, deck } });
  const plain = (text: string) => text.replaceAll('\u{A0}', ' ');
  expect(plain(deckInWords(view))).toBe(
    'Left in the deck: 3 × 1, 2 × 2, 4 × 3, 4 × 4, 4 × 5, 4 × 6, 4 × 7, 4 × 8, 4 × 9',
  );
  expect(plain(left([0, 0, 2, 0, 0, 0, 0, 0, 1]))).toBe('Left in the deck: 2 × 3, 1 × 9');
  expect(left(Array<number>(9).fill(0))).toBe('0 cards in the deck');
  speak('de');
  expect(plain(left([0, 1, 0, 0, 0, 0, 0, 0, 3]))).toBe('Noch im Stapel: 1 × 2, 3 × 9');
});
