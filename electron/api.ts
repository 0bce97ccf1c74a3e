import { z } from 'zod';
import type { Difficulty } from '../engine/players.ts';
import type { Appearance } from '../config/appearance.ts';
import type { Outcome } from '../engine/game.ts';
import { playerSchema, type Player as SeatedPlayer } from '../engine/players.ts';
import type * as engine from '../engine/settings.ts';
import type { Language } from '../words/languages.ts';
import type { Settings } from '../engine/settings.ts';
import type { ConfigNotice } from './config/config-file.ts';
import type { Exact } from '../engine/solution.ts';
import type { FunctionRow } from '../engine/scholars-game/functions-in-use.ts';
import { longestPresetName } from './api/preset-name.ts';
import type { EventName, RequestName } from './api/channels.ts';

export type { Difficulty, Exact, Outcome, Settings };

/** A player with the name that is shown. */
export type Player = SeatedPlayer & { readonly name: string };
export type { SettingValue } from '../engine/settings.ts';
export type { ChopsticksMove } from '../engine/chopsticks/moves.ts';
export type { SummationMove } from '../engine/summation-duel/position.ts';
export type { ConquestMove } from '../engine/digit-conquest/moves.ts';
export type { ConquestPosition } from '../engine/digit-conquest/position.ts';
export type { ConquestSettings } from '../engine/digit-conquest/settings.ts';
export type { ChopsticksPosition, Hand } from '../engine/chopsticks/position.ts';
export type { FunctionRow, FunctionTarget } from '../engine/scholars-game/functions-in-use.ts';
export type { ScholarsMove } from '../engine/scholars-game/moves.ts';
export type { Held, ScholarsPosition, Target } from '../engine/scholars-game/position.ts';
export type { Appearance, ConfigNotice, RequestName };

const presetName = z.string().trim().min(1).max(longestPresetName);

/**
 * Everything that a window can ask of the main process: what it must send, as a schema. What comes
 * back is in {@link Answers}.
 */
export const requests = {
  /** The match on the table. */
  view: z.undefined(),
  /** Begins a match; the settings are those of the preferences unless given. */
  newMatch: z.strictObject({
    game: z.string().max(40),
    settings: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])),
    players: z.array(playerSchema).min(2).max(6),
    first: z.union([z.literal('random'), z.int().min(0).max(5)]),
  }),
  /** Plays a move in notation; `at` says how many moves stood when the player chose it. */
  play: z.strictObject({ move: z.string().min(1).max(100), at: z.int().min(0) }),
  undo: z.undefined(),
  redo: z.undefined(),
  /** Goes back or forward to where `at` moves stand. */
  goTo: z.strictObject({ at: z.int().min(0) }),
  /** Puts the next game of a series on the table. */
  nextRound: z.undefined(),
  /** Hands the seats of the persons over to computers, or gives them back. */
  letComputerPlayOn: z.strictObject({ on: z.boolean() }),
  /** The value of the position on the table and of every move. */
  analyse: z.undefined(),
  /** The value of every position of the match so far. */
  history: z.undefined(),
  /** Who beats whom in the game on the table, where hands have functions. */
  functions: z.undefined(),
  preferences: z.undefined(),
  /** Changes one value of the config file, named by its keys from the outside in. */
  setPreference: z.strictObject({
    path: z.array(z.string().min(1).max(40)).min(1).max(3),
    value: z.union([
      z.string().max(40),
      z.number(),
      z.boolean(),
      z.array(z.union([z.string().max(40), z.number()])).max(6),
    ]),
  }),
  /** Takes the settings of some parts back to their defaults: of games by their ids, or `appearance`. */
  resetPreferences: z.strictObject({ parts: z.array(z.string().max(40)).min(1).max(10) }),
  /** Keeps the settings of a game as they are set now under a name; `replace` one of that name. */
  savePreset: z.strictObject({ game: z.string().max(40), name: presetName, replace: z.boolean() }),
  renamePreset: z.strictObject({ game: z.string().max(40), name: presetName, to: presetName }),
  deletePreset: z.strictObject({ game: z.string().max(40), name: presetName }),
  openPreferences: z.undefined(),
  showConfigFile: z.undefined(),
  /** Puts away the notices with these sentences. */
  dismissNotices: z.strictObject({ sentences: z.array(z.string()) }),
  /** The menu of the window, for those who have none at the top of the screen. */
  runCommand: z.enum(['new-game', 'undo', 'redo', 'preferences', 'rules', 'about', 'quit']),
} as const satisfies Record<RequestName, z.ZodType>;

