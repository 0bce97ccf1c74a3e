// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlayingProgram } from '../../electron/api/playing-programs.ts';
import { fakeMain } from '../library/testing.ts';
import ProgramsPanel from './ProgramsPanel.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const own: PlayingProgram = { id: '0123abcd', name: 'Fewest replies', command: '/a/player 3' };

test('programs are listed with their whole command, added with arguments, and removed', async () => {
  let list = [own];
  const main = fakeMain({
    playingPrograms: () => list,
    addPlayingProgram: () => (list = [...list, { ...own, id: '11112222', name: 'Another' }]),
    removePlayingProgram: () => (list = list.slice(1)),
  });
  render(ProgramsPanel);
  expect(await screen.findByText('/a/player 3')).toBeTruthy();
  const args = screen.getByRole<HTMLInputElement>('textbox', { name: 'Arguments' });
  await fireEvent.change(args, { target: { value: '--depth 3' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Add a program…' }));
  await screen.findByText('Another');
  expect(main.payloads('addPlayingProgram')).toEqual([{ args: '--depth 3' }]);
  await vi.waitFor(() => expect(args.value).toBe(''));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Fewest replies' }));
  await vi.waitFor(() => expect(screen.queryByText('Fewest replies')).toBeNull());
  expect(main.payloads('removePlayingProgram')).toEqual([{ id: own.id }]);
});

test('a program that can’t be added is refused here, and its arguments stay', async () => {
  fakeMain({
    playingPrograms: () => [],
    addPlayingProgram() {
      throw new Error('player has ended by itself.');
    },
  });
  render(ProgramsPanel);
  const args = screen.getByRole<HTMLInputElement>('textbox', { name: 'Arguments' });
  await fireEvent.change(args, { target: { value: '--deep' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Add a program…' }));
  expect(await screen.findByText('player has ended by itself.')).toBeTruthy();
  expect(args.value).toBe('--deep');
});
