import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { parseJson } from '../../storage/files/json.ts';
import { keepBeside } from '../../storage/files/kept-copy.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { readText } from '../../storage/files/text-file.ts';
import { message, type Message } from '../../words/message.ts';

/** A section of the learner's progress. */
export interface TrainingSection<Kept> {
  get(): Kept;
  /** @throws if it can't be saved; the previous content stays. */
  set(kept: Kept): void;
}

/** The learner's progress, in one file next to the matches. */
export interface TrainingFile {
  /**
   * Opens a section; call it once for each.
   *
   * @param empty - the content if nothing was saved or it is invalid.
   */
  section<Kept>(name: string, schema: z.ZodType<Kept>, empty: Kept): TrainingSection<Kept>;
}

const fileName = 'training.json';

const mostMegabytes = 32;

/** Sections written by a newer program stay unchanged. */
const schema = z.looseObject({ version: z.literal(1) });

/** A file that only a newer program can read. */
const newerSchema = z.looseObject({ version: z.int().min(2) });

/**
 * Opens the file in a user-data folder. An unusable file is kept under another name.
 *
 * @param report - called with the reason if the file is unusable.
 */
export function openTraining(home: string, report: (problem: Message) => void): TrainingFile {
  const file = path.join(home, fileName);
  /** Whether the file is unusable and not yet kept under another name. */
  let damaged = false;

  /** Keeps the file under another name. @returns a message about the result. */
  function keptBeside(): Message {
    try {
      return message('training.kept', { copy: path.basename(keepBeside(file, new Date())) });
    } catch (error) {
      // Tried again before the next write.
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
        const written = parseJson(found.text);
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
