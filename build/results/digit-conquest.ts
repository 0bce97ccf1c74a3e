import { solveFullDeck } from '../../engine/digit-conquest/solver/full-deck.ts';
import { entryOf, type Race } from '../../engine/digit-conquest/solver/race.ts';
import { bracketOf } from '../../engine/digit-conquest/testing.ts';
import { numberOf, type Arguments, type Result } from './result.ts';

/** The targets of a row. */
const targets = [5, 10, 15, 20, 30];

/** The accepted width of the bounds; a cell has four digits less, so that both methods round alike. */
const within = 1e-10;

/** The first player's probability of winning to each target. */
export const firstMove: Result = {
  takes: [
    { name: 'digits', from: 2, to: 5 },
    { name: 'copies', from: 1, to: 4 },
    { name: 'subtraction', words: ['clamped', 'exact'] },
  ],
  methods: [
    (args) => rowOf(args, (race) => 1 - (solveFullDeck(race).table[entryOf(race, 0, 0)] ?? 0)),
    (args) =>
      rowOf(args, (race) => {
        const { lower, upper } = bracketOf(race, within);
        return ((lower[0] ?? 0) + (upper[0] ?? 0)) / 2;
      }),
  ],
  isQuick: () => false,
};

function rowOf(args: Arguments, first: (race: Race) => number): string {
  const [digits, copies] = [numberOf(args, 'digits'), numberOf(args, 'copies')];
  const clamped = args['subtraction'] === 'clamped';
  return targets
    .map((target) => `${(100 * first({ target, digits, copies, clamped })).toFixed(4)}%`)
    .join(' ');
}
