/** Waits for an answer; if the question was overtaken meanwhile, whatever waits ends there, in silence. */
export type Wait = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

/** Is given why something was refused, in a sentence. */
type Refused = (reason: string) => unknown;

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
   * @param action - waits for each answer with what it is given.
   * @returns what became of it, once that is certain.
   * @throws why it was refused, if nobody is given to report it to.
   */
  run(
    action: (wait: Wait) => unknown,
    refused?: Refused,
  ): Promise<'done' | 'refused' | 'overtaken'> {
    this.drop();
    return this.join(action, refused);
  }

  /** The same, but overtakes nothing: it counts as long as what was begun last. */
  async join(
    action: (wait: Wait) => unknown,
    refused?: Refused,
  ): Promise<'done' | 'refused' | 'overtaken'> {
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

  /** Overtakes what was begun, with nothing: it isn't wanted any more. */
  drop(): void {
    this.#turn++;
  }
}
