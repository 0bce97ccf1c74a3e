import type { Drawing, SavedTable, Shape } from '../../electron/api/drawing.ts';
import { wdlOf } from '../../electron/api/analysis-view.ts';
import type { StateMapView } from '../../electron/api/explorer.ts';
import { valueCells, valueHeads, yesOrNo } from '../page/saved-values.ts';
import type { Inks } from '../plot/drawings.ts';
import { words } from '../words.svelte.ts';
import { edgePath, placeOf } from './edges.ts';
import { shapes } from './shapes.ts';
import { cell } from './viewport.svelte.ts';

/** The room around the map, and above it for its title. */
const room = 40;
const title = 50;

/** A map as a drawing: all moves as one path, then every position with its value. */
export function drawMap(map: StateMapView, name: string, ink: Inks): Drawing {
  const [width, height] = [map.width * cell.width + 2 * room, map.height * cell.height + 2 * room];
  const moves = map.next.flatMap((next, from) =>
    next.map((to) => {
      const [one, other] = [map.nodes[from], map.nodes[to]];
      return one === undefined || other === undefined || from === to ? '' : edgePath(one, other);
    }),
  );
  const colours = {
    win: ink('win'),
    draw: ink('draw'),
    lose: ink('lose'),
    surface: ink('surface'),
  };
  return {
    title: name,
    box: [-room, -room - title, width, height + title],
    background: colours.surface,
    shapes: [
      { kind: 'text', text: name, x: 0, y: -title, size: 24, fill: ink('ink'), anchor: 'start' },
      { kind: 'path', d: moves.join(''), stroke: ink('ink'), opacity: 0.15 },
      ...map.nodes.map((node): Shape => {
        const { x, y } = placeOf(node);
        const value = wdlOf(node.value);
        const [colour, inside] = [colours[value], colours.surface];
        return node.over
          ? { kind: 'path', d: shapes[value], x, y, fill: inside, stroke: colour, width: 2.5 }
          : { kind: 'path', d: shapes[value], x, y, fill: colour, stroke: inside, width: 1.5 };
      }),
    ],
  };
}

/** A map as a table: every position with its value and where its moves lead. */
export function tableOfMap({ nodes, next }: StateMapView): SavedTable {
  const head = [
    words().text('saved-views.position'),
    ...valueHeads(),
    words().text('saved-views.over'),
    words().text('saved-views.leads-to'),
  ];
  return [
    head,
    ...nodes.map(({ position, value, over }, node) => [
      position,
      ...valueCells(value, 'words'),
      yesOrNo(over),
      (next[node] ?? []).map((to) => nodes[to]?.position ?? '').join(' '),
    ]),
  ];
}
