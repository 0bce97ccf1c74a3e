import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Target } from '../../hands/which-hand.ts';
import type { HandHint } from '../../table/hand-hint.ts';
import { functionName, heldInWords, valueOf } from './held.ts';
import { heldBy, resultsOf, type Result } from './results.ts';

const sides = ['left', 'right'] as const;

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
  switch (move.kind) {
    case 'decide':
      return {
        words: `Make your ${sides[move.hand]} hand ${functionName(move.to).toLowerCase()}`,
        arrows: [],
      };
    case 'switch':
      return {
        words: `Switch your ${sides[move.hand]} hand to ${results.map(({ after }) => functionName(after).toLowerCase()).join()}`,
        arrows: [],
      };
    case 'redistribute':
      return {
        words: `Redistribute your hands: ${results.map(({ hand, after }) => `${sides[hand]} ${heldInWords(after)}`).join('; ')}`,
        arrows: [{ from: { seat, hand: 0 }, to: { seat, hand: 1 }, mutual: true }],
      };
    case 'add':
    case 'use': {
      const actor: Target = { seat, hand: move.hand };
      const own = `your ${sides[move.hand]} hand`;
      const held = heldBy(view.position, actor);
      return {
        words:
          move.kind === 'add'
            ? `Add ${own}’s ${valueOf(held)} to ${results.map((result) => becoming(result, seat)).join()}`
            : capital(`${effectsOf(results, seat)} with ${own}`),
        arrows: results.map((result) => ({
          from: actor,
          to: { seat: result.seat, hand: result.hand },
        })),
      };
    }
  }
}

/** `their right hand: 2 becomes 4, paper`. */
function becoming(result: Result, mover: number): string {
  return `${whose(result, mover)}: ${heldInWords(result.before)} becomes ${heldInWords(result.after)}`;
}

/** `eliminate their left hand and transform your right hand into 5, rock`. */
function effectsOf(results: readonly Result[], mover: number): string {
  return results
    .map((result) =>
      result.after === 'x'
        ? `eliminate ${whose(result, mover)}`
        : `transform ${whose(result, mover)} into ${heldInWords(result.after)}`,
    )
    .join(' and ');
}

function whose({ seat, hand }: Target, mover: number): string {
  return `${seat === mover ? 'your' : 'their'} ${sides[hand]} hand`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
