import { message, playerAt, type Message } from '../../words/message.ts';
import { chancesIn } from '../analysis/value.ts';
import type { Seat } from '../game.ts';
import type { ComparedPlies } from '../capabilities/advice.ts';
import { reasonAgainst } from './legality.ts';
import { playMove } from './moves.ts';
import { cardsLeft, deckToDraw, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';

/** The least share of a choice's advantage that the counted cards must explain. */
const explains = 0.5;

/** The least difference in points that a card should make to be named, and must make. */
const [telling, noticed] = [0.05, 0.01];

/**
 * Why a choice wins more or less often than the other one: by the cards that make exactly the target, or else by the next
 * card that makes the greatest difference.
 */
export function whyDigit(
  settings: ConquestSettings,
  compared: ComparedPlies<ConquestPosition>,
): Message | undefined {
  const { from, to, other, gain } = compared;
  const { target } = settings;
  const me = from.turn;
  // A digit that is picked isn't in the hand before.
  const before = from.scores[me] ?? 0;
  const exactly = { before, digit: target - before, target };
  if (to.scores[me] === target) return message('digit-conquest.why.exact', exactly);
  if (settings.draw === 'choice' || gain === 0) return undefined;
  const [better, worse] = gain > 0 ? [to, other] : [other, to];
  const least = explains * Math.abs(gain);
  const right = gain > 0 ? 'yes' : 'no';
  const them = 1 - me;
  const said = { me: playerAt(me), them: playerAt(them), target, right } as const;
  if (better.scores[me] === target) return message('digit-conquest.why.misses', exactly);
  const [theirs, theirsElse] = [reachOf(settings, better, them), reachOf(settings, worse, them)];
  if (theirsElse.chance - theirs.chance >= least) {
    const { digit, left, cards } = theirsElse;
    if (left === cards && cards === 1) {
      const score = target - digit;
      return message('digit-conquest.why.last-card', { ...said, digit, score });
    }
    return message('digit-conquest.why.denies', { ...said, left, cards, now: theirs.left });
  }
  const [mine, mineElse] = [reachOf(settings, better, me), reachOf(settings, worse, me)];
  if (mine.chance - mineElse.chance >= least && mine.cards > 1) {
    const { left, cards } = mine;
    return message('digit-conquest.why.keeps', { ...said, left, cards, now: mineElse.left });
  }
  return byNextCard(settings, compared);
}

/** The next card with which the two choices come to the most different chances, weighed by how often it comes. */
function byNextCard(
  settings: ConquestSettings,
  compared: ComparedPlies<ConquestPosition>,
): Message | undefined {
  const { from, to, other, gain } = compared;
  const deck = deckToDraw(settings, to);
  const drawn = deck.flatMap((left, index) => {
    const digit = index + 1;
    const draw = { kind: 'draw', digit } as const;
    if ([to, other].some((position) => reasonAgainst(settings, position, draw))) return [];
    const [here, there] = [to, other].map((position) =>
      compared.valueTo(playMove(settings, position, draw, () => String(digit))),
    );
    if (here === undefined || there === undefined) return [];
    const ahead = (here.score - there.score) * Math.sign(gain);
    return ahead < noticed ? [] : [{ digit, left, here, there, ahead }];
  });
  const worth = ({ left, ahead }: (typeof drawn)[number]) => (ahead < telling ? 0 : left * ahead);
  const [most] = drawn.toSorted(
    (one, another) => worth(another) - worth(one) || another.ahead - one.ahead,
  );
  if (most === undefined) return undefined;
  const { digit, left, here, there } = most;
  return message('digit-conquest.why.next-card', {
    me: playerAt(from.turn),
    digit,
    left,
    cards: cardsLeft(deck),
    here: here.score,
    there: there.score,
    sure: here.exact && there.exact ? 'yes' : 'no',
    drawn: chancesIn(here).drawn === 'yes' ? 'yes' : chancesIn(there).drawn,
  });
}

/** The digit that brings a player exactly to the target, and its count among the next cards. */
function reachOf(settings: ConquestSettings, position: ConquestPosition, seat: Seat) {
  const deck = deckToDraw(settings, position);
  const cards = cardsLeft(deck);
  const digit = settings.target - (position.scores[seat] ?? 0);
  const left = deck[digit - 1] ?? 0;
  return { digit, left, cards, chance: left / cards };
}

/** The most cards that a player can count without writing. */
const fewCards = 12;

/** Whether so few cards are left that they can be counted. */
export function isCountable({ deck }: ConquestPosition): boolean {
  return cardsLeft(deck) <= fewCards;
}
