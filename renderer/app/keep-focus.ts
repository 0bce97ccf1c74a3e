/**
 * Moves the focus when the focused element disappears or is disabled: to the nearest element around
 * it that can have the focus.
 *
 * @param last - returns the element to focus if there is none.
 * @returns a function that stops this.
 */
export function keepFocus(last: () => HTMLElement | undefined): () => void {
  let path: readonly HTMLElement[] = [];

  function remember({ target }: FocusEvent): void {
    // If the focus was moved meanwhile, that has been announced already.
    if (target !== document.activeElement) return;
    path = target instanceof HTMLElement ? [target, ...ancestorsOf(target)] : [];
  }

  function restore(): void {
    const [focused, ...around] = path;
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.matches(':disabled');
    // A click on the background removes the focus, too, and is meant to.
    if (!lost || focused === undefined || canHold(focused)) return;
    path = [];
    for (const place of [...around, last()]) {
      if (place?.hasAttribute('tabindex') !== true || !canHold(place)) continue;
      place.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  }

  const observer = new MutationObserver(restore);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  /** An element hidden by a smaller window loses the focus without any other change. */
  function hidden({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    queueMicrotask(() => {
      if (target.isConnected) restore();
    });
  }
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', hidden);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', hidden);
  };
}

function canHold(element: HTMLElement): boolean {
  const visible = element.checkVisibility({ visibilityProperty: true });
  return element.isConnected && !element.matches(':disabled') && visible;
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}
