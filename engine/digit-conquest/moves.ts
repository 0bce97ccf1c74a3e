import { message, type Message } from '../../words/message.ts';
import type { ChanceOutcome } from '../capabilities/chance.ts';
import { IllegalMove } from '../game.ts';
import { cardsLeft, deckToDraw, scoresFromMover, type ConquestPosition } from './position.ts';
import { turnLimitOf, type ConquestSettings } from './settings.ts';
import { whyNotAdd, whyNotSubtract } from './why-not.ts';

/** A move of Digit Conquest. Chance draws, unless the player picks the digit. */
export type ConquestMove =
  | { readonly kind: 'draw'; readonly digit: number }
  | { readonly kind: 'add'; readonly digit: number }
  | { readonly kind: 'subtract'; readonly digit: number }
  | { readonly kind: 'discard'; readonly digit: number };

/** A move without the draw. */
export type ConquestAction = Exclude<ConquestMove, { kind: 'draw' }>;

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
    ({ kind }) => whyNot[kind](settings, position, digit) === undefined,
  );
  return possible.length > 0 ? possible : [{ kind: 'discard', digit }];
}

const whyNot = { add: whyNotAdd, subtract: whyNotSubtract };

/** Adding and subtracting a digit. */
export function bothActions(digit: number) {
  return (['add', 'subtract'] as const).map((kind) => ({ kind, digit }));
}

/** The position after a move. @throws IllegalMove */
export function playMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
  written: () => string,
): ConquestPosition {
  const reason = reasonAgainst(settings, position, move);
  if (reason !== undefined) throw new IllegalMove(written(), reason);
  if (move.kind === 'draw') {
    const deck = deckToDraw(settings, position);
    return {
      ...position,
      deck: deck.map((left, index) => (index === move.digit - 1 ? left - 1 : left)),
      hand: move.digit,
    };
  }
  const [own, other] = scoresAfter(scoresFromMover(position), move);
  return {
    ...position,
    scores: position.turn === 0 ? [own, other] : [other, own],
    turn: 1 - position.turn,
    hand: null,
    ...(position.turns !== undefined && { turns: position.turns + 1 }),
  };
}

/** The mover's score and the other's after an action. */
export function scoresAfter(
  [own, other]: readonly [number, number],
  { kind, digit }: ConquestAction,
): readonly [number, number] {
  switch (kind) {
    case 'add':
      return [own + digit, other];
    case 'subtract':
      return [own, Math.max(0, other - digit)];
    case 'discard':
      return [own, other];
  }
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
      return whyNot[move.kind](settings, position, hand);
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
