import { standInFor, type Character, type Grade } from '../../electron/api/computer-players.ts';
import type {
  Difficulty,
  OfferedComputers,
  PreferencesView,
} from '../../electron/api/preferences.ts';
import type { Player } from '../../electron/api/match-view.ts';
import { visible } from '../../words/foreign-text.ts';

/** A seat's player as chosen in the dialog. */
export interface Chair {
  kind: Player['kind'];
  /** The strength, if a computer plays. */
  difficulty: Difficulty;
  /** The name as typed; empty for the default name. */
  name: string;
}

/** The most seats that any game has. */
const mostSeats = 6;

/** The last players, for as many seats as any game has. */
export function chairsOf(preferences: PreferencesView): Chair[] {
  const last = preferences.difficulty.at(-1) ?? 'medium';
  return Array.from({ length: mostSeats }, (_, seat) => ({
    kind: preferences.players[seat] ?? 'computer',
    difficulty: preferences.difficulty[seat] ?? last,
    name: preferences.names[seat] ?? '',
  }));
}

/** Seats persons at the first chairs. */
export function withPersons(chairs: readonly Readonly<Chair>[], count: number): Chair[] {
  return chairs.map((chair, seat) => (seat < count ? { ...chair, kind: 'person' } : chair));
}

/** The computers that make sense for the rules and the number of players. */
export function computersFor(
  rules: { readonly computers: OfferedComputers } | undefined,
  seats: number,
): readonly (Grade | Character)[] {
  return rules?.computers[seats === 2 ? 'two' : 'more'] ?? [];
}

/** The chairs in use; computers that make no sense are replaced. */
export function takenBy(
  chairs: readonly Readonly<Chair>[],
  seats: number,
  computers: readonly (Grade | Character)[],
): Chair[] {
  return chairs.slice(0, seats).map((chair) => ({
    ...chair,
    difficulty: standInFor(chair.difficulty, computers),
  }));
}

/** The player at a chair. */
export function playerOf({ kind, difficulty, name }: Readonly<Chair>): Player {
  const named = visible(name) === '' ? {} : { name: visible(name) };
  return kind === 'person' ? { kind, ...named } : { kind, difficulty, ...named };
}

/** The names to save for the next time, including those of empty seats. */
export function namesOf(chairs: readonly Readonly<Chair>[]): string[] {
  const names = chairs.map(({ name }) => visible(name));
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
}
