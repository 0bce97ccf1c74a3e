import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { sideOf, type Target } from '../../hands/which-hand.ts';
import { message, type Message } from '../../../words/message.ts';
import type { HandHint } from '../../table/hand-hint.ts';
import { words } from '../../words.svelte.ts';
import { functionName, heldInWords, valueOf } from './held.ts';
import { heldBy, resultsOf, type Result } from './results.ts';

/** What a hint at a move says, and from which hand to which ones it points. */
export function hintOf(
  view: MatchViewOf<'scholars-game'>,
  hint: string | undefined,
): HandHint | undefined {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return undefined;
  const { seat } = view.state;
  const move = found.move;
  const results = resultsOf(view, found);
  const [first, second] = results;
  if (first === undefined) return undefined;
  switch (move.kind) {
    case 'decide':
      return {
        words: words().text('screen-scholars-game.hint.decide', {
          hand: sideOf(move.hand, 2),
          function: functionName(move.to),
        }),
        arrows: [],
      };
    case 'switch':
      return {
        words: words().text('screen-scholars-game.switch', {
          hand: sideOf(move.hand, 2),
          function: functionName(first.after),
        }),
        arrows: [],
      };
    case 'redistribute':
      return {
        words: words().text('screen-scholars-game.hint.redistribute', {
          left: heldInWords(move.to[0]),
          right: heldInWords(move.to[1]),
        }),
        arrows: [{ from: { seat, hand: 0 }, to: { seat, hand: 1 }, mutual: true }],
      };
    case 'add':
    case 'use': {
      const actor: Target = { seat, hand: move.hand };
      return {
        words:
          move.kind === 'use'
            ? useInWords(actor, first, second)
            : words().text('screen-scholars-game.hint.add', {
                hand: sideOf(move.hand, 2),
                value: valueOf(heldBy(view.position, actor)),
                target: sideOf(first.hand, 2),
                before: heldInWords(first.before),
                after: heldInWords(first.after),
              }),
        arrows: results.map((result) => ({
          from: actor,
          to: { seat: result.seat, hand: result.hand },
        })),
      };
    }
  }
}

/** What a hand's function does to one other hand or two; no function transforms two. */
function useInWords(actor: Target, one: Result, other: Result | undefined): string {
  const hand = sideOf(actor.hand, 2);
  const [first, second] = one.after === 'x' || other === undefined ? [one, other] : [other, one];
  const target = handInWords(first, actor.seat);
  if (second === undefined) {
    return first.after === 'x'
      ? words().text('screen-scholars-game.hint.eliminate', { hand, target })
      : words().text('screen-scholars-game.hint.transform', {
          hand,
          target,
          held: heldInWords(first.after),
        });
  }
  const both = { hand, first: target, second: handInWords(second, actor.seat) };
  return second.after === 'x'
    ? words().text('screen-scholars-game.hint.eliminate-both', both)
    : words().text('screen-scholars-game.hint.eliminate-transform', {
        ...both,
        held: heldInWords(second.after),
      });
}

/** `their left hand`, as what is acted on. */
function handInWords({ seat, hand }: Target, mover: number): Message {
  return message('screen-scholars-game.hint.hand', {
    whose: seat === mover ? 'own' : 'their',
    hand: sideOf(hand, 2),
  });
}
