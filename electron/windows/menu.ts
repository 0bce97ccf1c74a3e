import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';
import { acceleratorOf, type CommandName } from '../api/commands.ts';
import { noneRecent, recordItems, type RecentInMenu } from './record-menu.ts';
import { zoomItems } from './zoom-items.ts';
import type { CommandActions } from './commands.ts';
import { macProgramMenu, macTextItems, macWindowMenu } from './mac-menu.ts';

/** The application menu, with the platform's own shortcuts and places. */
export function menuTemplate(
  platform: NodeJS.Platform,
  words: Words,
  actions: CommandActions,
  recent: RecentInMenu = noneRecent,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const item = (id: CommandName, label: string): MenuItemConstructorOptions => {
    const accelerator = acceleratorOf(id, platform);
    return { id, label, ...(accelerator !== undefined && { accelerator }), click: actions[id] };
  };
  const about = item('about', words.text('menu.about'));
  const preferences = item(
    'preferences',
    words.text(mac ? 'menu.mac-preferences' : 'menu.preferences'),
  );
  const quitLabel = words.text(
    mac ? 'menu.mac-quit' : platform === 'win32' ? 'menu.windows-quit' : 'menu.quit',
  );
  const quit: MenuItemConstructorOptions = {
    ...item('quit', quitLabel),
    // Windows itself closes the window in front by these keys; the program ends with the board.
    ...(platform === 'win32' && { registerAccelerator: false }),
  };
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  return [
    ...(mac ? [macProgramMenu({ about, preferences, quit }, words)] : []),
    {
      label: words.text('menu.game'),
      submenu: [
        item('new-game', words.text('menu.new-game')),
        item('set-up', words.text('menu.set-up')),
        item('home', words.text('menu.home')),
        item('table', words.text('records.table')),
        item('library', words.text('menu.library')),
        item('statistics', words.text('menu.statistics')),
        item('atlas', words.text('menu.atlas')),
        separator,
        ...recordItems(item, words, recent),
        separator,
        ...(mac
          ? [{ role: 'close' as const, label: words.text('menu.mac-close') }]
          : [preferences, separator, quit]),
      ],
    },
    {
      label: words.text('menu.edit'),
      submenu: [
        item('undo', words.text('menu.undo')),
        item('redo', words.text('menu.redo')),
        separator,
        ...(mac ? [...macTextItems(words), separator] : []),
        item('comment-move', words.text('menu.comment-move')),
        item('copy-position', words.text('menu.copy-position')),
      ],
    },
    {
      label: words.text('match-controls.match'),
      submenu: [
        item('again', words.text('match-controls.again')),
        item('restart', words.text('match-controls.restart')),
        item('swap-seats', words.text('match-controls.swap-seats')),
        separator,
        item('offer-draw', words.text('match-controls.offer-draw')),
        item('claim-draw', words.text('match-controls.claim-draw')),
        item('resign', words.text('match-controls.resign')),
        separator,
        item('play-on', words.text('menu.play-on')),
        item('pause', words.text('match-controls.play-or-pause')),
        item('step', words.text('match-controls.let-step')),
        separator,
        item('to-first', words.text('board.moves.to-first')),
        item('back', words.text('board.moves.back')),
        item('forward', words.text('board.moves.forward')),
        item('to-last', words.text('board.moves.to-last')),
        item('replay', words.text('match-controls.replay')),
      ],
    },
    {
      label: words.text('learn.menu'),
      submenu: [
        item('learn', words.text('menu.learn')),
        separator,
        item('lessons', words.text('lessons.title')),
        item('puzzles', words.text('menu.puzzles')),
        item('mistakes', words.text('mistakes.title')),
        item('explorer', words.text('menu.explorer')),
        item('state-map', words.text('menu.state-map')),
        separator,
        item('guide', words.text('guide.title')),
        item('review', words.text('menu.review')),
        item('previous-mistake', words.text('menu.previous-mistake')),
        item('next-mistake', words.text('menu.next-mistake')),
      ],
    },
    {
      label: words.text('menu.view'),
      submenu: [
        item('analysis', words.text('menu.analysis')),
        item('hint', words.text('menu.hint')),
        item('panel', words.text('menu.panel')),
        item('read-position', words.text('menu.read-position')),
        item('mute', words.text('menu.sound')),
        separator,
        ...zoomItems(words),
        separator,
        { role: 'togglefullscreen', label: words.text('menu.full-screen') },
      ],
    },
    ...(mac ? [macWindowMenu(words)] : []),
    {
      label: words.text('menu.help'),
      role: 'help',
      submenu: [
        item('rules', words.text('menu.rules')),
        item('keys', words.text('key-sheet.title')),
        ...(mac ? [] : [separator, about]),
      ],
    },
  ];
}
