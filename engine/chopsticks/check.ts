import { allOf, message, type SettingName } from '../../words/message.ts';
import type { SettingProblem, Settings } from '../settings.ts';
import { mostSides } from '../sides.ts';
import type { ChopsticksSettings } from './settings.ts';
import { countSides } from './sides.ts';

const named = (setting: string): SettingName => ({ setting, of: 'chopsticks' });

/** What settings ask for that can't be: a game of two that is too large to be solved. */
export function checkChopsticks(settings: Settings): SettingProblem[] {
  const { players, fingers, ...others } = settings as ChopsticksSettings;
  // Where more play, nothing is solved.
  if (players > 2) return [];
  let most = fingers;
  // Whatever it was asked about: below two fingers there is nothing to count.
  while (most > 2 && countSides({ ...others, players, fingers: most }) > mostSides) most--;
  if (most === fingers) return [];
  const besides = allOf([
    ...(others.stumps ? [named('stumps')] : []),
    ...(others.suddenDeath === 'lives'
      ? [message('chopsticks.problem.lives', { lives: others.lives })]
      : []),
  ]);
  return [
    {
      name: 'fingers',
      message: message('chopsticks.problem.too-large', {
        name: named('fingers'),
        fingers,
        besides,
        most,
      }),
      instead: most,
    },
  ];
}
