import type { TaughtPatterns, TaughtRules } from '../lessons/patterns.ts';

/** Where the lessons of Summation Duel teach each pattern. */
export const summationPatterns: TaughtPatterns = {
  'summation-duel.why.exact': ['first-steps', 'exact'],
  'summation-duel.why.past': ['first-steps', 'past'],
  'summation-duel.why.all-past': ['last-number', 'two-left'],
  'summation-duel.why.partner': ['first-steps', 'pairs'],
  'summation-duel.why.pairing': ['pairs', 'twice'],
  'summation-duel.why.reach': ['race', 'thirty-nine'],
  'why.forces': ['last-number', 'use-up'],
  'why.forces-end': ['first-steps', 'gone'],
  'why.no-defence': ['last-number', 'check-each'],
  'why.one-defence': ['last-number', 'big-one'],
  'why.else-loses': ['first-steps', 'gone'],
  'why.wins-later': ['backwards', 'count-turns'],
  'why.longest': ['backwards', 'count-turns'],
  'why.lasts-longest': ['backwards', 'count-turns'],
  'why.lets-win': ['first-steps', 'gone'],
  'why.lets-trap': ['last-number', 'big-one'],
  'why.lets-win-later': ['backwards', 'break-pair'],
};

/** Where they teach what a setting does. */
export const summationRuleSteps: TaughtRules = {
  copies: ['relatives', 'copies'],
  target: ['relatives', 'target'],
  numbers: ['relatives', 'target'],
};
