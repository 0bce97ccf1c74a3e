// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain, settled } from '../library/testing.ts';
import { playableRules } from '../../electron/config/preferences-view.ts';
import { changedRules } from '../../electron/config/setting-changes.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { gameViewOf, preferencesOf } from '../preferences/testing.ts';
import { viewAfter } from '../table/testing.ts';
import NewGame from './NewGame.svelte';
import { asSet, rulesToShow } from './rules-choice.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(game?: string) {
  const app = appWith({
    config: { game: 'digit-conquest' },
    view: viewAfter({ game: 'summation-duel' }),
  });
  if (game !== undefined) app.services.dialogs.open('new-game', { game });
  renderIn(app, NewGame, {
    open: true,
    preferences: preferencesOf('{ "game": "digit-conquest" }'),
  });
}

const games = () => within(screen.getByRole('radiogroup', { name: 'Game' }));
const chosen = (name: string) => games().getByRole('radio', { name }).getAttribute('aria-checked');

test('opens with the game on the table, unless another one was requested', () => {
  open();
  expect(chosen('Summation Duel')).toBe('true');
  cleanup();
  open('chopsticks');
  expect(chosen('Chopsticks')).toBe('true');
});

/** Rules after a change, as the main process answers. */
function changeRules(payload: unknown) {
  const { game, settings, name, value } = payload as RequestOf<'changeRules'>;
  return playableRules(game, changedRules(game, settings, name, value));
}

test('a match starts by the chosen rules as they were changed, and the preferences stay', async () => {
  const main = fakeMain({
    changeRules,
    setPreference: () => null,
    newMatch: () => ({ revision: 0 }),
    keepRules: () => null,
  });
  open('chopsticks');
  const choice = () => within(screen.getByRole('radiogroup', { name: 'Rules' }));
  const press = async (name: string) => {
    await fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  };
  await fireEvent.click(choice().getByRole('radio', { name: /^May put a hand out/ }));
  await press('Change…');
  const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
  expect(
    screen
      .getByRole('switch', { name: 'May put a hand out by splitting' })
      .getAttribute('aria-checked'),
  ).toBe('true');
  // Two changes at once: the second begins with the first.
  await Promise.all([toggle('Self-attack'), toggle('Logan clause')]);
  await settled();
  await press('Done');
  const changed = () => choice().getByRole('radio', { name: 'Changed' });
  expect(changed().getAttribute('aria-checked')).toBe('true');
  // Another choice doesn’t lose them.
  await fireEvent.click(choice().getByRole('radio', { name: /^May put a hand out/ }));
  await fireEvent.click(changed());
  await press('Start');
  const rules = { suicide: true, selfAttack: true, loganClause: true };
  expect(main.payloads('newMatch')).toMatchObject([{ settings: rules }]);
  expect(main.payloads('keepRules')).toEqual([]);
  expect(JSON.stringify(main.payloads('setPreference'))).not.toContain('selfAttack');
});

test('changed rules can be kept for later matches', async () => {
  const main = fakeMain({ changeRules, keepRules: () => null });
  open('chopsticks');
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  await fireEvent.click(screen.getByRole('switch', { name: 'Self-attack' }));
  await settled();
  await fireEvent.click(screen.getByRole('button', { name: 'Keep for later matches' }));
  await settled();
  expect(main.payloads('keepRules')).toMatchObject([
    { game: 'chopsticks', settings: { selfAttack: true } },
  ]);
});

test('the rules open in the dialog, and closing them returns to the choice', async () => {
  open();
  await fireEvent.click(games().getByRole('radio', { name: 'Digit Conquest' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  const rules = within(screen.getByRole('dialog', { name: 'New game' }));
  rules.getByRole('heading', { name: 'Rules of Digit Conquest' });
  await fireEvent.click(rules.getByRole('button', { name: 'Close' }));
  expect(chosen('Digit Conquest')).toBe('true');
  expect(screen.queryByRole('heading', { name: 'Rules of Digit Conquest' })).toBeNull();
});

test('a wrong text of the rules is said and kept until it is right', async () => {
  fakeMain({
    changeRules(payload) {
      if (JSON.stringify(payload).includes('2323')) throw new Error('“2323” has too few hands.');
      return changeRules(payload);
    },
  });
  open('chopsticks');
  await fireEvent.click(screen.getByRole('button', { name: 'Change…' }));
  const start = () =>
    screen.queryByRole<HTMLInputElement>('textbox', { name: 'Starting position' });
  await fireEvent.change(start() as HTMLElement, { target: { value: '2323' } });
  const done = async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await settled();
  };
  await done();
  expect(screen.getByText('“2323” has too few hands.')).toBeTruthy();
  // Another setting doesn't hide it.
  await fireEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);
  await done();
  expect(screen.getByText('“2323” has too few hands.')).toBeTruthy();
  expect(start()?.value).toBe('2323');
  await fireEvent.change(start() as HTMLElement, { target: { value: '1111' } });
  await done();
  expect(start()).toBeNull();
});

test('rules by which no match can start are said beside them, not behind the dialog', async () => {
  const app = appWith();
  fakeMain({
    newMatch() {
      throw new Error('“2323” has too few hands.');
    },
  });
  renderIn(app, NewGame, { open: true, preferences: preferencesOf('{}') });
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const rules = screen.getByRole('radiogroup', { name: 'Rules' });
  await settled();
  const described = rules.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    '“2323” has too few hands.',
  );
  expect(app.services.notices.problem).toBe('');
});

test('opens with the rules that were searched for and chosen', async () => {
  const main = fakeMain({ newMatch: () => ({ revision: 0 }), setPreference: () => null });
  open('chopsticks');
  const rules = () => within(screen.getByRole('radiogroup', { name: 'Rules' }));
  expect(rules().getAllByRole('radio')).toHaveLength(6);
  await fireEvent.click(screen.getByRole('button', { name: 'All rules…' }));
  const search = await screen.findByRole('combobox', { name: /^Search the rules/ });
  // They are in the same dialog.
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(document.activeElement).toBe(search);
  await fireEvent.input(search, { target: { value: 'full transfers' } });
  const [found, ...others] = screen.getAllByRole('option');
  expect(others).toEqual([]);
  expect(found?.textContent).toContain('May put a hand out by splitting');

  await fireEvent.input(search, { target: { value: 'logan' } });
  await fireEvent.click(await screen.findByRole('option', { name: /^Logan clause/ }));
  const logan = await vi.waitFor(() => rules().getByRole('radio', { name: 'Logan clause' }));
  expect(logan.getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(logan);
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(main.payloads('newMatch')).toMatchObject([{ settings: { loganClause: true } }]);
});

test('the preferences’ rules are shown as the preset they equal, or as one more choice', () => {
  expect(rulesToShow(gameViewOf('chopsticks', { players: 3 }), ['cutoff'], asSet)).toEqual({
    names: ['cutoff'],
    chosen: 'cutoff',
    asSetIs: 'cutoff',
  });
  expect(rulesToShow(gameViewOf('chopsticks', { meta: true }), ['cutoff'], asSet)).toEqual({
    names: [asSet, 'cutoff'],
    chosen: asSet,
    asSetIs: undefined,
  });
});
