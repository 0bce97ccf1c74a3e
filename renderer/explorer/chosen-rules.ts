import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { GameView, PreferencesView, Settings } from '../../electron/api/preferences.ts';
import type { PracticeStart } from '../../electron/api/practice.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { bySettings } from '../home/as-last-time.ts';
import { presetLabel } from '../variant.ts';
import { words } from '../words.svelte.ts';

/** The source of the rules: the preferences, the match on the table, a puzzle, or a preset. */
export type ChosenRules = 'set' | 'table' | 'puzzle' | `preset ${string}`;

/** A game with its settings and number of seats. */
export interface GameChosen {
  readonly game: string;
  readonly settings: Settings;
  readonly seats: number;
}

/** A position of a game; the player at seat 0 is to move. */
export interface ChosenPosition {
  readonly rules: ChosenRules;
  readonly chosen: GameChosen;
  readonly notation: string;
}

/** The choices of rules for a game, each with its label. @param rules - the current choice. */
export function rulesToChoose(
  game: GameView,
  table: MatchView | undefined,
  rules?: ChosenRules,
): { value: ChosenRules; label: string }[] {
  return [
    ...(rules === 'puzzle'
      ? [{ value: rules, label: words().text('explorer.page.as-in-puzzle') }]
      : []),
    { value: 'set', label: words().text('new-game.as-set') },
    ...(table?.game.id === game.id
      ? [{ value: 'table' as const, label: words().text('explorer.page.as-on-table') }]
      : []),
    ...game.presets.map((preset) => ({
      value: `preset ${preset.name}` as const,
      label: presetLabel(game.id, preset),
    })),
  ];
}

/** The settings of a choice; those of the preferences if the choice no longer exists. */
export function gameChosen(
  game: GameView,
  rules: ChosenRules,
  table: MatchView | undefined,
): GameChosen {
  if (rules === 'table' && table?.game.id === game.id) {
    return { game: game.id, settings: { ...table.settings }, seats: table.players.length };
  }
  const { settings, seats } = game.presets.find(({ name }) => rules === `preset ${name}`) ?? game;
  return { game: game.id, settings, seats };
}

/** The game of a choice with its present settings; the same object if they haven't changed. */
export function chosenNow(
  rules: ChosenRules,
  chosen: GameChosen,
  games: readonly GameView[],
  table: MatchView | undefined,
):
  | { readonly game: GameView; readonly rules: ChosenRules; readonly chosen: GameChosen }
  | undefined {
  const game = games.find(({ id }) => id === chosen.game);
  if (game === undefined) return undefined;
  const offered = rulesToChoose(game, table).map(({ value }) => value);
  const isAsBefore = (each: ChosenRules) => isSameGame(gameChosen(game, each, table), chosen);
  // The same rules may have another name now.
  const kept = offered.includes(rules) ? rules : (offered.find(isAsBefore) ?? 'set');
  return { game, rules: kept, chosen: isAsBefore(kept) ? chosen : gameChosen(game, kept, table) };
}

/** Whether two games are the same, with the same rules. */
export function isSameGame(one: GameChosen, other: GameChosen): boolean {
  const { game, seats } = one;
  return game === other.game && seats === other.seats && sameRules(one.settings, other.settings);
}

/** Whether settings are equal, in any order. */
export function sameRules(one: object, other: object): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(settings: object): string {
  return JSON.stringify(
    Object.entries(settings).sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** The most moves taken over from a match; of a longer one only the position is taken. */
const mostMoves = 1500;

/** A line to explore. */
export type PathStart = Extract<PracticeStart, { of: 'path' }>;

/** The position of a match and its moves so far, to be explored separately. */
export function startAtMatch(view: MatchView): PathStart {
  const { game, settings, players, at, setUp, first, notation, state } = view;
  const chosen = {
    of: 'path' as const,
    game: game.id,
    settings: { ...settings },
    players: players.map(({ name }) => ({
      kind: 'person' as const,
      ...(name !== undefined && { name }),
    })),
  };
  if (at > mostMoves) {
    const mover = state.kind === 'over' ? first : state.seat;
    return { ...chosen, position: notation, first: mover, moves: [] };
  }
  return {
    ...chosen,
    first: setUp?.first ?? first,
    ...(setUp && { position: setUp.position }),
    moves: pliesOf(view)
      .slice(0, at)
      .map((ply) => ply.notation),
  };
}

/** A match that starts at a position, with the players of the last match. */
export function matchFrom(
  { game: id, settings, seats }: GameChosen,
  { notation, seat }: { readonly notation: string; readonly seat: number },
  preferences: PreferencesView,
): RequestOf<'newMatch'> {
  return {
    ...bySettings(id, settings, preferences, seats),
    first: seat,
    position: notation,
  };
}

/** The start of a game, or another position of it. */
export function startOf(
  { game, settings, seats }: GameChosen,
  position?: { readonly notation: string; readonly seat: number },
): PathStart {
  return {
    of: 'path',
    game,
    settings: { ...settings },
    first: position?.seat ?? 0,
    players: Array.from({ length: seats }, () => ({ kind: 'person' as const })),
    ...(position && { position: position.notation }),
    moves: [],
  };
}
