// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Button from './Button.svelte';
import Dialog from './Dialog.svelte';
import Field from './Field.svelte';
import type { FieldIds } from './naming.ts';
import Notice from './Notice.svelte';
import NumberStepper from './NumberStepper.svelte';
import SegmentedChoice from './SegmentedChoice.svelte';
import Select from './Select.svelte';
import Switch from './Switch.svelte';
import ValueMark from './ValueMark.svelte';
import { drawn, lossIn, unproven, winIn, type Value } from '../../engine/analysis/value.ts';

afterEach(cleanup);

const SPEEDS = [
  { value: 'slow', label: 'Slow' },
  { value: 'fast', label: 'Fast' },
  { value: 'never', label: 'Never', disabled: true },
] as const;

test('a button without visible words still has a name', () => {
  render(Button, { label: 'Undo', iconOnly: true });
  expect(screen.getByRole('button', { name: 'Undo' }).title).toBe('Undo');
});

test('a field names and describes its control, and the description includes the problem', () => {
  const control = createRawSnippet<[FieldIds]>((ids) => ({
    render: () => `<input id="${ids().control}" aria-describedby="${ids().description ?? ''}">`,
  }));
  render(Field, {
    label: 'Lives',
    description: 'From one to nine.',
    problem: 'Too many.',
    control,
  });
  const input = screen.getByLabelText('Lives');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['From one to nine.', 'Too many.']);
});

test('a switch says whether it is on', async () => {
  render(Switch, { checked: false, label: 'Suns' });
  const control = screen.getByRole('switch', { name: 'Suns' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  await fireEvent.click(control);
  expect(control.getAttribute('aria-checked')).toBe('true');
});

test('a segmented choice is a group of radios, and a disabled one can’t be chosen', async () => {
  render(SegmentedChoice, { value: 'slow', options: SPEEDS, label: 'Speed' });
  expect(screen.getByRole('radiogroup', { name: 'Speed' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'Fast' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Never' }));
  expect(screen.getByRole('radio', { name: 'Fast' }).getAttribute('aria-checked')).toBe('true');
});

test('a stepper stops at its ends', async () => {
  render(NumberStepper, { value: 8, min: 1, max: 9, label: 'Lives' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More' });
  await fireEvent.click(more);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('9');
  expect(more.disabled).toBe(true);
});

test.each([
  ['12', '9'],
  ['-3', '1'],
  ['4.4', '4'],
  ['', '5'],
])('a stepper makes %o, typed, into %o', async (typed, kept) => {
  render(NumberStepper, { value: 5, min: 1, max: 9, label: 'Lives' });
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Lives' });
  await fireEvent.change(input, { target: { value: typed } });
  expect(input.value).toBe(kept);
});

test('a select says its name and the chosen option', () => {
  render(Select, { value: 'fast', options: SPEEDS, label: 'Speed' });
  expect(screen.getByRole('combobox', { name: 'Speed' }).textContent.trim()).toBe('Fast');
});

test('a warning interrupts, and its action runs', async () => {
  const run = vi.fn();
  render(Notice, { kind: 'warning', text: 'No such file.', action: { label: 'Choose', run } });
  expect(screen.getByRole('alert').textContent).toContain('No such file.');
  await fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(run).toHaveBeenCalledOnce();
});

test.each<[Value, string]>([
  [winIn(7), 'Win in 4 moves'],
  [drawn, 'Draw'],
  [unproven, 'Draw, as far as the computer can see'],
  [lossIn(26), 'Lose in 13 moves'],
])('the mark for %o is spoken as %s', (value, words) => {
  render(ValueMark, { value });
  expect(screen.getByText(words)).toBeTruthy();
});

test('a dialog is named by its title, and Escape closes it', async () => {
  const onOpenChange = vi.fn();
  render(Dialog, { open: true, title: 'Leave this game?', onOpenChange });
  const dialog = await screen.findByRole('dialog', { name: 'Leave this game?' });
  await fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('a dialog whose content fails says so, and can be closed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const children = createRawSnippet(() => {
    throw new TypeError('Nothing to draw.');
  });
  render(Dialog, { open: true, title: 'Rules', children });
  const dialog = await screen.findByRole('dialog', { name: 'Rules' });
  expect(dialog.textContent).toContain('This can’t be shown.');
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError));
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.querySelector('.scrim, .dialog')).toBeNull());
  logged.mockRestore();
});

test('the focus in a dialog starts on its first field, else on the main action, else on the title', async () => {
  const field = createRawSnippet(() => ({ render: () => `<input aria-label="Name">` }));
  const actions = createRawSnippet(() => ({
    render: () => `<span><button>Cancel</button><button>Delete</button></span>`,
  }));
  const focused = (): string | null | undefined =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  for (const [props, first] of [
    [{ children: field, actions }, 'Name'],
    [{ actions }, 'Delete'],
    [{}, 'Rules'],
  ] as const) {
    render(Dialog, { open: true, title: 'Rules', ...props });
    await waitFor(() => expect(focused()).toBe(first));
    cleanup();
  }
});

test('Shift+Tab on the title goes to the last control of the dialog, and never out of it', async () => {
  render(Dialog, { open: true, title: 'Rules' });
  const title = screen.getByRole('heading', { name: 'Rules' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  // A prevented key doesn't reach the page below.
  expect(await fireEvent.keyDown(title, { key: 'Tab', shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});
