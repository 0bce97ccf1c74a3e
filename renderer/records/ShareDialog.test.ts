import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import ShareDialog from './ShareDialog.svelte';

vi.mock('./film/film.ts', () => ({
  makePicture: () => Promise.resolve(new Blob(['x'])),
  makeFilm: () => Promise.resolve(new Uint8Array()),
}));

const answers: Record<string, unknown> = {
  recordTexts: { text: { begin: 'text', length: 4 }, link: { begin: 'link', length: 4 } },
  saveRecord: { file: '/home/ann/match.duel' },
};

beforeEach(() => {
  vi.stubGlobal('digitDuels', {
    request: (name: string) => Promise.resolve({ ok: true, value: answers[name] ?? null }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was saved of one kind is not said of another', async () => {
  const view = viewAfter({ moves: ['A-C'] });
  render(ShareDialog, { open: true, view, preferences: preferencesOf('{}'), moves: false });
  await screen.findByText('text');
  await fireEvent.click(screen.getByRole('button', { name: 'Save as file…' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('match.duel'));
  await fireEvent.click(screen.getByRole('radio', { name: 'Link' }));
  await screen.findByText('link');
  expect(screen.getByRole('status').textContent).toBe('');
});
