import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sweepTemporaryFiles, writeTogether, writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { FileProblem, fileReason } from '../files/reason.ts';
import { readBytes } from '../files/text-file.ts';
import { message } from '../../words/message.ts';
import { mostMegabytes, pack, unpack } from './archive.ts';
import { parts, type Part, type Places } from './parts.ts';

/** The file in an archive that says what it is. */
const labelName = 'digit-duels-backup.json';

const version = 1;

const labelSchema = z.looseObject({ version: z.int().min(1), made: z.iso.datetime() });

/** A backup that was read and found usable. */
export interface Backup {
  /** The archive. */
  readonly archive: Buffer;
  readonly made: Date;
  /** The files, by their names in the archive. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What a backup does to one file. */
export interface Change {
  readonly kind: Part['kind'];
  /** `kept` is a file of which the one that is there stays. */
  readonly does: 'adds' | 'replaces' | 'kept';
  readonly file: string;
  readonly content: Buffer;
}

/** Packs all that is the user's. @throws if a file can't be read, or all of them are too much. */
export async function makeBackup(places: Places, now: Date): Promise<Buffer> {
  const label = `${JSON.stringify({ version, made: now.toISOString() })}\n`;
  const files = new Map<string, Buffer>([[labelName, Buffer.from(label)]]);
  for (const part of parts) {
    for (const name of part.names(places)) {
      const file = part.file(name, places);
      const content =
        file === undefined ? undefined : named(file, () => readBytes(file, part.megabytes));
      if (content !== undefined) files.set(name, content);
    }
  }
  return pack(files, now);
}

/** Reads a backup from a file. @throws FileProblem with the reason why it can't be used. */
export async function readBackup(file: string): Promise<Backup> {
  const archive = readBytes(file, mostMegabytes);
  if (archive === undefined) throw new FileProblem(message('files.reason.missing'));
  const files = await unpack(archive, (name) => {
    const megabytes = name === labelName ? 1 : partOf(name)?.megabytes;
    return megabytes === undefined ? undefined : megabytes * 2 ** 20;
  });
  const label = labelIn(files.get(labelName));
  if (label === undefined) throw new FileProblem(message('backup.reason.no-backup'));
  if (label.version > version) throw new FileProblem(message('backup.reason.later'));
  files.delete(labelName);
  return { archive, made: new Date(label.made), files };
}

/** What restoring a backup would change. */
function* changesBy({ files }: Pick<Backup, 'files'>, places: Places): Generator<Change> {
  for (const [name, theirs] of files) {
    const part = partOf(name);
    const file = part?.file(name, places, theirs);
    if (part === undefined || file === undefined) continue;
    const mine = named(file, () => readBytes(file, mostMegabytes));
    if (mine?.equals(theirs)) continue;
    const content = mine === undefined ? theirs : part.merge(mine, theirs);
    const does = mine === undefined ? 'adds' : content === mine ? 'kept' : 'replaces';
    yield { kind: part.kind, does, file, content };
  }
}

/** How many matches restoring a backup changes in which way, and what it does to the other kinds of files that change. */
export interface RestoreSummary {
  readonly matches: Readonly<Record<Change['does'], number>>;
  readonly changes: readonly {
    readonly kind: Exclude<Change['kind'], 'match'>;
    readonly does: Exclude<Change['does'], 'kept'>;
  }[];
}

/** Sums up what restoring a backup would change. @throws FileProblem if a file that is there can't be read. */
export function summaryOf(backup: Backup, places: Places): RestoreSummary {
  const matches = { adds: 0, replaces: 0, kept: 0 };
  const changes: RestoreSummary['changes'][number][] = [];
  for (const { kind, does } of changesBy(backup, places)) {
    if (kind === 'match') matches[does]++;
    else if (does !== 'kept' && !changes.some((each) => each.kind === kind && each.does === does)) {
      changes.push({ kind, does });
    }
  }
  return { matches, changes };
}

/** Where a backup waits until it is restored. While it is there, restoring isn't finished. */
function waitingFile({ data }: Places): string {
  return path.join(data, 'restoring.zip');
}

/** The folder of the backups that the program makes itself. */
const backupsName = 'backups';

/** A new file for a backup that the program keeps. */
function keptFile({ data }: Places, why: 'before-restoring' | 'not-restored', now: Date): string {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  return path.join(data, backupsName, `${why}-${stamp}.zip`);
}

/**
 * Notes a backup that the next start restores, before anything of the program has read a file. If it replaces something, all
 * that is there is backed up before.
 *
 * @returns the file of that backup, if one was made.
 * @throws if that can't be written; then nothing has changed.
 */
export async function prepareRestoring(
  backup: Backup,
  places: Places,
  now: Date,
): Promise<string | undefined> {
  const replaces = [...changesBy(backup, places)].some(({ does }) => does === 'replaces');
  sweepTemporaryFiles(path.join(places.data, backupsName));
  const before = replaces ? keptFile(places, 'before-restoring', now) : undefined;
  if (before !== undefined) writeWhole(before, await makeBackup(places, now));
  writeWhole(waitingFile(places), backup.archive);
  return before;
}

/** Whether a backup is waiting to be restored. */
export function isRestoring(places: Places): boolean {
  return fs.existsSync(waitingFile(places));
}

/**
 * Restores the backup that is waiting. If the process is killed meanwhile, calling it again finishes the work.
 *
 * @throws FileProblem if not all could be restored; its message names the file in which the backup is kept from now on.
 */
export async function finishRestoring(places: Places, now: Date): Promise<void> {
  const waiting = waitingFile(places);
  try {
    const changes = changesBy(await readBackup(waiting), places);
    // The archive stays until all is on the disk: after a power cut, all is written again.
    await writeTogether((write) => {
      for (const { does, file, content } of changes) {
        if (does !== 'kept') named(file, () => write(file, content));
      }
    });
    fs.rmSync(waiting);
  } catch (error) {
    const file = keptFile(places, 'not-restored', now);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.renameSync(waiting, file);
    throw new FileProblem(message('backup.not-restored', { file, reason: fileReason(error) }));
  }
}

/** Reads or writes a file. @throws FileProblem that names it. */
function named<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new FileProblem(message('backup.reason.file', { file, reason: fileReason(error) }));
  }
}

function partOf(name: string): Part | undefined {
  const anywhere = { data: '', config: 'config' };
  return parts.find((part) => part.file(name, anywhere) !== undefined);
}

function labelIn(file: Buffer | undefined): z.infer<typeof labelSchema> | undefined {
  try {
    return labelSchema.safeParse(parseJson(String(file))).data;
  } catch {
    return undefined;
  }
}
