import type { Held, ScholarsPosition } from '../../../engine/scholars-game/position.ts';
import type { Facts } from '../facts.ts';
import { differences } from './differences.ts';

const postures: Readonly<Record<Held, string>> = {
  x: '',
  '1': '',
  '2': 'scissors',
  '3': 'double scissors',
  '4p': 'paper',
  '4s': 'scissors',
  '4?': '',
  '5p': 'paper',
  '5r': 'rock',
  '5?': '',
};

/** Compares the hands of The Scholar's Game with the position; during a choice, the mover's hands show a preview. */
export function scholarsShown({ view, hands, chooser }: Facts): string[] {
  const position = view.position as ScholarsPosition;
  return differences(
    hands
      .filter(({ seat }) => !(chooser && seat === position.turn))
      .map(({ seat, hand, label }) => {
        const held = position.hands[seat]?.[hand as 0 | 1] ?? 'x';
        return [`hand ${hand} of seat ${seat}`, saidIn(label), describeFailure(held)] as const;
      }),
  );
}

function describeFailure(held: Held): string {
  if (held === 'x') return 'out';
  const value = held.charAt(0);
  return postures[held] === '' ? value : `${postures[held]}, ${value}`;
}

function saidIn(label: string): string {
  const [, words] = / hand, (out|(?:[a-z ]+, )?\d)/.exec(label) ?? [];
  return words ?? label;
}
