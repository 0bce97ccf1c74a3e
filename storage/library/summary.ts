import { opensMove, type Game, type Outcome, type Seat } from '../../engine/game.ts';
import { gameOf, type GameId } from '../../engine/games.ts';
import { mainEndOf, positionOf } from '../../engine/match/match.ts';
import type { Played } from '../../engine/match/played.ts';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import {
  atItsEnd,
  type PairingOfMatch,
  type SeatedMatch,
} from '../../engine/match/seated-match.ts';
import { gamesOf, standingOf } from '../../engine/match/series.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { continued } from '../../engine/match/tree.ts';

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
  /** In how many positions each seat saw which move is best, by seat; missing if none did. */
  readonly hints?: readonly number[];
  /** Who sat at each seat, by the name of the person's folder on this machine; missing if nobody is known to. */
  readonly people?: readonly (string | null)[];
  /** Whether it was imported and no person has continued it here; it doesn't count in statistics then. */
  readonly imported?: true;
}

/** A match as lists show and find it. */
export interface MatchSummary extends MatchNotes {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  /** The game of a tournament that it is, if it is one. */
  readonly pairing?: PairingOfMatch;
  /** The settings that differ from the defaults of the game. */
  readonly differences: Settings;
  /** The preset of the game with exactly these differences; `default` without differences. */
  readonly preset: string | null;
  readonly result: MatchResult;
  readonly standpoint: Standpoint;
  /** The opponents of the first person, each kind once; none without a person. */
  readonly opponents: readonly Opponent[];
  /** The moves of players in the main lines of all games, as lists number them: with their draws and decisions. */
  readonly plies: number;
  /** The current position, or the last one if the match is over; in notation and for drawing. */
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
  const { match, players, pairing } = table;
  const { rules, settings } = match;
  const position = positionOf(atItsEnd(table).match);
  const differences = differencesOf(game, settings);
  const result = resultOf(table);
  const { title, comment, created, changed, ended, played, hints, people, imported } = notes;
  return {
    id,
    title,
    comment,
    created,
    changed,
    played,
    ...(ended !== undefined && { ended }),
    ...(hints && { hints }),
    ...(people && { people }),
    ...(imported && { imported }),
    game: game.id,
    players,
    ...(pairing && { pairing }),
    differences,
    preset: presetOf(game, differences),
    result,
    standpoint: standpointOf(result, players),
    opponents: opponentsOf(players),
    plies: gamesOf(table).reduce((sum, each) => sum + movesIn(each.match), 0),
    notation: rules.formatPosition(position),
    position,
  };
}

/** The moves of players in the main line, as the list on the table numbers them. */
function movesIn(match: SeatedMatch['match']): number {
  return movesOfPlayers(match.moves, match);
}

const movesOfPlayers = continued<number, Played<unknown, unknown>, SeatedMatch['match']>(
  0,
  (line, common, before, isGrown, { rules, start }) => {
    const from = isGrown ? common : 0;
    return line.slice(from).reduce(
      (count, _, index) => {
        const position = line[from + index - 1]?.ply.after ?? start;
        return opensMove(rules.turn(position)) ? count : count + 1;
      },
      isGrown ? before : 0,
    );
  },
);

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

/** The result of a match for a seat, by default that of the first person. */
export function standpointOf(
  result: MatchResult,
  players: readonly Player[],
  own = firstPerson(players),
): Standpoint {
  if (own === -1) return 'watched';
  if (result.kind !== 'won') return result.kind;
  return result.winner === own ? 'won' : 'lost';
}

/** The opponents of a seat, by default of the first person, each kind once. */
export function opponentsOf(players: readonly Player[], own = firstPerson(players)): Opponent[] {
  if (own === -1) return [];
  const others = players
    .filter((_, seat) => seat !== own)
    .map((player): Opponent => (player.kind === 'person' ? 'person' : player.difficulty));
  return [...new Set(others)].sort();
}

function firstPerson(players: readonly Player[]): Seat {
  return players.findIndex(({ kind }) => kind === 'person');
}

/** The settings that differ from the defaults of the game. */
export function differencesOf({ settings: definitions }: Game, settings: Settings): Settings {
  const standard = defaultSettings(definitions);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== standard[name]),
  );
}

/** The preset that settings are, by what differs from the defaults; null if there is none. */
export function presetOf(game: Game, differences: Settings): string | null {
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
