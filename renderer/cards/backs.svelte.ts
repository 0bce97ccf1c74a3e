import type { Looks } from '../../electron/api/preferences.ts';

/** A pattern on the backs of cards. */
export type BackName = Looks['cardBack'];

/** The drawing of a pattern, on a background of 38 by 58. */
export interface BackPattern {
  readonly path: string;
  /** Whether it consists of shapes rather than lines. */
  readonly filled?: true;
}

/** All patterns; they were drawn for this program. */
export const backPatterns: Readonly<Record<BackName, BackPattern>> = {
  lattice: { path: lattice() },
  waves: { path: waves() },
  stars: { path: stars(), filled: true },
  tallies: { path: tallies() },
  rings: { path: rings() },
};

let chosen = $state<BackName>('lattice');

/** The chosen pattern. */
export function chosenBack(): BackName {
  return chosen;
}

/** Sets the back of every card. */
export function chooseBack(back: BackName): void {
  chosen = back;
}

/** The numbers of a range, without its end. */
function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);
}

function lattice(): string {
  return steps(-55, 95, 6.4)
    .map((x) => `M${x} 0l58 58M${x} 0l-58 58`)
    .join('');
}

function waves(): string {
  return steps(1, 62, 5)
    .map((y, row) => `M${row % 2 === 0 ? -4 : -8} ${y}q4 -5 8 0${'t8 0'.repeat(6)}`)
    .join('');
}

function stars(): string {
  return steps(4.5, 58, 8.2)
    .flatMap((y, row) =>
      steps(row % 2 === 0 ? 3.4 : 8.6, 38, 10.4).map(
        (x) => `M${x} ${y - 3.6}l0.9 2.7 2.7 0.9-2.7 0.9-0.9 2.7-0.9-2.7-2.7-0.9 2.7-0.9z`,
      ),
    )
    .join('');
}

function tallies(): string {
  return steps(3, 58, 9.2)
    .flatMap((y) =>
      steps(2.5, 36, 12.2).map((x) => {
        const strokes = steps(0, 7.2, 2.4).map((along) => `M${x + along} ${y}v6`);
        return `${strokes.join('')}M${x + 8.6} ${y + 0.6}l-10 4.8`;
      }),
    )
    .join('');
}

function rings(): string {
  return steps(3, 36, 4.4)
    .map((r) => `M${19 - r} 29a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');
}
