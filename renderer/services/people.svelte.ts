import type { PeopleView } from '../../electron/api/people.ts';

/** The people on this machine, as the main process has them. */
export class People {
  /** Undefined until they are loaded. */
  view = $state.raw<PeopleView>();

  /** Whether several people use the machine; one alone sees nothing of it. */
  readonly several = $derived((this.view?.people.length ?? 0) > 1);
  /** The person at the machine; undefined for a guest. */
  readonly here = $derived(this.view?.people.find(({ id }) => id === this.view?.here));
}
