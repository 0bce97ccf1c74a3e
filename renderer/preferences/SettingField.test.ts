import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings, SettingValue } from '../../electron/api/preferences.ts';
import SettingField from './SettingField.svelte';
import { speech } from '../sound/sound.ts';
import { gameViewOf, preferencesOf } from './testing.ts';

const onchange = vi.fn<(value: SettingValue) => void>();
beforeEach(() => onchange.mockReset());
afterEach(cleanup);

/** Renders the field of one setting with values of others. */
function renderField(name: string, values: Settings = {}, game = 'chopsticks') {
  const offer = gameViewOf(game, values);
  const definition = offer.definitions.find((candidate) => candidate.name === name);
  if (definition === undefined) throw new Error(`There is no setting ${name}.`);
  return render(SettingField, { definition, offer, onchange });
}

/** The accessible description of a control. */
function described(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

test('a rule is a switch, with its sentence', async () => {
  renderField('suicide');
  const control = screen.getByRole('switch', { name: 'May put a hand out by splitting' });
  expect(described(control)).toContain('A split may put out one of your own hands');
  await fireEvent.click(control);
  expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
});

test('spoken moves say so if the system has no voice, and offer a choice if it has several', () => {
  const offer = preferencesOf('{ "sound": { "spoken": true } }').parts.find(
    ({ id }) => id === 'sound',
  );
  if (offer === undefined) throw new Error('There are no settings of sound.');
  const field = (wanted: string) => {
    const definition = offer.definitions.find(({ name }) => name === wanted);
    if (definition !== undefined) render(SettingField, { definition, offer, onchange });
  };
  field('spoken');
  field('voice');
  const control = screen.getByRole<HTMLButtonElement>('switch', { name: 'Spoken moves' });
  expect(described(control)).toContain('Your system has no voice for this language');
  expect(control.disabled).toBe(false);
  expect(screen.getByText('The system’s default voice').closest('button')?.disabled).toBe(true);
  cleanup();
  const voices = ['Zoe', 'Max'].map((name) => ({ name }) as SpeechSynthesisVoice);
  const known = vi.spyOn(speech, 'voices').mockReturnValue(voices);
  field('spoken');
  field('voice');
  expect(described(screen.getByRole('switch'))).not.toContain('no voice');
  expect(screen.getByText('The system’s default voice').closest('button')?.disabled).toBe(false);
  known.mockRestore();
});

test('an unavailable rule is disabled, and says why', async () => {
  renderField('suns');
  const control = screen.getByRole<HTMLButtonElement>('switch', { name: 'Suns' });
  expect(control.disabled).toBe(true);
  expect(described(control)).toContain('Needs Full hands: Rollover.');
  await fireEvent.click(control);
  expect(onchange).not.toHaveBeenCalled();
});

test('a rule that is on can be turned off, whatever it needs', async () => {
  renderField('suns', { overflow: 'rollover', suns: true });
  const control = screen.getByRole<HTMLButtonElement>('switch', { name: 'Suns' });
  expect(control.disabled).toBe(false);
  await fireEvent.click(control);
  expect(onchange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a few values are side by side, with the sentence of the chosen one', async () => {
  renderField('overflow');
  const group = screen.getByRole('radiogroup', { name: 'Full hands' });
  expect(described(group)).toContain('A hand that reaches the full number or more is out.');
  await fireEvent.click(screen.getByRole('radio', { name: 'Rollover' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith('rollover');
});

test('a text is sent without surrounding spaces, and stays for correction if refused', async () => {
  renderField('start');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Starting position' });
  expect(described(field)).toContain('The hands at the start');
  await fireEvent.change(field, { target: { value: ' 4444 ' } });
  expect(onchange).toHaveBeenCalledExactlyOnceWith('4444');
  expect(field.value).toBe('4444');
});

test('an unlimited number starts at its minimum when a limit is set', async () => {
  renderField('swapLimit', { swaps: true });
  await fireEvent.click(screen.getByRole('button', { name: 'No limit' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith(1);
});

test('a choice is not shown before it is accepted', async () => {
  renderField('overflow');
  await fireEvent.click(screen.getByRole('radio', { name: 'Rollover' }));
  expect(screen.getByRole('radio', { name: 'Cutoff' }).getAttribute('aria-checked')).toBe('true');
  renderField('fingers');
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('5');
});

test('a value that conflicts with another setting is disabled, and says why', () => {
  renderField('overflow', { overflow: 'rollover', suns: true });
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: 'Cutoff' }).disabled).toBe(true);
  expect(described(screen.getByRole('radiogroup'))).toContain('Suns needs Full hands: Rollover.');
});

test('a number is limited to the allowed range', async () => {
  renderField('fingers');
  const control = screen.getByRole<HTMLInputElement>('spinbutton', {
    name: 'Fingers of a full hand',
  });
  expect([control.value, control.min, control.max]).toEqual(['5', '3', '10']);
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith(6);
});

test('a number out of range becomes the nearest one, and the field says so', async () => {
  renderField('fingers');
  const control = screen.getByRole<HTMLInputElement>('spinbutton');
  await fireEvent.change(control, { target: { value: '99' } });
  expect(onchange).toHaveBeenCalledExactlyOnceWith(10);
  expect(described(control)).toContain(
    '99 isn’t possible: Fingers of a full hand goes from 3 to 10. 10 is used.',
  );
  await fireEvent.change(control, { target: { value: '' } });
  expect(described(control)).toContain('That isn’t a number: Fingers of a full hand goes from 3');
  expect(onchange).toHaveBeenCalledOnce();
  await fireEvent.change(control, { target: { value: '7' } });
  expect(described(control)).not.toContain('is used');
});

test('a number between two steps becomes the nearest one, and the field says so', async () => {
  renderField('bestOf', {}, 'summation-duel');
  const control = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Best of' });
  await fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onchange).toHaveBeenLastCalledWith(3);
  await fireEvent.change(control, { target: { value: '4' } });
  expect(onchange).toHaveBeenLastCalledWith(5);
  expect(described(control)).toContain(
    '4 isn’t possible: Best of goes from 1 to 99 in steps of 2. 5 is used.',
  );
});

test('a number that can also be "never" has a button for it', async () => {
  renderField('repetition', { repetition: 0 });
  const never = screen.getByRole('button', { name: 'Never' });
  expect(never.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('spinbutton').disabled).toBe(true);
  await fireEvent.click(never);
  expect(onchange).toHaveBeenCalledExactlyOnceWith(3);
});

test('a number without effect now is disabled, and says when it has one', () => {
  renderField('lives');
  const control = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Lives' });
  expect(control.disabled).toBe(true);
  expect(described(control)).toContain('Matters only with Sudden death: Lives.');
});
