import {
  pliesOf,
  pliesSoFar,
  type MatchViewOf,
  type PlayedView,
} from '../../../electron/api/match-view.ts';
import type { Message } from '../../../words/message.ts';

/** The part of the last action that the table has shown so far: scores change when a digit arrives. */
export interface Shown {
  /** By seat. */
  readonly scores: readonly number[];
  readonly change: Change | undefined;
  /** The last action, in a sentence. */
  readonly sentence: Message | undefined;
}

/** The last change of a score. */
export interface Change {
  readonly seat: number;
  readonly digit: number;
  /** `+9` or `−9`. */
  readonly text: string;
  /** The score before it. */
  readonly from: number;
}

/** A sentence about the use of the last digit; undefined before the first one. */
export function sentenceOf(view: MatchViewOf<'digit-conquest'>): Message | undefined {
  return lastAction(view)?.recount;
}

/** The last change of a score; undefined if the last digit was discarded, or the score before it isn't known. */
export function changeOf(view: MatchViewOf<'digit-conquest'>): Change | undefined {
  const action = lastAction(view);
  if (action === undefined || action.seat === null) return undefined;
  const { kind, digit } = action.move;
  const played = pliesSoFar(view);
  // Not from the score after it: a subtraction stops at 0.
  const before =
    played[played.indexOf(action) - 1]?.after ?? (view.earlier ? undefined : view.start);
  if (before === undefined) return undefined;
  const changed = (seat: number, text: string): Change => ({
    seat,
    digit,
    text,
    from: before.scores[seat] ?? 0,
  });
  if (kind === 'add') return changed(action.seat, `+${digit}`);
  return kind === 'subtract' ? changed(1 - action.seat, `−${digit}`) : undefined;
}

/** What the table shows after all animations. */
export function atRest(view: MatchViewOf<'digit-conquest'>): Shown {
  const newest = pliesOf(view)[view.at - 1]?.recount;
  return {
    scores: view.position.scores,
    change: changeOf(view),
    // The user sees their own digit; the computer’s needs a sentence.
    sentence: (view.state.kind === 'computer' ? newest : undefined) ?? sentenceOf(view),
  };
}

/** All values of a score on its way to a new one, which comes last. */
export function counted(from: number, to: number): number[] {
  const direction = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, index) => from + direction * (index + 1));
}

/** The last ply that used a digit. */
export function lastAction(
  view: MatchViewOf<'digit-conquest'>,
): PlayedView<'digit-conquest'> | undefined {
  return pliesSoFar(view).findLast(({ move }) => move.kind !== 'draw');
}
