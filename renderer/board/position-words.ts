import type {
  ChopsticksPosition,
  ConquestPosition,
  MatchView,
  ScholarsPosition,
} from '../../electron/api.ts';
import { handName, type NamedHand } from '../hands/names.ts';
import { deckView } from '../digit-conquest/deck.ts';
import { faceOf, isOpen } from '../scholars-game/held.ts';
import { playedNumbers } from '../summation-duel/played-numbers.ts';
import { sentence } from './announcements.ts';
import { turnInWords } from './turn-words.ts';

/** All that lies on the table, in sentences, for those who can't see it. */
export function positionInWords(view: MatchView): string {
  const told = byGame[view.game.id]?.(view) ?? [];
  const { series } = view;
  const won = series
    ? [
        `Games won: ${view.players.map(({ name }, seat) => `${name} ${series.won[seat] ?? 0}`).join(', ')}`,
      ]
    : [];
  return [...told, ...won, turnInWords(view)].map(sentence).join(' ');
}

const byGame: Readonly<Record<string, (view: MatchView) => readonly string[]>> = {
  chopsticks: chopsticksInWords,
  'scholars-game': scholarsInWords,
  'digit-conquest': conquestInWords,
  'summation-duel': summationInWords,
};

const sides = ['left', 'right'] as const;

function chopsticksInWords({ position, players, settings }: MatchView): string[] {
  const { hands, out, lives } = position as ChopsticksPosition;
  return players.map(({ name }, seat) => {
    const alive = out.includes(seat) && settings['zombies'] === true ? 'zombie' : 'alive';
    const held = (hands[seat] ?? []).map((value, hand) =>
      handWords({
        side: sides[hand] ?? 'left',
        value,
        posture: 'fingers',
        state: value === 0 ? 'dead' : alive,
      }),
    );
    const left = lives?.[seat];
    if (left !== undefined) held.push(`${left} ${left === 1 ? 'life' : 'lives'}`);
    return `${name}: ${held.join('; ')}`;
  });
}

function scholarsInWords({ position, players }: MatchView): string[] {
  const { hands } = position as ScholarsPosition;
  return players.map(({ name }, seat) => {
    const held = (hands[seat] ?? []).map((each, hand) => {
      const side = sides[hand] ?? 'left';
      const words = handWords({ side, state: each === 'x' ? 'dead' : 'alive', ...faceOf(each) });
      return isOpen(each) ? `${words}, still to be decided` : words;
    });
    return `${name}: ${held.join('; ')}`;
  });
}

function conquestInWords(view: MatchView): string[] {
  const { scores, hand } = view.position as ConquestPosition;
  const { left } = deckView(view);
  return [
    ...view.players.map(({ name }, seat) => `${name}: ${scores[seat] ?? 0} points`),
    `The target is ${String(view.settings['target'])}`,
    `${left} ${left === 1 ? 'card' : 'cards'} in the deck`,
    ...(hand === null ? [] : [`The digit in hand is ${hand}`]),
  ];
}

function summationInWords(view: MatchView): string[] {
  const played = playedNumbers(view);
  const used = played.map(({ number }) => number).sort((one, other) => one - other);
  return [
    `The total is ${played.at(-1)?.to ?? 0} of ${String(view.settings['target'])}`,
    used.length === 0 ? 'No number is used' : `Used: ${used.join(', ')}`,
  ];
}

/** Within a sentence. */
function handWords(hand: NamedHand): string {
  const words = handName(hand);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
