import type { TournamentView } from '../../electron/api/tournaments.ts';
import { message, playerAt } from '../../words/message.ts';
import { namingOf } from '../../words/player-names.ts';
import { words } from '../words.svelte.ts';

/** Why programs couldn't play on in a pairing, a sentence each; none of them twice. */
export function forfeitsInWords(
  view: TournamentView,
  { first, second, forfeits = [] }: TournamentView['rounds'][number][number],
): string[] {
  const players = [first, second].flatMap((each) => view.players[each ?? -1] ?? []);
  const said = words().naming(namingOf(words().language, players));
  return [
    ...new Set(
      forfeits.map(({ loser, how }) =>
        said.say(message(`game.forfeited.${how}`, { player: playerAt(loser) })),
      ),
    ),
  ];
}

/** The same for the pairing of two, if they have met. */
export function forfeitsBetween(view: TournamentView, one: number, other: number): string[] {
  const pairing = view.rounds
    .flat()
    .find(
      ({ first, second }) =>
        (first === one && second === other) || (first === other && second === one),
    );
  return pairing === undefined ? [] : forfeitsInWords(view, pairing);
}

/** What an asterisk in the standings means, a sentence each; none if there is no asterisk. */
export function allForfeitsInWords(view: TournamentView): string[] {
  return [...new Set(view.rounds.flat().flatMap((pairing) => forfeitsInWords(view, pairing)))];
}

/** What is said below the standings: how ties are broken, and what an asterisk means if there is one. */
export function belowStandings(view: TournamentView): string {
  const why = allForfeitsInWords(view);
  const tieBreaks = words().text(`tournament-view.tie-breaks-${view.system}`);
  return why.length === 0 ? tieBreaks : `${tieBreaks} * ${why.join(' ')}`;
}
