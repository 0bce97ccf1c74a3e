/** The path of an element: the index of the child at each level from the root. */
type Path = readonly number[];

/** The focus on a page, and how far its parts are scrolled. */
export interface Standing {
  readonly focus: Path | undefined;
  readonly scrolled: readonly {
    readonly path: Path;
    readonly top: number;
    readonly left: number;
  }[];
}

/** How long a page may take to draw what was left (ms). */
const patience = 1500;

/** Lists that scroll by themselves to what is current: elsewhere, the window or the match may have changed. */
const following = '[data-follows]';

/** The focus and scroll positions inside an element. */
export function standingIn(root: HTMLElement): Standing {
  const { activeElement } = document;
  const focus = activeElement === null ? undefined : pathOf(activeElement, root);
  const scrolled = [...root.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .filter((each) => !each.matches(following))
    .map((each) => ({
      path: pathOf(each, root) ?? [],
      top: each.scrollTop,
      left: each.scrollLeft,
    }));
  return { focus, scrolled };
}

/**
 * Restores these as soon as everything is drawn, unless the user does something first.
 *
 * @returns a function that cancels this.
 */
export function standAgain(root: HTMLElement, { focus, scrolled }: Standing): () => void {
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(stop, patience);
  const acts = ['keydown', 'pointerdown', 'wheel'] as const;

  function attempt(): void {
    const scrolledAll = scrolled.map(({ path, top, left }) => {
      const element = elementAt(path, root);
      element?.scrollTo(left, top);
      return element?.scrollTop === top && element.scrollLeft === left;
    });
    const target = focus && elementAt(focus, root);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    const focused = focus === undefined || document.activeElement === target;
    if (focused && !scrolledAll.includes(false)) stop();
  }

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop, { capture: true });
  }

  for (const act of acts) addEventListener(act, stop, { capture: true });
  observer.observe(root, { childList: true, subtree: true });
  attempt();
  return stop;
}

function pathOf(element: Element, root: Element): Path | undefined {
  if (element === root) return [];
  const { parentElement } = element;
  if (parentElement === null) return undefined;
  const above = pathOf(parentElement, root);
  return above && [...above, [...parentElement.children].indexOf(element)];
}

function elementAt(path: Path, root: Element): Element | undefined {
  return path.reduce<Element | undefined>((element, child) => element?.children[child], root);
}
