import type { TaughtPatterns, TaughtRules } from '../lessons/patterns.ts';

/** Where the lessons of Digit Conquest teach each pattern; general ones come if players pick their digits. */
export const conquestPatterns: TaughtPatterns = {
  'digit-conquest.why.exact': ['first-steps', 'win'],
  'digit-conquest.why.misses': ['first-steps', 'win'],
  'digit-conquest.why.last-card': ['cost', 'only-sixes'],
  'digit-conquest.why.denies': ['first-steps', 'count'],
  'digit-conquest.why.keeps': ['waiting', 'stay'],
  'digit-conquest.why.next-card': ['percent', 'half-or-quarter'],
  'why.forces': ['cost', 'certain'],
  'why.forces-end': ['cost', 'certain'],
  'why.no-defence': ['cost', 'both-need'],
  'why.one-defence': ['cost', 'both-need'],
  'why.else-loses': ['counting', 'four-sixes'],
  'why.one-answer': ['counting', 'four-sixes'],
  'why.wins-later': ['cost', 'certain'],
  'why.others-lose': ['counting', 'four-sixes'],
  'why.longest': ['percent', 'behind'],
  'why.lasts-longest': ['percent', 'behind'],
  'why.lets-win': ['cost', 'gift'],
  'why.lets-trap': ['cost', 'sixes'],
  'why.lets-win-later': ['cost', 'sixes'],
  'why.lets-hold-one': ['cost', 'sixes'],
  'why.lets-hold': ['cost', 'sixes'],
};

/** Where they teach what a setting does. */
export const conquestRuleSteps: TaughtRules = {
  subtraction: ['relatives', 'exact'],
  draw: ['relatives', 'open'],
  turnLimit: ['relatives', 'open'],
  target: ['relatives', 'small'],
  digits: ['relatives', 'small'],
  copies: ['relatives', 'small'],
};
