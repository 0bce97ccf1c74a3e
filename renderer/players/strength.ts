import { getContext, setContext } from 'svelte';

const hidden = Symbol('without the strength of computers');

/** Leaves the strength of computers out of the name plates of a page that is for practice. */
export function hideStrength(): void {
  setContext(hidden, true);
}

/** Whether the page of a name plate leaves it out. */
export function isStrengthHidden(): boolean {
  return getContext(hidden) === true;
}
