import type { MatchView } from '../../electron/api/match-view.ts';
import { languageTags } from '../../words/languages.ts';
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
  const named = players.map(({ kind, name }, seat) =>
    isStandard(players, seat) ? { kind } : { kind, name },
  );
  return namingOf(words().language, named);
}

/** Whether a name is the one by the seat, in whatever language it was given, and not one's own. */
function isStandard(players: Seated['players'], seat: number): boolean {
  const unnamed = players.map(({ kind }) => ({ kind }));
  return languageTags.some(
    (language) => namingOf(language, unnamed)(seat).name === players[seat]?.name,
  );
}
