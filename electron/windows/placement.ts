import type { Rectangle } from 'electron';
import { z } from 'zod';

/** A display, as far as windows are placed on it; in device-independent pixels. */
export interface PlacementDisplay {
  readonly bounds: Rectangle;
  /** What the system's bars leave free. */
  readonly workArea: Rectangle;
  readonly scaleFactor: number;
}

/** Where a window was: its bounds, frame included, when neither maximised nor full screen. */
export type Placement = z.infer<typeof placementSchema>;

/** Where windows were, for each arrangement of displays, the last used one first. */
export type Placements = z.infer<typeof placementsSchema>;

/** How many arrangements are kept: a laptop at home, at work, at a projector and alone. */
const mostArrangements = 10;

/** Windows and macOS let windows stick out a little, on purpose. */
const mayStickOut = 10;

const coordinate = z.int().min(-100_000).max(100_000);
const length = z.int().min(1).max(100_000);
const placementSchema = z.object({
  bounds: z.object({ x: coordinate, y: coordinate, width: length, height: length }),
  state: z.enum(['normal', 'maximized', 'fullscreen']),
});
export const placementsSchema = z.object({
  version: z.literal(1),
  arrangements: z.array(
    z.object({ displays: z.string(), windows: z.record(z.string(), placementSchema) }),
  ),
});

/** What is kept before any window was closed. */
export const noPlacements: Placements = { version: 1, arrangements: [] };

/**
 * Decides where a window opens: where it was at this arrangement of displays, or else at the last one,
 * moved and shrunk if it would not be visible.
 *
 * @param displays - those that are there, the primary one first.
 * @returns undefined if the window was never open, so that its default counts.
 */
export function placementFor(
  kept: Placements,
  window: string,
  displays: readonly PlacementDisplay[],
): Placement | undefined {
  const here = arrangementOf(displays);
  const known = kept.arrangements.filter(({ windows }) => Object.hasOwn(windows, window));
  const from = known.find((each) => each.displays === here) ?? known[0];
  const placement = from?.windows[window];
  if (placement === undefined) return undefined;
  return { ...placement, bounds: visible(placement.bounds, displays) };
}

/** Remembers where a window is. */
export function withPlacement(
  kept: Placements,
  window: string,
  displays: readonly PlacementDisplay[],
  placement: Placement,
): Placements {
  const here = arrangementOf(displays);
  const before = kept.arrangements.find((each) => each.displays === here)?.windows;
  const others = kept.arrangements.filter((each) => each.displays !== here);
  const arrangement = { displays: here, windows: { ...before, [window]: placement } };
  return { version: 1, arrangements: [arrangement, ...others].slice(0, mostArrangements) };
}

/** The same text for the same displays, in whichever order the system names them. */
function arrangementOf(displays: readonly PlacementDisplay[]): string {
  return displays
    .map(({ bounds: { x, y, width, height }, scaleFactor }) =>
      [x, y, width, height, scaleFactor].join(','),
    )
    .sort()
    .join(';');
}

function visible(bounds: Rectangle, displays: readonly PlacementDisplay[]): Rectangle {
  const areas = displays.map(({ workArea }) => workArea);
  const [primary] = areas;
  if (primary === undefined || isWhollyOn(areas, bounds)) return bounds;
  const overlaps = areas.map((area) => overlap(area, bounds));
  const most = Math.max(...overlaps);
  const area = (most > 0 ? areas[overlaps.indexOf(most)] : undefined) ?? primary;
  const width = Math.min(bounds.width, area.width);
  const height = Math.min(bounds.height, area.height);
  if (most === 0) {
    // Its display is gone.
    const x = area.x + Math.floor((area.width - width) / 2);
    const y = area.y + Math.floor((area.height - height) / 2);
    return { x, y, width, height };
  }
  return {
    x: within(bounds.x, area.x, area.x + area.width - width),
    y: within(bounds.y, area.y, area.y + area.height - height),
    width,
    height,
  };
}

/** Whether displays together show all of a window, which may lie on several of them. */
function isWhollyOn(areas: readonly Rectangle[], { x, y, width, height }: Rectangle): boolean {
  const inner = {
    x: x + mayStickOut,
    y: y + mayStickOut,
    width: width - 2 * mayStickOut,
    height: height - 2 * mayStickOut,
  };
  const shown = areas.reduce((sum, area) => sum + overlap(area, inner), 0);
  return shown >= inner.width * inner.height;
}

/** How large a part two rectangles share, in square pixels. */
function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
