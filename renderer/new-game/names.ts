import type { Player } from '../../electron/api.ts';

/** The names that players get by where they sit: "You" is the only person at the table. */
export function namesOf(kinds: readonly Player['kind'][]): string[] {
  const computers = kinds.filter((kind) => kind === 'computer').length;
  const persons = kinds.length - computers;
  return kinds.map((kind, seat) => {
    if (kind === 'person') return persons === 1 ? 'You' : `Player ${seat + 1}`;
    return computers === 1 ? 'Computer' : `Computer ${seat + 1}`;
  });
}
