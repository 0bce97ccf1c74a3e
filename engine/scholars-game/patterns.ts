import type { TaughtPatterns, TaughtRules } from '../lessons/patterns.ts';

/** Where the lessons of The Scholar's Game teach each pattern. */
export const scholarsPatterns: TaughtPatterns = {
  'scholars-game.outcome.hands': ['beats', 'scissors'],
  'why.forces': ['functions', 'their-move'],
  'why.forces-end': ['functions', 'no-rock'],
  'why.no-defence': ['functions', 'cut-and-turn'],
  'why.one-defence': ['functions', 'threaten'],
  'why.must-move': ['functions', 'their-move'],
  'why.threatens': ['draw-trap', 'two-threats'],
  'why.else-loses': ['functions', 'out-of-danger'],
  'why.out-of-reach': ['redistributing', 'safe-hands'],
  'why.one-answer': ['functions', 'threaten'],
  'why.wins-later': ['functions', 'their-move'],
  'why.others-lose': ['functions', 'out-of-danger'],
  'why.longest': ['functions', 'out-of-danger'],
  'why.lasts-longest': ['functions', 'out-of-danger'],
  'why.lets-win': ['functions', 'out-of-danger'],
  'why.lets-trap': ['draw-trap', 'losing-take'],
  'why.lets-put-out': ['draw-trap', 'scissors-wait'],
  'why.lets-win-later': ['functions', 'no-rock'],
  'why.lets-hold-one': ['draw-trap', 'make-choose'],
  'why.lets-hold': ['draw-trap', 'again'],
};

/** Where they teach what a setting does. */
export const scholarsRuleSteps: TaughtRules = {
  doubleScissors: ['relatives', 'two-papers'],
  revival: ['relatives', 'revival'],
};
