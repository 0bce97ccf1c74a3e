import type { Page } from '@playwright/test';
import type { Facts, Offer, Point } from './facts.ts';

/** Reads the facts of the board, with the last view of the match; see {@link listen}. */
export function readFacts(page: Page): Promise<Facts> {
  return page.evaluate(readInPage);
}

/** Runs in the page, so that all facts are of one moment; it can't use anything outside itself. */
function readInPage(): Facts {
  const latest = window.wandererView;
  if (latest === undefined) throw new Error('Nobody listens in this page.');
  const view = latest;

  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const one = (selector: string, within?: ParentNode): HTMLElement | undefined =>
    all(selector, within)[0];
  const words = (element: Element | null | undefined): string =>
    element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => words(document.getElementById(id))).join(' ');
    return element.getAttribute('aria-label') ?? (labels === '' ? words(element) : labels);
  };
  const nameOf = (element: Element | null): string => {
    if (element === null) return 'nothing';
    const tag = element.tagName.toLowerCase();
    const label = labelOf(element).slice(0, 60);
    return label === '' ? `${tag}.${element.getAttribute('class') ?? ''}` : `${tag} “${label}”`;
  };

  const enabled = ':not(:disabled, [aria-disabled=true])';
  const main = one('main');
  const layerOf = (element: Element): number => Number(getComputedStyle(element).zIndex);
  const dialogs = all('[role=dialog], [role=alertdialog]').sort(
    (one, other) => layerOf(one) - layerOf(other),
  );
  // A list within a page isn't a menu over it.
  const besideMain = (element: Element): boolean => element.closest('main') === null;
  const menu = all('[role=menu], [role=listbox]').some(besideMain);
  const covered = menu || dialogs.length > 0;

  const within = (x: number, y: number, box: DOMRect): boolean =>
    x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  const tableBox = main?.getBoundingClientRect() ?? new DOMRect();
  const atTable = document.querySelector('header .turn') !== null;

  /**
   * Whether an element may cover another: notices disappear, and choices and numbers may cover hands.
   */
  function mayLieOver(element: HTMLElement, isHand: boolean, over: Element): boolean {
    if (over.closest('[role=alert], [data-part=done]') !== null) return true;
    if (!isHand) return false;
    const place = element.closest('[data-place]');
    return over.closest('.chooser') !== null || place?.contains(over) === true;
  }

  function pointAt(element: HTMLElement, isHand: boolean, x: number, y: number): Point {
    const over = document.elementFromPoint(x, y);
    const reached = over !== null && element.contains(over);
    const allowed = over !== null && mayLieOver(element, isHand, over);
    return { x, y, reached, coveredBy: reached || allowed ? null : nameOf(over) };
  }

  /** Four points of an element; those of a rotated hand are on its drawing. */
  function pointsOf(element: HTMLElement, isHand: boolean): Point[] {
    const fractions = [
      [0.5, 0.5],
      [0.5, 0.25],
      [0.32, 0.6],
      [0.68, 0.6],
    ] as const;
    const drawing = isHand ? element.querySelector('svg') : null;
    const matrix = drawing?.getScreenCTM();
    const box = drawing?.viewBox.baseVal ?? element.getBoundingClientRect();
    const places = fractions.map(([across, down]) => {
      const place = new DOMPoint(box.x + across * box.width, box.y + down * box.height);
      return matrix ? place.matrixTransform(matrix) : place;
    });
    const [centre, ...more] = places;
    if (centre === undefined) return [];
    // Sleeves may extend beyond the window; the centre of a hand may not.
    const inside = more.filter(({ x, y }) => within(x, y, tableBox));
    return [centre, ...inside].map(({ x, y }) => pointAt(element, isHand, x, y));
  }

  function offerOf(element: HTMLElement): Offer {
    const isHand = element.matches('[data-hand]');
    const isCard = element.matches('[data-number], [data-digit]');
    // The table has room for all hands; those of other pages scroll with them.
    if (!isHand || !atTable) element.scrollIntoView({ block: 'nearest' });
    return {
      name: labelOf(element),
      kind: isHand ? 'hand' : isCard ? 'card' : 'button',
      enabled: element.matches(enabled),
      onTable: covered || main?.contains(element) === true,
      own: element.hasAttribute('aria-pressed') && isHand,
      picked: element.getAttribute('aria-pressed') === 'true',
      points: pointsOf(element, isHand),
    };
  }

  /** Whether an element is an offer. Live hands are, even if another one must be picked up first. */
  function isOffered(element: HTMLElement): boolean {
    if (element.closest('[role=alert], [inert]') !== null) return false;
    const live = element.matches('[data-hand]') && !labelOf(element).includes(', out');
    return element.matches(enabled) || (live && view.state.kind !== 'over');
  }

  /** The clickable elements: only those of the menu or dialog that is open, if there is one. */
  function clickable(): HTMLElement[] {
    const items = '[role=menuitem], [role=option]';
    if (menu) return all(items).filter((item) => besideMain(item) && item.matches(enabled));
    const dialog = dialogs.at(-1);
    if (dialog !== undefined) return all('button', dialog).filter((item) => item.matches(enabled));
    // Rows of the list of moves may be scrolled out of view.
    return all(':is(header, main, [aria-label="Game over"], [role=tablist]) button').filter(
      isOffered,
    );
  }
  /**
   * Returns the offers with the scrolling of {@link offerOf} undone, so that a click reaches its
   * element.
   */
  function offersWhereTheyAre(): Offer[] {
    const elements = clickable();
    const scrolled = new Map<Element, readonly [number, number]>();
    const around = elements.flatMap((element) => ancestorsOf(element));
    for (const each of around) scrolled.set(each, [each.scrollLeft, each.scrollTop]);
    const seen = elements.map(offerOf);
    for (const [each, [left, top]] of scrolled) each.scrollTo({ left, top, behavior: 'instant' });
    return seen.map((offer, index) => {
      const element = elements[index];
      const isHand = offer.kind === 'hand';
      if (element === undefined || (isHand && atTable)) return offer;
      const now = pointsOf(element, isHand);
      const points = offer.points.map(({ coveredBy }, place) => ({
        ...(now[place] ?? { x: -1, y: -1, reached: false }),
        coveredBy,
      }));
      return { ...offer, points };
    });
  }

  function ancestorsOf({ parentElement }: Element): Element[] {
    return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
  }

  const offers = offersWhereTheyAre();

  function seenOf(element: HTMLElement): number {
    const box = element.getBoundingClientRect();
    let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return box.height === 0 ? 0 : Math.max(0, bottom - top) / box.height;
  }

  function movesOf(): Facts['moves'] {
    const region = one('section[aria-label="Moves"]');
    if (region === undefined) return null;
    // Rows far out of view are replaced by space.
    const items = all('li:not([aria-hidden=true])', region);
    const current = items.findIndex((item) => item.querySelector('[aria-current=step]') !== null);
    const marked = items[current];
    return {
      rows: items.length,
      current: current + 1,
      seen: marked === undefined ? 1 : seenOf(marked),
    };
  }

  function plotOf(): Facts['plot'] {
    const region = one('section[aria-label="Advantage"]');
    if (region === undefined) return null;
    const slider = region.querySelector('[role=slider]');
    const number = (name: string): number => Number(slider?.getAttribute(name));
    return {
      moments: number('aria-valuemax') + 1,
      marked: number('aria-valuenow'),
      names: words(region),
    };
  }

  function scrim(): string | null {
    const button = one('header button');
    if (covered || button === undefined) return null;
    const box = button.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // They may be out of view on a page that scrolls as a whole.
    return over === null || button.contains(over) ? null : nameOf(over);
  }

  /** A path through a game is one line of any length, and a table of figures keeps its width. */
  const mayScrollSideways = 'nav *, :has(> [role=table])';

  function scrollsSideways(element: HTMLElement): boolean {
    if (element.scrollWidth <= element.clientWidth + 1) return false;
    if (element.matches(mayScrollSideways)) return false;
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  }
  const { scrollWidth } = document.documentElement;

  const { activeElement } = document;
  const focused =
    activeElement !== null && activeElement !== document.body
      ? {
          name: nameOf(activeElement),
          inDialog:
            dialogs.at(-1)?.contains(activeElement) === true ||
            activeElement.closest('[role=listbox], [role=menu]') !== null,
        }
      : null;

  const undo = one('header button[aria-label="Undo"]');
  const analysis = one('header button[aria-label="Analysis"]');
  const tab = one('aside [role=tab][aria-selected=true]');
  return {
    view,
    atTable,
    heading: words(one('header h1')),
    dialogs: dialogs.map(labelOf),
    menu,
    scrim: scrim(),
    focus: focused,
    everFocused: window.wandererFocused === true,
    sideways: [
      ...(scrollWidth > innerWidth ? ['The page'] : []),
      ...all('body *').filter(scrollsSideways).map(nameOf),
    ],
    offers,
    moves: movesOf(),
    tab: tab === undefined ? null : words(tab),
    plot: plotOf(),
    analysing: analysis?.getAttribute('aria-pressed') === 'true',
    canUndo: undo === undefined ? null : undo.matches(enabled),
    active: all('.plate.active b').map(words),
    players: all('.plate b').map(words),
    hands: all('button[data-hand]').map((element) => {
      const [seat = 0, hand = 0] = (element.dataset['hand'] ?? '').split('-').map(Number);
      return { seat, hand, label: labelOf(element) };
    }),
    over: all('[aria-label="Game over"] :is(h2, h2 + p)').map(words).join(' '),
    reviewing: one('[data-part=review]') !== undefined,
    notices: all('[role=alert]').length,
    heard: window.wandererHeard ?? [],
  };
}
