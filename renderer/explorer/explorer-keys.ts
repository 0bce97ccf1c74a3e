import { isDialogOpen } from '../design/open-dialog.ts';
import type { ExplorerPage } from './explorer-page.svelte.ts';

/** The action of a key on the explorer's page; undefined if the key belongs to what has the focus. */
export function explorerKey(
  event: KeyboardEvent,
  page: ExplorerPage,
): (() => Promise<void>) | undefined {
  const { target } = event;
  if (isDialogOpen() || event.defaultPrevented || !(target instanceof Element)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (target.closest('[role=listbox], input, textarea, [aria-expanded=true]')) return undefined;
  switch (event.key) {
    case 'PageUp':
      return () => page.back();
    case 'PageDown':
      return () => page.forward();
    case 'Home':
      return () => page.toStart();
    case 'End':
      return () => page.toEnd();
    default:
      return undefined;
  }
}
