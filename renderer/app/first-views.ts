import { firstViewsId, type FirstViews } from '../../electron/api/first-views.ts';

/** Takes the views that the page came with; undefined if it came without, or they have been taken. */
export function takeFirstViews(): FirstViews | undefined {
  const element = document.getElementById(firstViewsId);
  element?.remove();
  return element === null ? undefined : (JSON.parse(element.textContent) as FirstViews);
}
