import type { Rectangle } from 'electron';
import { z } from 'zod';

/** The bounds of a display in device-independent pixels. */
export interface PlacementDisplay {
  readonly bounds: Rectangle;
  /** The area without the system's bars. */
  readonly workArea: Rectangle;
  readonly scaleFactor: number;
}

/** The place of a window: its bounds, frame included, when neither maximised nor full screen. */
export type Placement = z.infer<typeof placementSchema>;

/** The places of windows for each arrangement of displays, the last used one first. */
export type Placements = z.infer<typeof placementsSchema>;

/** The most arrangements to keep: a laptop at home, at work, at a projector and alone. */
const mostArrangements = 10;

/** The most pixels that a window may stick out, which Windows and macOS do on purpose. */
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

/** The places before any window was closed. */
export const noPlacements: Placements = { version: 1, arrangements: [] };

/**
 * The place where a window opens: its last place with this arrangement of displays, or else with the last
 * one, moved and shrunk to be visible.
 *
 * @param displays - the current displays, the primary one first.
 * @returns undefined if the window was never open, for its default place.
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

/** The places with a new place of a window. */
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

/** A key of displays, equal for any order in which the system names them. */
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

/** Whether displays together show a whole window, which may be on several of them. */
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

/** The common area of two rectangles, in square pixels. */
function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
