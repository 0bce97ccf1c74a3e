import { games, type GameId } from '../games.ts';
import type { PuzzlePack } from './puzzle-pack.ts';

/** A pack of a game, as it is called everywhere: the game's id, a slash, its own. */
export interface NamedPack {
  readonly name: string;
  readonly game: GameId;
  readonly pack: PuzzlePack;
}

/** Every pack of every game, in the order in which games are offered. */
export const puzzlePacks: readonly NamedPack[] = games.flatMap(({ id: game, puzzlePacks: packs }) =>
  (packs ?? []).map((pack) => ({ name: `${game}/${pack.id}`, game, pack })),
);

/** What stands for the packs of all games, as the id of a game stands for its own. */
export const allPacks = 'all';

/** The packs that are meant by a pack's name, a game's id or {@link allPacks}; none where it is none of them. */
export function packsCalled(name: string): readonly NamedPack[] {
  if (name === allPacks) return puzzlePacks;
  return puzzlePacks.filter((each) => each.name === name || each.game === name);
}
