import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import Paper from './Paper.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing can be printed or saved until there is a sheet, and the buttons say so', async () => {
  const main = fakeMain({ savePdf: () => null });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const app = appWith();
  const { match, notices, router } = app.services;
  router.go('paper', { kind: 'match' });
  renderIn(app, Paper, {});
  const buttons = ['Print…', 'Save as PDF…'].map((name) => screen.getByRole('button', { name }));
  const press = async () => {
    for (const button of buttons) await fireEvent.click(button);
    return [print.mock.calls.length, main.payloads('savePdf').length];
  };
  const disabled = () => buttons.map((button) => button.getAttribute('aria-disabled') === 'true');

  expect(disabled()).toEqual([true, true]);
  for (const { title } of buttons) expect(title).toContain('There is no sheet yet.');
  expect(await press()).toEqual([0, 0]);
  expect(notices.problem).toContain('There is no sheet yet.');

  match.view = viewAfter({ moves: ['A-C'] });
  await tick();
  expect(disabled()).toEqual([false, false]);
  expect(await press()).toEqual([1, 1]);

  match.view = undefined;
  await tick();
  expect(disabled()).toEqual([true, true]);
  expect(await press()).toEqual([1, 1]);
});
