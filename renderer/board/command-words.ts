import type { CommandName } from '../../electron/api/commands.ts';
import { words } from '../words.svelte.ts';

/** What a command does, in a few words, whatever state it finds. */
export function commandWords(name: CommandName): string {
  switch (name) {
    case 'again':
    case 'restart':
    case 'swap-seats':
    case 'offer-draw':
    case 'claim-draw':
    case 'replay':
    case 'resign':
      return words().text(`match-controls.${name}`);
    case 'pause':
      return words().text('match-controls.play-or-pause');
    case 'step':
      return words().text('match-controls.let-step');
    case 'to-first':
    case 'back':
    case 'forward':
    case 'to-last':
      return words().text(`board.moves.${name}`);
    case 'keys':
      return words().text('key-sheet.title');
    case 'mute':
      return words().text('menu.sound');
    default:
      return words().text(`menu.${name}`);
  }
}
