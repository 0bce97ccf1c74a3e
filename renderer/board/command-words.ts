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
    case 'table':
    case 'share':
      return words().text(`records.${name}`);
    case 'open-record':
    case 'save-record':
    case 'paste-record':
      return words().text(`records.${verbs[name]}`);
    case 'recent-files':
      return words().text('records.recent');
    case 'keys':
      return words().text('key-sheet.title');
    case 'mistakes':
      return words().text('mistakes.title');
    case 'lessons':
      return words().text('lessons.title');
    case 'guide':
      return words().text('guide.title');
    case 'mute':
      return words().text('menu.sound');
    default:
      return words().text(`menu.${name}`);
  }
}

const verbs = { 'open-record': 'open', 'save-record': 'save', 'paste-record': 'paste' } as const;
