import { expect, test } from 'vitest';
import { viewAfter, type Situation } from '../../table/testing.ts';
import { actOf } from './act.ts';
import { soundsOf } from './move-sounds.ts';

/** Describes the animations of the last move. */
function acted(situation: Situation<undefined>): string[] {
  const hands = new Map<HTMLElement, string>();
  const findHand = (seat: number, hand: number): HTMLElement => {
    const element = document.createElement('button');
    element.dataset['heading'] = seat === 0 ? '0' : '180';
    hands.set(element, `${seat}-${hand}`);
    return element;
  };
  const act = actOf(viewAfter(situation), 'full', findHand);
  return (act?.flights ?? []).map(({ element, keyframes }) => {
    const turns = keyframes.some(({ scale }) => String(scale).startsWith('0.06'));
    return `${hands.get(element) ?? ''} ${turns ? 'turns' : 'moves'}`;
  });
}

test.each([
  ['a hand turns over', { settings: { integers: true }, moves: ['-A'] }, ['0-0 turns']],
  ['a finger is added', { settings: { selfAdd: true }, moves: ['+B'] }, ['0-1 moves']],
  [
    'one strikes its own other one',
    { settings: { selfAttack: true }, moves: ['A-B'] },
    ['0-0 moves', '0-1 moves'],
  ],
  [
    'a struck hand changes its sign',
    { settings: { integers: true }, position: '[-2]311', moves: ['A-C'] },
    ['0-0 moves', '1-0 moves', '1-0 turns'],
  ],
  [
    'of three hands that share, the outer ones come together',
    { settings: { hands: 3, multipleTransfers: true }, position: '024111', moves: ['024-123'] },
    ['0-0 moves', '0-2 moves'],
  ],
] as const)('%s', (_, situation, expected) => {
  expect(acted(situation)).toEqual(expected);
});

test('changing numbers pop when hands touch', () => {
  const hands = new Map<string, HTMLElement>();
  const findHand = (seat: number, hand: number): HTMLElement => {
    const name = `${seat}-${hand}`;
    const place = document.createElement('div');
    place.dataset['place'] = name;
    place.innerHTML = `<button data-hand="${name}"></button><span class="badge">${name}</span>`;
    hands.set(name, hands.get(name) ?? (place.firstElementChild as HTMLElement));
    return hands.get(name) as HTMLElement;
  };
  const act = actOf(viewAfter({ moves: ['A-C'] }), 'full', findHand);
  const pops = act?.flights.filter(({ element }) => element.className === 'badge') ?? [];
  expect(pops.map(({ element }) => element.textContent)).toEqual(['1-0']);
  const [pop] = pops;
  const largest = pop?.keyframes.find(({ scale }) => scale !== '1');
  expect(Number(largest?.offset) * (pop?.duration ?? 0)).toBeGreaterThan(act?.stages[0]?.at ?? 0);
});

test('a hand that goes out by adding makes the sound of folding', () => {
  const sounds = (position: string, notation: string) => {
    const settings = { selfAdd: true, integers: true };
    const view = viewAfter({ settings, position });
    const found = view.moves.find((each) => each.notation === notation);
    return found && soundsOf(found.move, view.position, found.after);
  };
  expect(sounds('1411', '+B')).toEqual(['fold']);
  expect(sounds('1411', '+A')).toEqual(['unfold']);
  expect(sounds('1411', '-B')).toEqual(['unfold']);
});
