import type { TaughtPatterns, TaughtRules } from '../lessons/patterns.ts';

/** Where the lessons of Chopsticks teach each pattern. */
export const chopsticksPatterns: TaughtPatterns = {
  'chopsticks.outcome.hands': ['first-steps', 'win'],
  'chopsticks.outcome.misere': ['relatives', 'misere'],
  'why.forces': ['forced', 'leave-one'],
  'why.forces-end': ['forced', 'again'],
  'why.no-defence': ['backwards', 'two'],
  'why.one-defence': ['backwards', 'three'],
  'why.must-move': ['forced', 'two-hands'],
  'why.threatens': ['tempo', 'two-turns'],
  'why.else-loses': ['splits', 'last-hand'],
  'why.out-of-reach': ['first-steps', 'split'],
  'why.one-answer': ['traps', 'only-one'],
  'why.wins-later': ['backwards', 'middle'],
  'why.others-lose': ['traps', 'only-one'],
  'why.others-end': ['relatives', 'misere'],
  'why.longest': ['tempo', 'stop-them'],
  'why.lasts-longest': ['tempo', 'stop-them'],
  'why.lets-win': ['splits', 'last-hand'],
  'why.lets-trap': ['traps', 'bait'],
  'why.lets-put-out': ['traps', 'bait-again'],
  'why.lets-win-later': ['backwards', 'middle'],
  'why.lets-hold-one': ['tempo', 'bigger'],
  'why.lets-hold': ['tempo', 'race'],
};

/** Where they teach what a setting does. */
export const chopsticksRuleSteps: TaughtRules = {
  overflow: ['relatives', 'rollover'],
  suicide: ['relatives', 'suicide'],
  misere: ['relatives', 'misere'],
  swaps: ['relatives', 'swaps'],
  fingers: ['relatives', 'six'],
};
