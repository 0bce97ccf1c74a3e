import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Facts } from '../facts.ts';
import { namesOf } from '../names.ts';
import { differences } from './differences.ts';

/** Compares the scores, the digit in hand and the deck of Digit Conquest with the position. */
export function conquestShown({
  view,
  meters,
  largeNumbers,
  digitInHand,
  counts,
}: Facts): string[] {
  const { position, settings } = view as MatchViewOf<'digit-conquest'>;
  const { scores, hand, deck } = position;
  const target = String(settings.target);
  const left = deck.every((count) => count === 0) ? [] : deck;
  return differences([
    ...namesOf(view.players).map(
      (name, seat) =>
        [
          `the score of ${name}`,
          meters[name === 'You' ? 'Your score' : `Score of ${name}`],
          `${scores[seat] ?? 0} of ${target}`,
        ] as const,
    ),
    ['the large scores', [...largeNumbers].sort(), scores.map(String).sort()],
    ['the digit in hand', digitInHand, hand === null ? null : String(hand)],
    ...left
      .map((count, index) => ({ said: counts[index], count }))
      .filter(({ said }) => said !== undefined)
      .map(({ said, count }, index) => {
        const shown = /(\d+) left/.exec(said ?? '')?.[1];
        return [`how many ${index + 1}s are left`, shown, String(count)] as const;
      }),
  ]);
}
