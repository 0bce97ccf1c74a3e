import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeLibrary, keptMatch } from '../library/testing.ts';
import KeptMatches from './KeptMatches.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(withoutTable = false) {
  const props = {
    withoutTable,
    onopen: vi.fn<(id: string) => void>(),
    onall: vi.fn<() => void>(),
    onstatistics: vi.fn<() => void>(),
    onatlas: vi.fn<() => void>(),
    onproblem: vi.fn<(sentence: string) => void>(),
  };
  render(KeptMatches, props);
  return props;
}

test('the last matches are shown, with what one does with each, and the day’s figures', async () => {
  fakeLibrary([keptMatch('begun'), keptMatch('won', { title: 'The final', won: true })]);
  const { onopen, onall, onstatistics } = show();
  const goOn = await screen.findByRole('button', {
    name: /^Go on with Chopsticks: You – Computer/,
  });
  expect(screen.getByText('The final')).toBeTruthy();
  expect(await screen.findByText('Today: 2 games finished, 1 won')).toBeTruthy();
  await fireEvent.click(goOn);
  await fireEvent.click(screen.getByRole('button', { name: /^Open Chopsticks/ }));
  expect(onopen.mock.calls).toEqual([['begun'], ['won']]);
  await fireEvent.click(screen.getByRole('button', { name: 'All matches' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Statistics' }));
  expect([onall, onstatistics].map((told) => told.mock.calls.length)).toEqual([1, 1]);
});

test('no more than eight are shown, and not the one that waits above them', async () => {
  fakeLibrary(Array.from({ length: 9 }, (_, index) => keptMatch(`match ${index}`)));
  const { onopen } = show(true);
  const buttons = await screen.findAllByRole('button', { name: /^Go on with/ });
  expect(buttons).toHaveLength(8);
  for (const button of buttons) await fireEvent.click(button);
  expect(onopen).not.toHaveBeenCalledWith('match 0');
});

test('what changes is shown, and what is refused is told', async () => {
  const main = fakeLibrary([keptMatch('begun')]);
  const { onproblem } = show();
  await screen.findByRole('button', { name: /^Go on with/ });
  await window.digitDuels.request('renameMatch', { id: 'begun', title: 'The final' });
  expect(await screen.findByText('The final')).toBeTruthy();
  vi.stubGlobal('digitDuels', {
    request: () => Promise.resolve({ ok: false, error: saying('The folder is gone.') }),
  });
  main.tell('library');
  await vi.waitFor(() => expect(onproblem).toHaveBeenCalledWith('The folder is gone.'));
});

test('where no match was played, it says that each is kept', async () => {
  fakeLibrary([]);
  show();
  expect(await screen.findByText('Every match you play is kept here.')).toBeTruthy();
});
