import type { Value } from './analysis-view.ts';
import type { Message } from '../../words/message.ts';

/** The guide's sentences about the match as it stands. */
export interface GuideView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** The effect of the last human move; null if there is none, or if it is unknown. */
  readonly after: Message | null;
  /** What matters now, if a person is to move. */
  readonly before: readonly Message[];
  /** Where a person is to move: the position, if its value is simply won, drawn or lost. */
  readonly here: { readonly key: string; readonly value: Value } | null;
}
