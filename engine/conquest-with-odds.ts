import { conquestRules, digitConquest } from './digit-conquest/digit-conquest.ts';
import type { ConquestMove } from './digit-conquest/moves.ts';
import {
  conquestPlayer,
  type ConquestPlayer,
  type ConquestPlayerName,
} from './digit-conquest/players.ts';
import type { ConquestPosition } from './digit-conquest/position.ts';
import type { ConquestSettings } from './digit-conquest/settings.ts';
import { solveConquest, type ConquestSolution } from './digit-conquest/solver.ts';
import type { Game, Rules } from './game.ts';
import type { Settings } from './settings.ts';

/** Digit Conquest with its odds and its computer players. */
export const conquestWithOdds: Game<ConquestPosition, ConquestMove> = {
  ...digitConquest,
  rules: (settings: Settings) => rulesWithOdds(settings as ConquestSettings),
};

function rulesWithOdds(settings: ConquestSettings): Rules<ConquestPosition, ConquestMove> {
  const players = new Map<ConquestPlayerName, ConquestPlayer>();
  let solution: ConquestSolution | undefined;
  return {
    ...conquestRules(settings),
    ...(settings.draw === 'random' && {
      odds: () => {
        const solved = (solution ??= solveConquest(settings));
        return (position) => solved.evaluate(position);
      },
    }),
    computer: (difficulty) => {
      const player = players.get(difficulty) ?? conquestPlayer(difficulty, settings);
      players.set(difficulty, player);
      return player;
    },
  };
}
