// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { RequestOf } from '../../electron/api/requests.ts';
import { preferencesOf } from '../preferences/testing.ts';
import type { NewGameHost } from './host.ts';
import NewGame from './NewGame.svelte';

afterEach(cleanup);

/** Opens the dialog, and tells what was started and what was kept for the next time. */
function open(config: object) {
  const started: RequestOf<'newMatch'>['players'][] = [];
  const kept: unknown[] = [];
  const board: NewGameHost = {
    view: undefined,
    newGameOf: undefined,
    problem: '',
    startMatch: ({ players }) => {
      started.push(players);
      return Promise.resolve(true);
    },
    keep: ({ difficulty }) => kept.push(difficulty),
    keepSetting: () => undefined,
    openRulesPreferences: () => undefined,
  };
  render(NewGame, { open: true, board, preferences: preferencesOf(JSON.stringify(config)) });
  return { started, kept };
}

const computerAt = (seat: number) =>
  screen.getByLabelText(`Strength of the computer at seat ${seat}`);
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start' }));

test('a slider says in one of how many decisions a computer errs', async () => {
  const { started, kept } = open({ difficulty: ['hard', 'errs-1-in-7'] });
  const slider = screen.getByRole('slider', {
    name: 'In one of how many decisions the computer at seat 2 errs',
  });
  expect(computerAt(2).textContent).toContain('Errs now and then');
  expect(slider).toMatchObject({ value: '7', min: '2', max: '50' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Errs in one of 7 decisions');

  await fireEvent.input(slider, { target: { value: '20' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Errs in one of 20 decisions');
  expect(screen.getByText('Errs in one of 20 decisions')).toBeDefined();

  await start();
  expect(started[0]?.[1]).toEqual({ kind: 'computer', difficulty: 'errs-1-in-20' });
  expect(kept).toEqual([['hard', 'errs-1-in-20']]);
});

test('there is none where no computer errs now and then, and none for a person', async () => {
  open({ difficulty: ['perfect', 'errs-1-in-3'] });
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  const [, who] = screen.getAllByRole('radio', { name: 'Person' });
  await fireEvent.click(who ?? expect.fail('There is no second seat.'));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('where a computer makes no sense, one sits down that plays as it would', async () => {
  const { started } = open({ difficulty: ['no-splits'] });
  expect(computerAt(2).textContent).toContain('Forgets splits');
  await fireEvent.click(screen.getByRole('radio', { name: 'Summation Duel' }));
  expect(computerAt(2).textContent).toContain('Perfect');
  await fireEvent.click(screen.getByRole('radio', { name: 'Chopsticks' }));
  expect(computerAt(2).textContent).toContain('Forgets splits');
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(computerAt(3).textContent).toContain('Forgets splits');
  await fireEvent.click(screen.getByRole('radio', { name: 'Digit Conquest' }));
  await start();
  expect(started[0]?.[1]).toEqual({ kind: 'computer', difficulty: 'hard' });
});
