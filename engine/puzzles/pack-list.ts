import { games, type GameId } from '../games.ts';
import type { PuzzlePack } from '../puzzle-pack.ts';

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

/** A pack by its name; nothing where there is none. */
export function findPack(name: string): NamedPack | undefined {
  return puzzlePacks.find((each) => each.name === name);
}
