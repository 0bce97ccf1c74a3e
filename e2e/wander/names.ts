import type { MatchView } from '../../electron/api/match-view.ts';

/** The names of the players on the screen, in English. */
export function namesOf(players: MatchView['players']): string[] {
  const count = (kind: 'person' | 'computer'): number =>
    players.filter((player) => player.kind === kind).length;
  let computers = 0;
  return players.map(({ kind, name }, seat) => {
    if (kind === 'computer') computers++;
    if (name !== undefined) return name;
    const alone = count(kind) === 1;
    if (kind === 'person') return alone ? 'You' : `Player ${seat + 1}`;
    return alone ? 'Computer' : `Computer ${computers}`;
  });
}
