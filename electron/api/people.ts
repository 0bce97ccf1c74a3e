import { z } from 'zod';
import { longestName } from '../../engine/match/players.ts';
import { sleeveColours, type Dye } from '../../storage/config/looks.ts';
import { request } from './contract.ts';

export { longestName, sleeveColours };

/** A person on this machine. */
export interface PersonView {
  readonly id: string;
  /** Empty for the first person, until there is a name. */
  readonly name: string;
  readonly colour: Dye;
}

/** The people on this machine. */
export interface PeopleView {
  /** By name; a machine has at least one person, and shows nothing of it until there are two. */
  readonly people: readonly PersonView[];
  /** The id of the person at the machine; null for a guest. */
  readonly here: string | null;
}

/** What goes if a person is deleted, besides name, colour and looks. */
export interface Belongings {
  readonly puzzles: number;
  readonly steps: number;
  readonly mistakes: number;
  readonly predictions: number;
  readonly matches: number;
  /** The tasks that were opened, by this person or under another name. */
  readonly tasks: number;
  /** The resets of the person's statistics. */
  readonly resets: number;
}

const id = z.string().max(100);
// What is too long is refused in words, by the handler.
const name = z.string().max(20_000);
const colour = z.enum(sleeveColours);

/** The requests about the people on this machine. What changes is sent as the event `people`. */
export const peopleRequests = {
  people: request(z.undefined()).answeredBy<PeopleView>(),
  /** Another person comes to the machine, with their journal and looks; null for a guest, who leaves nothing. */
  bePerson: request(z.strictObject({ id: id.nullable() })),
  addPerson: request(z.strictObject({ name, colour }), { characters: 50_000 }),
  changePerson: request(z.strictObject({ id, name: name.optional(), colour: colour.optional() }), {
    characters: 50_000,
  }),
  /** Returns what a person would lose by {@link peopleRequests.deletePerson}. */
  belongings: request(z.strictObject({ id })).answeredBy<Belongings>(),
  /** Deletes a person with all that is theirs. */
  deletePerson: request(z.strictObject({ id })),
  /** Saves all that is a person's in a file that the user chooses; null if none was chosen. */
  exportPerson: request(z.strictObject({ id })).answeredBy<{ readonly file: string | null }>(),
  /** Has the user choose a file of a person, and takes the person in; null if none was chosen. */
  importPerson: request(z.undefined()).answeredBy<{
    readonly name: string;
    readonly isNew: boolean;
  } | null>(),
} as const;
