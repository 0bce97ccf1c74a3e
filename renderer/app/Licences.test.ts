import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Licences from './Licences.svelte';

afterEach(() => vi.unstubAllGlobals());

test('if the list can’t be read, the page says where else to find it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found.', { status: 404 })));
  render(Licences, { open: true });
  expect(await screen.findByText(/THIRD-PARTY-NOTICES\.txt/)).toBeTruthy();
});
