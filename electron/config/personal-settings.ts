import type { Config } from '../../storage/config/config.ts';
import { personalParts, settingsOf } from '../../storage/config/parts.ts';
import type { Change } from '../../storage/config/text.ts';
import type { PersonalLooks } from '../../storage/people/person.ts';
import type { Edit } from './config-file.ts';
import { differingSettings, otherNames, parseSettings } from '../../engine/settings/settings.ts';

/** The settings that each person has to themselves, and who is at the machine. */
export interface PersonalSettings {
  /** The id of the person at the machine, or `guest`; empty on a machine with one person. */
  person(): string;
  /** The person's settings that differ from the defaults, as they are in the file. */
  looks(): PersonalLooks;
  /** Another person is at the machine, with their looks. */
  arrive(arrival: Arrival): void;
  /** A person at the table is called otherwise. */
  renameSeats(from: string, to: string): void;
}

/**
 * The personal settings of the config file.
 *
 * @param config - the settings in the file.
 * @param edit - changes the file.
 */
export function personalSettings(
  config: () => Config,
  edit: (changes: Edit) => void,
): PersonalSettings {
  return {
    person: () => config().person,
    looks: () => personalLooks(config()),
    arrive: (arrival) => edit((now) => arrivalChanges(now, arrival)),
    renameSeats: (from, to) => edit((now) => renamedSeats(now, from, to)),
  };
}

/** The settings of a config that each person has to themselves, as far as they differ from the defaults. */
function personalLooks(config: Config): PersonalLooks {
  return Object.fromEntries(
    personalParts.map((part) => {
      const { id, settings } = part.rules;
      return [id, differingSettings(settings, settingsOf(config, part))];
    }),
  );
}

/** A person who comes to the machine, or a guest. */
interface Arrival {
  /** The id of the person, or `guest`. */
  readonly person: string;
  /** Empty for a guest. */
  readonly name: string;
  /** The name of the person who leaves; empty for a guest. */
  readonly before: string;
  /** Missing if the settings stay as they are. */
  readonly looks?: PersonalLooks | undefined;
}

/** The changes of the config file, in one piece, by which another person is at the machine. */
function arrivalChanges(config: Config, arrival: Arrival): readonly Change[] {
  const { person, looks } = arrival;
  const names = namesAfter(config, arrival);
  const isSame = names.join('\n') === config.names.join('\n');
  return [
    { keys: ['person'], value: person },
    ...(isSame ? [] : [{ keys: ['names'], value: names }]),
    ...(looks === undefined ? [] : looksChanges(config, looks)),
  ];
}

/** The names at the seats once a person is called otherwise. */
function renamedSeats(config: Config, from: string, to: string): readonly Change[] {
  if (from === '' || !config.names.includes(from)) return [];
  return [{ keys: ['names'], value: config.names.map((name) => (name === from ? to : name)) }];
}

/** The person who comes takes the seat of the one who leaves; a name that was typed there stays. */
function namesAfter({ names, players }: Config, { name, before }: Arrival): readonly string[] {
  const left = before === '' ? -1 : names.indexOf(before);
  const seat = left === -1 ? players.indexOf('person') : left;
  if (seat === -1 || !['', before].includes(names[seat] ?? '')) return names;
  const seats = Array.from(
    { length: Math.max(names.length, seat + 1) },
    (_, at) => names[at] ?? '',
  );
  // If both sat at the table, they exchange their seats.
  const other = name === '' ? -1 : seats.indexOf(name);
  if (other !== -1) seats[other] = before;
  seats[seat] = name;
  return seats;
}

function looksChanges(config: Config, looks: PersonalLooks): Change[] {
  return personalParts.flatMap((part) => {
    const { rules, path } = part;
    const now = settingsOf(config, part);
    const { settings: wanted } = parseSettings(rules, looks[rules.id] ?? {});
    return rules.settings.flatMap((setting) => {
      const value = wanted[setting.name];
      if (value === now[setting.name]) return [];
      const names = otherNames(setting);
      return {
        keys: [...path, setting.name],
        value: value === setting.default ? undefined : value,
        ...(names.length > 0 && { names }),
      };
    });
  });
}
