import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameId, MatchView } from '../../electron/api/match-view.ts';
import { speak as speakInMain } from '../../electron/words.ts';
import type { Language } from '../../words/languages.ts';
import type { TableProps } from '../table/game-screen.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { digitConquestView } from './digit-conquest/testing.ts';
import { screenOf } from './games.ts';
import FunctionTable from './scholars-game/FunctionTable.svelte';
import { chanceOf, unproven, type Value } from '../../engine/analysis/value.ts';
import { twoRocks } from '../../engine/scholars-game/testing.ts';

afterEach(() => {
  clear();
  say('en');
});

function clear(): void {
  cleanup();
  document.body.replaceChildren();
}

/** Sets the language of the whole program. */
function say(language: Language): void {
  speakInMain(language);
  speak(language);
}

const players = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Ben' },
] as const;

/** Names, and words that are the same in both languages. */
const alike = new Set(['Ann', 'Ben', 'Cleo', 'in', 'an']);

/** Gives every move the same value, which needs the most words. */
const rated = ({ moves }: MatchView): ReadonlyMap<string, Value> =>
  new Map(moves.map(({ notation }) => [notation, unproven]));

/** All words on the page, visible or spoken. */
function wordsOnPage(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const said = elements.flatMap((element) => [
    ...['aria-label', 'aria-valuetext', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
  ]);
  return said.flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []);
}

function renderTable(
  view: MatchView,
  more: Partial<
    Pick<TableProps<GameId>, 'hint' | 'ratings' | 'chances' | 'saying' | 'thinking'>
  > = {},
): void {
  const { Table, positionInWords, howToBegin } = screenOf(view);
  const props = { motion: 'off', hint: undefined, ratings: new Map(), thinking: false } as const;
  render(Table, { view, ...props, onplay: vi.fn(), ...more });
  const words = [...positionInWords(view), howToBegin(view)].join(' ');
  document.body.append(Object.assign(document.createElement('p'), { textContent: words }));
}

const press = (key: string) => fireEvent.keyDown(window, { key });

