import { pliesOf, type MatchViewOf } from '../../electron/api/match-view.ts';
import { words } from '../words.svelte.ts';

/** Whether a computer is choosing a move, rather than paused or in the past. */
export function isComputing(view: MatchViewOf): boolean {
  const { state, at, controls } = view;
  return state.kind === 'computer' && at === pliesOf(view).length && controls.computers !== 'wait';
}

/** The reason why the user can't move because a computer is to move; empty otherwise. */
export function whyWait(view: MatchViewOf): string {
  return isComputing(view) ? words().text('match.computers-turn') : '';
}
