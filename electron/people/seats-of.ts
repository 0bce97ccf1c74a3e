import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';
import { isCalled, personCalled } from '../../storage/people/person.ts';

/**
 * The folder of the person at each seat of a match, null if it is unknown: by the name of the player, or for one without a
 * name by what is noted so far. A person at the machine without a seat takes the first free one.
 *
 * @param here - the folder of the person at the machine.
 * @param before - what is saved of the match so far. Once it is over, its seats stay as they are.
 */
export function seatsOf(
  players: readonly Player[],
  all: readonly KeptPerson[],
  here: string,
  before?: Pick<MatchSummary, 'people' | 'result'>,
): (string | null)[] {
  // Without other people, all seats are of the person at the machine.
  const otherwise = all.length === 1 ? here : null;
  const seats = players.map(({ kind, name }, seat) => {
    if (kind !== 'person') return null;
    const known = name ? personCalled(name, all)?.folder : before?.people?.[seat];
    return known ?? otherwise;
  });
  const isOver = before !== undefined && before.result.kind !== 'unfinished';
  const free = players.findIndex(
    ({ kind, name }, seat) => kind === 'person' && !name && seats[seat] === null,
  );
  if (!isOver && free !== -1 && !seats.includes(here)) seats[free] = here;
  return seats;
}

/** A match in which a person is called otherwise; undefined if they don't sit at it. */
export function withRenamed(table: SeatedMatch, from: string, to: string): SeatedMatch | undefined {
  const isTheirs = ({ kind, name = '' }: Player): boolean =>
    kind === 'person' && isCalled(name, from);
  if (!table.players.some(isTheirs)) return undefined;
  const players = table.players.map((player) =>
    isTheirs(player) ? { ...player, name: to } : player,
  );
  return { ...table, players };
}
