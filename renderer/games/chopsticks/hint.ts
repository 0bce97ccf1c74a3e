import type { ChopsticksMove } from '../../../engine/chopsticks/moves.ts';
import type { ChopsticksPosition } from '../../../engine/chopsticks/position.ts';
import type { Hand } from '../../hands/which-hand.ts';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { fingersText } from '../../hands/fingers.ts';
import { wordsAt } from '../../players/naming.ts';
import type { HandHint } from '../../table/hand-hint.ts';
import { words } from '../../words.svelte.ts';
import { playerAt } from '../../../words/message.ts';

const sides = { 0: 'left', 1: 'right' } as const satisfies Record<Hand, string>;

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
    case 'split': {
      const [left, right] = move.to;
      return {
        words: words().text('screen-chopsticks.hint.split', {
          left: fingersText(left),
          right: fingersText(right),
        }),
        arrows: [{ from: { seat, hand: 0 }, to: { seat, hand: 1 }, mutual: true }],
      };
    }
    case 'pass':
      return { words: words().text('screen-chopsticks.hint.pass'), arrows: [] };
  }
}

type Attack = Extract<ChopsticksMove, { kind: 'attack' }>;

function strikeInWords(
  view: MatchViewOf<'chopsticks'>,
  move: Attack,
  after: ChopsticksPosition,
): string {
  const gaps = {
    hand: sides[move.hand],
    target: sides[move.target],
    sum: sum(view, after, move),
  };
  return view.players.length === 2
    ? words().text('screen-chopsticks.hint.strike', gaps)
    : wordsAt(view).text('screen-chopsticks.hint.strike-player', {
        ...gaps,
        player: playerAt(move.seat),
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
