import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { PlainCode } from '../../words/message.ts';
import { inMenu, type Command } from '../services/commands.svelte.ts';
import type { Board } from './board.svelte.ts';
import { firstStop, lastStop } from '../table/move-rows.ts';

/** The commands for the match on the table, in the order of the menus. */
export function tableCommands(board: Board): readonly Command[] {
  return [
    gameCommands,
    editCommands,
    matchCommands,
    playCommands,
    moveCommands,
    learnCommands,
    helpCommands,
    viewCommands,
  ].flatMap((commandsOf) => commandsOf(board));
}

function gameCommands(board: Board): readonly Command[] {
  const { dialogs } = board.services;
  return [
    ...inMenu('game', 0, {}, [
      {
        id: 'set-up',
        keys: 'CmdOrCtrl+E',
        label: 'menu.set-up',
        run: () => dialogs.open('set-up'),
      },
    ]),
    ...inMenu('game', 2, { reach: 'table', sub: 'records' }, [
      {
        id: 'add-to-task',
        keys: 'CmdOrCtrl+Shift+G',
        label: 'task-page.add-here',
        enabled: () => isThere(board) && board.view?.state.kind !== 'over',
        run: () => board.addToTask(),
      },
    ]),
    ...inMenu('game', 2, { reach: 'table' }, [
      {
        id: 'share',
        keys: 'CmdOrCtrl+Shift+S',
        label: 'records.share',
        enabled: () => isThere(board),
        run: () => board.share(),
      },
    ]),
  ];
}

function editCommands(board: Board): readonly Command[] {
  const { match } = board.services;
  return [
    ...inMenu('edit', 0, { reach: 'table' }, [
      {
        id: 'undo',
        keys: 'CmdOrCtrl+Z',
        label: 'menu.undo',
        enabled: () => board.view?.canUndo === true || board.review.away,
        reason: () => board.view && reasonAgainstUndo(board.view),
        run: () => board.undo(),
      },
      {
        id: 'redo',
        keys: 'CmdOrCtrl+Shift+Z',
        keysOn: { win32: 'Ctrl+Y' },
        label: 'menu.redo',
        enabled: () => board.view?.canRedo === true,
        reason: () => 'match-controls.nothing-to-redo',
        run: () => match.redo(),
      },
    ]),
    ...inMenu('edit', 1, { reach: 'table' }, [
      {
        id: 'comment-move',
        keys: 'CmdOrCtrl+Shift+M',
        label: 'menu.comment-move',
        enabled: () => (board.view?.at ?? 0) > 0,
        run: () => board.variations.openComment(),
      },
      {
        id: 'copy-position',
        keys: 'CmdOrCtrl+Shift+C',
        label: 'menu.copy-position',
        enabled: () => isThere(board),
        run: () => board.copyPosition(),
      },
    ]),
  ];
}

/** Why no move can be undone. */
function reasonAgainstUndo({ settings }: Pick<MatchView, 'settings'>): PlainCode {
  return 'undo' in settings && !settings.undo ? 'match.no-undo' : 'match-controls.nothing-to-undo';
}

/** The commands that begin a match and end it. */
function matchCommands(board: Board): readonly Command[] {
  const { controls } = board;
  return [
    ...inMenu('match', 0, { reach: 'table' }, [
      {
        id: 'again',
        keys: 'CmdOrCtrl+Shift+N',
        label: 'match-controls.again',
        enabled: () => board.view?.state.kind === 'over',
        run: () => controls.again(),
      },
      {
        id: 'restart',
        keys: 'CmdOrCtrl+R',
        label: 'match-controls.restart',
        enabled: () => board.view?.controls.restarts === true,
        run: () => controls.ask('restart'),
      },
      {
        id: 'swap-seats',
        keys: 'CmdOrCtrl+T',
        label: 'match-controls.swap-seats',
        enabled: () => board.view?.controls.swapsSeats === true,
        run: () => controls.act('swapSeats'),
      },
    ]),
    ...inMenu('match', 1, { reach: 'table', sub: 'endings' }, [
      {
        id: 'offer-draw',
        keys: 'CmdOrCtrl+D',
        label: 'match-controls.offer-draw',
        enabled: () => board.view?.controls.offersDraw != null,
        reason: () => board.view && reasonAgainstDraw(board.view),
        run: () => controls.offerDraw(),
      },
      {
        id: 'claim-draw',
        keys: 'CmdOrCtrl+Shift+D',
        label: 'match-controls.claim-draw',
        enabled: () => board.view?.controls.claimsDraw === true,
        reason: () => board.view && reasonAgainstClaim(board.view),
        run: () => controls.ask('claimDraw'),
      },
      {
        id: 'resign',
        keys: 'CmdOrCtrl+Shift+R',
        label: 'match-controls.resign',
        enabled: () => board.view?.controls.resigns != null,
        reason: () => board.view && reasonAgainstResigning(board.view),
        run: () => controls.ask('resign'),
      },
    ]),
  ];
}

