import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeLibrary, keptMatch } from '../library/testing.ts';
import KeptMatches from './KeptMatches.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(withoutTable = false) {
  const app = appWith();
  renderIn(app, KeptMatches, { withoutTable });
  return app.services;
}

test('the last matches are shown with their commands, and the figures of the day', async () => {
  const main = fakeLibrary([
    keptMatch('begun'),
    keptMatch('won', { title: 'The final', won: true }),
  ]);
  const { router } = show();
  const continueButton = await screen.findByRole('button', {
    name: /^Continue Chopsticks: You – Computer/,
  });
  expect(screen.getByText('The final')).toBeTruthy();
  expect(await screen.findByText('Today: 2 games finished, 1 won')).toBeTruthy();
  await fireEvent.click(continueButton);
  await fireEvent.click(screen.getByRole('button', { name: /^Open Chopsticks/ }));
  expect(main.payloads('openMatch')).toEqual([{ id: 'begun' }, { id: 'won' }]);
  for (const [name, page] of [
    ['All matches', 'library'],
    ['Statistics', 'statistics'],
  ] as const) {
    await fireEvent.click(screen.getByRole('button', { name }));
    expect(router.page).toBe(page);
  }
});

test('at most eight are shown, without the one to continue', async () => {
  const main = fakeLibrary(Array.from({ length: 9 }, (_, index) => keptMatch(`match ${index}`)));
  show(true);
  const buttons = await screen.findAllByRole('button', { name: /^Continue/ });
  expect(buttons).toHaveLength(8);
  for (const button of buttons) await fireEvent.click(button);
  expect(main.payloads('openMatch')).not.toContainEqual({ id: 'match 0' });
});

test('changes are shown, and refusals reported', async () => {
  const main = fakeLibrary([keptMatch('begun')]);
  const { notices } = show();
  await screen.findByRole('button', { name: /^Continue/ });
  await window.digitDuels.request('renameMatch', { id: 'begun', title: 'The final' });
  expect(await screen.findByText('The final')).toBeTruthy();
  vi.stubGlobal('digitDuels', {
    request: () => Promise.resolve({ ok: false, error: saying('The folder is gone.') }),
  });
  main.tell('library');
  await vi.waitFor(() => expect(notices.problem).toBe('The folder is gone.'));
});

test('if no match was played, it says that matches are saved', async () => {
  fakeLibrary([]);
  show();
  expect(await screen.findByText('Every match you play is saved here.')).toBeTruthy();
});
