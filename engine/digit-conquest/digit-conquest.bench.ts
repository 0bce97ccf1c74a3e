import { defaultSettings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { wdlOf } from '../analysis/value.ts';
import { distance } from './solver/anderson.ts';
import { tableOfDeck } from './solver/backward-pass.ts';
import { compositionsOf } from './solver/compositions.ts';
import { conquestRules } from './digit-conquest.ts';
import { solveFullDeck } from './solver/full-deck.ts';
import { shuffledDeck, solveOpenDeck } from './solver/open-deck.ts';
import { fullDeck, raceOf } from './solver/race.ts';
import { conquestSettings, type ConquestSettings } from './settings.ts';
import { shippedTable } from './solver/shipped-tables.ts';
import { solveConquest, type ConquestSolution } from './solver/solve-conquest.ts';

const settings = defaultSettings(conquestSettings);
let solution: ConquestSolution | undefined;

/** The benchmarks of `npm run bench -- digit conquest`. */
export const benchmarks = [
  {
    name: 'Digit Conquest: solve target 12, digits 4, copies 2',
    run: () => solveFullDeck({ target: 12, digits: 4, copies: 2, clamped: true }).residual,
  },
  {
    name: 'Digit Conquest: a hard move with 33 cards left',
    note: 'looks ahead within its budget',
    run: () => evaluate('31:44 443442344 7'),
  },
  {
    name: 'Digit Conquest: a hard move with 17 cards left',
    note: 'exact',
    run: () => evaluate('20:33 222222221 5'),
  },
  {
    name: 'Digit Conquest: a position of the open deck with 35 cards left',
    note: 'looks seven turns ahead',
    run: () => lookUp('31:44 444444443 -'),
  },
  {
    name: 'Digit Conquest: a position of the open deck with 18 cards left',
    note: 'exact',
    run: () => lookUp('31:44 222222222 -'),
  },
  certificate('clamped'),
  certificate('exact'),
  openDeckCertificate('clamped'),
  openDeckCertificate('exact'),
];

/** The value of a position of the open deck, without a cache. */
function lookUp(text: string): string {
  const choice = { ...settings, draw: 'choice' } as const;
  const position = valueOf(conquestRules(choice).parsePosition(text));
  return wdlOf(solveOpenDeck(choice).evaluate(position));
}

function evaluate(text: string): number {
  const position = valueOf(conquestRules(settings).parsePosition(text));
  solution ??= solveConquest(settings);
  return solution.analyse(position).value.score;
}

/** A pass over the real deck, which must change next to nothing; made once. */
function certificate(subtraction: ConquestSettings['subtraction']) {
  let residual: number | undefined;
  return {
    name: `Digit Conquest: certificate of the ${subtraction} table`,
    get note(): string {
      return `one pass, 8 GB: changes ${residual?.toExponential(2) ?? '?'}`;
    },
    run: (): number => {
      const race = raceOf({ ...settings, subtraction });
      const table = shippedTable(race)?.table ?? new Float64Array();
      residual ??= distance(
        table,
        tableOfDeck(race, compositionsOf(fullDeck(race)), { base: table, effects: [] }),
      );
      if (residual > 1e-10) throw new RangeError(`One more pass changes ${residual}.`);
      return residual;
    },
  };
}

/** A pass over the real open deck, which must change nothing; made once. */
function openDeckCertificate(subtraction: ConquestSettings['subtraction']) {
  let stands: boolean | undefined;
  return {
    name: `Digit Conquest: certificate of the open deck, ${subtraction}`,
    note: 'one pass, 8 GB: changes nothing',
    run: (): boolean => {
      const race = { ...raceOf({ ...settings, subtraction }), picks: true };
      const { table } = shuffledDeck(race);
      stands ??= tableOfDeck(race, compositionsOf(fullDeck(race)), {
        base: table,
        effects: [],
      }).every((value, entry) => value === table[entry]);
      if (!stands) throw new RangeError('One more pass changes the open deck.');
      return stands;
    },
  };
}
