import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { sound } from '../sound/sound.ts';
import TestSound from './TestSound.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Test' });

test('a test sound has the chosen volume, even with reduced motion', async () => {
  const tune = vi.spyOn(sound, 'tune');
  const play = vi.spyOn(sound, 'play').mockReturnValue();
  render(TestSound, { settings: { on: true, volume: 100, withLessMotion: false } });
  expect(tune).toHaveBeenLastCalledWith({ gain: 1, pace: 'normal' });
  await fireEvent.click(button());
  expect(play).toHaveBeenCalledExactlyOnceWith('tap', 0);
});

test('a sound that is off can’t be tested', () => {
  render(TestSound, { settings: { on: false, volume: 100, withLessMotion: false } });
  expect(button().disabled).toBe(true);
});
