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

/** What stands for the standard rules of all games. */
export const standardPacks = 'standard';

/** The packs of standard rules: the first one of each game. */
const standard = puzzlePacks.filter(
  ({ game }, index) => puzzlePacks.findIndex((each) => each.game === game) === index,
);

/** The game whose standard rules a pack has, or all; undefined if it has other rules. */
export function standardGameOf(name: string): GameId | typeof allPacks | undefined {
  if (name === standardPacks) return allPacks;
  return standard.find((each) => each.name === name)?.game;
}

/** The packs that are meant by a pack's name, a game's id or a name for all; none if it is none of them. */
export function packsCalled(name: string): readonly NamedPack[] {
  if (name === allPacks) return puzzlePacks;
  if (name === standardPacks) return standard;
  return puzzlePacks.filter((each) => each.name === name || each.game === name);
}
