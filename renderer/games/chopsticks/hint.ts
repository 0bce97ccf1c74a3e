import type { ChopsticksMove } from '../../../engine/chopsticks/moves.ts';
import type { ChopsticksPosition } from '../../../engine/chopsticks/position.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { fingersText } from '../../hands/fingers.ts';
import { wordsAt } from '../../players/naming.ts';
import type { HandHint } from '../../table/hand-hint.ts';
import { words } from '../../words.svelte.ts';
import { allOf, handWord, playerAt } from '../../../words/message.ts';

/** What a hint at a move says, and from which hand to which one it points. */
export function hintOf(
  view: MatchViewOf<'chopsticks'>,
  hint: string | undefined,
): HandHint | undefined {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return undefined;
  const { seat } = view.state;
  const move = found.move;
  switch (move.kind) {
    case 'attack':
      return {
        words: strikeInWords(view, move, found.after),
        arrows: [{ from: { seat, hand: move.hand }, to: { seat: move.seat, hand: move.target } }],
      };
    case 'add':
    case 'negate':
      return { words: wordsOfOwn(view, move), arrows: [] };
    case 'split':
      return { words: splitInWords(move), arrows: sharing(view, seat, move.to) };
    case 'pass':
      return { words: words().text('screen-chopsticks.hint.pass'), arrows: [] };
  }
}

type Attack = Extract<ChopsticksMove, { kind: 'attack' }>;
type Split = Extract<ChopsticksMove, { kind: 'split' }>;
type OwnHand = Extract<ChopsticksMove, { kind: 'add' | 'negate' }>;

function wordsOfOwn(view: MatchViewOf<'chopsticks'>, { kind, hand }: OwnHand): string {
  const gaps = { hand: handWord(hand, view.settings.hands) };
  return kind === 'add'
    ? words().text('screen-chopsticks.hint.add', gaps)
    : words().text('screen-chopsticks.hint.negate', gaps);
}

function splitInWords({ to }: Split): string {
  const [left = 0, right = 0, ...more] = to;
  return to.length === 2
    ? words().text('screen-chopsticks.hint.split', {
        left: fingersText(left),
        right: fingersText(right),
      })
    : words().text('screen-chopsticks.hint.share', {
        hands: allOf([left, right, ...more].map(fingersText)),
      });
}

/** From the first hand that takes part in a split to the last one. */
function sharing(
  view: MatchViewOf<'chopsticks'>,
  seat: number,
  to: readonly number[],
): HandHint['arrows'] {
  const before = view.position.hands[seat] ?? [];
  const changed = to.flatMap((fingers, hand) => (fingers === before[hand] ? [] : [hand]));
  const [first, last] = [changed[0], changed.at(-1)];
  return first === undefined || last === undefined || first === last
    ? []
    : [{ from: { seat, hand: first }, to: { seat, hand: last }, mutual: true }];
}

/** What comes of an attack: `Strike their right hand with your left: 1 + 1 = 2`. */
export function strikeInWords(
  view: MatchViewOf<'chopsticks'>,
  move: Attack,
  after: ChopsticksPosition,
): string {
  const hand = handWord(move.hand, view.settings.hands);
  const gaps = {
    hand,
    target: handWord(move.target, view.settings.hands),
    sum: withExplosion(view, after, move),
  };
  if (move.seat === view.position.turn) {
    return words().text('screen-chopsticks.hint.strike-own', gaps);
  }
  return view.players.length === 2
    ? words().text('screen-chopsticks.hint.strike', gaps)
    : wordsAt(view).text('screen-chopsticks.hint.strike-player', {
        ...gaps,
        player: playerAt(move.seat),
      });
}

/** A cherry bomb leaves something on the hand that strikes, too. */
function withExplosion(
  view: MatchViewOf<'chopsticks'>,
  after: ChopsticksPosition,
  move: Attack,
): string {
  const said = sum(view, after, move);
  const { hands, turn } = view.position;
  return hands[turn]?.[move.hand] === after.hands[turn]?.[move.hand]
    ? said
    : words().text('chopsticks-hands.explodes', {
        sum: said,
        hand: handWord(move.hand, view.settings.hands),
      });
}

function sum(view: MatchViewOf<'chopsticks'>, after: ChopsticksPosition, move: Attack): string {
  const before = view.position;
  const theirs = before.hands[move.seat]?.[move.target] ?? 0;
  const yours = before.hands[before.turn]?.[move.hand] ?? 0;
  const left = after.hands[move.seat]?.[move.target] ?? 0;
  const gaps = {
    struck: fingersText(theirs),
    striking: fingersText(yours),
    reached: fingersText(theirs + yours),
  };
  if (left === theirs + yours) return words().text('screen-chopsticks.hint.sum', gaps);
  return left === 0
    ? words().text('screen-chopsticks.hint.sum-out', gaps)
    : words().text('screen-chopsticks.hint.sum-leaves', { ...gaps, left: fingersText(left) });
}
