/**
 * Gives the keyboard a place again when what had the focus goes away or can't be used any more: the
 * nearest thing around it that is still there and can hold the focus.
 *
 * @param last - what holds it where nothing of the kind is left.
 * @returns what stops it.
 */
export function keepFocus(last: () => HTMLElement | undefined): () => void {
  let path: readonly HTMLElement[] = [];

  function remember({ target }: FocusEvent): void {
    // Something that has moved the focus meanwhile announced that first.
    if (target !== document.activeElement) return;
    path = target instanceof HTMLElement ? [target, ...ancestorsOf(target)] : [];
  }

  function restore(): void {
    const [focused, ...around] = path;
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.matches(':disabled');
    // A click beside everything takes the focus away, too, and is meant so.
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
  /** What a smaller window hides loses the focus, and nothing else changes. */
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
