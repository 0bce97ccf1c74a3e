import { games, type GameId } from '../games.ts';
import type { PuzzlePack } from '../capabilities/puzzle-pack.ts';

/** A pack with its full name: the game's id, a slash, its own id. */
export interface NamedPack {
  readonly name: string;
  readonly game: GameId;
  readonly pack: PuzzlePack;
}

/**
 * Every pack of every game, in the order of the games.
 *
 * @internal Exported for tests.
 */
export const puzzlePacks: readonly NamedPack[] = games.flatMap(({ id: game, puzzlePacks: packs }) =>
  (packs ?? []).map((pack) => ({ name: `${game}/${pack.id}`, game, pack })),
);

/** The name for the packs of all games; the id of a game is the name for its packs. */
export const allPacks = 'all';

/** The name for the standard rules of all games. */
export const standardPacks = 'standard';

/** The packs with standard rules: the first pack of each game. */
const standard = puzzlePacks.filter(
  ({ game }, index) => puzzlePacks.findIndex((each) => each.game === game) === index,
);

/** The part of the ladder that has a name. */
export interface LadderPart {
  /** Undefined for all games. */
  readonly game: GameId | undefined;
  /** Whether it has the standard rules only. */
  readonly isStandard: boolean;
}

/**
 * The part of the ladder that a name means: all of it, that of a game, or the standard rules of either; undefined for any
 * other pack.
 */
export function ladderPartOf(name: string): LadderPart | undefined {
  if (name === allPacks || name === standardPacks) {
    return { game: undefined, isStandard: name === standardPacks };
  }
  const game = standard.find((each) => each.game === name)?.game;
  if (game !== undefined) return { game, isStandard: false };
  const usual = standard.find((each) => each.name === name)?.game;
  return usual && { game: usual, isStandard: true };
}

/** The game of the packs that a name means; null for those of all games, or if there are none. */
export function gameOfPacks(name: string): GameId | null {
  const [first, ...others] = packsCalled(name);
  return first !== undefined && others.every(({ game }) => game === first.game) ? first.game : null;
}

/** Resolves a pack's name, a game's id or a name for all games; empty if it is none of them. */
export function packsCalled(name: string): readonly NamedPack[] {
  if (name === allPacks) return puzzlePacks;
  if (name === standardPacks) return standard;
  return puzzlePacks.filter((each) => each.name === name || each.game === name);
}
