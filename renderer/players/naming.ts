import type { MatchView } from '../../electron/api/match-view.ts';
import { namingOf } from '../../words/player-names.ts';
import type { Naming, Words } from '../../words/say.ts';
import { words } from '../words.svelte.ts';

type Seated = Pick<MatchView, 'players'>;

/**
 * The words of this window, which call the players of a view by their names. The only person at the
 * table is the one who reads: "you", in the grammar that goes with it.
 */
export function wordsAt(view: Seated): Words {
  return words().naming(namingAt(view));
}

/** What the player at a seat is called where nothing else is said, as on a name plate. */
export function playerName(view: Seated, seat: number): string {
  return namingAt(view)(seat).name;
}

function namingAt({ players }: Seated): Naming {
  return namingOf(words().language, players);
}
