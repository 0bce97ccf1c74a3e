import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { failure, success, type Result } from '../../engine/result.ts';
import { message, type Message } from '../../words/message.ts';
import { sleeveColours, type Dye } from '../config/looks.ts';
import { writeWhole } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { keepBeside } from '../files/kept-copy.ts';
import { namesIn } from '../files/names-in.ts';
import { FileProblem, fileReason } from '../files/reason.ts';
import { statIfThere } from '../files/regular-file.ts';
import { readBytes, readText } from '../files/text-file.ts';
import { firstFolder, journalIn, peopleFolder } from '../journal/journal.ts';
import { addMissingLines, linesIn, mostMegabytes } from '../journal/line-file.ts';
import {
  isPersonId,
  mostPeople,
  personCalled,
  personFields,
  personName,
  type Person,
  type PersonChange,
} from './person.ts';
import { parsePersonFile, personFile } from './person-file.ts';

/** The name of the file with a person's name, colour and looks. */
export const personFileName = 'person.json';

/** The largest such file, in megabytes. */
export const mostPersonMegabytes = 1;

/** What a later version has added stays. */
const schema = z.looseObject({ version: z.int().min(1), ...personFields });

type Stored = z.infer<typeof schema>;

/** A person, and the folder of what is theirs within the people's folder. */
export interface KeptPerson {
  readonly person: Person;
  readonly folder: string;
  /** The path of the journal within the data folder. */
  readonly journal: string;
}

/**
 * The people of a data folder: a folder each, with their journal. A machine with one person needs no more than the journal;
 * with a second one, each folder gets a file with the person's name. Read anew for each request, since other processes and
 * backups change it, too.
 */
export class PeopleFolder {
  readonly #data: string;
  readonly #folder: string;
  readonly #report: (problem: Message) => void;
  /** The files that were reported, with why. */
  readonly #reported = new Set<string>();

  /**
   * @param data - the folder of the user's data.
   * @param report - called with what can't be read.
   */
  constructor(data: string, report: (problem: Message) => void) {
    this.#data = data;
    this.#folder = path.join(data, peopleFolder);
    this.#report = report;
  }

