import { positionOf } from '../../engine/match/match.ts';
import { replayed } from '../../engine/match/replay.ts';
import { message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';

/** Answers with the move of a computer in a practice position. */
export function practiceMoveHandlers(analyst: Analyst): Handlers<'practiceMove'> {
  return {
    async practiceMove(request) {
      const { game, settings, rules, position: start } = resolvePosition(request);
      const { moves, difficulty, seed } = request;
      const match = replayed(rules, settings, start, moves);
      if (!match.ok) throw new Refusal(match.error);
      const position = positionOf(match.value);
      if (rules.turn(position).kind !== 'player') throw new Refusal(message('game.over'));
      const task = { wanted: 'move', game: game.id, settings, position, difficulty, seed } as const;
      return answered(analyst.ask(task));
    },
  };
}
