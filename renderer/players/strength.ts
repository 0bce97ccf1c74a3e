import { getContext, setContext } from 'svelte';

const hidden = Symbol('without the strength of computers');

/**
 * Leaves the strength of computers out of the name plates of a page that is for practice.
 *
 * @param isHidden - whether it is left out now; always by default.
 */
export function hideStrength(isHidden: () => boolean = () => true): void {
  setContext(hidden, isHidden);
}

/** Whether the page of a name plate leaves it out. @returns a function that reads the current page. */
export function strengthHidden(): () => boolean {
  return getContext<(() => boolean) | undefined>(hidden) ?? (() => false);
}
