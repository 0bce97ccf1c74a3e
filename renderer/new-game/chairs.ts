import { standInFor, type Character, type Grade } from '../../electron/api/computer-players.ts';
import type {
  Difficulty,
  OfferedComputers,
  PreferencesView,
} from '../../electron/api/preferences.ts';
import type { Player } from '../../electron/api/match-view.ts';

/** Who would sit at a seat. */
export interface Chair {
  kind: Player['kind'];
  /** How strong a computer is that sits there. */
  difficulty: Difficulty;
  /** As it was typed; empty for the usual one. */
  name: string;
}

/** The most seats that any game has. */
const mostSeats = 6;

/** Who would sit at each seat, as many as any game has: those who sat there last. */
export function chairsOf(preferences: PreferencesView): Chair[] {
  const last = preferences.difficulty.at(-1) ?? 'medium';
  return Array.from({ length: mostSeats }, (_, seat) => ({
    kind: preferences.players[seat] ?? 'computer',
    difficulty: preferences.difficulty[seat] ?? last,
    name: preferences.names[seat] ?? '',
  }));
}

/** The chairs with persons on the first of them. */
export function withPersons(chairs: readonly Readonly<Chair>[], count: number): Chair[] {
  return chairs.map((chair, seat) => (seat < count ? { ...chair, kind: 'person' } : chair));
}

/** The computers that make sense by some rules, among so many players. */
export function computersFor(
  rules: { readonly computers: OfferedComputers } | undefined,
  seats: number,
): readonly (Grade | Character)[] {
  return rules?.computers[seats === 2 ? 'two' : 'more'] ?? [];
}

/** The chairs that are taken, with a computer that makes sense on each. */
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

/** Who sits there then. */
export function playerOf({ kind, difficulty, name }: Readonly<Chair>): Player {
  const named = name.trim() === '' ? {} : { name: name.trim() };
  return kind === 'person' ? { kind, ...named } : { kind, difficulty, ...named };
}

/** The names to keep for the next time, also of those who don't play this time. */
export function namesOf(chairs: readonly Readonly<Chair>[]): string[] {
  const names = chairs.map(({ name }) => name.trim());
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
}
