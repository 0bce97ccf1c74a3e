import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { preferencesView } from '../../electron/config/preferences-view.ts';
import Presets from './Presets.svelte';

const onsave = vi.fn<(name: string, replace: boolean) => Promise<void>>();
const onrename = vi.fn<(name: string, to: string) => Promise<void>>();
const ondelete = vi.fn<(name: string) => Promise<void>>();

const { config } = parseConfig(`{
  "chopsticks": { "meta": true },
  "presets": { "chopsticks": [{ "name": "Ours", "settings": { "overflow": "rollover" } }] },
}`);
const about = {
  file: 'config.jsonc',
  version: '1',
  kiosk: false,
  runtime: { code: 'a test' },
  language: 'en',
} as const;

beforeEach(() => {
  vi.resetAllMocks();
  onsave.mockResolvedValue();
  onrename.mockResolvedValue();
  ondelete.mockResolvedValue();
  const [game] = preferencesView(config, [], about).games;
  if (game === undefined) throw new Error('There is no game.');
  render(Presets, { game, onsave, onrename, ondelete });
});
afterEach(cleanup);

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });

async function save(name: string): Promise<void> {
  await fireEvent.input(nameField(), { target: { value: name } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
}

/** The spoken and visible problem of a field. */
function problemOf(field: HTMLElement): string | null | undefined {
  const id = field.getAttribute('aria-describedby') ?? '';
  const problem = document.getElementById(id);
  expect(problem?.getAttribute('aria-live')).toBe('polite');
  return problem?.textContent;
}

test('a new name is saved at once, and announced', async () => {
  await save('  Mine ');
  expect(onsave).toHaveBeenCalledExactlyOnceWith('Mine', false);
  await waitFor(() => expect(nameField().value).toBe(''));
  expect(screen.getByText('Saved “Mine”.')).toBeTruthy();
});

test('a refused name stays in the focused field, with the reason beside it', async () => {
  onsave.mockRejectedValue(new Error('“Suicide” is a preset of the game itself.'));
  await save('Suicide');
  await waitFor(() =>
    expect(problemOf(nameField())).toBe('“Suicide” is a preset of the game itself.'),
  );
  expect(nameField().value).toBe('Suicide');
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(nameField());
});

test('nothing is saved without a name, and the field says so', async () => {
  await save('   ');
  expect(onsave).not.toHaveBeenCalled();
  expect(problemOf(nameField())).toBe('Type a name first.');
});

test('a name that is too long is refused with its length, not shortened', async () => {
  const long = 'x'.repeat(45);
  await save(long);
  expect(onsave).not.toHaveBeenCalled();
  expect(problemOf(nameField())).toBe('A name has at most 40 letters, and this one has 45.');
  expect(nameField().value).toBe(long);
  expect(nameField().maxLength).toBe(-1);
});

test('names that differ only in case are the same', async () => {
  await save('OURS');
  expect(screen.getByRole('alertdialog', { name: 'Replace “Ours”?' })).toBeTruthy();
});

test('a preset is replaced only after a question that starts on Cancel', async () => {
  await save('Ours');
  expect(onsave).not.toHaveBeenCalled();
  const question = screen.getByRole('alertdialog', { name: 'Replace “Ours”?' });
  expect(question.textContent).toMatch(/Now: Full hands: Rollover\. New: Meta\./);
  const cancel = within(question).getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await fireEvent.click(cancel);
  expect(onsave).not.toHaveBeenCalled();
  expect(nameField().value).toBe('Ours');

  await fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(onsave).toHaveBeenCalledExactlyOnceWith('Ours', true);
});

test('renaming to an existing name is refused in its field', async () => {
  onrename.mockRejectedValue(new Error('There is a preset “Theirs” already.'));
  await fireEvent.click(screen.getByRole('button', { name: 'Rename Ours' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of Ours' });
  await fireEvent.input(field, { target: { value: 'Theirs' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(problemOf(field)).toBe('There is a preset “Theirs” already.'));
  expect(field.value).toBe('Theirs');
  await fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Ours' })),
  );
});