  /** All people by name; a machine has at least one. The first person of a machine comes first without a name. */
  all(): readonly KeptPerson[] {
    const found = namesIn(this.#folder).filter((name) => isPersonId(name) && this.#isUsed(name));
    const folders = found.length === 0 ? [firstFolder] : found;
    return folders
      .map((folder) => ({ folder, journal: journalIn(folder), person: this.#read(folder) }))
      .sort(({ person: one }, { person: other }) =>
        one.name.localeCompare(other.name, undefined, { numeric: true }),
      );
  }

  /** The person with an id; undefined if there is none. */
  find(id: string): KeptPerson | undefined {
    return this.all().find(({ person }) => person.id === id);
  }

  /**
   * Adds a person. The people who are there without a file get one before.
   *
   * @returns why there can't be another person of that name, if there can't.
   * @throws if it can't be written.
   */
  add(typed: string, colour: Dye): Result<Person> {
    const all = this.all();
    const name = personName(typed, all);
    if (!name.ok) return name;
    if (all.length >= mostPeople) return failure(message('people.too-many', { most: mostPeople }));
    this.#nameAll(all);
    const person = { id: newId(), name: name.value, colour };
    this.#write(person.id, person);
    return success(person);
  }

  /**
   * Changes a person.
   *
   * @returns why they can't be called like that, or that they are gone.
   * @throws if it can't be written.
   */
  change(id: string, change: PersonChange): Result<Person> {
    const all = this.all();
    const found = all.find(({ person }) => person.id === id);
    if (found === undefined) return failure(message('people.gone'));
    const others = all.filter((each) => each !== found);
    const name = change.name === undefined ? undefined : personName(change.name, others);
    if (name?.ok === false) return name;
    const person = { ...found.person, ...change, ...(name?.ok && { name: name.value }) };
    return success(this.#write(found.folder, person));
  }

  /**
   * Deletes a person with all that is theirs.
   *
   * @returns why they can't be deleted, if they can't.
   * @throws if that fails.
   */
  delete(id: string): Result<null> {
    const all = this.all();
    const found = all.find(({ person }) => person.id === id);
    if (found === undefined) return failure(message('people.gone'));
    if (all.length === 1) return failure(message('people.only-one'));
    const away = path.join(this.#folder, `${deletedMark}${found.folder}-${newId()}`);
    // From here on the person is gone, even if the process is killed before all files are.
    fs.renameSync(path.join(this.#folder, found.folder), away);
    fs.rmSync(away, { recursive: true, force: true });
    return success(null);
  }

  /** All that is a person's, as the text of one file. @throws if the journal can't be read. */
  export({ person, folder }: KeptPerson): Buffer {
    return personFile(person, this.#journal(folder));
  }

  /**
   * Takes in a person from a file: a person of this machine gets the lines that are missing, another one is added.
   *
   * @returns why the file can't be used, if it can't.
   * @throws if it can't be read or written.
   */
  import(file: string): Result<{ readonly person: Person; readonly isNew: boolean }> {
    const bytes = readBytes(file, mostMegabytes);
    if (bytes === undefined) throw new FileProblem(message('files.reason.missing'));
    const parsed = parsePersonFile(bytes);
    if (!parsed.ok) return parsed;
    const { person, journal } = parsed.value;
    const all = this.all();
    const problem = unfit(person, all);
    if (problem !== undefined) return failure(problem);
    const known = all.find((each) => each.person.id === person.id);
    if (known !== undefined) {
      this.#join(known.folder, journal);
      return success({ person: known.person, isNew: false });
    }
    const taken = personCalled(person.name, all);
    if (taken !== undefined) {
      return failure(message('people.file.name-taken', { name: taken.person.name }));
    }
    if (all.length >= mostPeople) return failure(message('people.too-many', { most: mostPeople }));
    this.#nameAll(all);
    this.#write(person.id, person);
    this.#join(person.id, journal);
    return success({ person, isNew: true });
  }

  #isUsed(folder: string): boolean {
    const names = namesIn(path.join(this.#folder, folder));
    return names.includes(personFileName) || names.includes(path.basename(journalIn(folder)));
  }

  /** Gives a file to each person who has none. */
  #nameAll(all: readonly KeptPerson[]): void {
    for (const { folder, person } of all) {
      if (statIfThere(this.#file(folder)) === undefined) this.#write(folder, person);
    }
  }

  #file(folder: string): string {
    return path.join(this.#folder, folder, personFileName);
  }

  #read(folder: string): Person {
    return this.#stored(folder) ?? { id: folder, name: '', colour: sleeveColours[0] };
  }

  /** What a person's file has; undefined if there is none. One that can't be used is kept beside it, and reported. */
  #stored(folder: string): Stored | undefined {
    const file = this.#file(folder);
    try {
      const found = readText(file, mostPersonMegabytes);
      if (found.kind === 'missing') return undefined;
      if (found.kind === 'unusable') throw new FileProblem(found.reason);
      const parsed = schema.safeParse(parseJson(found.text));
      if (parsed.success) return parsed.data;
      const at = z.core.toDotPath(parsed.error.issues[0]?.path ?? []);
      throw new FileProblem(message('people.not-understood', { at }));
    } catch (error) {
      const reason = error instanceof SyntaxError ? message('people.no-json') : fileReason(error);
      this.#unusable(file, reason);
      return undefined;
    }
  }

  /** Reports a file that can't be used, once; a copy stays when the file is written again. */
  #unusable(file: string, reason: Message): void {
    const known = JSON.stringify([file, reason]);
    if (this.#reported.has(known)) return;
    this.#reported.add(known);
    try {
      const copy = keepBeside(file, new Date());
      this.#report(message('people.unusable', { file, reason, copy }));
    } catch {
      this.#report(message('people.unreadable', { file, reason }));
    }
  }

  /** Writes a person's file. @returns the person, with an id of their own. */
  #write(folder: string, person: Person): Person {
    // The first folder has the same name on every machine.
    const own = person.id === firstFolder ? { ...person, id: newId() } : person;
    writeWhole(this.#file(folder), textOf({ ...this.#stored(folder), ...own }));
    return own;
  }

  #journal(folder: string): Buffer {
    return readBytes(path.join(this.#data, journalIn(folder)), mostMegabytes) ?? Buffer.alloc(0);
  }

  #join(folder: string, journal: Buffer): void {
    addMissingLines(path.join(this.#data, journalIn(folder)), journal);
  }

  /**
   * The folder of a person of a backup, who needn't be there yet. Only that of the first person has another name than the id.
   *
   * @param journal - the person's journal in the backup. A first person without an id of their own is another one than ours
   *   with an id, and gets a folder named after the journal's first line, the same each time.
   * @returns undefined if there is none for such a person without a journal.
   */
  folderOf(id: string, journal?: Buffer): string | undefined {
    if (this.#read(firstFolder).id === id) return firstFolder;
    if (id !== firstFolder) return id;
    return journal && idFrom(linesIn(journal)[0] ?? '');
  }

  /** Removes what a killed process has left of deleted people. */
  sweep(): void {
    for (const name of namesIn(this.#folder)) {
      // Security, held by people-folder.test.ts: Nothing is removed but what was deleted.
      if (!name.startsWith(deletedMark)) continue;
      fs.rmSync(path.join(this.#folder, name), { recursive: true, force: true });
    }
  }
}

const deletedMark = '.deleted-';

/** Why a person can't be taken in from a file beside the people of this machine; undefined if they can. */
function unfit(person: Person, all: readonly KeptPerson[]): Message | undefined {
  const { id } = person;
  // The first folder is another person's on each machine.
  if (id === firstFolder || all.some((each) => each.folder === id && each.person.id !== id)) {
    return message('people.file.id-taken', { id });
  }
  return Buffer.byteLength(textOf(person)) > mostPersonMegabytes * 2 ** 20
    ? message('people.file.too-much-looks', { most: mostPersonMegabytes })
    : undefined;
}

/** The text of a person's file. */
function textOf(person: Person): string {
  return `${JSON.stringify({ version: 1, ...person }, null, 2)}\n`;
}

function newId(): string {
  return randomBytes(8).toString('hex');
}

function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
