import type { Component } from 'svelte';
import type { Page } from '../services/page.ts';
import type { PageId } from '../services/router.svelte.ts';

/** Loads pages, each once. */
export function pageLoader(
  pages: readonly Page[],
): (id: PageId) => Promise<{ default: Component }> {
  const loading = new Map<PageId, Promise<{ default: Component }>>();
  return (id) => {
    const page = pages.find((each) => each.id === id);
    if (page === undefined) throw new RangeError(`There is no page "${id}".`);
    const loaded = loading.get(id) ?? page.load();
    loading.set(id, loaded);
    // Opening the page again tries to load it again.
    loaded.catch(() => loading.delete(id));
    return loaded;
  };
}
