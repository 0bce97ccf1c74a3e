import { pliesOf, type GameId, type MatchViewOf } from '../../electron/api/match-view.ts';

/**
 * The moves of computers among more than two players before their last one, since a person's own: the
 * newest first, at most one of each player.
 */
export function earlierMoves<Id extends GameId>(
  view: MatchViewOf<Id>,
): NonNullable<MatchViewOf<Id>['last']>[] {
  const { players, at, start } = view;
  const plies = pliesOf(view);
  const byComputer = (index: number) => {
    const { seat = null } = plies[index] ?? {};
    return seat !== null && players[seat]?.kind === 'computer';
  };
  const earlier: NonNullable<MatchViewOf<Id>['last']>[] = [];
  for (let index = at - 1; index > at - players.length + 1 && byComputer(index); index--) {
    const ply = plies[index - 1];
    if (ply === undefined || !byComputer(index - 1)) break;
    // Players who are out leave the others more than one move each.
    if ([plies[at - 1], ...earlier].some((later) => later?.seat === ply.seat)) break;
    const before = plies[index - 2]?.after ?? start;
    earlier.push({ move: ply.move, seat: ply.seat, before });
  }
  return earlier;
}
