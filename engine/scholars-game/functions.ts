/** The kind of a hand as a target of functions. */
export type Kind = 'one' | 'scissors' | 'paper' | 'rock';

/** The value of a hand in play and, for a 4 or a 5, the first letter of its function. */
export type Decided = '1' | '2' | '3' | '4p' | '4s' | '5p' | '5r';

/** The kind of a hand, and the targets of its function. */
export interface HandFunction {
  readonly kind: Kind;
  /** The kinds on which it can be used singly. */
  readonly onOne: readonly Kind[];
  /** The pairs of kinds, in either order, on which it can be used at once. */
  readonly onTwo: readonly (readonly [Kind, Kind])[];
}

/** Which kinds each hand beats. */
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

/** The result of a function: the hand is eliminated, but a 1 becomes a rock. */
export const becomes: Readonly<Record<Kind, 'x' | '5r'>> = {
  one: '5r',
  scissors: 'x',
  paper: 'x',
  rock: 'x',
};

/** The forms of each value. If there are two, the owner of the hand decides. */
export const forms: Readonly<Record<number, readonly Decided[]>> = {
  1: ['1'],
  2: ['2'],
  3: ['3'],
  4: ['4s', '4p'],
  5: ['5r', '5p'],
};
