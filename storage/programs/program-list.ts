import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { longestName } from '../../engine/match/players.ts';
import { message, type Message } from '../../words/message.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { keepBeside } from '../files/kept-copy.ts';
import { fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';

const fileName = 'programs.json';

const mostMegabytes = 1;

/** The most programs that can be added. */
export const mostPrograms = 50;

const programSchema = z.object({
  /** By which seats and records name it. */
  id: z.string().regex(/^[\da-f]{8}$/),
  name: z.string().min(1).max(longestName),
  file: z.string().min(1),
  args: z.array(z.string()),
});

const schema = z.object({
  version: z.literal(1),
  programs: z.array(programSchema).max(mostPrograms),
});

/** A program that the user has added, to play. */
export type AddedProgram = Readonly<z.infer<typeof programSchema>>;

/**
 * The programs that the user has added. They aren't part of a backup: one that comes from elsewhere would bring commands that
 * were never confirmed here.
 */
export class ProgramList {
  readonly #file: string;
  #programs: readonly AddedProgram[] = [];
  /** Why the file can't be used; nothing was added by it then. */
  problem: Message | undefined;

  /** @param home - the folder of the user's data. */
  constructor(home: string) {
    this.#file = path.join(home, fileName);
    try {
      const found = readText(this.#file, mostMegabytes);
      if (found.kind === 'text') this.#programs = schema.parse(parseJson(found.text)).programs;
      if (found.kind === 'unusable') this.problem = this.#unusable(found.reason);
    } catch (error) {
      const damaged = error instanceof SyntaxError || error instanceof z.ZodError;
      this.problem = this.#unusable(
        damaged ? message('playing-programs.not-understood') : fileReason(error),
      );
    }
  }

  all(): readonly AddedProgram[] {
    return this.#programs;
  }

  find(id: string): AddedProgram | undefined {
    return this.#programs.find((each) => each.id === id);
  }

  /** @throws an error of the file system if the file can't be written. */
  add(program: Omit<AddedProgram, 'id'>): void {
    this.#keep([...this.#programs, { id: randomBytes(4).toString('hex'), ...program }]);
  }

  /** @throws an error of the file system if the file can't be written. */
  remove(id: string): void {
    this.#keep(this.#programs.filter((each) => each.id !== id));
  }

  #keep(programs: readonly AddedProgram[]): void {
    if (this.problem !== undefined) keepBeside(this.#file, new Date());
    this.problem = undefined;
    writeWhole(this.#file, `${JSON.stringify({ version: 1, programs }, null, 2)}\n`);
    this.#programs = programs;
  }

  #unusable(reason: Message): Message {
    return message('playing-programs.unusable', { file: this.#file, reason });
  }
}