export type RequestOf<Name extends RequestName> = z.infer<(typeof requests)[Name]>;

/** What the main process answers to each request. */
export interface Answers extends Record<RequestName, unknown> {
  view: MatchView;
  newMatch: MatchView;
  play: MatchView;
  undo: MatchView;
  redo: MatchView;
  goTo: MatchView;
  nextRound: MatchView;
  letComputerPlayOn: MatchView;
  analyse: AnalysisView;
  history: HistoryView;
  functions: readonly FunctionRow[];
  preferences: PreferencesView;
  setPreference: PreferencesView;
  resetPreferences: PreferencesView;
  savePreset: PreferencesView;
  renamePreset: PreferencesView;
  deletePreset: PreferencesView;
  openPreferences: null;
  showConfigFile: null;
  dismissNotices: PreferencesView;
  runCommand: null;
}

/** What the main process tells windows without being asked. */
export interface Events extends Record<EventName, unknown> {
  /** The match has changed. */
  view: MatchView;
  /** The preferences have changed, in a window or by hand. */
  preferences: PreferencesView;
  /** A menu item that a window carries out. */
  command: BoardCommand;
}

/** What a menu item asks of the board. */
export type BoardCommand =
  'new-game' | 'rules' | 'about' | 'analysis' | 'hint' | 'panel' | 'read-position';

/** A refusal crosses IPC as a value: an exception would lose everything but its text. */
export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

/** The bridge that a sandboxed window sees as `window.digitDuels`. */
export interface Bridge {
  request(name: RequestName, payload: unknown): Promise<Reply<unknown>>;
  on(name: EventName, listener: (payload: unknown) => void): () => void;
}

/** A move that the person to move may play, and what comes of it. */
export interface MoveView {
  /** What {@link requests.play} takes. */
  readonly notation: string;
  readonly move: unknown;
  readonly after: unknown;
  readonly text: string;
}

/** What a person may try though the rules forbid it. */
export interface RefusedView {
  readonly move: unknown;
  /** Why not, as a whole sentence. */
  readonly reason: string;
}

/** One move of the history. */
export interface PlayedView {
  readonly notation: string;
  readonly text: string;
  /** What was done and by whom, as a whole sentence. */
  readonly told: string;
  readonly seat: number | null;
}

/** A match as a window draws it. A window knows no rule: all it can do is in `moves`. */
export interface MatchView {
  /** Grows with every change of what is on the table; what is told of it later names it. */
  readonly revision: number;
  readonly game: { readonly id: string; readonly name: string };
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly first: number;
  /** The position's shape is the game's; see `game.id`. */
  readonly position: unknown;
  readonly notation: string;
  /** What notation calls the hands, by seat, left and right; nothing where it calls them nothing. */
  readonly handLabels: readonly (readonly [string, string])[] | null;
  readonly state:
    | {
        readonly kind: 'person' | 'computer';
        readonly seat: number;
        /** Decides something that is no turn of its own. */
        readonly decision?: true;
      }
    | {
        readonly kind: 'over';
        readonly outcome: Outcome;
        readonly headline: string;
        readonly reason: string;
      };
  readonly moves: readonly MoveView[];
  readonly refused: readonly RefusedView[];
  readonly history: readonly PlayedView[];
  /** How many moves of the history stand. */
  readonly at: number;
  /** The last move that stands, with the position it was played in. */
  readonly last: {
    readonly move: unknown;
    readonly seat: number | null;
    readonly before: unknown;
  } | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How the series stands of which this is one game; nothing where one game is all. */
  readonly series: SeriesView | null;
  /** A computer plays for the persons for the time being. */
  readonly playedOn: boolean;
  /** Which of the games dealt since the program started this is: no two have the same number. */
  readonly deal: number;
  /** Who begins this game was decided by lot. */
  readonly tossed: boolean;
}

