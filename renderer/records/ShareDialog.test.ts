import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
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

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('digitDuels', {
    request(name: string) {
      asked.push(name);
      return Promise.resolve({ ok: true, value: answers[name] ?? null });
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a message about one kind isn’t shown for another', async () => {
  const view = viewAfter({ moves: ['A-C'] });
  const app = appWith({ view });
  renderIn(app, ShareDialog, { open: true, view, preferences: preferencesOf('{}'), moves: false });
  await screen.findByText('text');
  await fireEvent.click(screen.getByRole('button', { name: 'Save as file…' }));
  app.services.notices.savedFile = '/home/ann/match.duel';
  await screen.findByText('Saved as /home/ann/match.duel');
  await fireEvent.click(screen.getByRole('button', { name: 'Show in folder' }));
  expect(asked).toContain('showSavedFile');
  await fireEvent.click(screen.getByRole('radio', { name: 'Link' }));
  await screen.findByText('link');
  expect(screen.queryByText(/^Saved as/)).toBeNull();
});
