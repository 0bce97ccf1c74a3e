import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import RulesPage from './RulesPage.svelte';

vi.mock('electron', () => ({ app: {}, ipcMain: {}, session: {}, shell: {} }));

afterEach(() => {
  cleanup();
  speak('en');
});

test('open rules follow the language of the window', async () => {
  const view = viewAfter({ game: 'summation-duel' });
  render(RulesPage, { game: view.game, view, variant: [] });
  expect(screen.getByRole('heading', { name: 'The end' })).toBeDefined();
  speak('de');
  await tick();
  expect(screen.getByRole('heading', { name: 'Das Ende' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'The end' })).toBeNull();
  expect(screen.getByText('Genau 50: Du gewinnst.')).toBeDefined();
});

test('the rules that differ are marked with a sign, too, not by their colour alone', () => {
  const view = viewAfter({ game: 'chopsticks' });
  render(RulesPage, { game: view.game, view, variant: [], marked: ['Misère', 'Splits'] });
  const signs = screen.getAllByRole('img', { name: 'This rule is different here' });
  expect(signs.map((sign) => sign.closest('td')?.textContent.trim())).toEqual(['Misère', 'Splits']);
});
