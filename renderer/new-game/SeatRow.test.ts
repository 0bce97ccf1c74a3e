// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlayingProgram } from '../../electron/api/playing-programs.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import NewGame from './NewGame.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the dialog. @returns what was started, and what was saved for the next time. */
function open(config: object, programs: readonly PlayingProgram[] = []) {
  const main = fakeMain({
    newMatch: () => ({ revision: 0 }),
    playingPrograms: () => programs,
    setPreference: () => null,
  });
  const app = appWith({ config });
  app.services.router.go('table');
  const { view: preferences } = app.services.preferences;
  if (preferences !== undefined) renderIn(app, NewGame, { open: true, preferences });
  return {
    started: () => main.payloads('newMatch') as RequestOf<'newMatch'>[],
    kept: () => main.payloads('setPreference'),
  };
}

const computerAt = (seat: number) =>
  screen.getByLabelText(`Strength of the computer at seat ${seat}`);
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start' }));

test('a slider says in one of how many decisions a computer errs', async () => {
  const { started, kept } = open({ difficulty: ['hard', 'errs-1-in-7'] });
  const slider = screen.getByRole('slider', {
    name: 'How rarely the computer in seat 2 makes a mistake: once in how many decisions',
  });
  expect(computerAt(2).textContent).toContain('Makes mistakes now and then');
  expect(slider).toMatchObject({ value: '7', min: '2', max: '50' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Makes a mistake in one of 7 decisions');

  await fireEvent.input(slider, { target: { value: '20' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Makes a mistake in one of 20 decisions');
  expect(screen.getByText('Makes a mistake in one of 20 decisions')).toBeDefined();
  await fireEvent.change(slider);

  await start();
  expect(started()[0]?.players[1]).toEqual({ kind: 'computer', difficulty: 'errs-1-in-20' });
  await vi.waitFor(() =>
    expect(kept()).toContainEqual({ path: ['difficulty'], value: ['hard', 'errs-1-in-20'] }),
  );
});

test('a computer that never errs has no slider, and neither has a person', async () => {
  open({ difficulty: ['perfect', 'errs-1-in-3'] });
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  const [, who] = screen.getAllByRole('radio', { name: 'Person' });
  await fireEvent.click(who ?? expect.fail('There is no second seat.'));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a computer that makes no sense is replaced by one that plays the same', async () => {
  const { started } = open({ difficulty: ['no-splits'] });
  expect(computerAt(2).textContent).toContain('Forgets to split');
  await fireEvent.click(screen.getByRole('radio', { name: 'Summation Duel' }));
  expect(computerAt(2).textContent).toContain('Perfect');
  await fireEvent.click(screen.getByRole('radio', { name: 'Chopsticks' }));
  expect(computerAt(2).textContent).toContain('Forgets to split');
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(computerAt(3).textContent).toContain('Forgets to split');
  await fireEvent.click(screen.getByRole('radio', { name: 'Digit Conquest' }));
  await start();
  expect(started()[0]?.players[1]).toEqual({ kind: 'computer', difficulty: 'hard' });
});

test('a program that was added is chosen like a computer, and keeps its seat for the next time', async () => {
  const program = { id: '0123abcd', name: 'Fewest replies', command: '/a/player' };
  const { started } = open({ difficulty: ['hard', 'program:0123abcd'] }, [program]);
  await vi.waitFor(() => expect(computerAt(2).textContent).toContain('Fewest replies'));
  expect(screen.getByPlaceholderText('Fewest replies')).toBeTruthy();
  await start();
  expect(started()[0]?.players[1]).toEqual({ kind: 'computer', difficulty: 'program:0123abcd' });
});
