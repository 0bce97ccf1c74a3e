import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mistakeCards } from '../../engine/learner/mistakes.ts';
import type { Line } from '../../engine/learner/line.ts';
import type { Player } from '../../engine/match/players.ts';
import type { Result } from '../../engine/result.ts';
import { FileProblem, fileReason } from '../../storage/files/reason.ts';
import {
  firstFolder,
  guestJournal,
  openJournal,
  type Journal,
} from '../../storage/journal/journal.ts';
import { PeopleFolder, type KeptPerson } from '../../storage/people/people-folder.ts';
import { guest, personCalled, type PersonalLooks } from '../../storage/people/person.ts';
import { message, type Message } from '../../words/message.ts';
import type { Belongings, peopleRequests, PeopleView } from '../api/people.ts';
import type { Arrival } from '../config/personal-changes.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SaveFile } from '../saving/save-file.ts';

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

/** The people on this machine. */
export interface People {
  readonly handlers: Handlers<keyof typeof peopleRequests>;
  /** Who is at the machine. */
  now(): Who;
  /** The person with a name, in whatever case; undefined if there is none. */
  called(name: string): Who | undefined;
  /** The people at a table, by the names of the players; none if a guest is at the machine. */
  at(players: readonly Player[]): readonly Share[];
  view(): PeopleView;
  /** Keeps the looks of the person at the machine after a change of the preferences. */
  keepLooks(): void;
}

/** The program around the people. */
export interface PeopleSurroundings {
  /** The folder of the user's data. */
  readonly data: string;
  readonly report: (problem: Message) => void;
  /** The preferences: who is at the machine, and their looks. */
  readonly preferences: {
    readonly person: () => string;
    readonly looks: () => PersonalLooks;
    readonly arrive: (arrival: Arrival) => void;
    readonly renameSeats: (from: string, to: string) => void;
  };
  readonly saveFile: SaveFile;
  /** Asks for the file of a person. */
  readonly askForFile: () => Promise<string | undefined>;
  /** Called when the people have changed. @param switched - whether another one is at the machine. */
  readonly changed: (switched: boolean) => void;
}

