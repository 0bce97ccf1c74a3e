import type { MatchView } from '../../electron/api/match-view.ts';
import { isolated } from '../../words/foreign-text.ts';
import { namingOf } from '../../words/player-names.ts';
import type { Naming, Words } from '../../words/say.ts';
import { words } from '../words.svelte.ts';

type Seated = Pick<MatchView, 'players'>;

/**
 * The words of this window, with the names of a view's players. The only person at the table is the
 * user: "you", with the grammar that this needs.
 */
export function wordsAt(view: Seated): Words {
  return words().naming(namingAt(view));
}

/** The name of the player at a seat as a text of its own, for example on a name plate. */
export function playerName(view: Seated, seat: number): string {
  return isolated(namingAt(view)(seat).name);
}

function namingAt({ players }: Seated): Naming {
  return namingOf(words().language, players);
}
