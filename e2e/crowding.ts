import type { Page } from '@playwright/test';

/**
 * Finds layout faults of a page, a sentence each. For every page at every size: nothing scrolls
 * sideways, no text is cut off, overlaps other text or lies below a picture, and each control can be
 * clicked in its middle and is large enough.
 *
 * @param least - the smallest size of a control in CSS pixels.
 * @param isLong - the page itself may scroll down.
 */
export function crowding(page: Page, least = 32, isLong = false): Promise<string[]> {
  const options = { smallest: least, scrollsDown: isLong };
  return page.evaluate(async ({ smallest, scrollsDown }) => {
    // Grids and notes measure themselves before their final layout.
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
    }
    const faults = new Set<string>();
    const { documentElement: root } = document;
    const slack = 2;

    const say = (element: Element): string => {
      const name =
        element.getAttribute('aria-label') ??
        (element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40) || element.className);
      return `${element.tagName.toLowerCase()} “${name}”`;
    };
    const at = ({ left, top, right, bottom }: Area): string =>
      `${[left, top].map(Math.round).join()} to ${[right, bottom].map(Math.round).join()}`;

    interface Area {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }

    /** Asks for an element's value once: most are around many others. */
    const once = <T>(read: (element: Element) => T) => {
      const known = new Map<Element, { readonly value: T }>();
      return (element: Element): T => {
        const found = known.get(element) ?? { value: read(element) };
        known.set(element, found);
        return found.value;
      };
    };

    const styleOf = once((element) => {
      const { display, position, overflowX, overflowY, clipPath } = getComputedStyle(element);
      return { display, position, overflowX, overflowY, clipPath };
    });
    const boxOf = once((element) => element.getBoundingClientRect());

    const isShown = once(
      (element): boolean =>
        !element.classList.contains('visually-hidden') &&
        styleOf(element).clipPath !== 'inset(50%)' &&
        (element.parentElement === null || isShown(element.parentElement)),
    );
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isShown(element);

    /** Returns the bar around an element that stays in place while the content under it scrolls. */
    const stuck = once((element): Element | null => {
      if (styleOf(element).position === 'sticky') return element;
      return element.parentElement && stuck(element.parentElement);
    });

    /**
     * Returns the visible part of an area inside the boxes that clip it, and whether it can be scrolled
     * into view.
     */
    const clipped = (element: Element, area: Area) => {
      let { left, top, right, bottom } = area;
      let scrolls = false;
      let titled = false;
      const cut = { across: false, along: false };
      for (let each: Element | null = element; each; each = each.parentElement) {
        titled ||= each.hasAttribute('title');
        const style = styleOf(each);
        if (each !== root && each !== document.body && style.display !== 'inline') {
          const box = boxOf(each);
          const [x, y] = [style.overflowX, style.overflowY];
          if (x !== 'visible') {
            if (left < box.left - slack || right > box.right + slack) {
              if (x === 'auto' || x === 'scroll') scrolls = true;
              else if (!scrolls) cut.across = true;
            }
            left = Math.max(left, box.left);
            right = Math.min(right, box.right);
          }
          if (y !== 'visible') {
            if (top < box.top - slack || bottom > box.bottom + slack) {
              if (y === 'auto' || y === 'scroll') scrolls = true;
              else if (!scrolls) cut.along = true;
            }
            top = Math.max(top, box.top);
            bottom = Math.min(bottom, box.bottom);
          }
        }
        if (style.position === 'fixed') break;
      }
      if (left < -slack || right > innerWidth + slack) cut.across ||= !scrolls;
      if (top < -slack || bottom > innerHeight + slack) {
        scrolls ||= scrollsDown;
        cut.along ||= !scrolls;
      }
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      return { area: { left, top, right, bottom }, scrolls, cut, titled };
    };

    if (!scrollsDown && root.scrollHeight > root.clientHeight + 1)
      faults.add('The page itself scrolls.');
    for (const element of document.querySelectorAll('html, body, body *')) {
      const sideways =
        element.scrollWidth > element.clientWidth + 1 &&
        (element === root || ['auto', 'scroll'].includes(styleOf(element).overflowX));
      if (sideways && isSeen(element)) faults.add(`${say(element)} scrolls sideways.`);
    }

    const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
    const scope = dialog ?? document.body;

    const controls =
      'button, a[href], input, select, textarea, [role=button], [role=tab], [role=radio], [role=option]';
    for (const control of scope.querySelectorAll(controls)) {
      // Controls in a drawing are as large as the point or bar they represent.
      if (control.closest('svg, [data-part=plot], [data-part=bars]')) continue;
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      if (!isSeen(target) || control.matches(':disabled')) continue;
      const box = target.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const inText = styleOf(target).display === 'inline';
      const dense = control.closest('[data-part=moves] ol') !== null;
      // A label beside it is a target as well.
      const labelled = 'labels' in control && (control as HTMLInputElement).labels?.length;
      if (!inText && !dense && !labelled && Math.min(box.width, box.height) < smallest - 0.5) {
        faults.add(
          `${say(target)} is ${Math.round(box.width)} by ${Math.round(box.height)} small.`,
        );
      }
      const { area, scrolls, cut } = clipped(target, box);
      if (cut.across || cut.along) faults.add(`${say(target)} is cut at ${at(box)}.`);
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const inSight =
        middle.x > area.left &&
        middle.x < area.right &&
        middle.y > area.top &&
        middle.y < area.bottom - 1;
      if (!inSight) {
        if (!scrolls) faults.add(`${say(target)} is out of sight at ${at(box)}.`);
        continue;
      }
      const hit = document.elementFromPoint(middle.x, middle.y);
      // It can be scrolled from under a bar.
      if (hit !== null && stuck(hit) !== stuck(target)) continue;
      if (
        hit === null ||
        !(target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(control))
      ) {
        faults.add(`${say(target)} is covered by ${hit ? say(hit) : 'nothing'} at ${at(box)}.`);
      }
    }

    const texts: {
      readonly element: Element;
      readonly bar: Element | null;
      readonly area: Area;
    }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '' || !isSeen(element)) continue;
      if (element.closest('svg, style, script')) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const { area, cut, titled } = clipped(element, box);
        if ((cut.across || cut.along) && !titled) {
          faults.add(`The text of ${say(element)} is cut at ${at(box)}.`);
        }
        if (area.right - area.left > slack && area.bottom - area.top > slack)
          texts.push({ element, bar: stuck(element), area });
      }
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (one.element === other.element || one.bar !== other.bar) continue;
        const across =
          Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
        const along =
          Math.min(one.area.bottom, other.area.bottom) - Math.max(one.area.top, other.area.top);
        // Line boxes are taller than their letters.
        const lower = Math.min(one.area.bottom - one.area.top, other.area.bottom - other.area.top);
        if (across > slack && along > 0.4 * lower) {
          faults.add(`The text of ${say(one.element)} lies over that of ${say(other.element)}.`);
        }
      }
    }
    const pictures = '[aria-hidden=true]:not(svg, svg *)';
    for (const drawing of scope.querySelectorAll(`:is(${pictures}) svg`)) {
      if (!isSeen(drawing)) continue;
      const { area } = clipped(drawing, drawing.getBoundingClientRect());
      const picture = drawing.closest(pictures);
      const bar = stuck(drawing);
      for (const text of texts) {
        if (picture?.contains(text.element) || text.element.closest(pictures)) continue;
        if (text.bar !== bar) continue;
        const across = Math.min(area.right, text.area.right) - Math.max(area.left, text.area.left);
        const along = Math.min(area.bottom, text.area.bottom) - Math.max(area.top, text.area.top);
        if (across > slack && along > 0.4 * (text.area.bottom - text.area.top)) {
          faults.add(`A picture at ${at(area)} lies over the text of ${say(text.element)}.`);
        }
      }
    }
    return [...faults];
  }, options);
}
