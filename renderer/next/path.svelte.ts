import { onMount } from 'svelte';
import { now } from '../../electron/api/day.ts';
import type { PathView } from '../../electron/api/progress.ts';
import { ask, listen } from '../bridge.ts';

/** What comes next, asked when the component around it mounts. */
export class Path {
  /** Undefined until it is known, or if it can't be. */
  view = $state.raw<PathView>();
  /** Whether there was an answer, or won't be one. */
  isAnswered = $state(false);

  constructor() {
    onMount(() => {
      void this.load();
      // An imported file may have added to what the person here has done.
      return listen('people', () => void this.load());
    });
  }

  async load(): Promise<void> {
    // Without an answer, the way on is left out.
    this.view = await ask('path', { at: now() }).catch(() => undefined);
    this.isAnswered = true;
  }
}
