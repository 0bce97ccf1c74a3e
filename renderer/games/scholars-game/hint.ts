import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { sideOf } from '../../hands/which-hand.ts';
import type { HandHint } from '../../table/hand-hint.ts';
import { words } from '../../words.svelte.ts';
import { functionName, heldInWords } from './held.ts';
import { heldBy, resultsOf, type Result } from './results.ts';
import { verbOf } from './verbs.ts';
import { waysOf } from './ways.ts';

/** The text of a hint at a move, and the hands between which it points. */
export function hintOf(
  view: MatchViewOf<'scholars-game'>,
  hint: string | undefined,
): HandHint | undefined {
  const found = view.moves.find(({ notation }) => notation === hint);
  if (found === undefined || view.state.kind === 'over') return undefined;
  const { seat } = view.state;
  const { move } = found;
  const results = resultsOf(view, found);
  const [first] = results;
  if (first === undefined) return undefined;
  const { ways } = waysOf({ move, seat, before: view.position });
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
        arrows: ways,
      };
    case 'add':
    case 'use':
      return {
        words: doneInWords(
          verbOf(move, heldBy(view.position, { seat, hand: move.hand }), results),
          results,
        ),
        arrows: ways,
      };
  }
}

/** The move and the results for hands that stay in; the arrows show the hands. */
function doneInWords(verb: string, results: readonly Result[]): string {
  const left = results.find(({ after }) => after !== 'x');
  if (left === undefined) return verb;
  return words().text('screen-scholars-game.hint.becomes', {
    verb,
    before: heldInWords(left.before),
    after: heldInWords(left.after),
  });
}
