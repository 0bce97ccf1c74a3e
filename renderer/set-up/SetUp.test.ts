import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { RequestOf } from '../../electron/api/requests.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import SetUp from './SetUp.svelte';

afterEach(() => void vi.unstubAllGlobals());

test('the latest position is played, even if it is still being checked', async () => {
  const { later, come } = slowAnswers();
  const main = fakeMain({
    checkPosition: ({ position }: RequestOf<'checkPosition'>) =>
      later(() => ({
        notation: position !== undefined && 'notation' in position ? position.notation : '1111',
        position: viewAfter({ moves: [] }).position,
        seats: 2,
        over: null,
      })),
  });
  const app = appWith({ view: viewAfter({ moves: ['A-C'] }) });
  renderIn(app, SetUp, { open: true, board: app.board, preferences: preferencesOf('{}') });
  await come(0);
  const notation = await screen.findByRole('textbox', { name: 'Notation' });
  await fireEvent.input(notation, { target: { value: '1234' } });
  await fireEvent.change(notation);
  await fireEvent.click(screen.getByRole('button', { name: 'Starting position' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(main.payloads('newMatch')).toEqual([]);
  await come(2, 1);
  expect(main.payloads('newMatch')).toMatchObject([{ position: '1111' }]);
});

test('a position that is written in another way is answered with that', async () => {
  fakeMain({
    checkPosition: ({ position }: RequestOf<'checkPosition'>) => ({
      notation:
        position !== undefined && 'notation' in position && position.notation !== '1111'
          ? '0123'
          : '1111',
      position: viewAfter({ moves: [] }).position,
      seats: 2,
      over: null,
    }),
  });
  const app = appWith({ view: viewAfter({ moves: [] }) });
  renderIn(app, SetUp, { open: true, board: app.board, preferences: preferencesOf('{}') });
  const notation = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Notation' });
  await vi.waitFor(() => expect(notation.value).toBe('1111'));
  await fireEvent.input(notation, { target: { value: '1032' } });
  await fireEvent.change(notation);
  await screen.findByText('1032, written 0123: this position can be played.');
  expect(notation.value).toBe('0123');
  await fireEvent.change(notation);
  expect(screen.queryByText(/1032, written/)).toBeNull();
});

test('a position that is set up for a class that guesses doesn’t show its answer', async () => {
  const { position } = viewAfter({ moves: [] });
  const main = fakeMain({
    checkPosition: () => ({ notation: '1111', position, seats: 2, over: null }),
    newMatch: () => ({ revision: 0, gameNumber: 2 }),
    analyse: () => null,
  });
  const app = appWith({ view: viewAfter({ moves: [] }) });
  app.board.guess.toggle();
  renderIn(app, SetUp, { open: true, board: app.board, preferences: preferencesOf('{}') });
  const button = await screen.findByRole('button', { name: 'Play from here' });
  await vi.waitFor(() => expect(button.matches(':disabled')).toBe(false));
  await fireEvent.click(button);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(main.payloads('newMatch')).toHaveLength(1);
  expect([app.board.guess.isOpen, app.board.guess.answerShown]).toEqual([true, false]);
});
