import { conquestRules, digitConquest } from './digit-conquest/digit-conquest.ts';
import type { ConquestMove } from './digit-conquest/moves.ts';
import {
  conquestPlayer,
  type ConquestPlayer,
  type ConquestPlayerName,
} from './digit-conquest/players.ts';
import type { ConquestPosition } from './digit-conquest/position.ts';
import type { ConquestSettings } from './digit-conquest/settings.ts';
import {
  moveBudget,
  solveConquest,
  type Budget,
  type ConquestSolution,
} from './digit-conquest/solver.ts';
import { whyNotAdd, whyNotSubtract } from './digit-conquest/why-not.ts';
import type { Game, Rules } from './game.ts';
import type { Settings } from './settings.ts';

/** What rating a position may cost: some milliseconds for one of many, seconds where one waits. */
const budgets: Readonly<Record<'glance' | 'move' | 'study', Budget>> = {
  glance: { states: 2e6, bytes: 2 ** 26 },
  move: moveBudget,
  study: { states: 4e9, bytes: 2 ** 29 },
};

/** Digit Conquest with its odds and its computer players. */
export const conquestWithOdds: Game<ConquestPosition, ConquestMove> = {
  ...digitConquest,
  rules: (settings: Settings) => rulesWithOdds(settings as ConquestSettings),
};

function rulesWithOdds(settings: ConquestSettings): Rules<ConquestPosition, ConquestMove> {
  const players = new Map<ConquestPlayerName, ConquestPlayer>();
  let solution: ConquestSolution | undefined;
  const solved = (): ConquestSolution => (solution ??= solveConquest(settings));
  const rules = conquestRules(settings);
  return {
    ...rules,
    // Whose move it is stands beside it already.
    describe: (position, move, name) =>
      headless(
        rules.describe(position, move, (seat) => (seat === position.turn ? '' : name(seat))),
      ),
    describeOutcome: ({ kind }) =>
      kind === 'draw' ? 'The turn limit is reached.' : `Exactly ${settings.target} points.`,
    ...(settings.draw === 'random' && {
      odds: (position, care = 'move') => solved().evaluate(position, budgets[care]),
      solveChance: solved,
    }),
    refused: (position) => refusedActions(settings, position),
    computer: (difficulty, position, random) => {
      const player = players.get(difficulty) ?? conquestPlayer(difficulty, settings);
      players.set(difficulty, player);
      return player(position, random);
    },
  };
}

/** The actions that the digit in hand doesn't allow. */
function refusedActions(
  settings: ConquestSettings,
  position: ConquestPosition,
): { move: ConquestMove; reason: string }[] {
  const { hand } = position;
  if (hand === null) return [];
  const add = whyNotAdd(settings, position, hand);
  const subtract = whyNotSubtract(settings, position, hand);
  return [
    ...(add === undefined ? [] : [{ move: { kind: 'add', digit: hand } as const, reason: add }]),
    ...(subtract === undefined
      ? []
      : [{ move: { kind: 'subtract', digit: hand } as const, reason: subtract }]),
  ];
}

/** A sentence from which the name at its head is taken: ` adds 7.` becomes `Adds 7`. */
function headless(sentence: string): string {
  const text = sentence.replaceAll(/ {2,}/g, ' ').trim().replace(/\.$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
