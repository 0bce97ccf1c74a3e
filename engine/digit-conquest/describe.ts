import { message, playerAt, type Message } from '../../words/message.ts';
import type { Outcome } from '../game.ts';
import { scoresAfter } from './moves.ts';
import {
  type ConquestAction,
  type ConquestMove,
  cardsLeft,
  scoresFromMover,
  type ConquestPosition,
} from './position.ts';
import type { ConquestSettings } from './settings.ts';

/** What a move does, without its player: `Adds 7: 12 → 19`. */
export function describeMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
): Message {
  const { digit } = move;
  switch (move.kind) {
    case 'draw': {
      const draws = settings.draw === 'choice' ? 'take' : 'draw';
      return cardsLeft(position.deck) === 0
        ? message(`digit-conquest.move.shuffle-${draws}`, { digit, form: 'done' })
        : message(`digit-conquest.move.${draws}`, { digit, form: 'done' });
    }
    case 'add':
      return message('digit-conquest.move.add', {
        digit,
        form: 'done',
        change: changeBy(position, move),
      });
    case 'subtract':
      return message('digit-conquest.move.subtract', {
        digit,
        form: 'done',
        owner: playerAt(1 - position.turn),
        change: changeBy(position, move),
      });
    case 'discard':
      return message('digit-conquest.move.discard', { digit, form: 'done' });
  }
}

/** What a move did: `Computer drew 9 and added it: 12 → 21.` */
export function recountMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
): Message {
  const drew = settings.draw === 'choice' ? 'take' : 'draw';
  const done = { player: playerAt(position.turn), digit: move.digit };
  switch (move.kind) {
    case 'draw':
      return message(`digit-conquest.recount.${drew}`, done);
    case 'add':
      return message(`digit-conquest.recount.${drew}-add`, {
        ...done,
        change: changeBy(position, move),
      });
    case 'subtract':
      return message(`digit-conquest.recount.${drew}-subtract`, {
        ...done,
        owner: playerAt(1 - position.turn),
        change: changeBy(position, move),
      });
    case 'discard':
      return message(`digit-conquest.recount.${drew}-discard`, done);
  }
}

/** Why the game ended. */
export function describeOutcome({ target }: ConquestSettings, { kind }: Outcome): Message {
  return kind === 'draw'
    ? message('digit-conquest.outcome.turn-limit')
    : message('digit-conquest.outcome.target', { target });
}

/** The change of a score by an action. */
function changeBy(position: ConquestPosition, action: ConquestAction): Message {
  const changed = action.kind === 'add' ? 0 : 1;
  const scores = scoresFromMover(position);
  const before = scores[changed];
  const after = scoresAfter(scores, action)[changed];
  if (before === after) return message('digit-conquest.change.stays', { before });
  return message('digit-conquest.change.moves', { before, after });
}
