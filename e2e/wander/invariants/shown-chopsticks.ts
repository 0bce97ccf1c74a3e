import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Facts } from '../facts.ts';
import { differences } from './differences.ts';

/** Compares the hands of Chopsticks with the position; during a choice, the mover's hands show a preview. */
export function chopsticksShown({ view, hands, chooser }: Facts): string[] {
  const { position, settings } = view as MatchViewOf<'chopsticks'>;
  return differences(
    hands
      .filter(({ seat }) => !(chooser && seat === position.turn))
      .flatMap(({ seat, hand, label, number }) => {
        // A player who is out has no live hand, except as a zombie.
        const dead = position.out.includes(seat) && !settings.zombies;
        const fingers = fingersText(dead ? 0 : (position.hands[seat]?.[hand] ?? 0));
        // Only the number shows what a strike would do to a hand that is out.
        const shown = number === '' || / hand, out, would hold /.test(label) ? fingers : number;
        const what = `hand ${hand} of seat ${seat}`;
        return [
          [what, saidIn(label), fingers],
          [`the number of ${what}`, shown, fingers],
        ] as const;
      }),
  );
}

function saidIn(label: string): string {
  // With one hand each, the label begins with the name.
  if (/ hand, out\b/i.test(label)) return '0';
  return /(\S+) fingers?\b/.exec(label)?.[1] ?? label;
}

const parts: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

function fingersText(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const part = parts[size - whole] ?? '';
  return `${value < 0 ? '−' : ''}${whole === 0 && part !== '' ? '' : whole}${part}`;
}