/** Whether a person is to move at the end of a game that isn't over. */
function isPersonsTurn(view: MatchView): boolean {
  const { state, at, controls } = view;
  return state.kind === 'person' && at === pliesOf(view).length && !controls.finished;
}

/** Why the person to move can't offer a draw; undefined if no person is to move. */
function reasonAgainstDraw(view: MatchView): PlainCode | undefined {
  if (!isPersonsTurn(view)) return undefined;
  return view.players.length > 2 ? 'match-controls.of-two' : 'match-controls.no-draw';
}

/** The same for claiming one. */
function reasonAgainstClaim(view: MatchView): PlainCode | undefined {
  if (!isPersonsTurn(view)) return undefined;
  return view.controls.claimsDraw === null
    ? 'match-controls.claim-never'
    : 'match-controls.claim-early';
}

/** Why the person to move can't resign; undefined if no person is to move. */
function reasonAgainstResigning(view: MatchView): PlainCode | undefined {
  return isPersonsTurn(view) && view.players.length > 2 ? 'match-controls.of-two' : undefined;
}

/** The commands that let computers play. */
function playCommands(board: Board): readonly Command[] {
  const { controls } = board;
  return [
    ...inMenu('match', 2, { reach: 'table' }, [
      {
        id: 'play-on',
        keys: 'CmdOrCtrl+K',
        label: 'menu.play-on',
        enabled: () => isThere(board) && board.view?.state.kind !== 'over',
        checked: () => board.view?.playedOn === true && board.view.state.kind !== 'over',
        run: () => controls.togglePlayOn(),
      },
      {
        id: 'pause',
        keys: 'P',
        label: 'match-controls.play-or-pause',
        enabled: () => board.view?.controls.computers != null,
        run: () => controls.togglePause(),
      },
      {
        id: 'step',
        keys: '.',
        label: 'match-controls.let-step',
        enabled: () => board.view?.controls.computers === 'wait',
        run: () => controls.step(),
      },
    ]),
  ];
}

/** The commands that go through the moves. */
function moveCommands(board: Board): readonly Command[] {
  const { controls } = board;
  return [
    ...inMenu('match', 3, { reach: 'table', sub: 'moves' }, [
      {
        id: 'to-first',
        keys: 'Home',
        label: 'board.moves.to-first',
        enabled: () => isThere(board),
        run: () => controls.stepTo(firstStop),
      },
      {
        id: 'back',
        keys: 'PageUp',
        label: 'board.moves.back',
        enabled: () => isThere(board),
        run: () => controls.stepBy(-1),
      },
      {
        id: 'forward',
        keys: 'PageDown',
        label: 'board.moves.forward',
        enabled: () => isThere(board),
        run: () => controls.stepBy(1),
      },
      {
        id: 'to-last',
        keys: 'End',
        label: 'board.moves.to-last',
        enabled: () => isThere(board),
        run: () => controls.stepTo(lastStop),
      },
    ]),
    ...inMenu('match', 3, { reach: 'table' }, [
      {
        id: 'replay',
        keys: 'CmdOrCtrl+Shift+K',
        label: 'match-controls.replay',
        enabled: () => controls.replay.possible || controls.replay.playing,
        run: () => controls.replay.toggle(),
      },
    ]),
  ];
}

