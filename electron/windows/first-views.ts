import { firstViewsId, type FirstViews } from '../api/first-views.ts';

/** A page with the views that it shows first. */
export function withFirstViews(page: string, views: FirstViews): string {
  // A `<` in a text could end the element.
  const json = JSON.stringify(views).replaceAll('<', '\\u003c');
  const element = `<script id="${firstViewsId}" type="application/json">${json}</script>`;
  return page.replace('</head>', (end) => element + end);
}
