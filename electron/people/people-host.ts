import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Player } from '../../engine/match/players.ts';
import type { Result } from '../../engine/result.ts';
import { FileProblem, fileReason } from '../../storage/files/reason.ts';
import {
  firstFolder,
  guestJournal,
  openJournal,
  type Journal,
} from '../../storage/journal/journal.ts';
import type { Owner, SeenPlayer } from '../../storage/library/own-matches.ts';
import type { StatisticsResets } from '../../storage/library/statistics-resets.ts';
import type { MatchNotes, MatchSummary } from '../../storage/library/summary.ts';
import { PeopleFolder, type KeptPerson } from '../../storage/people/people-folder.ts';
import { guest, type PersonalLooks } from '../../storage/people/person.ts';
import { message, type Message } from '../../words/message.ts';
import type { peopleRequests, PeopleView } from '../api/people.ts';
import type { PersonalSettings } from '../config/personal-settings.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SaveFile } from '../saving/save-file.ts';
import { belongingsIn } from './belongings.ts';
import { ownerId, ownerOf } from './own-seats.ts';
import { seatsOf } from './seats-of.ts';

/** A person, or a guest, with their journal. */
export interface Who {
  /** Null for a guest. */
  readonly id: string | null;
  /** Empty for a guest, and for the first person until there is a name. */
  readonly name: string;
  /** That of a guest leaves nothing. */
  readonly journal: Journal;
}

/** The seats at a table of one person, whose journal keeps what they did there. */
export interface Share {
  readonly journal: Journal;
  readonly seats: readonly number[];
}

/** The program around the people. */
export interface PeopleSurroundings {
  /** The folder of the user's data. */
  readonly data: string;
  readonly report: (problem: Message) => void;
  readonly preferences: PersonalSettings;
  readonly resets: Pick<StatisticsResets, 'count' | 'forget'>;
  readonly saveFile: SaveFile;
  /** What is saved of the match on the table. */
  readonly onTable: () => MatchSummary | undefined;
  /** Asks for the file of a person. */
  readonly askForFile: () => Promise<string | undefined>;
  /** Called when a person is called otherwise. */
  readonly renamed: (from: string, to: string) => void;
  /** Called when the people have changed. @param switched - whether another one is at the machine. */
  readonly changed: (switched: boolean) => void;
}

/** The people on this machine, of whom one is there, or a guest. */
export class PeopleHost {
  readonly handlers: Handlers<keyof typeof peopleRequests> = {
    people: () => this.view(),
    bePerson: ({ id }) => this.#come(id === null ? undefined : this.#known(id)),
    addPerson: ({ name, colour }) =>
      this.#changing(() => refusing(() => this.#folder.add(name, colour))),
    changePerson: ({ id, name, colour }) =>
      this.#changing(() => {
        const before = this.#known(id).person.name;
        const change = { ...(name !== undefined && { name }), ...(colour && { colour }) };
        const after = refusing(() => this.#folder.change(id, change)).name;
        if (after === before) return;
        this.#around.preferences.renameSeats(before, after);
        this.#around.renamed(before, after);
      }),
    belongings: ({ id }) => {
      const known = this.#known(id);
      const resets = this.#around.resets.count(ownerId(known));
      return { ...belongingsIn(this.#journalOf(known).lines), resets };
    },
    deletePerson: ({ id }) =>
      this.#changing(() => {
        const known = this.#known(id);
        refusing(() => this.#folder.delete(id), 'people.not-deleted');
        this.#journals.delete(known.folder);
        try {
          this.#around.resets.forget(ownerId(known));
        } catch (error) {
          // The person is gone all the same.
          this.#around.report(message('people.resets-not-deleted', { reason: fileReason(error) }));
        }
      }),
    exportPerson: ({ id }) => this.#export(this.#known(id)),
    importPerson: async () => {
      const file = await this.#around.askForFile();
      return file === undefined ? null : this.#import(file);
    },
  };
  readonly #around: PeopleSurroundings;
  readonly #folder: PeopleFolder;
  /** By folder. */
  readonly #journals = new Map<string, Journal>();
  #visitor = guestJournal();
  /** The folder of the person who was there at the last look; undefined for a guest. */
  #folderHere: string | undefined;
  /** The looks of that person that were kept last. */
  #looks: PersonalLooks | undefined;

