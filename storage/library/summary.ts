import type { Game, Outcome, Seat } from '../../engine/game.ts';
import { gameOf, type GameId } from '../../engine/games.ts';
import { mainEndOf, positionOf } from '../../engine/match/match.ts';
import type { Difficulty } from '../../engine/computer/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import type { Table } from '../../engine/match/table.ts';
import { gamesOf, standingOf } from '../../engine/match/series.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { countedUp } from '../../engine/match/tree.ts';

/** How a match, or a series of games, has ended. */
export type MatchResult =
  | { readonly kind: 'won'; readonly winner: Seat }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'unfinished' };

/** What a match is to the first person at its table; `watched` where no person sat there. */
export type Standpoint = 'won' | 'lost' | 'drawn' | 'unfinished' | 'watched';

/** Whom the first person at a table plays: another person, or a computer of some strength. */
export type Opponent = 'person' | Difficulty;

/** What a person adds to a match, and what the clock does. */
export interface MatchNotes {
  /** Empty where it has none. */
  readonly title: string;
  readonly comment: string;
  /** When its first and its last move were made, in milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** When it ended, where that is known: what is noted of it later, or tried in a variation, doesn't count. */
  readonly ended?: number;
  /** How long it was played, in milliseconds, without long breaks. */
  readonly played: number;
  /** It came from a record, and no person has played on in it here: it is in no figures. */
  readonly imported?: true;
}

/** What a list shows of a match, and what it is found by. */
export interface MatchSummary extends MatchNotes {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  /** What differs from the defaults of the game. */
  readonly differences: Settings;
  /** The preset of the game that has just these differences; `default` where there are none. */
  readonly preset: string | null;
  readonly result: MatchResult;
  readonly standpoint: Standpoint;
  /** Whom the first person plays, each kind once; nobody where no person sits there. */
  readonly opponents: readonly Opponent[];
  /** How many moves players made, in the main lines of all games of a series; what chance does is none. */
  readonly plies: number;
  /** Where the match stands: as notation, and as its table draws it. */
  readonly notation: string;
  readonly position: unknown;
}

/** When a match ended; nothing while it goes on. */
export function endOfMatch({ result, ended, changed }: MatchSummary): number | undefined {
  return result.kind === 'unfinished' ? undefined : (ended ?? changed);
}

/** What {@link MatchSummary.preset} says of a match under default settings. */
export const defaultRules = 'default';

/** Sums a match up. */
export function summaryOf(id: string, table: Table, notes: MatchNotes): MatchSummary {
  const game = gameOf(table.game);
  const { match, players } = table;
  const { rules, settings } = match;
  const position = positionOf(match);
  const differences = differencesOf(game, settings);
  const result = resultOf(table);
  const { title, comment, created, changed, ended, played, imported } = notes;
  return {
    ...{ id, title, comment, created, changed, played },
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

/** How many moves players made in a line. */
const movesOfPlayers = countedUp(0, (count, { ply }) => (ply.seat === null ? count : count + 1));

/** How a match has ended, whatever its current place. */
export function resultOf(table: Table): MatchResult {
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

/** What of some settings differs from the defaults of the game. */
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
