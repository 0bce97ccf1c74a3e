import { RefusedRequest } from './bridge.ts';

/** Waits for an answer. If newer work has started meanwhile, the waiting work ends there, silently. */
export type Wait = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/** A sentence in the language of the moment, which may change while it is shown. */
export type Sentence = () => string;

/** Receives the reason of a refusal, as it is said now and whenever it is shown. */
export type Refused = (reason: string, say: Sentence) => unknown;

/** How the work ended. After `overtaken`, the newer work cleans up. */
type Outcome = 'done' | 'refused' | 'overtaken';

/** The reason of a failure, in a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof RefusedRequest) return error.say();
  return error instanceof Error ? error.message : String(error);
}

/** Runs an action and reports the reason if it fails. @returns whether it succeeded. */
export async function attempt(action: () => unknown, refused: Refused): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    await refused(reasonOf(error), () => reasonOf(error));
    return false;
  }
}

/** Lets only the newest request count: answers and refusals of older ones are dropped. */
export class Latest {
  #turn = 0;

  /**
   * Runs an action that supersedes all earlier ones.
   *
   * @param action - receives `wait`, and waits for each answer through it.
   * @param refused - receives the reason of a refusal that still counts; without it, the refusal is
   * thrown.
   */
  run(action: (wait: Wait) => unknown, refused?: Refused): Promise<Outcome> {
    this.drop();
    return this.join(action, refused);
  }

  /** Runs an action as part of the newest run: it supersedes nothing, and is superseded with that run. */
  async join(action: (wait: Wait) => unknown, refused?: Refused): Promise<Outcome> {
    const turn = this.#turn;
    const isOvertaken = () => turn !== this.#turn;
    try {
      await action(async (awaited) => {
        const answer = await awaited;
        if (isOvertaken()) throw new Error('overtaken');
        return answer;
      });
      return isOvertaken() ? 'overtaken' : 'done';
    } catch (error) {
      if (isOvertaken()) return 'overtaken';
      if (refused === undefined) throw error;
      await refused(reasonOf(error), () => reasonOf(error));
      return 'refused';
    }
  }

  /** Drops all work under way, for example when the user leaves the page. */
  drop(): void {
    this.#turn++;
  }
}
