import type { Drawing, Shape } from '../../electron/api/drawing.ts';
import { across, down, type Extent, type Point, type Tone } from './plot.ts';

/** The colour of a token such as `win` or `surface-raised`, as `#rrggbb`. */
export type Inks = (token: string) => string;

/** The size of a drawing, and the room around what is plotted. */
const [width, height] = [800, 400];
const room = { left: 90, right: 20, top: 60, bottom: 60 } as const;
const plotted = {
  width: width - room.left - room.right,
  height: height - room.top - room.bottom,
} as const;

/** A line with bands behind it, and labels at the ends of its axes. */
interface LinePlot {
  readonly title: string;
  readonly extent: Extent;
  readonly points: readonly Point[];
  readonly bands: readonly { readonly tone: Tone; readonly from: number; readonly to: number }[];
  readonly axes: Readonly<Record<'top' | 'bottom' | 'begin' | 'end', string>>;
}

/** A line plot as a drawing. */
export function drawLine({ title, extent, points, bands, axes }: LinePlot, ink: Inks): Drawing {
  const x = (at: number): number => rounded(room.left + across(extent, at) * plotted.width);
  const y = (value: number): number =>
    rounded(room.top + Math.max(0, Math.min(down(extent, value), 1)) * plotted.height);
  const [right, bottom] = [width - room.right, height - room.bottom];
  return framed(title, ink, [
    ...bands.map(({ tone, from, to }): Shape => ({
      kind: 'path',
      d: rectangle(room.left, y(to), plotted.width, y(from) - y(to)),
      fill: ink(`${tone}-soft`),
    })),
    {
      kind: 'path',
      d: points
        .map(({ at, height: to }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(to)}`)
        .join(''),
      stroke: ink('ink-soft'),
      width: 2,
    },
    label(ink, axes.top, room.left - 8, room.top + 12, 'end'),
    label(ink, axes.bottom, room.left - 8, bottom, 'end'),
    label(ink, axes.begin, room.left, bottom + 22, 'start'),
    label(ink, axes.end, right, bottom + 22, 'end'),
  ]);
}

/** Bars of equal height, each divided into shares from the top down. */
interface BarPlot {
  readonly title: string;
  readonly bars: readonly {
    readonly label: string;
    readonly parts: readonly { readonly tone: Tone; readonly share: number }[];
  }[];
  /** The meaning of the colours. */
  readonly key: readonly { readonly tone: Tone; readonly text: string }[];
}

/** A bar plot as a drawing. */
export function drawBars({ title, bars, key }: BarPlot, ink: Inks): Drawing {
  const step = plotted.width / Math.max(1, bars.length);
  const bottom = room.top + plotted.height;
  const keyStep = plotted.width / key.length;
  return framed(title, ink, [
    ...bars.flatMap(({ label: name, parts }, index): Shape[] => {
      const left = rounded(room.left + index * step + 4);
      const all = Math.max(
        1,
        parts.reduce((sum, { share }) => sum + share, 0),
      );
      let top = room.top;
      const shapes = parts.map(({ tone, share }): Shape => {
        const high = (plotted.height * share) / all;
        const d = rectangle(left, rounded(top), rounded(step - 8), rounded(high));
        top += high;
        return { kind: 'path', d, fill: ink(tone) };
      });
      return [...shapes, label(ink, name, left + (step - 8) / 2, bottom + 18, 'middle')];
    }),
    ...key.flatMap(({ tone, text }, index): Shape[] => {
      const left = rounded(room.left + index * keyStep);
      return [
        { kind: 'path', d: rectangle(left, height - 26, 12, 12), fill: ink(tone) },
        label(ink, text, left + 18, height - 15, 'start'),
      ];
    }),
  ]);
}

function framed(title: string, ink: Inks, shapes: readonly Shape[]): Drawing {
  return {
    title,
    box: [0, 0, width, height],
    background: ink('surface-raised'),
    shapes: [
      { kind: 'text', text: title, x: 20, y: 34, size: 18, fill: ink('ink'), anchor: 'start' },
      ...shapes,
    ],
  };
}

function label(
  ink: Inks,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): Shape {
  return { kind: 'text', text, x: rounded(x), y, size: 14, fill: ink('ink-soft'), anchor };
}

function rectangle(left: number, top: number, wide: number, high: number): string {
  return `M${left} ${top}h${wide}v${high}h${-wide}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
