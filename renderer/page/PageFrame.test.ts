import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import PageFrame from './PageFrame.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = createRawSnippet(() => ({ render: () => '<span data-testid="content"></span>' }));

function show({ onescape }: { onescape?: () => void } = {}) {
  const app = appWith();
  const { router } = app.services;
  router.go('library');
  renderIn(app, PageFrame, { title: 'A page', children: nothing, ...(onescape && { onescape }) });
  return app.services;
}

const escape = (at: Element = document.body) => fireEvent.keyDown(at, { key: 'Escape' });

test('a page takes the keyboard focus from the page before it', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a page leaves the focus where it already is', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show();
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('what is being opened is shown with the time left, and can be cancelled', async () => {
  const main = fakeMain({ stopOpening: () => null });
  const { notices } = show();
  notices.opening = { name: 'long.duel', share: 0.25, left: 9 };
  await tick();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: /long\.duel/ });
  expect([bar.value, bar.parentElement?.textContent]).toEqual([
    0.25,
    expect.stringContaining('About 9 seconds left'),
  ]);
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(main.asked.map(({ name }) => name)).toContain('stopOpening');
});

test('what was just refused comes after the content that it lies below', async () => {
  const { notices } = show();
  notices.report('No room.');
  await tick();
  const content = screen.getByTestId('content');
  const close = screen.getByRole('button', { name: 'Close' });
  expect(content.compareDocumentPosition(close)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Escape shows the previous page, or home if there is none', async () => {
  const { router } = show();
  router.go('statistics');
  await escape();
  expect(router.page).toBe('library');
  await escape();
  expect(router.page).toBe('home');
});

test('a page can handle Escape itself', async () => {
  const onescape = vi.fn<() => void>();
  const { router } = show({ onescape });
  await escape();
  expect([router.page, onescape.mock.calls.length]).toEqual(['library', 1]);
});

test.each([
  ['a text field', '<input value="a">'],
  ['a search with text', '<input type="search" value="a">'],
  ['a button with an open list', '<button aria-expanded="true"></button>'],
  ['a question', '<div role="alertdialog"><button></button></div>'],
])('Escape in %s does not leave the page', async (_, html) => {
  const { router } = show();
  document.body.insertAdjacentHTML('beforeend', html);
  await escape(document.body.lastElementChild ?? undefined);
  expect(router.page).toBe('library');
});

test('Escape in an empty search leaves the page', async () => {
  const { router } = show();
  document.body.insertAdjacentHTML('beforeend', '<input type="search">');
  await escape(document.body.lastElementChild ?? undefined);
  expect(router.page).toBe('home');
});

test('there is a Back button only if there is a previous page', async () => {
  const { router } = show();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  router.go('statistics');
  await fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(router.page).toBe('library');
});

test('the Rules command shows the rules of the game on the page', () => {
  const app = appWith();
  const game = { id: 'summation-duel', name: 'Summation Duel' };
  renderIn(app, PageFrame, { title: 'A page', children: nothing, game });
  app.services.commands.run('rules');
  expect(app.services.dialogs.propsOf('rules')?.game?.id).toBe('summation-duel');
});
