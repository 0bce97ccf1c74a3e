import type { Choice } from './questions.ts';

/** What may be typed in place of a move. */
export const commands: readonly Choice[] = [
  { text: 'hint', sentence: 'a good move' },
  { text: 'undo', sentence: 'take back to your last decision' },
  { text: 'redo', sentence: 'play again what was taken back' },
  { text: 'moves', sentence: 'every legal move' },
  { text: 'help', sentence: 'this list' },
  { text: 'quit', sentence: 'leave the game' },
];

/** The command that leaves. */
export const farewell = 'quit';
