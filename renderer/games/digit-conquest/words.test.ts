import { afterEach, expect, test } from 'vitest';
import type { MatchViewOf, Player } from '../../../electron/api/match-view.ts';
import { speak } from '../../words.svelte.ts';
import { actionInWords, actionsOf } from './actions.ts';
import { conquestInWords } from './position-words.ts';
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
