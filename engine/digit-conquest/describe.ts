import type { Naming, Outcome } from '../game.ts';
import { possessive } from '../words.ts';
import { scoresAfter, type ConquestAction, type ConquestMove } from './moves.ts';
import { cardsLeft, scoresFromMover, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';
import { whyDiscard } from './why-not.ts';

/** What a move does, without saying whose it is: `Adds 7: 12 → 19`. */
export function describeMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
  name: Naming,
): string {
  const { digit } = move;
  switch (move.kind) {
    case 'draw': {
      const verb = settings.draw === 'choice' ? 'takes' : 'draws';
      return cardsLeft(position.deck) === 0
        ? `Shuffles the discard pile into a new deck and ${verb} ${digit}`
        : `${capital(verb)} ${digit}`;
    }
    case 'add':
      return `Adds ${digit}: ${change(settings, position, move)}`;
    case 'subtract': {
      const whose = possessive(name(1 - position.turn));
      return `Subtracts ${digit} from ${whose} score: ${change(settings, position, move)}`;
    }
    case 'discard':
      return `Discards ${digit} without effect. ${whyDiscard(settings, position, digit) ?? ''}`.replace(
        /\.$/,
        '',
      );
  }
}

/** Tells what was done with a digit, and by whom: `Computer drew 9 and added it: 12 → 21.` */
export function recountMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  move: ConquestMove,
  name: Naming,
): string {
  const drew = `${name(position.turn)} ${settings.draw === 'choice' ? 'took' : 'drew'} ${move.digit}`;
  switch (move.kind) {
    case 'draw':
      return `${drew}.`;
    case 'add':
      return `${drew} and added it: ${change(settings, position, move)}.`;
    case 'subtract': {
      const whose = possessive(name(1 - position.turn));
      return `${drew} and subtracted it from ${whose} score: ${change(settings, position, move)}.`;
    }
    case 'discard':
      return `${drew} and discarded it: it could be neither added nor subtracted.`;
  }
}

/** Says why a game ended. */
export function describeOutcome({ target }: ConquestSettings, { kind }: Outcome): string {
  return kind === 'draw' ? 'The turn limit is reached.' : `Exactly ${target} points.`;
}

/** What an action makes of the score that it changes: `12 → 19`. */
function change(
  { target }: ConquestSettings,
  position: ConquestPosition,
  action: ConquestAction,
): string {
  const before = scoresFromMover(position);
  const after = scoresAfter(before, action);
  const changed = action.kind === 'add' ? 0 : 1;
  const end = after[changed] === target ? ', and wins' : '';
  return before[changed] === after[changed]
    ? `${before[changed]} stays`
    : `${before[changed]} → ${after[changed]}${end}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
