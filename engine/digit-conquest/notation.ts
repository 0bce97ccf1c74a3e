import { message } from '../../words/message.ts';
import type { Seat } from '../game.ts';
import { failure, success, type Result } from '../result.ts';
import { chanceOutcomes, legalMoves, reasonAgainst, stageOf } from './legality.ts';
import {
  type ConquestMove,
  deckToDraw,
  scoresFromMover,
  type ConquestPosition,
} from './position.ts';
import { turnLimitOf, type ConquestSettings } from './settings.ts';

const signs = { draw: '?', add: '+', subtract: '-', discard: 'x' } as const;

const kinds = { '?': 'draw', '+': 'add', '-': 'subtract', x: 'discard' } as const;

/**
 * Writes a position: the mover's score, a colon, the other's, the count of each digit in the deck, 1 first, and the digit
 * in hand or `-`, as in `31:44 443442344 7`. Counts of ten and more are in brackets. If turns are limited, `/turns=17`
 * gives the turns played.
 */
export function formatPosition(position: ConquestPosition): string {
  const deck = position.deck.map((left) => (left < 10 ? String(left) : `[${left}]`)).join('');
  const turns = (position.turns ?? 0) === 0 ? '' : `/turns=${position.turns}`;
  return `${scoresFromMover(position).join(':')} ${deck} ${position.hand ?? '-'}${turns}`;
}

/**
 * The notation, with an empty deck before a draw replaced by a shuffled one.
 */
export function keyOf(settings: ConquestSettings, position: ConquestPosition): string {
  return position.hand === null && stageOf(settings, position) === 'to-draw'
    ? formatPosition({ ...position, deck: deckToDraw(settings, position) })
    : formatPosition(position);
}

/**
 * Reads what {@link formatPosition} writes. The position need not be reachable.
 *
 * @param mover - the seat of the side to move.
 */
export function parsePosition(
  settings: ConquestSettings,
  text: string,
  mover: Seat = 0,
): Result<ConquestPosition> {
  const { target, digits, copies } = settings;
  const limit = turnLimitOf(settings);
  const [, own, other, counts = '', hand, turns] =
    /^(\d{1,3}):(\d{1,3}) ((?:\d|\[\d+\])+) (\d|-)(?:\/turns=(\d{1,6}))?$/.exec(
      text.trim().replaceAll(/\s+/g, ' '),
    ) ?? [];
  const deck = readCounts(counts);
  const full = Array<number>(digits).fill(copies);
  const example = formatPosition({ scores: [0, 0], turn: 0, deck: full, hand: null });
  if (own === undefined || other === undefined || hand === undefined || deck.length !== digits) {
    return failure(message('digit-conquest.refused.position', { text, example }));
  }
  const scores = [Number(own), Number(other)] as const;
  const high = scores.find((score) => score > target);
  if (high !== undefined) {
    return failure(message('digit-conquest.refused.score', { text, score: high, target }));
  }
  if (scores[0] === target && scores[1] === target) {
    return failure(message('digit-conquest.refused.two-winners', { text, target }));
  }
  const many = deck.findIndex((left) => left > copies);
  if (many !== -1) {
    const left = deck[many] ?? 0;
    return failure(
      message('digit-conquest.refused.copies', { text, left, digit: many + 1, copies }),
    );
  }
  if (hand !== '-' && (Number(hand) < 1 || Number(hand) > digits)) {
    return failure(message('digit-conquest.refused.hand', { text, digit: hand, digits }));
  }
  const held = deck[Number(hand) - 1] ?? 0;
  if (held + 1 > copies) {
    return failure(
      message('digit-conquest.refused.held', { text, digit: Number(hand), left: held, copies }),
    );
  }
  if (hand !== '-' && scores.includes(target)) {
    return failure(message('digit-conquest.refused.hand-after-end', { text }));
  }
  if (turns !== undefined && (limit === 0 || Number(turns) > limit)) {
    return failure(
      limit === 0
        ? message('digit-conquest.refused.turns-unlimited', { text })
        : message('digit-conquest.refused.turns', { text, limit }),
    );
  }
  return success({
    scores: mover === 0 ? scores : [scores[1], scores[0]],
    turn: mover,
    deck,
    hand: hand === '-' ? null : Number(hand),
    ...(limit > 0 && { turns: Number(turns ?? 0) }),
  });
}

/** Writes a move: `+7` add, `-7` subtract, `x7` discard without effect, `?7` draw or choose a 7. */
export function formatMove({ kind, digit }: ConquestMove): string {
  return `${signs[kind]}${digit}`;
}

/** Reads a legal move as {@link formatMove} writes it. */
export function parseMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  text: string,
): Result<ConquestMove> {
  const [, sign, digit] = /^([?+\-x])(\d)$/.exec(text.trim().toLowerCase()) ?? [];
  if (sign === undefined) {
    const drawn = chanceOutcomes(settings, position).map(({ move }) => move);
    const legal = [...legalMoves(settings, position), ...drawn].map(formatMove).join(', ');
    return failure(
      legal === ''
        ? message('digit-conquest.refused.no-move', { text })
        : message('digit-conquest.refused.move', { text, legal }),
    );
  }
  const move: ConquestMove = { kind: kinds[sign as keyof typeof kinds], digit: Number(digit) };
  const reason = reasonAgainst(settings, position, move);
  return reason === undefined
    ? success(move)
    : failure(message('game.unplayable', { text, position: formatPosition(position), reason }));
}

function readCounts(text: string): number[] {
  return (text.match(/\d|\[\d+\]/g) ?? []).map((count) => Number(count.replaceAll(/[[\]]/g, '')));
}
