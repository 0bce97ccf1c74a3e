import type { Game, Rules, Turn } from '../game.ts';
import type { Settings } from '../settings.ts';
import { describeMove, describeOutcome } from './describe.ts';
import { chances, legalMoves, playMove, stageOf, type ConquestMove } from './moves.ts';
import { formatMove, formatPosition, keyOf, parseMove, parsePosition } from './notation.ts';
import { startPosition, type ConquestPosition } from './position.ts';
import { conquestPresets, conquestSettings, type ConquestSettings } from './settings.ts';

/** Digit Conquest. */
export const digitConquest: Game<ConquestPosition, ConquestMove> = {
  id: 'digit-conquest',
  name: 'Digit Conquest',
  summary: 'Race to exactly 50 with digits from a shared deck: add to yours or take from theirs.',
  settings: conquestSettings,
  requirements: [],
  presets: conquestPresets,
  rules: (settings: Settings) => conquestRules(settings as ConquestSettings),
};

/** The rules of Digit Conquest under checked settings. */
export function conquestRules(settings: ConquestSettings): Rules<ConquestPosition, ConquestMove> {
  return {
    seats: 2,
    start: (first) => startPosition(settings, first),
    turn: (position) => turnOf(settings, position),
    moves: (position) => legalMoves(settings, position),
    chances: (position) => chances(settings, position),
    play: (position, move) => playMove(settings, position, move, () => formatMove(move)),
    key: (position) => keyOf(settings, position),
    formatPosition,
    parsePosition: (text) => parsePosition(settings, text),
    formatMove: (_, move) => formatMove(move),
    parseMove: (position, text) => parseMove(settings, position, text),
    describe: (position, move, name) => describeMove(settings, position, move, name),
    describeOutcome: (outcome, name) => describeOutcome(settings, outcome, name),
  };
}

function turnOf(settings: ConquestSettings, position: ConquestPosition): Turn {
  switch (stageOf(settings, position)) {
    case 'won': {
      const winner = position.scores.indexOf(settings.target);
      return {
        kind: 'over',
        outcome: { kind: 'win', winner, order: [winner, 1 - winner], by: 'target' },
      };
    }
    case 'drawn':
      return { kind: 'over', outcome: { kind: 'draw', by: 'turn-limit' } };
    case 'to-draw':
      return settings.draw === 'choice'
        ? { kind: 'player', seat: position.turn, decision: true }
        : { kind: 'chance' };
    case 'in-hand':
      return { kind: 'player', seat: position.turn };
  }
}
