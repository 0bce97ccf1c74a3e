import type { Held } from '../games/scholars-game/held.ts';

/** An element of a figure. */
export type FigurePart =
  /** A hand of Chopsticks or of The Scholar's Game, as it looks across the table. */
  | { readonly kind: 'hand'; readonly whose: Whose; readonly holds: number | Held }
  | { readonly kind: 'card'; readonly value: number }
  /** A score, or a total that belongs to nobody. */
  | { readonly kind: 'score'; readonly whose?: Whose; readonly text: string }
  | { readonly kind: 'sign'; readonly sign: Sign };

export type Whose = 'yours' | 'theirs';

/** The sign between two elements: a strike, a sum, the result, or who wins. */
export type Sign = 'onto' | 'plus' | 'minus' | 'becomes' | 'wins' | 'loses';

const yours = (holds: number | Held): FigurePart => ({ kind: 'hand', whose: 'yours', holds });
const theirs = (holds: number | Held): FigurePart => ({ kind: 'hand', whose: 'theirs', holds });
const card = (value: number): FigurePart => ({ kind: 'card', value });
const score = (text: string, whose?: Whose): FigurePart => ({
  kind: 'score',
  text,
  ...(whose && { whose }),
});
const sign = (which: Sign): FigurePart => ({ kind: 'sign', sign: which });

/**
 * The figures of the rules pages, by the names of their pictures in
 * `docs/rules/<language>/figures`. The program draws them with its own hands and cards; outside it,
 * the pictures are shown.
 */
export const figures: Readonly<Record<string, readonly FigurePart[]>> = {
  'chopsticks-attack': [yours(1), sign('onto'), theirs(1), sign('becomes'), theirs(2)],
  'chopsticks-dead': [yours(2), sign('onto'), theirs(3), sign('becomes'), theirs(0)],
  'chopsticks-split': [yours(1), yours(3), sign('becomes'), yours(2), yours(2)],
  'chopsticks-rollover': [yours(4), sign('onto'), theirs(3), sign('becomes'), theirs(2)],
  'chopsticks-halves': [yours(0), yours(1), sign('becomes'), yours(0.5), yours(0.5)],
  'scholars-game-add': [yours('1'), sign('onto'), theirs('2'), sign('becomes'), theirs('3')],
  'scholars-game-function': [yours('2'), sign('onto'), theirs('4p'), sign('becomes'), theirs('x')],
  'scholars-game-redistribute': [yours('1'), yours('3'), sign('becomes'), yours('2'), yours('2')],
  'digit-conquest-add': [
    score('31', 'yours'),
    sign('plus'),
    card(7),
    sign('becomes'),
    score('38', 'yours'),
  ],
  'digit-conquest-subtract': [
    score('44', 'theirs'),
    sign('minus'),
    card(7),
    sign('becomes'),
    score('37', 'theirs'),
  ],
  'digit-conquest-win': [
    score('43', 'yours'),
    sign('plus'),
    card(7),
    sign('becomes'),
    score('50', 'yours'),
    sign('wins'),
  ],
  'summation-duel-turn': [score('18'), sign('plus'), card(7), sign('becomes'), score('25')],
  'summation-duel-win': [
    score('44'),
    sign('plus'),
    card(6),
    sign('becomes'),
    score('50'),
    sign('wins'),
  ],
  'summation-duel-lose': [
    score('44'),
    sign('plus'),
    card(9),
    sign('becomes'),
    score('53'),
    sign('loses'),
  ],
};

/** The name of the figure for a picture; undefined for any other picture. */
export function figureNamed(picture: string): string | undefined {
  const [, name] = /^figures\/(.+)\.png$/.exec(picture) ?? [];
  return name !== undefined && name in figures ? name : undefined;
}