/** How a series of games stands. */
export interface SeriesView {
  /** The number of the game on the table, from 1. */
  readonly round: number;
  /** Who wins more than half of so many games wins the series; 0 without end. */
  readonly bestOf: number;
  /** Games won, by seat. */
  readonly won: readonly number[];
  readonly champion: number | null;
  /** The game is over, and another one follows. */
  readonly goesOn: boolean;
}

/** A legal move with what it is worth to the one who plays it. */
export interface RatedMoveView extends Exact {
  /** In notation. */
  readonly move: string;
  readonly text: string;
  /** False for a move that differs from a listed one only by which hand is which. */
  readonly essential: boolean;
}

/** The value of a position for the side to move, and of every legal move, the best first. */
export interface AnalysisView {
  /** The {@link MatchView.revision} that this is about. */
  readonly revision: number;
  /** Nothing where no value is exact. */
  readonly exact: Exact | null;
  readonly moves: readonly RatedMoveView[];
  /** In games with chance. */
  readonly odds: OddsView | null;
  /** What a saying of the game would have advised, true or not. */
  readonly saying: SayingView | null;
}

/** Probabilities of winning for the side to move. */
export interface OddsView {
  readonly value: number;
  /** Otherwise found by a look ahead. */
  readonly exact: boolean;
  /** The best first. */
  readonly moves: readonly {
    readonly move: string;
    readonly text: string;
    readonly value: number;
  }[];
}

/** Advice that is handed down. */
export interface SayingView {
  /** `The legend of the elevens`. */
  readonly name: string;
  /** In notation; nothing where it advises nothing here. */
  readonly move: string | null;
  readonly text: string;
}

/** What each position of the match was worth to the side to move, from the start on. */
export interface HistoryView {
  /** The {@link MatchView.revision} that this is about. */
  readonly revision: number;
  readonly values: readonly {
    readonly seat: number;
    readonly exact: Exact | null;
    /** In games with chance: the probability of winning. */
    readonly odds: Pick<OddsView, 'value' | 'exact'> | null;
  }[];
}

/** What a setting is called, and what it does in a sentence. */
interface Worded {
  readonly label: string;
  readonly sentence: string;
}

/** A setting with its words. */
export type Setting =
  | (Omit<engine.ChoiceSetting, 'options'> &
      Worded & { readonly options: readonly (Worded & { readonly value: string })[] })
  | (engine.SwitchSetting & Worded)
  | (Omit<engine.NumberSetting, 'also'> &
      Worded & { readonly also?: { readonly value: number; readonly label: string } });

/** What a setting asks of another one, with the cure in a sentence. */
export interface Requirement extends engine.Requirement {
  readonly sentence: string;
}

/** The preferences, with all that a window needs to draw and check them. */
export interface PreferencesView {
  readonly file: string;
  readonly version: string;
  /** What the program runs on, in words. */
  readonly runtime: string;
  readonly game: string;
  readonly players: readonly ('person' | 'computer')[];
  readonly difficulty: readonly Difficulty[];
  readonly first: number | 'random';
  /** The language that is spoken: the one set, or what comes of `system`. */
  readonly language: Language;
  readonly appearance: Appearance;
  /** What is set for the program as a whole, the appearance among it. */
  readonly parts: readonly PartView[];
  readonly games: readonly GameView[];
  readonly notices: readonly ConfigNotice[];
}

/** Settings that belong together, as data and as they are set. */
export interface PartView {
  readonly id: string;
  readonly name: string;
  /** The keys to the settings, as {@link requests.setPreference} takes them. */
  readonly path: readonly string[];
  readonly definitions: readonly Setting[];
  readonly requirements: readonly Requirement[];
  readonly settings: Settings;
}

/** A game with its settings. */
export interface GameView extends PartView {
  readonly summary: string;
  readonly presets: readonly PresetView[];
  /** How many seats these settings give. */
  readonly seats: number;
}

/** Settings with a name: the game's own, or a person's. */
export interface PresetView {
  readonly name: string;
  /** All settings of the game. */
  readonly settings: Settings;
  readonly seats: number;
  /** Made by the person, so that it can be renamed and deleted. */
  readonly own: boolean;
}
