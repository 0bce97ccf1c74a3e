// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { namingOf } from '../../words/player-names.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import ChopsticksBuilder from './chopsticks/Builder.svelte';
import ConquestBuilder from './digit-conquest/Builder.svelte';

afterEach(() => {
  cleanup();
  speak('en');
});

const players = [{ kind: 'person' }, { kind: 'computer' }] as const;
const onchange = () => undefined;

test('hands are named after their players, in the grammar of each language', () => {
  const { position, settings } = viewAfter();
  const hands = { position, settings, onchange };
  render(ChopsticksBuilder, { ...hands, naming: namingOf('en', players) });
  expect(screen.getByRole('button', { name: 'Another finger for your left hand' })).toBeTruthy();
  const other = 'Another finger for Computer’s right hand';
  expect(screen.getByRole('button', { name: other })).toBeTruthy();
  cleanup();
  speak('de');
  render(ChopsticksBuilder, { ...hands, naming: namingOf('de', players) });
  expect(screen.getByRole('button', { name: 'Ein Finger mehr für deine linke Hand' })).toBeTruthy();
});

test('hands have their letters in notation beside them', () => {
  const { position, settings } = viewAfter();
  const letters = [
    ['B', 'A'],
    ['', 'D'],
  ];
  const naming = namingOf('en', players);
  const { container } = render(ChopsticksBuilder, {
    position,
    settings,
    letters,
    naming,
    onchange,
  });
  const hands = [...container.querySelectorAll('button:has(.letter)')];
  expect(hands.map((hand) => hand.querySelector('.letter')?.textContent)).toEqual(['B', 'A', 'D']);
});

test('scores are named after their players', () => {
  const { position, settings } = viewAfter({ game: 'digit-conquest', moves: ['?7'] });
  render(ConquestBuilder, { position, settings, onchange, naming: namingOf('en', players) });
  expect(screen.getByText('Your score')).toBeTruthy();
  expect(screen.getByText('Score: Computer')).toBeTruthy();
});
