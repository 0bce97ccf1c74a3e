import { expect, type Page } from '@playwright/test';

/** Where each visible control and heading of a page is, by its role and accessible name, in CSS pixels. */
type Places = Readonly<Record<string, readonly [x: number, y: number]>>;

/**
 * Measures a page at rest. A place is counted in the content of what scrolls, so that only a change of the
 * layout is a move. Hands are named by where they belong, since their names say what they hold.
 */
async function placesOf(page: Page): Promise<Places> {
  // What lies under the pointer may be raised.
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    // Grids and notes measure themselves before their final layout.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
    const nameOf = (element: HTMLElement): string =>
      element.dataset['hand'] ??
      element.getAttribute('aria-label') ??
      (element.hasAttribute('aria-labelledby')
        ? (element.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' ')
        : element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
          : element.textContent);
    const controls =
      'button, a[href], input, select, textarea, h1, h2, h3, [role=button], [role=tab], [role=radio], [role=switch]';
    const places: Record<string, [number, number]> = {};
    const seen = new Map<string, number>();
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      let { x, y } = element.getBoundingClientRect();
      // What has the focus may be raised, too.
      for (const each of [element, element.parentElement]) {
        if (each !== null)
          y -= Number.parseFloat(getComputedStyle(each).translate.split(' ')[1] ?? '0');
      }
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        // What sticks to its edge doesn't scroll.
        if (getComputedStyle(each).position === 'sticky') break;
        x += each.scrollLeft;
        y += each.scrollTop;
      }
      const role = element.getAttribute('role') ?? element.localName;
      const key = `${role} “${nameOf(element).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
      const number = (seen.get(key) ?? 0) + 1;
      seen.set(key, number);
      places[number === 1 ? key : `${key} (${number})`] = [Math.round(x), Math.round(y)];
    }
    return places;
  });
}

/** Finds controls that are in both, at different places, a sentence each. */
function moved(before: Places, after: Places): string[] {
  return Object.entries(before).flatMap(([key, [x, y]]) => {
    const now = after[key];
    if (now === undefined) return [];
    const [across, down] = [now[0] - x, now[1] - y];
    return Math.abs(across) > 1 || Math.abs(down) > 1
      ? [`${key} moved by ${across} and ${down}`]
      : [];
  });
}

/** An action of a user that asks for nothing to move. */
export interface Act {
  readonly what: string;
  readonly run: () => Promise<unknown>;
  /** The controls that the action asks to move. */
  readonly asked?: RegExp;
}

/** Performs actions, each on what the one before left, and expects that no control moves. */
export async function staysPut(page: Page, view: string, acts: readonly Act[]): Promise<void> {
  let before = await placesOf(page);
  for (const { what, run, asked } of acts) {
    await run();
    const after = await placesOf(page);
    const unasked = moved(before, after).filter((sentence) => asked?.test(sentence) !== true);
    expect.soft(unasked, `${view}: ${what}`).toEqual([]);
    before = after;
  }
}