function hand(seat: number, which: 0 | 1): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-hand="${seat}-${which}"]`);
  if (found === null) throw new Error('There is no such hand.');
  return found;
}

const chopsticks = (more: Situation = {}) => viewAfter({ players, ...more });
const scholars = (moves: readonly string[] = []) =>
  viewAfter({ game: 'scholars-game', players, moves });
const summation = (moves: readonly string[] = []) =>
  viewAfter({ game: 'summation-duel', players, moves });

/** Player 2 to move, with 0 and 3 against 3 and 2. */
const oneHandOut = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'];
const three = [...players, { kind: 'person', name: 'Cleo' } as const];
const open = { draw: 'choice', target: 10, digits: 9, copies: 1 };

const tables: Readonly<Record<string, () => unknown>> = {
  'Chopsticks, with a hint': () => renderTable(chopsticks({ moves: oneHandOut }), { hint: 'B-D' }),
  'Chopsticks, with a hand picked up': async () => {
    const view = chopsticks({ settings: { overflow: 'rollover' }, moves: oneHandOut });
    renderTable(view, { ratings: rated(view) });
    await fireEvent.click(hand(1, 1));
  },
  'Chopsticks, with the ways to split': async () => {
    const settings = { passEquivalentTransfers: true };
    renderTable(chopsticks({ settings, moves: oneHandOut }));
    await press('s');
  },
  'Chopsticks, where no pass is allowed': async () => {
    renderTable(chopsticks());
    await press('p');
  },
  'Chopsticks, where no split is possible': async () => {
    renderTable(chopsticks());
    await press('s');
  },
  'Chopsticks, with a hand that can be turned over': async () => {
    const settings = { integers: true, selfAdd: true, onePointSwitch: true };
    const view = chopsticks({ settings, position: '[-3]211' });
    renderTable(view, { ratings: rated(view), hint: '-B' });
    await fireEvent.click(hand(0, 1));
  },
  'Chopsticks, with striking or splitting': async () => {
    const settings = { selfAttack: true, cherryBomb: true, swaps: true, swapLimit: 3 };
    renderTable(chopsticks({ settings, position: '1411' }));
    await fireEvent.click(hand(0, 0));
    await fireEvent.click(hand(0, 1));
  },
  'Chopsticks, with fingers to share': async () => {
    const settings = { hands: 4, multipleTransfers: true };
    renderTable(chopsticks({ settings, position: '12341111' }));
    await press('s');
  },
  'Chopsticks of three, with lives': () => {
    const settings = { players: 3, suddenDeath: 'lives', zombies: true };
    renderTable(chopsticks({ settings, players: three }), { hint: 'A-D3' });
  },
  'Digit Conquest': () => {
    const chances = new Map([['+5', chanceOf(0.5, false)]]);
    renderTable(digitConquestView(['?7', '+7', '?5'], { turnLimit: 50 }), { chances, hint: '-5' });
  },
  'Digit Conquest, after a shuffle': () =>
    renderTable(
      digitConquestView(['?1', '+1', '?2', '+2', '?1'], { digits: 2, copies: 1, target: 5 }, true),
      { chances: new Map([['+1', chanceOf(1, true)]]) },
    ),
  'Digit Conquest, where only a discard is possible': async () => {
    renderTable(digitConquestView(['?9', '+9', '?1', '-1', '?5'], { draw: 'choice', target: 10 }));
    await press('3');
  },
  'Digit Conquest, with an open deck': () => {
    const view = digitConquestView([], open);
    renderTable(view, { hint: '?8', ratings: rated(view) });
  },
  'Digit Conquest, with a digit that is gone': async () => {
    renderTable(digitConquestView(['?3', '+3'], open));
    await press('3');
  },
  'Digit Conquest, with a digit yet to be picked': async () => {
    renderTable(digitConquestView([], open));
    await press('a');
  },
  'The Scholar’s Game, with a hint': () => renderTable(scholars(twoRocks), { hint: '2×5r,5r' }),
  'The Scholar’s Game, with what to do': async () => {
    renderTable(scholars(twoRocks));
    await fireEvent.click(hand(0, 0));
    await fireEvent.click(hand(1, 0));
  },
  'The Scholar’s Game, with what to do to an own hand': async () => {
    renderTable(scholars(['1+1']));
    await fireEvent.click(hand(1, 0));
    await fireEvent.click(hand(1, 1));
  },
  'The Scholar’s Game, with a decision': () =>
    renderTable(scholars(twoRocks.slice(0, 5)), { hint: '5?p' }),
  'The Scholar’s Game, with a switch': () =>
    renderTable(scholars(twoRocks.slice(0, 9)), { hint: '4p~' }),
  'The Scholar’s Game, with values to choose': async () => {
    renderTable(scholars(twoRocks.slice(0, 3)));
    await press('r');
  },
  'The Scholar’s Game, with functions to choose': async () => {
    renderTable(scholars(twoRocks.slice(0, 3)));
    await press('r');
    await fireEvent.click(document.querySelector('.options button') ?? document.body);
  },
  'The Scholar’s Game, where something is refused': async () => {
    renderTable(scholars());
    await press('r');
  },
  'The Scholar’s Game, where no hand is meant': async () => {
    renderTable(scholars());
    (document.activeElement as HTMLElement | null)?.blur();
    await press('w');
  },
  'The table of functions': () => {
    render(FunctionTable, { view: scholars(twoRocks) });
  },
  'Summation Duel': async () => {
    const saying = { name: { code: '' }, move: '+3' };
    renderTable(summation(['+6', '+9', '+10', '+8', '+7', '+5', '+2']), { hint: '+3', saying });
    await fireEvent.focus(document.querySelector('[data-number="4"]') ?? document.body);
  },
  'Summation Duel, with a number that is none': async () => {
    renderTable(summation());
    await press('7');
    await press('7');
  },
};

test.each(Object.entries(tables))('%s contains no English in German', async (_, table) => {
  say('en');
  await table();
  const english = new Set(wordsOnPage());
  clear();

  say('de');
  await table();
  const german = wordsOnPage();
  expect(german.length).toBeGreaterThan(5);
  expect(german.filter((word) => english.has(word) && !alike.has(word))).toEqual([]);
});
