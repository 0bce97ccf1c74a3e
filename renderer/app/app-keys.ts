import { hasKeysOf, isHeardByPage } from '../services/shortcuts.ts';
import { isForTable } from '../table/keys.ts';
import type { App } from './app.ts';

/** Elements with their own use for the keys that step through a match. */
const withOwnKeys =
  '[role=tablist], [role=radiogroup], [role=slider], [role=combobox], [role=listbox]';

/** Elements with their own use for the space bar. */
const pressed = 'button, a[href], [role=button], [tabindex="0"]';

/** The commands that step through a match; elements may use their keys for something else. */
const steps: readonly string[] = ['to-first', 'back', 'forward', 'to-last'];

/** The commands that run before Chromium's own, which would undo in a text field that has lost the focus long ago. */
const edits: readonly string[] = ['undo', 'redo'];

/** The commands that a held key runs only once. */
const once: readonly string[] = ['mute', 'pause', 'step'];

/** The action of a key whatever has the focus; undefined for a key that belongs to the page. */
export function appKey(event: KeyboardEvent, app: App): (() => void) | undefined {
  if (isWithin(event, '[data-takes-keys]')) return undefined;
  const { board, services } = app;
  const { commands, router } = services;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    if (services.kiosk && opensTheWayOut(event)) return () => services.dialogs.open('leave-kiosk');
    const held = commands.list.find(
      (each) =>
        (edits.includes(each.id) ||
          (each.heardByPage === undefined && (services.kiosk || isHeardByPage(each)))) &&
        hasKeysOf(each, event),
    );
    return held && (() => commands.run(held.id));
  }
  if (!isForTable(event)) return undefined;
  if (event.key === 'Escape') {
    if (hasNotice(app)) return () => dismissNotices(app);
    if (router.page === 'table' && board.controls.replay.playing) {
      return () => board.controls.replay.stop();
    }
  }
  const id = commandAt(event, app);
  return id === undefined ? undefined : () => commands.run(id);
}

/** Whether a key asks for the code that ends a kiosk: Ctrl+Alt+K, whatever sign AltGr writes with it. */
function opensTheWayOut({ code, ctrlKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && ctrlKey && altKey;
}

/** The command whose keys without a modifier the table's page handles: its own ones, or others that it has there. */
function commandAt(event: KeyboardEvent, { board, services }: App): string | undefined {
  const { commands, router } = services;
  if (router.page !== 'table') return undefined;
  const declared = commands.list.find((each) => isHeardByPage(each) && hasKeysOf(each, event));
  const finished = board.view?.controls.finished === true;
  const id = declared?.id ?? otherKey(event, finished);
  if (id === undefined || (event.repeat && once.includes(id))) return undefined;
  const { enabled = () => true } = commands.of(id);
  if (!enabled()) return undefined;
  const busy = finished ? withOwnKeys : `${withOwnKeys}, [role=toolbar]`;
  return steps.includes(id) && isWithin(event, busy) ? undefined : id;
}

function otherKey(event: KeyboardEvent, finished: boolean): string | undefined {
  if (event.key === ' ' && !isWithin(event, pressed)) return 'pause';
  if (finished && event.key === 'ArrowLeft') return 'back';
  if (finished && event.key === 'ArrowRight') return 'forward';
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
