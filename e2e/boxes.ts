import type { Page } from '@playwright/test';

/** The bounds of an element, in CSS pixels of its page. */
export interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The layout of a page at one moment. */
export interface Layout<Kind extends string> {
  /** The boxes of visible elements, by kind. */
  readonly boxes: Readonly<Record<Kind, readonly Box[]>>;
  /** The size of the page. */
  readonly width: number;
  readonly height: number;
  /** Sentences about scrolling of the whole page: a board should fit its window. */
  readonly scrolls: readonly string[];
  /** Sentences about elements that can be scrolled sideways: there should be none. */
  readonly sideways: readonly string[];
}

/**
 * Measures a page in one round trip, since round trips take most of the time.
 *
 * @param selectors - which elements are of each kind, in CSS
 */
export function layoutOf<Kind extends string>(
  page: Page,
  selectors: Readonly<Record<Kind, string>>,
): Promise<Layout<Kind>> {
  return page.evaluate(
    (wanted) => {
      const boxesOf = ([kind, selector]: readonly [string, string]): [string, Box[]] => {
        const seen = [...document.querySelectorAll(selector)].filter((each) =>
          each.checkVisibility(),
        );
        const boxes = seen.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const own = element.getAttribute('aria-label') ?? element.textContent.trim();
          return { name: `${kind} “${own}”`, x, y, width, height };
        });
        return [kind, boxes];
      };
      const { documentElement: root } = document;
      const sideways = [...document.querySelectorAll('html, body, body *')].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          (element === root || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)),
      );
      return {
        boxes: Object.fromEntries(Object.entries(wanted).map(boxesOf)) as Record<Kind, Box[]>,
        width: innerWidth,
        height: innerHeight,
        scrolls: root.scrollHeight > root.clientHeight + 1 ? ['the page itself scrolls'] : [],
        sideways: sideways.map(
          (element) =>
            `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.className}” scrolls sideways`,
        ),
      };
    },
    selectors as Readonly<Record<string, string>>,
  );
}

/** Finds boxes that extend beyond the edge of the page, a sentence each. */
export function outside(
  { width, height }: { readonly width: number; readonly height: number },
  boxes: readonly Box[],
): string[] {
  return boxes
    .filter(
      (box) =>
        box.x < -slack ||
        box.y < -slack ||
        box.x + box.width > width + slack ||
        box.y + box.height > height + slack,
    )
    .map((box) => `${box.name} reaches out of the window: ${placeOf(box)}`);
}

/**
 * Finds boxes of one kind that overlap boxes of another, a sentence each; a box doesn't overlap itself.
 */
export function overlaps(some: readonly Box[], others: readonly Box[]): string[] {
  const found = some.flatMap((one, index) =>
    others
      .filter((_, place) => some !== others || place > index)
      .filter((other) => areaShared(one, other) > 0)
      .map((other) => `${one.name} lies over ${other.name}: ${placeOf(one)}, ${placeOf(other)}`),
  );
  return [...new Set(found)];
}

/** The tolerance in pixels, for rounding. */
const slack = 1;

function areaShared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width - slack) * Math.max(0, height - slack);
}

function placeOf({ x, y, width, height }: Box): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(Math.round);
  return `${left ?? 0},${top ?? 0} to ${right ?? 0},${bottom ?? 0}`;
}
