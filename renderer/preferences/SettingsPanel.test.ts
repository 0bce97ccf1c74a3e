import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { slowAnswers } from '../library/testing.ts';
import { pageGroups, settingsOf } from './pages.ts';
import SettingsPanel from './SettingsPanel.svelte';
import { gameViewOf, preferencesOf } from './testing.ts';

/** Renders the settings of the sound; the test decides when they are saved. */
function show(kept: () => void = () => undefined) {
  const { later, come } = slowAnswers();
  const onset = vi.fn<(path: string[], value: unknown) => Promise<void>>(() => later(kept));
  const page = pageGroups(preferencesOf('{}'))
    .flatMap(({ pages }) => pages)
    .find(({ id }) => id === 'sound');
  if (page?.kind !== 'settings') throw new Error('There is no page of sounds.');
  render(SettingsPanel, {
    title: page.label,
    settings: page.settings,
    onset,
    onreset: () => Promise.resolve(),
  });
  return { come, onset, values: () => onset.mock.calls.map(([, value]) => value) };
}

test('pressing a switch twice before it is saved changes it twice', async () => {
  const { values } = show();
  const [button] = screen.getAllByRole('switch');
  if (button === undefined) throw new Error('Nothing can be switched.');
  const was = button.getAttribute('aria-checked') === 'true';
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(values()).toEqual([!was, was]);
});

test('a refusal is no problem after another choice', async () => {
  let refused = 'The disk is full.';
  const { come } = show(() => {
    if (refused !== '') throw new Error(refused);
  });
  const [button] = screen.getAllByRole('switch');
  if (button === undefined) throw new Error('Nothing can be switched.');
  await fireEvent.click(button);
  await fireEvent.click(button);
  await come(0);
  expect(screen.queryByText(refused)).toBeNull();
  await come(1);
  expect(await screen.findByText(refused)).toBeTruthy();
  refused = '';
  await fireEvent.click(button);
  await come(2);
  expect(screen.queryByText('The disk is full.')).toBeNull();
});

test('a text that is saved in another way is answered with that, until the next choice', async () => {
  const { later, come } = slowAnswers();
  const settingsWith = (start: string) =>
    settingsOf(gameViewOf('chopsticks', { start })).filter(({ definition }) =>
      ['start', 'swaps'].includes(definition.name),
    );
  const { rerender } = render(SettingsPanel, {
    title: 'Chopsticks',
    settings: settingsWith('1111'),
    onset: () => later(() => undefined),
    onreset: () => Promise.resolve(),
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Starting position' });
  await fireEvent.change(field, { target: { value: '3112' } });
  expect(screen.queryByText(/, written/)).toBeNull();
  await rerender({ settings: settingsWith('1312') });
  await come(0);
  expect(await screen.findByText('3112, written 1312')).toBeTruthy();
  expect(field.value).toBe('1312');
  // A preset, for example, changes it, too.
  await rerender({ settings: settingsWith('1222') });
  expect(screen.queryByText('3112, written 1222')).toBeNull();
  await fireEvent.click(screen.getByRole('switch'));
  expect(screen.queryByText(/, written/)).toBeNull();
});
