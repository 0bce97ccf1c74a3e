import { chopsticksRules } from '../../engine/chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../../engine/chopsticks/settings.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { solve } from '../../engine/solver/solve.ts';
import { numberOf, type Arguments, type Result } from './result.ts';

/** The most hands of the second player in a row of the tables. */
const mostHands = 8;

/** What the first player gets with some hands against 1 to 8, if all can only strike and start with one finger. */
export const simpleChopsticks: Result = {
  takes: [
    { name: 'fingers', from: 2, to: 7 },
    { name: 'hands', from: 1, to: mostHands },
  ],
  methods: [byHands, byEngine],
  isQuick: (args) => numberOf(args, 'fingers') <= 3,
};

/** A win in so many plies, a loss if negative; 0 for a draw. */
type Entry = number;

/** Searches all strikes, and remembers what each pair of sorted hands is worth. */
function byHands(args: Arguments): string {
  const [fingers, hands] = [numberOf(args, 'fingers'), numberOf(args, 'hands')];
  const known = new Map<string, Entry>();

  function worth(own: string, others: string): Entry {
    if (own === '') return 0;
    const key = `${own} ${others}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let [soonestWin, latestLoss] = [Infinity, 0];
    for (const strength of new Set(own)) {
      for (const struck of new Set(others)) {
        const fuller = Number(strength) + Number(struck);
        const left = others.replace(struck, fuller < fingers ? String(fuller) : '');
        const after = left === '' ? 0 : worth(left.split('').sort().join(''), own);
        if (after <= 0) soonestWin = Math.min(soonestWin, 1 - after);
        else latestLoss = Math.max(latestLoss, 1 + after);
      }
    }
    const entry = soonestWin < Infinity ? soonestWin : -latestLoss;
    known.set(key, entry);
    return entry;
  }

  return rowOf((others) => worth('1'.repeat(hands), '1'.repeat(others)));
}

/** Asks the solver of the program, by retrograde analysis of half positions. */
function byEngine(args: Arguments): string {
  const [fingers, hands] = [numberOf(args, 'fingers'), numberOf(args, 'hands')];
  const settings = defaultSettings(chopsticksSettings, {
    fingers,
    hands: mostHands,
    splits: 'none',
  });
  const rules = chopsticksRules(settings);
  const solution = solve(rules);
  const seat = (count: number) =>
    Array.from({ length: mostHands }, (_, at) => (at < count ? 1 : 0));
  return rowOf((others) => {
    const position = { ...rules.start(0), hands: [seat(hands), seat(others)] };
    const { score, remoteness } = solution.evaluate(position);
    return remoteness === null ? 0 : score === 1 ? remoteness : -remoteness;
  });
}

/** `W3` for a win in three plies, `L8` for a loss in eight. */
function rowOf(entry: (others: number) => Entry): string {
  const cells = Array.from({ length: mostHands }, (_, index) => {
    const found = entry(index + 1);
    return found === 0 ? 'D' : `${found > 0 ? 'W' : 'L'}${Math.abs(found)}`;
  });
  return cells.join(' ');
}
