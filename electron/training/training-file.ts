import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { keepBeside } from '../../storage/files/kept-copy.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { readText } from '../../storage/files/text-file.ts';
import { message, type Message } from '../../words/message.ts';

/** A part of what a learner has done. */
export interface TrainingSection<Kept> {
  get(): Kept;
  /** @throws where it can't be written; what was there stays. */
  set(kept: Kept): void;
}

/** What a learner has done, in one file beside the matches. */
export interface TrainingFile {
  /**
   * A part of it; each is asked for once.
   *
   * @param empty - what is there where nothing was kept, or where it can't be understood.
   */
  section<Kept>(name: string, schema: z.ZodType<Kept>, empty: Kept): TrainingSection<Kept>;
}

const fileName = 'training.json';

const mostMegabytes = 32;

/** Parts that a newer program has written stay as they are. */
const schema = z.looseObject({ version: z.literal(1) });

/** What only a newer program can read. */
const newerSchema = z.looseObject({ version: z.int().min(2) });

/**
 * Opens the file in a user-data folder. One that can't be used is kept beside under another name.
 *
 * @param report - is called with the reason if it can't be used.
 */
export function openTraining(home: string, report: (problem: Message) => void): TrainingFile {
  const file = path.join(home, fileName);
  /** It can't be used, and was not kept beside yet. */
  let damaged = false;

  /** Keeps the file beside under another name. @returns what became of it. */
  function keptBeside(): Message {
    try {
      return message('training.kept', { copy: path.basename(keepBeside(file, new Date())) });
    } catch (error) {
      // It is tried again before anything is written.
      damaged = true;
      return message('training.not-copied', { reason: fileReason(error) });
    }
  }

  function unusable(reason: Message): void {
    report(message('training.unusable', { file, reason, whereabouts: keptBeside() }));
  }

  function read(): Record<string, unknown> {
    try {
      const found = readText(file, mostMegabytes);
      if (found.kind === 'text') {
        const written: unknown = JSON.parse(found.text);
        if (!newerSchema.safeParse(written).success) return schema.parse(written);
        unusable(message('training.newer'));
      }
      if (found.kind === 'unusable') unusable(found.reason);
    } catch (error) {
      const notUnderstood = error instanceof SyntaxError || error instanceof z.ZodError;
      unusable(notUnderstood ? message('training.not-understood') : fileReason(error));
    }
    return { version: 1 };
  }

  let content = read();

  return {
    section(name, sectionSchema, empty) {
      const parsed = sectionSchema.safeParse(content[name]);
      if (!parsed.success && content[name] !== undefined) {
        const whereabouts = keptBeside();
        report(message('training.part-unusable', { file, section: name, whereabouts }));
      }
      let kept = parsed.success ? parsed.data : empty;
      return {
        get: () => kept,
        set(next) {
          if (damaged) keepBeside(file, new Date());
          damaged = false;
          const changed = { ...content, [name]: next };
          writeWhole(file, `${JSON.stringify(changed)}\n`);
          content = changed;
          kept = next;
        },
      };
    },
  };
}
