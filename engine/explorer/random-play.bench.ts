import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings, type ChopsticksSettings } from '../chopsticks/settings.ts';
import { defaultSettings } from '../settings/settings.ts';
import { randomPlay } from './random-play.ts';

export const benchmarks = [
  [5, 'default Chopsticks'],
  [10, '10 fingers'],
  [15, '15 fingers'],
  [20, '20 fingers'],
].map(([fingers, name]) => {
  const settings = { ...defaultSettings(chopsticksSettings), fingers } as ChopsticksSettings;
  const rules = chopsticksRules(settings);
  const start = rules.start(0);
  return {
    name: `random play of ${name}`,
    note: 'as the explorer shows it',
    run: () => randomPlay(rules, start).results(start),
  };
});
