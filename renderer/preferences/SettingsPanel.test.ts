import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { slowAnswers } from '../library/testing.ts';
import { pageGroups } from './pages.ts';
import SettingsPanel from './SettingsPanel.svelte';
import { preferencesOf } from './testing.ts';

/** Renders the settings of the sound; the test decides when they are saved. */
function show(kept: () => void = () => undefined) {
  const { later, come } = slowAnswers();
  const onset = vi.fn<(path: string[], value: unknown) => Promise<void>>(() => later(kept));
  const page = pageGroups(preferencesOf('{}'))
    .flatMap(({ pages }) => pages)
    .find(({ id }) => id === 'sound');
  if (page?.kind !== 'settings') throw new Error('There is no page of sounds.');
  render(SettingsPanel, {
    ...{ title: page.label, settings: page.settings, onset },
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
