import { expect, test, vi } from 'vitest';
import { Router, type PageId } from './router.svelte.ts';
import type { Standing } from './standing.ts';

function routerAt(...pages: PageId[]): Router {
  const router = new Router();
  for (const page of pages) router.go(page as 'home');
  return router;
}

/** The history, from the page in front back. */
function wayBack(router: Router): (PageId | undefined)[] {
  const pages = [router.page];
  while (router.canGoBack) {
    router.back();
    pages.push(router.page);
  }
  return pages;
}

test('before the first page there is no page, and no way back or forward', () => {
  const router = new Router();
  router.back();
  router.forward();
  expect([router.page, router.canGoBack, router.canGoForward]).toEqual([undefined, false, false]);
});

test('Back and Forward go through the visited pages', () => {
  const router = routerAt('home', 'library', 'table');
  router.back();
  expect([router.page, router.canGoBack, router.canGoForward]).toEqual(['library', true, true]);
  router.back();
  expect([router.page, router.canGoBack]).toEqual(['home', false]);
  router.back();
  expect(router.page).toBe('home');
  for (let count = 0; count < 3; count++) router.forward();
  expect([router.page, router.canGoForward]).toEqual(['table', false]);
});

test('opening a page after going back forgets the later ones', () => {
  const router = routerAt('home', 'library', 'table');
  router.back();
  router.go('atlas');
  expect(router.canGoForward).toBe(false);
  expect(wayBack(router)).toEqual(['atlas', 'library', 'home']);
});

test('opening the page in front adds nothing to the history', () => {
  expect(wayBack(routerAt('home', 'table', 'table'))).toEqual(['table', 'home']);
});

test('the history is long, but limited', () => {
  const router = routerAt(...Array.from({ length: 200 }, (_, at) => (at % 2 ? 'home' : 'table')));
  const { length } = wayBack(router);
  expect(length).toBeGreaterThan(20);
  expect(length).toBeLessThan(100);
});

test('a page gets its parameters once, and only its own', () => {
  const router = routerAt('home');
  router.go('lessons', { game: 'chopsticks' });
  expect(router.take('mistakes')).toBeUndefined();
  expect(router.take('lessons')).toEqual({ game: 'chopsticks' });
  expect(router.take('lessons')).toBeUndefined();
  router.go('lessons', { game: 'summation-duel' });
  expect(router.page).toBe('lessons');
  expect(router.take('lessons'), 'sent to where one is').toEqual({ game: 'summation-duel' });
});

test('if a page is opened twice, the last parameters count', () => {
  const router = routerAt('home');
  router.go('lessons', { game: 'chopsticks' });
  router.go('lessons', { game: 'summation-duel' });
  expect(router.take('lessons')).toEqual({ game: 'summation-duel' });
});

test.each<[string, (router: Router) => void]>([
  ['opens a page', (router) => router.go('library')],
  ['opens the current page', (router) => router.go('home')],
  ['goes back', (router) => router.back()],
  ['goes forward', (router) => router.forward()],
])('a user who %s supersedes a request that would open a page', async (_, act) => {
  const router = routerAt('atlas', 'home', 'table');
  router.back();
  let arrive: () => void = () => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  const going = router.going.run(async (wait) => {
    await wait(arriving);
    router.go('puzzles');
  });
  act(router);
  const page = router.page;
  arrive();
  expect([await going, router.page]).toEqual(['overtaken', page]);
});

test('Back and Forward restore a page’s focus and scroll positions, opening it does not', () => {
  const router = routerAt('home');
  const standing = (focus: number): Standing => ({ focus: [focus], scrolled: [] });
  const returning = vi.fn<(standing: Standing) => void>();
  router.returning = returning;
  let left = 0;
  router.leaving = () => standing(left++);
  router.go('library');
  router.go('table');
  router.back();
  expect(returning).toHaveBeenLastCalledWith(standing(1));
  router.back();
  expect(returning).toHaveBeenLastCalledWith(standing(0));
  router.forward();
  expect(returning, 'as it was left last').toHaveBeenLastCalledWith(standing(3));
  expect(returning).toHaveBeenCalledTimes(3);
  router.go('home');
  expect(returning).toHaveBeenCalledTimes(3);
});
