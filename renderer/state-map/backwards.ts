import { wdlOf, winnersMoves, type Wdl } from '../../electron/api/analysis-view.ts';
import type { MapNodeView, StateMapView } from '../../electron/api/explorer.ts';
import { words } from '../words.svelte.ts';

/**
 * A step of the demonstration that colours a map from the end of the game backwards, as in
 * retrograde analysis.
 */
export interface BackwardStep {
  /** Positions at most this many plies from the end have their colours; Infinity includes draws. */
  readonly upTo: number;
  /** The position in focus. */
  readonly node?: number;
  /** What the step finds there, in a sentence. */
  readonly text: string;
}

/** How many layers have a step of their own, so that there are at most ten steps. */
const mostLayers = 5;

/** The steps for a map. */
export function backwardSteps({ nodes }: Pick<StateMapView, 'nodes'>): BackwardStep[] {
  const levels = nodes.map(levelOf);
  const decided = levels.filter(Number.isFinite);
  const longest = Math.max(0, ...decided);
  const count = (holds: (level: number) => boolean) => levels.filter(holds).length;
  const layers = Array.from({ length: Math.min(longest, mostLayers) }, (_, index) => index + 1);
  const rest = count((level) => level > mostLayers && Number.isFinite(level));
  const draws = levels.length - decided.length;
  const [start] = nodes;
  return [
    { upTo: -1, text: words().text('state-map.walk.nothing') },
    {
      upTo: 0,
      text: words().text('state-map.walk.ends', { count: count((level) => level === 0) }),
    },
    ...layers.map((plies) => layerStep(nodes, plies)),
    ...(rest > 0
      ? [
          {
            upTo: longest,
            text: words().text('state-map.walk.rest', {
              count: rest,
              moves: Math.ceil(longest / 2),
            }),
          },
        ]
      : []),
    ...(draws > 0
      ? [{ upTo: Infinity, text: words().text('state-map.walk.draws', { count: draws }) }]
      : []),
    ...(start === undefined ? [] : [startStep(start)]),
  ];
}

/** Whether a position has its colour at a step. */
export function isColoured(step: BackwardStep, node: MapNodeView): boolean {
  return levelOf(node) <= step.upTo;
}

/** Plies to the end under perfect play; Infinity for a draw. */
function levelOf({ over, value }: MapNodeView): number {
  return over ? 0 : (value.remoteness ?? Infinity);
}

function layerStep(nodes: readonly MapNodeView[], plies: number): BackwardStep {
  const layer = nodes.filter((node) => levelOf(node) === plies);
  const [first] = layer;
  const value: Wdl | undefined = first && wdlOf(first.value);
  const moves = (first && winnersMoves(first.value)) ?? Math.ceil(plies / 2);
  const gaps = { moves, count: layer.length };
  return {
    upTo: plies,
    text:
      value === 'lose'
        ? words().text('state-map.walk.lose', gaps)
        : words().text('state-map.walk.win', gaps),
  };
}

function startStep({ value }: MapNodeView): BackwardStep {
  const gaps = { value: wdlOf(value), moves: winnersMoves(value) ?? 0 };
  return { upTo: Infinity, node: 0, text: words().text('state-map.walk.start', gaps) };
}
