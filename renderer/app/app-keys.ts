import { hasKeysOf } from '../services/shortcuts.ts';
import { isForTable } from '../table/keys.ts';
import type { App } from './app.ts';

/** Elements with their own use for the keys that step through a match. */
const withOwnKeys =
  '[role=tablist], [role=radiogroup], [role=slider], [role=combobox], [role=listbox]';

/** Elements with their own use for the space bar. */
const pressed = 'button, a[href], [role=button], [tabindex="0"]';

const throughMatch = {
  home: 'to-first',
  end: 'to-last',
  pageup: 'back',
  pagedown: 'forward',
} as const;

/** The action of a key whatever has the focus; undefined for a key that belongs to the page. */
export function appKey(event: KeyboardEvent, app: App): (() => void) | undefined {
  const { board, services } = app;
  const { commands, router } = services;
  // Before Chromium does, which would undo in a text field that has lost the focus long ago.
  const edits = (['undo', 'redo'] as const).find((id) => hasKeysOf(commands.of(id), event));
  if (edits !== undefined) return () => commands.run(edits);
  if (!isForTable(event)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'escape') {
    if (hasNotice(app)) return () => dismissNotices(app);
    if (router.page === 'table' && board.controls.replay.playing) {
      return () => board.controls.replay.stop();
    }
  }
  const id = commandAt(event, key, app);
  return id === undefined ? undefined : () => commands.run(id);
}

function commandAt(event: KeyboardEvent, key: string, app: App): string | undefined {
  const { board, services } = app;
  if (key === 'm' && !event.repeat) return 'mute';
  if (key === '?') return 'keys';
  if (services.router.page !== 'table' || board.view === undefined) return undefined;
  const { finished, computers } = board.view.controls;
  if (computers !== null) {
    if (key === 'p' && !event.repeat) return 'pause';
    if (key === ' ' && !isWithin(event, pressed)) return 'pause';
    if (key === '.' && !event.repeat) return 'step';
  }
  if (event.shiftKey) {
    if (key === 'pageup') return 'previous-mistake';
    if (key === 'pagedown') return 'next-mistake';
  }
  if (isWithin(event, withOwnKeys)) return undefined;
  if (key in throughMatch && (finished || !isWithin(event, '[role=toolbar]'))) {
    return throughMatch[key as keyof typeof throughMatch];
  }
  if (finished && key === 'arrowleft') return 'back';
  if (finished && key === 'arrowright') return 'forward';
  return undefined;
}

/** Whether there is a notice above the page. */
function hasNotice({ services: { notices, preferences } }: App): boolean {
  return notices.problem !== '' || (preferences.view?.notices.length ?? 0) > 0;
}

/** Dismisses the last refusal, or if there is none the other notices. */
function dismissNotices({ services: { notices, preferences } }: App): void {
  if (notices.problem !== '') notices.dismiss();
  else preferences.dismiss(preferences.view?.notices ?? []);
}

function isWithin({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * Whether a key or a click stops a replay: any does, except on the replay's own controls. Commands
 * of the menu decide for themselves, because one of them stops the replay.
 */
export function endsReplay(event: KeyboardEvent | PointerEvent): boolean {
  const { target } = event;
  const on = target instanceof Element ? target : null;
  // The list of speeds opens elsewhere on the page.
  if (on?.closest('[role=listbox], [aria-expanded=true]')) return false;
  if (event instanceof KeyboardEvent && event.key === 'Escape') return true;
  if (on?.closest('[data-replay]')) return false;
  if (!(event instanceof KeyboardEvent)) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
}
