import type { Value } from './analysis-view.ts';
import type { Message } from '../../words/message.ts';

/** The guide's sentences about the match as it stands. */
export interface GuideView {
  /** The revision of the view that this is about. */
  readonly revision: number;
  /** The effect of the last human move; null if there is none, or if it is unknown. */
  readonly after: Message | null;
  /** What matters now, if a person is to move; otherwise empty. */
  readonly before: readonly Message[];
  /** If a person is to move: the position, if its value is simply a win, a draw or a loss. */
  readonly here: { readonly key: string; readonly value: Value } | null;
}
