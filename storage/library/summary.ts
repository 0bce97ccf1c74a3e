import type { Game, Outcome, Seat } from '../../engine/game.ts';
import { gameOf, type GameId } from '../../engine/games.ts';
import { mainEndOf, positionOf } from '../../engine/match/match.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { gamesOf, standingOf } from '../../engine/match/series.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { countedUp } from '../../engine/match/tree.ts';

/** The result of a match or of a series of games. */
export type MatchResult =
  | { readonly kind: 'won'; readonly winner: Seat }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'unfinished' };

/** The result for the first person at the table; `watched` if there was none. */
export type Standpoint = 'won' | 'lost' | 'drawn' | 'unfinished' | 'watched';

/** An opponent of the first person: another person, or a computer of some strength. */
export type Opponent = 'person' | Difficulty;

/** The notes of the library on a match: texts of the user, and times. */
export interface MatchNotes {
  /** Empty if it has none. */
  readonly title: string;
  readonly comment: string;
  /** The times of its first and last moves, in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** When it ended, if that is known; later comments and variations don't count. */
  readonly ended?: number;
  /** The playing time in milliseconds, without long pauses. */
  readonly played: number;
  /** Whether it was imported and no person has continued it here; it doesn't count in statistics then. */
  readonly imported?: true;
}

/** A match as lists show and find it. */
export interface MatchSummary extends MatchNotes {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  /** The settings that differ from the defaults of the game. */
  readonly differences: Settings;
  /** The preset of the game with exactly these differences; `default` without differences. */
  readonly preset: string | null;
  readonly result: MatchResult;
  readonly standpoint: Standpoint;
  /** The opponents of the first person, each kind once; none without a person. */
  readonly opponents: readonly Opponent[];
  /** The moves of players in the main lines of all games, without those of chance. */
  readonly plies: number;
  /** The current position, in notation and for drawing. */
  readonly notation: string;
  readonly position: unknown;
}

/** When a match ended; undefined if it isn't over. */
export function endOfMatch({ result, ended, changed }: MatchSummary): number | undefined {
  return result.kind === 'unfinished' ? undefined : (ended ?? changed);
}

/** The {@link MatchSummary.preset} of a match under default settings. */
export const defaultRules = 'default';

/** The summary of a match. */
export function summaryOf(id: string, table: SeatedMatch, notes: MatchNotes): MatchSummary {
  const game = gameOf(table.game);
  const { match, players } = table;
  const { rules, settings } = match;
  const position = positionOf(match);
  const differences = differencesOf(game, settings);
  const result = resultOf(table);
  const { title, comment, created, changed, ended, played, imported } = notes;
  return {
    id,
    title,
    comment,
    created,
    changed,
    played,
    ...(ended !== undefined && { ended }),
    ...(imported && { imported }),
    game: game.id,
    players,
    differences,
    preset: presetOf(game, differences),
    result,
    standpoint: standpointOf(result, players),
    opponents: opponentsOf(players),
    plies: gamesOf(table).reduce((sum, each) => sum + movesOfPlayers(each.match.moves), 0),
    notation: rules.formatPosition(position),
    position,
  };
}

/** The moves of players in a line. */
const movesOfPlayers = countedUp(0, (count, { ply }) => (ply.seat === null ? count : count + 1));

/** The result of a match, whatever its current place. */
export function resultOf(table: SeatedMatch): MatchResult {
  if (table.match.rules.match.bestOf === 1) return resultFrom(mainEndOf(table.match));
  const { champion } = standingOf(table, true);
  return champion === null ? { kind: 'unfinished' } : { kind: 'won', winner: champion };
}

function resultFrom(outcome: Outcome | undefined): MatchResult {
  if (outcome === undefined) return { kind: 'unfinished' };
  return outcome.kind === 'win' ? { kind: 'won', winner: outcome.winner } : { kind: 'drawn' };
}

function standpointOf(result: MatchResult, players: readonly Player[]): Standpoint {
  const own = players.findIndex(({ kind }) => kind === 'person');
  if (own === -1) return 'watched';
  if (result.kind !== 'won') return result.kind;
  return result.winner === own ? 'won' : 'lost';
}

function opponentsOf(players: readonly Player[]): Opponent[] {
  const own = players.findIndex(({ kind }) => kind === 'person');
  if (own === -1) return [];
  const others = players
    .filter((_, seat) => seat !== own)
    .map((player): Opponent => (player.kind === 'person' ? 'person' : player.difficulty));
  return [...new Set(others)].sort();
}

/** The settings that differ from the defaults of the game. */
export function differencesOf({ settings: definitions }: Game, settings: Settings): Settings {
  const standard = defaultSettings(definitions);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== standard[name]),
  );
}

function presetOf(game: Game, differences: Settings): string | null {
  if (Object.keys(differences).length === 0) return defaultRules;
  const preset = game.presets.find(({ settings }) =>
    isSame(differencesOf(game, settings), differences),
  );
  return preset?.id ?? null;
}

function isSame(one: Settings, other: Settings): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
