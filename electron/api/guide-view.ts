import type { Value } from './analysis-view.ts';
import type { Message } from '../../words/message.ts';

/** What a guide says of the match as it stands, in sentences. */
export interface GuideView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** What the last move of a person did; nothing where there is none, or nothing is known of it. */
  readonly after: Message | null;
  /** What matters now, where a person is to move. */
  readonly before: readonly Message[];
  /** Where a person is to move: the position, if its value is simply won, drawn or lost. */
  readonly here: { readonly key: string; readonly value: Value } | null;
}
