import type { CommandName } from '../../electron/api/commands.ts';
import { words } from '../words.svelte.ts';
import type { Board } from './board.svelte.ts';

/** A line of the menu of the board. */
export interface MenuItem {
  readonly label: string;
  readonly shortcut?: CommandName;
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** Lines that belong together. */
export interface MenuGroup {
  /** What they are called as a menu of their own; nothing where they stand in the menu itself. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

/** What the menu of the board offers. */
export function menuGroups(board: Board): readonly MenuGroup[] {
  const { view, controls } = board;
  const can = view?.controls;
  return [
    {
      items: [
        { label: words().text('menu.home'), shortcut: 'home', run: () => board.goHome() },
        {
          label: words().text('menu.library'),
          shortcut: 'library',
          run: () => board.show('library'),
        },
        {
          label: words().text('menu.statistics'),
          shortcut: 'statistics',
          run: () => board.show('statistics'),
        },
        {
          label: words().text('menu.atlas'),
          shortcut: 'atlas',
          run: () => board.show('atlas'),
        },
        { label: words().text('menu.learn'), shortcut: 'learn', run: () => board.show('learn') },
        {
          label: words().text('lessons.title'),
          shortcut: 'lessons',
          run: () => board.show('lessons'),
        },
        {
          label: words().text('menu.puzzles'),
          shortcut: 'puzzles',
          run: () => board.show('puzzles'),
        },
        {
          label: words().text('mistakes.title'),
          shortcut: 'mistakes',
          run: () => board.show('mistakes'),
        },
        {
          label: words().text('menu.explorer'),
          shortcut: 'explorer',
          run: () => board.exploreMatch(),
        },
        {
          label: words().text('menu.state-map'),
          shortcut: 'state-map',
          run: () => board.show('state-map'),
        },
      ],
    },
    {
      label: words().text('menu.files'),
      items: [
        {
          label: words().text('records.open'),
          shortcut: 'open-record',
          run: () => board.run('open-record'),
        },
        {
          label: words().text('records.recent'),
          shortcut: 'recent-files',
          run: () => (board.recentFilesOpen = true),
        },
        {
          label: words().text('records.save'),
          shortcut: 'save-record',
          run: () => board.run('save-record'),
        },
        {
          label: words().text('records.paste'),
          shortcut: 'paste-record',
          run: () => board.run('paste-record'),
        },
        {
          label: words().text('records.share'),
          shortcut: 'share',
          run: () => board.share(),
        },
      ],
    },
    {
      label: words().text('menu.match'),
      items: [
        {
          label: words().text('menu.redo'),
          shortcut: 'redo',
          disabled: view?.canRedo !== true,
          run: () => board.redo(),
        },
        {
          label: words().text('menu.hint'),
          shortcut: 'hint',
          disabled: view?.state.kind !== 'person',
          run: () => board.showHint(),
        },
        {
          label: words().text('match-controls.restart'),
          shortcut: 'restart',
          disabled: can?.restarts !== true,
          run: () => controls.restart(),
        },
        {
          label: words().text('match-controls.swap-seats'),
          shortcut: 'swap-seats',
          disabled: can?.swapsSeats !== true,
          run: () => controls.swapSeats(),
        },
        {
          label: words().text('match-controls.offer-draw'),
          shortcut: 'offer-draw',
          disabled: can?.offersDraw == null,
          run: () => controls.offerDraw(),
        },
        {
          label: words().text('match-controls.claim-draw'),
          shortcut: 'claim-draw',
          disabled: can?.claimsDraw !== true,
          run: () => controls.claimDraw(),
        },
        {
          label: words().text('match-controls.resign'),
          shortcut: 'resign',
          disabled: can?.resigns == null,
          run: () => controls.askToResign(),
        },
        {
          label:
            view?.playedOn === true ? words().text('menu.take-over') : words().text('menu.play-on'),
          shortcut: 'play-on',
          disabled: view === undefined || view.state.kind === 'over',
          run: () => controls.togglePlayOn(),
        },
        {
          label: words().text('match-controls.replay'),
          shortcut: 'replay',
          disabled: !controls.replay.possible,
          run: () => controls.replay.start(),
        },
        {
          label: words().text('menu.review'),
          shortcut: 'review',
          disabled: view === undefined,
          run: () => board.openReview(),
        },
      ],
    },
    {
      label: words().text('menu.position'),
      items: [
        { label: words().text('menu.set-up'), shortcut: 'set-up', run: () => board.openSetUp() },
        {
          label: words().text('menu.comment-move'),
          shortcut: 'comment-move',
          disabled: view === undefined || view.at === 0,
          run: () => board.variations.openComment(),
        },
        {
          label: words().text('menu.copy-position'),
          shortcut: 'copy-position',
          run: () => board.copyPosition(),
        },
        {
          label: words().text('menu.read-position'),
          shortcut: 'read-position',
          run: () => board.readPosition(),
        },
      ],
    },
    {
      items: [
        {
          label: board.panelOpen
            ? words().text('menu.hide-panel')
            : words().text('menu.show-panel'),
          shortcut: 'panel',
          run: () => (board.panelOpen = !board.panelOpen),
        },
        {
          label: board.guiding.on ? words().text('guide.end') : words().text('guide.begin'),
          shortcut: 'guide',
          run: () => board.toggleGuide(),
        },
        {
          label: words().text(board.audible ? 'menu.mute' : 'menu.sound-on'),
          shortcut: 'mute',
          run: () => board.toggleSound(),
        },
      ],
    },
    {
      items: [
        { label: words().text('menu.rules'), shortcut: 'rules', run: () => board.openRules() },
        { label: words().text('key-sheet.title'), shortcut: 'keys', run: controls.commands.keys },
        {
          label: words().text('menu.preferences'),
          shortcut: 'preferences',
          run: () => board.openPreferences(),
        },
        {
          label: words().text('menu.about'),
          shortcut: 'about',
          run: () => (board.aboutOpen = true),
        },
        { label: words().text('menu.quit'), shortcut: 'quit', run: () => board.quit() },
      ],
    },
  ];
}
