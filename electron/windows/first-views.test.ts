import { expect, test } from 'vitest';
import type { FirstViews } from '../api/first-views.ts';
import { withFirstViews } from './first-views.ts';

test('a page gets its first views, even if a text has tags or replacement patterns', () => {
  const views = { preferences: { name: '</script> $& $1' }, match: {} };
  const page = withFirstViews('<head></head><body></body>', views as unknown as FirstViews);
  const [, json = ''] =
    /^<head><script id="first-views" type="application\/json">(.*?)<\/script><\/head>/.exec(page) ??
    [];
  expect(JSON.parse(json)).toEqual(views);
});
