/** Waits for an answer; if the question was overtaken meanwhile, the work that waits ends there, silently. */
export type Wait = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/** Is given why something was refused, in a sentence. */
type Refused = (reason: string) => unknown;

/** What became of work; if it was overtaken, whatever is newer cleans up. */
type Outcome = 'done' | 'refused' | 'overtaken';

/** Why something failed, in a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Does something, or reports why it was refused. @returns whether it was done. */
export async function attempt(action: () => unknown, refused: Refused): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    await refused(reasonOf(error));
    return false;
  }
}

/** Only the newest of several questions counts: answers to older ones, and their refusals, are dropped. */
export class Latest {
  #turn = 0;

  /**
   * Does something that overtakes whatever was begun before.
   *
   * @param action - waits for each answer through the `wait` that it is given.
   * @param refused - without it, a refusal that still counts is thrown.
   */
  run(action: (wait: Wait) => unknown, refused?: Refused): Promise<Outcome> {
    this.drop();
    return this.join(action, refused);
  }

  /** The same, but overtakes nothing: it counts for as long as the newest run. */
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
      await refused(reasonOf(error));
      return 'refused';
    }
  }

  /** Drops whatever is under way, such as when its page is left. */
  drop(): void {
    this.#turn++;
  }
}