  constructor(around: PeopleSurroundings) {
    this.#around = around;
    this.#folder = new PeopleFolder(around.data, around.report);
    this.#folder.sweep();
    this.#folderHere = this.#here()?.folder;
  }

  /** Who is at the machine. */
  now(): Who {
    const here = this.#here();
    return here === undefined ? { id: null, name: '', journal: this.#visitor } : this.#who(here);
  }

  /** The people at the table; none if a guest is at the machine. */
  at(players: readonly Player[]): readonly Share[] {
    const all = this.#folder.all();
    const here = this.#here(all);
    if (here === undefined) return [];
    const sits = seatsOf(players, all, here.folder, this.#around.onTable());
    return all.flatMap((one) => {
      const seats = sits.flatMap((folder, seat) => (folder === one.folder ? [seat] : []));
      return seats.length === 0 ? [] : [{ journal: this.#journalOf(one), seats }];
    });
  }

  /** The journal of the person at a seat, also of a guest; undefined if it isn't known who sits there. */
  journalAt(players: readonly Player[], seat: number): Journal | undefined {
    if (this.#here() === undefined) return this.#visitor;
    return this.at(players).find(({ seats }) => seats.includes(seat))?.journal;
  }

  /**
   * The folder of the person at each seat, null if it is unknown; undefined if it is unknown at all of them. A guest changes
   * nothing.
   *
   * @param before - what is saved of the match so far.
   */
  whoSits(players: readonly Player[], before?: MatchSummary): MatchNotes['people'] {
    const all = this.#folder.all();
    const here = this.#here(all);
    if (here === undefined) return before?.people;
    const seats = seatsOf(players, all, here.folder, before);
    return seats.some((folder) => folder !== null) ? seats : undefined;
  }

  /** The players at the table for a view, see {@link Owner.playersIn}. */
  playersAt(players: readonly Player[]): readonly SeenPlayer[] {
    // Looking for people takes a while if there are many.
    if (players.every(({ kind, name }) => kind !== 'person' || name)) return players;
    return this.owner().playersIn({
      players,
      people: this.whoSits(players, this.#around.onTable()),
    });
  }

  /** The person at the machine as the owner of saved matches. */
  owner(): Owner {
    const all = this.#folder.all();
    return ownerOf(this.#here(all), all);
  }

  /** The people as the windows show them. */
  view(): PeopleView {
    return {
      people: this.#folder.all().map(({ person: { id, name, colour } }) => ({ id, name, colour })),
      here: this.#here()?.person.id ?? null,
    };
  }

  /** Keeps the looks of the person at the machine after a change of the preferences, unless it names another one. */
  onPreferencesChanged(): void {
    const here = this.#here();
    if (here?.folder === this.#folderHere) this.#keepLooks();
    else this.#arrive(here, this.#around.preferences.person());
  }

  #keepLooks(): void {
    const looks = this.#around.preferences.looks();
    if (isDeepStrictEqual(looks, this.#looks)) return;
    const here = this.#here();
    if (here === undefined || this.#folder.all().length === 1) return;
    this.#looks = looks;
    if (isDeepStrictEqual(looks, here.person.looks)) return;
    try {
      this.#folder.change(here.person.id, { looks });
    } catch (error) {
      this.#around.report(message('people.not-kept', { reason: fileReason(error) }));
    }
  }

  /** The person at the machine; undefined for a guest. */
  #here(all = this.#folder.all()): KeptPerson | undefined {
    const id = this.#around.preferences.person();
    if (all.length === 1) return all[0];
    return id === '' || id === firstFolder
      ? (all.find(({ folder }) => folder === firstFolder) ?? all[0])
      : all.find(({ person }) => person.id === id);
  }

  /** Another person comes to the machine; undefined for a guest. */
  #come(next: KeptPerson | undefined): null {
    if (next?.folder === this.#folderHere) return null;
    this.#keepLooks();
    return this.#arrive(next, next?.person.id ?? guest);
  }

  /** Gives another person the machine, with their looks. @param id - who it is in the config file. */
  #arrive(next: KeptPerson | undefined, id: string): null {
    const left = this.#folderHere;
    const before = this.#folder.all().find(({ folder }) => folder === left)?.person.name ?? '';
    // From here on, a change of the preferences is one of the person who comes.
    this.#folderHere = next?.folder;
    const { name, looks } = next?.person ?? { name: '' };
    this.#around.preferences.arrive({ person: id, name, before, looks });
    return this.#report(left);
  }

  /** Changes the people; the one at the machine stays there, though their id changes when a second one comes. */
  #changing(work: () => void): null {
    const before = this.#here();
    work();
    const all = this.#folder.all();
    const after = all.find(({ folder }) => folder === before?.folder)?.person;
    const { preferences } = this.#around;
    if (after !== undefined && all.length > 1 && preferences.person() !== after.id) {
      preferences.arrive({ person: after.id, name: after.name, before: after.name });
    }
    return this.#report(this.#folderHere);
  }

  /** Reports a change of the people. @param before - the folder of who was at the machine; undefined for a guest. */
  #report(before: string | undefined): null {
    this.#folderHere = this.#here()?.folder;
    if (this.#folderHere === undefined && before !== undefined) this.#visitor = guestJournal();
    this.#looks = undefined;
    this.#around.changed(this.#folderHere !== before);
    return null;
  }

  /** @throws Refusal if there is no such person. */
  #known(id: string): KeptPerson {
    const found = this.#folder.find(id);
    if (found === undefined) throw new Refusal(message('people.gone'));
    return found;
  }

  #who(one: KeptPerson): Who {
    const { id, name } = one.person;
    return { id, name, journal: this.#journalOf(one) };
  }

  #journalOf({ folder, journal: file }: KeptPerson): Journal {
    const opened = this.#journals.get(folder);
    if (opened !== undefined) return opened;
    const { data, report } = this.#around;
    const journal = openJournal(data, report, file);
    const guarded: Journal = {
      get lines() {
        return journal.lines;
      },
      add: (line) => {
        // What was still being done for a deleted person must not bring their folder back.
        if (this.#journals.get(folder) !== guarded) throw new FileProblem(message('people.gone'));
        journal.add(line);
      },
      after: (fold) => journal.after(fold),
      forget: (now) => journal.forget(now),
    };
    this.#journals.set(folder, guarded);
    return guarded;
  }

  async #export(one: KeptPerson): Promise<{ readonly file: string | null }> {
    const { name } = one.person;
    const content = orRefuse(
      () => this.#folder.export(one),
      (reason) => message('people.not-read', { name, reason }),
    );
    const file = await this.#around.saveFile({ offered: { name }, as: 'person', content });
    return { file: file ?? null };
  }

  #import(file: string): { readonly name: string; readonly isNew: boolean } {
    const unusable = (reason: Message) =>
      message('people.file.unusable', { file: path.basename(file), reason });
    let imported: ReturnType<PeopleFolder['import']> | undefined;
    this.#changing(() => {
      imported = orRefuse(
        () => this.#folder.import(file),
        (reason) => unusable(message('people.file.unread', { reason })),
      );
    });
    if (imported?.ok !== true)
      throw new Refusal(unusable(imported?.error ?? message('people.gone')));
    const { person, isNew } = imported.value;
    return { name: person.name, isNew };
  }
}

/** What the folder of people gives. @throws Refusal with why it can't. */
function refusing<T>(
  work: () => Result<T>,
  failed: 'people.not-kept' | 'people.not-deleted' = 'people.not-kept',
): T {
  const result = orRefuse(work, (reason) => message(failed, { reason }));
  if (!result.ok) throw new Refusal(result.error);
  return result.value;
}

/** @throws Refusal if work with files fails. */
function orRefuse<T>(work: () => T, failure: (reason: Message) => Message): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(failure(fileReason(error)));
  }
}
