import { message, type Message } from '../../words/message.ts';
import type { ChanceOutcome } from '../capabilities/chance.ts';
import {
  cardsLeft,
  deckToDraw,
  scoresFromMover,
  type ConquestAction,
  type ConquestMove,
  type ConquestPosition,
} from './position.ts';
import { turnLimitOf, type ConquestSettings } from './settings.ts';

/** The stage of a turn or of the game. */
export type Stage = 'to-draw' | 'in-hand' | 'won' | 'drawn';

/** Whether the game is over and, if not, whether the digit is drawn. */
export function stageOf(settings: ConquestSettings, position: ConquestPosition): Stage {
  if (position.scores.includes(settings.target)) return 'won';
  const limit = turnLimitOf(settings);
  if (limit > 0 && (position.turns ?? 0) >= limit) return 'drawn';
  return position.hand === null ? 'to-draw' : 'in-hand';
}

/** Every legal move of the player to move. */
export function legalMoves(settings: ConquestSettings, position: ConquestPosition): ConquestMove[] {
  switch (stageOf(settings, position)) {
    case 'to-draw':
      return settings.draw === 'choice' ? draws(settings, position) : [];
    case 'in-hand':
      return actions(settings, position, position.hand ?? 0);
    case 'won':
    case 'drawn':
      return [];
  }
}

/** The draws of chance. */
export function chanceOutcomes(
  settings: ConquestSettings,
  position: ConquestPosition,
): ChanceOutcome<ConquestMove>[] {
  if (settings.draw === 'choice' || stageOf(settings, position) !== 'to-draw') return [];
  const deck = deckToDraw(settings, position);
  const cards = cardsLeft(deck);
  return draws(settings, position).map((move) => ({
    move,
    probability: (deck[move.digit - 1] ?? 0) / cards,
  }));
}

/** The legal actions with a digit in hand, adding first. */
export function actions(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): ConquestAction[] {
  const possible = bothActions(digit).filter(
    ({ kind }) => reasonsAgainst[kind](settings, position, digit) === undefined,
  );
  return possible.length > 0 ? possible : [{ kind: 'discard', digit }];
}

const reasonsAgainst = { add: reasonAgainstAdding, subtract: reasonAgainstSubtracting };

/** Adding and subtracting a digit. */
export function bothActions(digit: number) {
  return (['add', 'subtract'] as const).map((kind) => ({ kind, digit }));
}

/** Why a move isn't legal; undefined if it is. */
export function reasonAgainst(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
): Message | undefined {
  const stage = stageOf(settings, position);
  if (stage === 'won' || stage === 'drawn') return message('game.over');
  if (stage === 'to-draw') {
    if (move.kind !== 'draw') return message('digit-conquest.reason.draw-first');
    const left = deckToDraw(settings, position)[move.digit - 1] ?? 0;
    return left > 0 ? undefined : message('digit-conquest.reason.none-left', { digit: move.digit });
  }
  const hand = position.hand ?? 0;
  if (move.kind === 'draw') return message('digit-conquest.reason.play-first', { digit: hand });
  if (move.digit !== hand) return message('digit-conquest.reason.other-in-hand', { digit: hand });
  switch (move.kind) {
    case 'add':
    case 'subtract':
      return reasonsAgainst[move.kind](settings, position, hand);
    case 'discard':
      return actions(settings, position, hand)[0]?.kind === 'discard'
        ? undefined
        : message('digit-conquest.reason.discard-only');
  }
}

function draws(settings: ConquestSettings, position: ConquestPosition) {
  return deckToDraw(settings, position).flatMap((left, index) =>
    left > 0 ? [{ kind: 'draw', digit: index + 1 } as const] : [],
  );
}

/** Why a digit can't be added to the mover's score; undefined if it can. */
export function reasonAgainstAdding(
  { target }: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): Message | undefined {
  const [own] = scoresFromMover(position);
  return own + digit > target
    ? message('digit-conquest.reason.exceeds', { digit, own, target, sum: own + digit })
    : undefined;
}

/**
 * Why a digit can't be subtracted from the opponent's score; undefined if it can. With clamped subtraction it always can,
 * unless it would do nothing and adding is impossible too: that is a discard.
 */
export function reasonAgainstSubtracting(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): Message | undefined {
  const [, other] = scoresFromMover(position);
  if (settings.subtraction === 'exact') {
    return other < digit
      ? message('digit-conquest.reason.below-zero', { digit, other })
      : undefined;
  }
  return other === 0 && reasonAgainstAdding(settings, position, digit) !== undefined
    ? message('digit-conquest.reason.nothing-to-subtract')
    : undefined;
}

/** Why a digit in hand must be discarded; undefined if it can be used. */
export function reasonToDiscard(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): Message | undefined {
  const add = reasonAgainstAdding(settings, position, digit);
  const subtract = reasonAgainstSubtracting(settings, position, digit);
  return add === undefined || subtract === undefined
    ? undefined
    : message('digit-conquest.reason.both', { add, subtract });
}
