import type { Rules } from '../game.ts';
import type { EssentialDecision } from '../decision/essential.ts';
import { putsOut } from '../why/reach.ts';
import { themesIn } from './ladder.ts';
import type { NamedPack } from './pack-list.ts';
import { puzzleThemes, type PuzzleKind, type PuzzleTheme } from '../capabilities/puzzle-pack.ts';

/** The theme of all puzzles of a kind. */
const themeOfKind: Readonly<Record<PuzzleKind, PuzzleTheme>> = {
  win: 'win',
  draw: 'only-move',
  survive: 'only-move',
  delay: 'delay',
  odds: 'odds',
  threat: 'threat',
};

/** The kinds whose puzzles all have a theme; empty if the theme depends on the position. */
function kindsOfTheme(theme: PuzzleTheme): PuzzleKind[] {
  const kinds = Object.keys(themeOfKind) as PuzzleKind[];
  return kinds.filter((kind) => themeOfKind[kind] === theme);
}

/**
 * Whether a pack has puzzles with a theme. One that depends on the position counts as found under all
 * rules of a game if its ladder has it.
 */
export function hasTheme({ game, pack }: NamedPack, theme: PuzzleTheme): boolean {
  const kinds = kindsOfTheme(theme);
  if (kinds.length > 0) return kinds.some((kind) => pack.kinds.includes(kind));
  return themesIn(game).includes(theme);
}

/** What a puzzle trains, in the order of {@link puzzleThemes}. */
export function themesOf<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  kind: PuzzleKind,
  decision: Pick<EssentialDecision<Position, Move>, 'ways'>,
): PuzzleTheme[] {
  const [answer, ...others] = decision.ways;
  const themes = new Set<PuzzleTheme>([themeOfKind[kind]]);
  if (answer === undefined) return [...themes];
  const strikes = putsOut(rules, position, answer.moves);
  const said = rules.advice?.saying?.(position).move;
  const isAdvised = said !== undefined && rules.key(rules.play(position, said)) === answer.key;
  const isTempting = others.some(({ moves }) => putsOut(rules, position, moves));
  if ((isTempting && !strikes) || (said !== undefined && !isAdvised)) themes.add('trap');
  const last = answer.moves.at(-1);
  if (last !== undefined && rules.computers?.splits?.(position, last) === true) themes.add('tempo');
  if (rules.advice?.isCountable?.(position) === true) themes.add('count');
  return puzzleThemes.filter((theme) => themes.has(theme));
}
