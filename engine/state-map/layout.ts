import type { StateMap } from './state-map.ts';

/** Nodes in one column, or in several columns side by side. */
export interface MapLayer {
  /** Draws are apart from decided positions. */
  readonly region: 'draw' | 'decided';
  /** Plies from the start for draws, plies to the end for others. */
  readonly plies: number;
  /** Its edges, in cells. */
  readonly from: number;
  readonly to: number;
  /** From top to bottom. */
  readonly nodes: readonly number[];
}

/** The places of all nodes, in cells; no two nodes share a cell. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** The middle of each node. */
  readonly places: readonly MapPlace[];
  /** From left to right: draws from the start on, then decided positions to the end. */
  readonly layers: readonly MapLayer[];
}

/** A point on a map. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** The gap between layers, in cells. */
const layerGap = 0.5;
/** The gap between draws and decided positions, in cells. */
const regionGap = 1.2;
/** The most that rows may be spread to fill the height, and the extra factor for short layers. */
const mostSpread = 2;
const shortLayers = 1.6;
/** Layers larger than this multiple of the mean get several columns. */
const large = 3;
/** The number of barycentre sweeps. */
const sweeps = 12;

/**
 * Lays a map out in layers: decided positions by plies to the end, which is on the right; draws by plies from the start.
 * Within a layer, nodes with common neighbours are close.
 *
 * @param aspect - the wanted ratio of width to height.
 */
export function layOut(map: StateMap, aspect = 1.5): MapLayout {
  const groups = ordered(map, layersOf(map));
  const rows = rowsFor(groups, aspect);
  const spread = spreadFor(groups, rows, aspect);
  const places: MapPlace[] = Array.from({ length: map.nodes.length }, () => ({ x: 0, y: 0 }));
  const layers: MapLayer[] = [];
  const heights = groups.map(({ nodes }) => shapeOf(nodes.length, rows).height);
  const height = Math.max(0, ...heights) * spread;
  let x = 0;
  groups.forEach((group, index) => {
    x += gapBefore(groups, index);
    const { columns, height: own } = shapeOf(group.nodes.length, rows);
    const apart = Math.min(height / own, spread * shortLayers);
    group.nodes.forEach((node, at) => {
      const { column, row } = cellOf(at, group.nodes.length, columns);
      places[node] = { x: x + column + 0.5, y: height / 2 + (row + 0.5 - own / 2) * apart };
    });
    layers.push({ ...group, from: x, to: x + columns });
    x += columns;
  });
  return { width: x, height, places, layers };
}

type Group = Pick<MapLayer, 'region' | 'plies' | 'nodes'>;

function gapBefore(groups: readonly Group[], index: number): number {
  if (index === 0) return 0;
  return groups[index]?.region === groups[index - 1]?.region ? layerGap : regionGap;
}

function layersOf({ nodes }: StateMap): Group[] {
  const groups = new Map<string, { region: MapLayer['region']; plies: number; nodes: number[] }>();
  nodes.forEach(({ value: { remoteness }, distance }, node) => {
    const region = remoteness === null ? 'draw' : 'decided';
    const plies = remoteness ?? distance;
    const key = `${region} ${plies}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { region, plies, nodes: [node] });
    else group.nodes.push(node);
  });
  const of = (region: MapLayer['region']) =>
    [...groups.values()].filter((group) => group.region === region);
  return [
    ...of('draw').sort((one, other) => one.plies - other.plies),
    ...of('decided').sort((one, other) => other.plies - one.plies),
  ];
}

/** The columns and the height of a layer; every other column is half a row lower. */
function shapeOf(count: number, rows: number): { columns: number; height: number } {
  const columns = Math.ceil(count / rows);
  return { columns, height: Math.ceil(count / columns) + (columns > 1 ? 0.5 : 0) };
}

/** The cell of a node in its layer, which is filled row by row; the last row is centred. */
function cellOf(at: number, count: number, columns: number): { column: number; row: number } {
  const row = Math.floor(at / columns);
  const inRow = Math.min(columns, count - row * columns);
  const column = (at % columns) + Math.floor((columns - inRow) / 2);
  return { column, row: row + (column % 2) / 2 };
}

/** The number of rows that comes nearest to the wanted shape. */
function rowsFor(groups: readonly Group[], aspect: number): number {
  const sizes = groups.map(({ nodes }) => nodes.length);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const largest = Math.min(Math.max(...sizes), Math.ceil(large * mean));
  let best = 1;
  let least = Infinity;
  for (let rows = 1; rows <= largest; rows++) {
    const off = Math.abs(Math.log(widthAt(groups, rows) / (rows * aspect)));
    if (off >= least) continue;
    least = off;
    best = rows;
  }
  return best;
}

function widthAt(groups: readonly Group[], rows: number): number {
  return groups.reduce(
    (sum, { nodes }, index) => sum + gapBefore(groups, index) + Math.ceil(nodes.length / rows),
    0,
  );
}

/** Spreads the rows of a wide map to fill its height. */
function spreadFor(groups: readonly Group[], rows: number, aspect: number): number {
  const height = Math.max(1, ...groups.map(({ nodes }) => shapeOf(nodes.length, rows).height));
  return Math.min(mostSpread, Math.max(1, widthAt(groups, rows) / (height * aspect)));
}

/** Sorts each layer by the mean height of its nodes' neighbours (barycentres), to and fro. */
function ordered({ next, nodes }: StateMap, groups: readonly Group[]): Group[] {
  const joined: number[][] = nodes.map(() => []);
  next.forEach((successors, node) => {
    for (const successor of successors) {
      joined[node]?.push(successor);
      joined[successor]?.push(node);
    }
  });
  const layerOf = new Int32Array(nodes.length);
  const heights = new Float64Array(nodes.length);
  const layers = groups.map((group) => [...group.nodes]);
  const spread = (layer: readonly number[]): void =>
    layer.forEach((node, at) => (heights[node] = (at + 0.5) / layer.length));
  layers.forEach((layer, index) => {
    for (const node of layer) layerOf[node] = index;
    spread(layer);
  });

  function wantedHeight(node: number): number {
    let sum = 0;
    let weights = 0;
    for (const other of joined[node] ?? []) {
      const apart = Math.abs((layerOf[other] ?? 0) - (layerOf[node] ?? 0));
      // Neighbours in the same layer or far away count less.
      const weight = apart === 0 ? 0.25 : 1 / apart;
      sum += weight * (heights[other] ?? 0);
      weights += weight;
    }
    return weights === 0 ? (heights[node] ?? 0) : sum / weights;
  }

  for (let sweep = 0; sweep < sweeps; sweep++) {
    const order = sweep % 2 === 0 ? layers : [...layers].reverse();
    for (const layer of order) {
      const wanted = new Map(layer.map((node) => [node, wantedHeight(node)]));
      layer.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0) || one - other);
      spread(layer);
    }
  }
  return groups.map((group, index) => ({ ...group, nodes: layers[index] ?? [] }));
}
