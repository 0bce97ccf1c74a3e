import type { ChopsticksMove, ChopsticksPosition } from '../../../engine/chopsticks/position.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { fingersText } from '../../hands/fingers.ts';
import type { HandHint } from '../../table/hand-hint.ts';
import { words } from '../../words.svelte.ts';
import { allOf, handWord } from '../../../words/message.ts';
import { waysOf } from './ways.ts';

/** The text of a hint at a move, and the hands between which it points. */
export function hintOf(
  view: MatchViewOf<'chopsticks'>,
  hint: string | undefined,
): HandHint | undefined {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return undefined;
  const { seat } = view.state;
  const move = found.move;
  const { ways } = waysOf({ move, seat, before: view.position });
  return { words: wordsOf(view, move, found.after), arrows: ways };
}

function wordsOf(
  view: MatchViewOf<'chopsticks'>,
  move: ChopsticksMove,
  after: ChopsticksPosition,
): string {
  switch (move.kind) {
    case 'attack':
      return strikeInWords(view, move, after);
    case 'add':
    case 'negate':
      return wordsOfOwn(view, move);
    case 'split':
      return splitInWords(move);
    case 'pass':
      return words().text('screen-chopsticks.hint.pass');
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

/** The result of a strike: `Strike: 1 + 1 = 2`. The arrow shows the hands. */
export function strikeInWords(
  view: MatchViewOf<'chopsticks'>,
  move: Attack,
  after: ChopsticksPosition,
): string {
  return words().text('screen-chopsticks.hint.strike', { sum: withExplosion(view, after, move) });
}

/** Adds what a cherry bomb leaves on the striking hand. */
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
