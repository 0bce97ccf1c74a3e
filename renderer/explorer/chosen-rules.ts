import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { GameView, PreferencesView, Settings } from '../../electron/api/preferences.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { asLastTime } from '../home/as-last-time.ts';
import type { PracticeStart } from '../practice/practice.svelte.ts';
import { presetLabel } from '../variant.ts';
import { words } from '../words.svelte.ts';

/** By which rules a game is looked at: those of the Preferences, of the match on the table, of a puzzle, or of a preset. */
export type ChosenRules = 'set' | 'table' | 'puzzle' | `preset ${string}`;

/** A game with its settings decided, and how many sit there then. */
export interface GameChosen {
  readonly game: string;
  readonly settings: Settings;
  readonly seats: number;
}

/** A position of a game, whose turn it is for the player at seat 0. */
export interface ChosenPosition {
  readonly rules: ChosenRules;
  readonly chosen: GameChosen;
  readonly notation: string;
}

/** What can be chosen for a game, with its label. @param rules - what is chosen now. */
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

/** The settings of what was chosen; those of the Preferences where that is gone. */
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

/** What is looked at by rules that were chosen, as those are now; the same where they have stayed so. */
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
  // What is gone may have another name by now.
  const kept = offered.includes(rules) ? rules : (offered.find(isAsBefore) ?? 'set');
  return { game, rules: kept, chosen: isAsBefore(kept) ? chosen : gameChosen(game, kept, table) };
}

/** Whether both are one game, by the same rules. */
export function isSameGame(one: GameChosen, other: GameChosen): boolean {
  const { game, seats } = one;
  return game === other.game && seats === other.seats && sameRules(one.settings, other.settings);
}

/** Whether settings are the same, in whatever order they stand. */
export function sameRules(one: object, other: object): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(settings: object): string {
  return JSON.stringify(
    Object.entries(settings).sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** As many moves are followed from the start of a match; of a longer one its position alone is taken. */
const mostMoves = 1500;

/** Where a match stands, with the way that led there, to be looked at apart from it. */
export function startAtMatch(view: MatchView): PracticeStart {
  const { game, settings, players, at, setUp, first, notation, state } = view;
  const chosen = {
    game: game.id,
    settings: { ...settings },
    players: players.map(({ name }) => ({
      kind: 'person' as const,
      ...(name !== undefined && { name }),
    })),
  };
  if (at > mostMoves) {
    return { ...chosen, position: notation, first: state.kind === 'over' ? first : state.seat };
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

/** A match that begins at a position, between those who played last. */
export function matchFrom(
  { game: id, settings, seats }: GameChosen,
  { notation, seat }: { readonly notation: string; readonly seat: number },
  preferences: PreferencesView,
): RequestOf<'newMatch'> {
  const game = preferences.games.find((each) => each.id === id);
  if (game === undefined) throw new RangeError(`There is no game "${id}".`);
  return {
    ...asLastTime({ ...game, seats }, preferences),
    ...{ settings: { ...settings }, first: seat, position: notation },
  };
}

/** The start of a game, or another position of it. */
export function startOf(
  { game, settings, seats }: GameChosen,
  position?: { readonly notation: string; readonly seat: number },
): PracticeStart {
  return {
    ...{ game, settings: { ...settings }, first: position?.seat ?? 0 },
    players: Array.from({ length: seats }, () => ({ kind: 'person' as const })),
    ...(position && { position: position.notation }),
  };
}
