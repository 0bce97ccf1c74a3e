import { allOf, message, type SettingName, type Value } from '../../words/message.ts';
import { defaultSettings, type SettingProblem, type Settings } from '../settings/settings.ts';
import { countHalfPositions, mostHalves } from './solver/half-positions.ts';
import { isOver } from './position.ts';
import { parsePosition } from './notation.ts';
import {
  chopsticksSettings,
  limitsSplits,
  limitsSwaps,
  type ChopsticksSettings,
} from './settings.ts';
import { countSharings } from './splits.ts';

const named = (setting: string): SettingName => ({ setting, of: 'chopsticks' });

/**
 * Checks for a game that is too large, or a first position that these rules don't allow.
 *
 * @param most - the most half positions to solve.
 */
export function checkChopsticks(given: Settings, most = mostHalves): SettingProblem[] {
  const settings = given as ChopsticksSettings;
  const large = tooLarge(settings, most);
  return large.length > 0 ? large : checkStart(settings);
}

/** A game of two is solved as a whole; in any game, a turn must not have too many splits. */
function tooLarge(settings: ChopsticksSettings, mostSolved: number): SettingProblem[] {
  const { fingers } = settings;
  const reason = reasonForFewer(settings, mostSolved);
  if (reason === undefined) return [];
  let most = fingers - 1;
  while (
    most >= fewestFingers &&
    reasonForFewer({ ...settings, fingers: most }, mostSolved) !== undefined
  ) {
    most--;
  }
  const besides = enlarging(settings, reason);
  if (most < fewestFingers) return tooMuchTogether(besides);
  const gaps = {
    name: named('fingers'),
    fingers,
    most,
    besides: allOf(besides.map(({ said }) => said)),
  };
  return [
    {
      name: 'fingers',
      message:
        reason === 'positions'
          ? message('chopsticks.problem.too-large', gaps)
          : message('chopsticks.problem.too-many-splits', gaps),
      instead: most,
    },
  ];
}

/** The fewest fingers that a full hand can have. */
const fewestFingers = 2;

/** The problem if even the fewest fingers are too many, so that another setting has to change. */
function tooMuchTogether(enlarging: readonly Enlarging[]): SettingProblem[] {
  const last = enlarging.at(-1);
  if (last === undefined) return [];
  const gaps = {
    name: named(last.setting),
    besides: allOf(enlarging.slice(0, -1).map(({ said }) => said)),
    fewest: fewestFingers,
  };
  return [
    {
      name: last.setting,
      message: message('chopsticks.problem.too-much-together', gaps),
      instead: usualSettings[last.setting] ?? false,
    },
  ];
}

const usualSettings: Settings = defaultSettings(chopsticksSettings);

/** The most ways to split among all hands in a turn. */
const mostSharings = 2000;

type Reason = 'positions' | 'splits';

function reasonForFewer(settings: ChopsticksSettings, mostSolved: number): Reason | undefined {
  const { players, hands, multipleTransfers } = settings;
  if (players === 2 && countHalfPositions(settings) > mostSolved) return 'positions';
  const sharesAmongAll = multipleTransfers && hands > 2;
  return sharesAmongAll && countSharings(settings) > mostSharings ? 'splits' : undefined;
}

/** A setting besides the fingers that makes the game larger, and its words. */
interface Enlarging {
  readonly setting: string;
  readonly said: Value;
}

function enlarging(settings: ChopsticksSettings, reason: Reason): Enlarging[] {
  const { hands, lives, swapLimit, splitLimit } = settings;
  const counts = reason === 'positions';
  const switches = counts
    ? (['onePointSwitch', 'integers', 'stumps', 'knubs', 'quarters'] as const)
    : (['multipleTransfers', 'knubs', 'quarters'] as const);
  const all: Enlarging[] = switches
    .filter((name) => settings[name])
    .map((name) => ({ setting: name, said: named(name) }));
  if (hands > 2) {
    all.unshift({ setting: 'hands', said: message('chopsticks.problem.hands', { hands }) });
  }
  if (counts && settings.suddenDeath === 'lives') {
    all.push({ setting: 'suddenDeath', said: message('chopsticks.problem.lives', { lives }) });
  }
  if (counts && limitsSwaps(settings)) {
    const said = message('chopsticks.problem.swaps', { swaps: swapLimit });
    all.push({ setting: 'swapLimit', said });
  }
  if (counts && limitsSplits(settings)) {
    const said = message('chopsticks.problem.splits', { splits: splitLimit });
    all.push({ setting: 'splitLimit', said });
  }
  return all;
}

/** The problem with the first position in the settings, if any. */
export function checkStart(settings: ChopsticksSettings): SettingProblem[] {
  const { start } = settings;
  if (start === '') return [];
  const problem = (reason: Value): SettingProblem[] => [
    {
      name: 'start',
      message: message('chopsticks.problem.start', {
        name: named('start'),
        start,
        reason,
      }),
      instead: '',
    },
  ];
  if (settings.suns) {
    return problem(
      message('chopsticks.problem.start-suns', { suns: named('suns'), name: named('start') }),
    );
  }
  const read = parsePosition(settings, start);
  if (!read.ok) return problem(read.error);
  return isOver(settings, read.value) ? problem(message('chopsticks.problem.start-over')) : [];
}