function learnCommands(board: Board): readonly Command[] {
  const { match } = board.services;
  return [
    ...inMenu('learn', 2, {}, [
      {
        id: 'guide',
        keys: 'CmdOrCtrl+G',
        reach: 'table',
        label: 'guide.title',
        enabled: () => isThere(board),
        checked: () => board.guiding.on,
        run: () => match.setGuided(match.view?.guided !== true),
      },
      {
        id: 'review',
        keys: 'CmdOrCtrl+Shift+V',
        label: 'menu.review',
        enabled: () => isThere(board),
        run: () => board.openReview(),
      },
      {
        id: 'previous-mistake',
        sub: 'mistakes',
        keys: 'Shift+PageUp',
        reach: 'table',
        label: 'menu.previous-mistake',
        enabled: () => isThere(board),
        run: () => board.stepReview(-1),
      },
      {
        id: 'next-mistake',
        sub: 'mistakes',
        keys: 'Shift+PageDown',
        reach: 'table',
        label: 'menu.next-mistake',
        enabled: () => isThere(board),
        run: () => board.stepReview(1),
      },
    ]),
  ];
}

function helpCommands(board: Board): readonly Command[] {
  return [
    ...inMenu('help', 0, { reach: 'table' }, [
      {
        id: 'show-how',
        keys: 'CmdOrCtrl+F1',
        label: 'menu.show-how',
        enabled: () => board.view?.state.kind === 'person',
        run: () => board.teaching.again(),
      },
    ]),
  ];
}

function viewCommands(board: Board): readonly Command[] {
  return [
    ...inMenu('view', 0, { reach: 'table' }, [
      {
        id: 'analysis',
        keys: 'CmdOrCtrl+I',
        label: 'menu.analysis',
        checked: () => board.analysisShown,
        run: () => board.toggleAnalysis(),
      },
      {
        id: 'hint',
        keys: 'CmdOrCtrl+H',
        // On a Mac the other keys hide the program, with or without this command.
        keysOn: { darwin: 'CmdOrCtrl+J' },
        label: 'menu.hint',
        enabled: () => board.view?.state.kind === 'person' && !board.guess.isSecret,
        run: () => board.analysing.showHint(),
      },
      {
        id: 'panel',
        keys: 'CmdOrCtrl+B',
        label: 'menu.panel',
        checked: () => board.panelOpen,
        run: () => (board.panelOpen = !board.panelOpen),
      },
    ]),
    ...tableViewCommands(board),
  ];
}

/** How the table is shown, and to whom. */
function tableViewCommands(board: Board): readonly Command[] {
  const { controls } = board;
  return [
    ...inMenu('view', 0, { reach: 'table', sub: 'table' }, [
      {
        id: 'big-screen',
        keys: 'CmdOrCtrl+9',
        label: 'menu.big-screen',
        reach: 'always',
        enabled: () => ['table', 'tournaments'].includes(board.services.router.page ?? ''),
        checked: () => board.bigScreen,
        run: () => board.toggleBigScreen(),
      },
      {
        id: 'class-guess',
        keys: 'CmdOrCtrl+Shift+9',
        label: 'class-guess.title',
        enabled: () =>
          board.guess.isOpen || (!board.review.isOpen && board.view?.state.kind === 'person'),
        checked: () => board.guess.isOpen,
        run: () => board.guess.toggle(),
      },
      {
        id: 'turn-table',
        keys: 'CmdOrCtrl+Shift+B',
        label: 'appearance.settings.turnTable.label',
        enabled: () => isThere(board),
        checked: () => controls.turning,
        run: () => controls.toggleTurning(),
      },
      {
        id: 'read-position',
        keys: 'CmdOrCtrl+Shift+P',
        label: 'menu.read-position',
        enabled: () => isThere(board),
        run: () => board.readPosition(),
      },
    ]),
  ];
}

function isThere({ view }: Board): boolean {
  return view !== undefined;
}
