import { allOf, message, type SettingName, type Value } from '../../words/message.ts';
import { cutShort } from '../shortened.ts';
import type { SettingProblem, Settings } from '../settings.ts';
import { mostSides } from '../sides.ts';
import { isOver } from './moves.ts';
import { parsePosition } from './notation.ts';
import { limitsSwaps, type ChopsticksSettings } from './settings.ts';
import { countSides } from './sides.ts';
import { countSharings } from './splits.ts';

const named = (setting: string): SettingName => ({ setting, of: 'chopsticks' });

/**
 * What settings ask for that can't be: a game that is too large, or a first position that is none of
 * these rules.
 *
 * @param most - how many sides are solved.
 */
export function checkChopsticks(given: Settings, most = mostSides): SettingProblem[] {
  const settings = given as ChopsticksSettings;
  const large = tooLarge(settings, most);
  return large.length > 0 ? large : badStart(settings);
}

/** Of two players all positions are solved; of more none, but each turn must be one to choose from. */
function tooLarge(settings: ChopsticksSettings, mostSolved: number): SettingProblem[] {
  const { fingers } = settings;
  const reason = reasonForFewer(settings, mostSolved);
  if (reason === undefined) return [];
  let most = fingers;
  // Whatever it was asked about: below two fingers there is nothing to count.
  while (most > 2 && reasonForFewer({ ...settings, fingers: most }, mostSolved) !== undefined)
    most--;
  if (most === fingers) return [];
  const gaps = { name: named('fingers'), fingers, besides: allOf(enlarging(settings)), most };
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

/** A turn has at most so many ways to share fingers among all hands. */
const mostSharings = 2000;

function reasonForFewer(
  settings: ChopsticksSettings,
  mostSolved: number,
): 'positions' | 'splits' | undefined {
  const { players, hands, multipleTransfers } = settings;
  if (players === 2 && countSides(settings) > mostSolved) return 'positions';
  const sharesAmongAll = multipleTransfers && hands > 2;
  return sharesAmongAll && countSharings(settings) > mostSharings ? 'splits' : undefined;
}

/** What makes a game larger than its fingers do. */
function enlarging(settings: ChopsticksSettings): Value[] {
  const { hands, lives, swapLimit } = settings;
  const switches = [
    ...(hands > 2 ? (['multipleTransfers'] as const) : []),
    ...(['onePointSwitch', 'integers', 'stumps', 'knubs', 'quarters'] as const),
  ];
  return [
    ...(hands > 2 ? [message('chopsticks.problem.hands', { hands })] : []),
    ...switches.filter((name) => settings[name]).map(named),
    ...(settings.suddenDeath === 'lives' ? [message('chopsticks.problem.lives', { lives })] : []),
    ...(limitsSwaps(settings) ? [message('chopsticks.problem.swaps', { swaps: swapLimit })] : []),
  ];
}

function badStart(settings: ChopsticksSettings): SettingProblem[] {
  const { start } = settings;
  if (start === '') return [];
  const problem = (reason: Value): SettingProblem[] => [
    {
      name: 'start',
      message: message('chopsticks.problem.start', {
        name: named('start'),
        start: cutShort(start),
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
