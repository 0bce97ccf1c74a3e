import type { Locator, Page } from '@playwright/test';

/** Where something lies, in CSS pixels of its page. */
export interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of what a person can see of some elements, each with a name to tell it by. */
export async function boxesOf(elements: Locator, name: string): Promise<Box[]> {
  return elements.evaluateAll(
    (all, shared) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const own = element.getAttribute('aria-label') ?? element.textContent.trim();
          return { name: `${shared} “${own}”`, x, y, width, height };
        }),
    name,
  );
}

/** Which boxes reach over the edge of the page, in words. */
export async function outside(page: Page, boxes: readonly Box[]): Promise<string[]> {
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
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

/** Which boxes of one kind lie over boxes of another, in words; a box does not lie over itself. */
export function overlaps(some: readonly Box[], others: readonly Box[]): string[] {
  const found = some.flatMap((one, index) =>
    others
      .filter((_, place) => some !== others || place > index)
      .filter((other) => areaShared(one, other) > 0)
      .map((other) => `${one.name} lies over ${other.name}: ${placeOf(one)}, ${placeOf(other)}`),
  );
  return [...new Set(found)];
}

/** Which elements can be scrolled sideways, in words: none should need to be. */
export function scrollsSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('html, body, body *')];
    return elements
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          (element === document.documentElement ||
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)),
      )
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.className}” scrolls sideways`,
      );
  });
}

/** Whether a page as a whole can be scrolled, in words: a board should fit its window. */
export function scrolls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight + 1 ? ['the page itself scrolls'] : [];
  });
}

/** A part of a pixel is nobody's fault. */
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
