import { z } from 'zod';
import type { RandomResults } from '../../engine/explorer/random-play.ts';
import type { MapLayer } from '../../engine/state-map/layout.ts';
import type { MapNode } from '../../engine/state-map/state-map.ts';
import type { PlayedCount } from '../../storage/library/played-before.ts';
import type { Message } from '../../words/message.ts';
import type { AnalysisView, Value } from './analysis-view.ts';
import { request } from './contract.ts';
import type { GameId, MatchViewOf } from './match-view.ts';
import { practicePlace } from './practice.ts';

export type { MapLayer, PlayedCount, RandomResults };

/** What is known of a position and its moves. */
export interface ExplorationView {
  /** The same for all positions alike. */
  readonly key: string;
  /** What it is drawn from. */
  readonly seen: SeenPosition;
  /** To the side to move; null if it isn't known. */
  readonly value: Value | null;
  /** Whether scores are probabilities of winning. */
  readonly probabilities: boolean;
  /** What is certain of three players. */
  readonly coalition: Pick<NonNullable<AnalysisView['coalition']>, 'sentences' | 'players'> | null;
  /** Why nothing is known, in a sentence. */
  readonly unknown: Message | null;
  readonly played: PlayedCount;
  /** The best first. */
  readonly moves: readonly ExploredMoveView[];
}

/** A position, apart from any match, as the tables of its game draw it. */
export type SeenPosition = {
  [Id in GameId]: Pick<MatchViewOf<Id>, 'game' | 'players' | 'position' | 'settings' | 'reference'>;
}[GameId];

/** A move, and all others that come to the same, with what is known of it. */
export interface ExploredMoveView {
  /** In notation. */
  readonly move: string;
  /** How many legal moves it stands for. */
  readonly count: number;
  readonly text: Message;
  readonly value: Value | null;
  /** What it makes certain among three players, in a phrase. */
  readonly certain: Message | null;
  readonly played: PlayedCount;
  /** The key of what it leads to. */
  readonly leadsTo: string;
}

/** How a game ends where all play at random. */
export type AtRandomView =
  | {
      readonly kind: 'known';
      readonly here: RandomResults;
      /** Moves in notation. */
      readonly moves: readonly { readonly move: string; readonly results: RandomResults }[];
    }
  /** Why not, in a sentence. */
  | { readonly kind: 'unknown'; readonly reason: Message };

/** A position on the map. */
export interface MapNodeView extends MapNode {
  /** Its middle, in cells. */
  readonly x: number;
  readonly y: number;
}

/** All positions of a game, laid out; the start comes first. */
export interface StateMapView {
  readonly nodes: readonly MapNodeView[];
  /** What follows each. */
  readonly next: readonly (readonly number[])[];
  readonly layers: readonly MapLayer[];
  /** In cells. */
  readonly width: number;
  readonly height: number;
}

/** Where the match on the table was. */
export interface MatchOnMapView {
  /** The keys of its positions, the first one first. */
  readonly keys: readonly string[];
}

/** How far something is that takes a while. */
export interface ExplorerProgressView {
  readonly positions: number;
}

const { game, settings } = practicePlace;

/**
 * What windows can ask about the positions of a game, apart from the match on the table. The answer is null if
 * something else was asked for since.
 */
export const explorerRequests = {
  /** What a position and its moves are worth, and how often they were played. */
  explore: request(
    z.strictObject({ ...practicePlace, position: z.string().max(1000) }),
  ).answeredBy<ExplorationView | null>(),
  /** How the game ends from there if all play at random. */
  exploreAtRandom: request(
    z.strictObject({ ...practicePlace, position: z.string().max(1000) }),
  ).answeredBy<AtRandomView | null>(),
  /** All positions of a game, laid out; `aspect` is the width wanted for each unit of height. */
  stateMap: request(
    z.strictObject({ game, settings, aspect: z.number().min(0.2).max(5) }),
  ).answeredBy<StateMapView | null>(),
  /** Cancels the last request of the explorer or the state map. */
  leaveExplorer: request(z.undefined()),
  /** Where on the map of its game the match was, in the view of that revision; null if the match has changed. */
  matchOnMap: request(
    z.strictObject({ revision: z.int().min(0) }),
  ).answeredBy<MatchOnMapView | null>(),
} as const;
