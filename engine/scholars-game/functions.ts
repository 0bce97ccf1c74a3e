/** What a hand in play counts as where a function is used on it. */
export type Kind = 'one' | 'scissors' | 'paper' | 'rock';

/** What a hand in play holds: its value and, for a 4 or a 5, the first letter of its function. */
export type Decided = '1' | '2' | '3' | '4p' | '4s' | '5p' | '5r';

/** What one hand counts as, and what it can be used on. */
export interface HandFunction {
  readonly kind: Kind;
  /** The kinds on which it can be used, one hand at a time. */
  readonly onOne: readonly Kind[];
  /** The pairs of kinds, in either order, on which it can be used at once. */
  readonly onTwo: readonly (readonly [Kind, Kind])[];
}

/** Who beats whom. The rules know nothing else about it. */
export const functionTable: Readonly<Record<Decided, HandFunction>> = {
  '1': { kind: 'one', onOne: ['rock'], onTwo: [] },
  '2': { kind: 'scissors', onOne: ['paper', 'one'], onTwo: [['rock', 'rock']] },
  '3': {
    kind: 'scissors',
    onOne: ['paper', 'one'],
    onTwo: [
      ['paper', 'paper'],
      ['paper', 'one'],
      ['rock', 'rock'],
    ],
  },
  '4p': { kind: 'paper', onOne: ['rock'], onTwo: [] },
  '4s': { kind: 'scissors', onOne: ['paper', 'one'], onTwo: [] },
  '5p': { kind: 'paper', onOne: ['rock'], onTwo: [] },
  '5r': { kind: 'rock', onOne: ['scissors'], onTwo: [] },
};

/** What becomes of a hand on which a function is used: eliminated, but a 1 is made a rock. */
export const becomes: Readonly<Record<Kind, 'x' | '5r'>> = {
  one: '5r',
  scissors: 'x',
  paper: 'x',
  rock: 'x',
};

/** What a value may be held as. Where there are two ways, the hand's owner decides. */
export const forms: Readonly<Record<number, readonly Decided[]>> = {
  1: ['1'],
  2: ['2'],
  3: ['3'],
  4: ['4s', '4p'],
  5: ['5r', '5p'],
};
