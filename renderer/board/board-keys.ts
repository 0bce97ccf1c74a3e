import { isForTable } from '../table/keys.ts';
import { hasKeysOf } from './shortcuts.ts';
import type { BoardPlace } from './board-place.ts';
import type { MatchControls } from './match-controls.svelte.ts';

/** What the keys of the board need of it. */
export interface KeyedBoard {
  readonly place: BoardPlace | undefined;
  readonly view:
    { readonly controls: { readonly finished: boolean; readonly computers: unknown } } | undefined;
  readonly controls: MatchControls;
  readonly review: { readonly isOpen: boolean };
  stepReview(way: -1 | 1): void;
  carryOut(command: 'undo' | 'redo'): void;
  toggleSound(): void;
  /** Some notice stands above the table, or above another page. */
  readonly hasNotice: boolean;
  putNoticesAway(): void;
}

/** What has a use of its own for the keys that go through a match. */
const goesByItself =
  '[role=tablist], [role=radiogroup], [role=slider], [role=combobox], [role=listbox]';

/** What has a use of its own for the space bar. */
const pressed = 'button, a[href], [role=button], [tabindex="0"]';

const always: Readonly<Record<string, 'keys' | undefined>> = { '?': 'keys' };

const throughMatch = {
  home: 'to-first',
  end: 'to-last',
  pageup: 'back',
  pagedown: 'forward',
} as const;

/** What a key does that belongs to the board, whatever on the page has the focus; nothing for any other key. */
export function boardAction(event: KeyboardEvent, board: KeyedBoard): (() => void) | undefined {
  for (const command of ['undo', 'redo'] as const) {
    // Before Chromium, which would undo in a text that has long lost the focus.
    if (hasKeysOf(command, event)) return () => board.carryOut(command);
  }
  if (!isForTable(event)) return undefined;
  const key = event.key.toLowerCase();
  const { controls, view } = board;
  const { commands, replay } = controls;
  if (key === 'm' && !event.repeat) return () => board.toggleSound();
  const command = always[key];
  if (command !== undefined) return commands[command];
  if (key === 'escape' && board.hasNotice) return () => board.putNoticesAway();
  if (board.place !== 'table' || view === undefined) return undefined;
  if (key === 'escape' && replay.playing) return () => replay.stop();
  const { finished, computers } = view.controls;
  if (computers !== null) {
    if (key === 'p' && !event.repeat) return commands.pause;
    if (key === ' ' && !isWithin(event, pressed)) return commands.pause;
    if (key === '.' && !event.repeat) return commands.step;
  }
  if (board.review.isOpen && event.shiftKey) {
    if (key === 'pageup') return () => board.stepReview(-1);
    if (key === 'pagedown') return () => board.stepReview(1);
  }
  if (isWithin(event, goesByItself)) return undefined;
  if (key in throughMatch && (finished || !isWithin(event, '[role=toolbar]'))) {
    return commands[throughMatch[key as keyof typeof throughMatch]];
  }
  if (finished && key === 'arrowleft') return commands.back;
  if (finished && key === 'arrowright') return commands.forward;
  return undefined;
}

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * Whether a key or a click ends a replay: any does that isn't meant for the replay itself. What a command of the
 * menu does to it is for the command to say, which may be the one that stops it.
 */
export function endsReplay(event: KeyboardEvent | PointerEvent): boolean {
  const { target } = event;
  const on = target instanceof Element ? target : null;
  // Its speeds open in a list that lies elsewhere on the page.
  if (on?.closest('[role=listbox], [aria-expanded=true]')) return false;
  if (event instanceof KeyboardEvent && event.key === 'Escape') return true;
  if (on?.closest('[data-replay]')) return false;
  if (!(event instanceof KeyboardEvent)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
}
