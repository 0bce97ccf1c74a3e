import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import { perft, perftByMoves } from './perft.ts';
import { defaultSettings } from '../settings/settings.ts';

const rules = chopsticksRules(defaultSettings(chopsticksSettings));
const start = rules.start(0);

export const benchmarks = [
  {
    name: 'perft 13 of default Chopsticks',
    note: '69,802,688 sequences',
    run: () => perft(rules, start, 13),
  },
  {
    name: 'perft 9 of default Chopsticks',
    note: '362,368 sequences',
    run: () => perft(rules, start, 9),
  },
  {
    name: 'perft 9 of default Chopsticks, by the rules alone',
    note: 'the same, without numbers',
    run: () => perftByMoves(rules, start, 9),
  },
];