/** Keeps the people on this machine, and says who is there. */
export function hostPeople({
  data,
  report,
  preferences,
  saveFile,
  askForFile,
  changed,
}: PeopleSurroundings): People {
  const folder = new PeopleFolder(data, report);
  const journals = new Map<string, Journal>();
  let visitor = guestJournal();
  /** The folder of the person at the machine when that was last looked at; undefined for a guest. */
  let here = whoIsHere()?.folder;
  let looksKept: PersonalLooks | undefined;

  /** The person at the machine; undefined for a guest. */
  function whoIsHere(): KeptPerson | undefined {
    const all = folder.all();
    const id = preferences.person();
    if (all.length === 1) return all[0];
    return id === ''
      ? (all.find((each) => each.folder === firstFolder) ?? all[0])
      : all.find(({ person }) => person.id === id);
  }

  function journalOf(kept: KeptPerson): Journal {
    const opened = journals.get(kept.folder);
    if (opened !== undefined) return opened;
    const journal = openJournal(data, report, folder.journalOf(kept));
    const guarded: Journal = {
      ...journal,
      get lines() {
        return journal.lines;
      },
      add(line) {
        // What was still being done for a deleted person must not bring their folder back.
        if (journals.get(kept.folder) !== guarded) throw new FileProblem(message('people.gone'));
        journal.add(line);
      },
    };
    journals.set(kept.folder, guarded);
    return guarded;
  }

  function whoOf(kept: KeptPerson): Who {
    const { id, name } = kept.person;
    return { id, name, journal: journalOf(kept) };
  }

  function keepLooks(): void {
    const looks = preferences.looks();
    if (isDeepStrictEqual(looks, looksKept)) return;
    const kept = whoIsHere();
    if (kept === undefined || folder.all().length === 1) return;
    looksKept = looks;
    if (isDeepStrictEqual(looks, kept.person.looks)) return;
    try {
      folder.change(kept.person.id, { looks });
    } catch (error) {
      report(message('people.not-kept', { reason: fileReason(error) }));
    }
  }

  /** Reports a change of the people, perhaps of the one at the machine. */
  function update(): void {
    const before = here;
    here = whoIsHere()?.folder;
    if (here === undefined && before !== undefined) visitor = guestJournal();
    looksKept = undefined;
    changed(here !== before);
  }

  function found(id: string): KeptPerson {
    const kept = folder.find(id);
    if (kept === undefined) throw new Refusal(message('people.gone'));
    return kept;
  }

  /** Keeps naming the person at the machine, whose id changes when a second person comes. */
  function withSamePerson<T>(work: () => T): T {
    const before = whoIsHere();
    const done = work();
    const now = folder.all().find((kept) => kept.folder === before?.folder);
    if (now !== undefined && folder.all().length > 1 && preferences.person() !== now.person.id) {
      const { id, name } = now.person;
      preferences.arrive({ person: id, name, before: name });
    }
    return done;
  }

  const handlers: People['handlers'] = {
    people: view,
    bePerson({ id }) {
      const before = whoIsHere();
      const next = id === null ? undefined : found(id);
      if (next?.folder === before?.folder) return null;
      keepLooks();
      preferences.arrive({
        person: id ?? guest,
        name: next?.person.name ?? '',
        before: before?.person.name ?? '',
        looks: next?.person.looks,
      });
      update();
      return null;
    },
    addPerson({ name, colour }) {
      withSamePerson(() => kept(() => folder.add(name, colour)));
      update();
      return null;
    },
    changePerson({ id, name, colour }) {
      const before = found(id).person.name;
      const change = { ...(name !== undefined && { name }), ...(colour && { colour }) };
      const person = kept(() => folder.change(id, change));
      if (person.name !== before) preferences.renameSeats(before, person.name);
      update();
      return null;
    },
    belongings: ({ id }) => belongingsIn(journalOf(found(id)).lines),
    deletePerson({ id }) {
      const gone = found(id);
      kept(() => folder.delete(id), 'people.not-deleted');
      journals.delete(gone.folder);
      update();
      return null;
    },
    async exportPerson({ id }) {
      const one = found(id);
      const { name } = one.person;
      const content = orRefuse(
        () => folder.export(one),
        (reason) => message('people.not-read', { name, reason }),
      );
      return { file: (await saveFile({ offered: { name }, as: 'person', content })) ?? null };
    },
    async importPerson() {
      const file = await askForFile();
      if (file === undefined) return null;
      const unusable = (reason: Message) =>
        message('people.file.unusable', { file: path.basename(file), reason });
      const result = orRefuse(
        () => withSamePerson(() => folder.import(file)),
        (reason) => unusable(message('people.file.unread', { reason })),
      );
      if (!result.ok) throw new Refusal(unusable(result.error));
      update();
      const { person, isNew } = result.value;
      return { name: person.name, isNew };
    },
  };

  function view(): PeopleView {
    const people = folder.all().map(({ person: { id, name, colour } }) => ({ id, name, colour }));
    return { people, here: whoIsHere()?.person.id ?? null };
  }

  return {
    handlers,
    view,
    keepLooks,
    now() {
      const kept = whoIsHere();
      return kept === undefined ? { id: null, name: '', journal: visitor } : whoOf(kept);
    },
    called(name) {
      const all = folder.all();
      const person = personCalled(
        name,
        all.map((each) => each.person),
      );
      const kept = all.find((each) => each.person === person);
      return kept && whoOf(kept);
    },
    at(players) {
      const kept = whoIsHere();
      if (kept === undefined) return [];
      const seats = seatsOf(players, folder.all(), kept);
      return [...seats].map(([one, taken]) => ({ journal: journalOf(one), seats: taken }));
    },
  };
}

/** The seats of each person: those with their names; the one at the machine may have a seat of no other's name. */
function seatsOf(
  players: readonly Player[],
  all: readonly KeptPerson[],
  here: KeptPerson,
): ReadonlyMap<KeptPerson, readonly number[]> {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Without other people, whoever plays is at the machine.
  if (all.length === 1) return new Map(persons.length === 0 ? [] : [[here, persons]]);
  const seats = new Map<KeptPerson, number[]>();
  const free: number[] = [];
  for (const seat of persons) {
    const name = players[seat]?.name ?? '';
    const person = personCalled(
      name,
      all.map((each) => each.person),
    );
    const kept = all.find((each) => each.person === person);
    if (kept === undefined) free.push(seat);
    else seats.set(kept, [...(seats.get(kept) ?? []), seat]);
  }
  const own = all.find(({ folder }) => folder === here.folder) ?? here;
  if (!seats.has(own) && free.length > 0) seats.set(own, free.slice(0, 1));
  return seats;
}

function belongingsIn(lines: readonly Line[]): Belongings {
  const count = (what: Line['what']) => lines.filter((line) => line.what === what).length;
  return {
    puzzles: count('puzzle'),
    steps: count('lesson-step'),
    mistakes: mistakeCards(lines).size,
    predictions: count('prediction'),
    matches: count('match'),
  };
}

/** What the folder of people gives. @throws Refusal with why it can't. */
function kept<T>(
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
