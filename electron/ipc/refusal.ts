import { ExplainedError } from '../../words/explained-error.ts';

/** A request that is understood but can't be met. */
export class Refusal extends ExplainedError {
  override readonly name = 'Refusal';
}
