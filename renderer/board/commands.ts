import { inMenu, type Command } from '../services/commands.svelte.ts';
import type { Board } from './board.svelte.ts';
import { firstStop, lastStop } from '../table/move-rows.ts';

/** The commands for the match on the table, in the order of the menus. */
export function tableCommands(board: Board): readonly Command[] {
  const { controls, services } = board;
  const { match, preferences, dialogs } = services;
  const can = () => board.view?.controls;
  const isThere = () => board.view !== undefined;
  return [
    ...inMenu('game', 0, {}, [
      {
        id: 'set-up',
        keys: 'CmdOrCtrl+E',
        label: 'menu.set-up',
        run: () => dialogs.open('set-up'),
      },
    ]),
    ...inMenu('game', 2, { reach: 'table' }, [
      {
        id: 'share',
        keys: 'CmdOrCtrl+Shift+S',
        label: 'records.share',
        enabled: isThere,
        run: () => board.share(),
      },
    ]),
    ...inMenu('edit', 0, { reach: 'table' }, [
      {
        id: 'undo',
        keys: 'CmdOrCtrl+Z',
        label: 'menu.undo',
        enabled: () => board.view?.canUndo === true || board.review.away,
        run: () => board.undo(),
      },
      {
        id: 'redo',
        keys: 'CmdOrCtrl+Shift+Z',
        keysOn: { win32: 'Ctrl+Y' },
        label: 'menu.redo',
        enabled: () => board.view?.canRedo === true,
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
        enabled: isThere,
        run: () => board.copyPosition(),
      },
    ]),
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
        enabled: () => can()?.restarts === true,
        run: () => controls.ask('restart'),
      },
      {
        id: 'swap-seats',
        keys: 'CmdOrCtrl+T',
        label: 'match-controls.swap-seats',
        enabled: () => can()?.swapsSeats === true,
        run: () => controls.act('swapSeats'),
      },
    ]),
    ...inMenu('match', 1, { reach: 'table', sub: 'endings' }, [
      {
        id: 'offer-draw',
        keys: 'CmdOrCtrl+D',
        label: 'match-controls.offer-draw',
        enabled: () => can()?.offersDraw != null,
        run: () => controls.offerDraw(),
      },
      {
        id: 'claim-draw',
        keys: 'CmdOrCtrl+Shift+D',
        label: 'match-controls.claim-draw',
        enabled: () => can()?.claimsDraw === true,
        run: () => controls.ask('claimDraw'),
      },
      {
        id: 'resign',
        keys: 'CmdOrCtrl+Shift+R',
        label: 'match-controls.resign',
        enabled: () => can()?.resigns != null,
        run: () => controls.ask('resign'),
      },
    ]),
    ...inMenu('match', 2, { reach: 'table' }, [
      {
        id: 'play-on',
        keys: 'CmdOrCtrl+K',
        label: 'menu.play-on',
        enabled: () => isThere() && board.view?.state.kind !== 'over',
        checked: () => board.view?.playedOn === true,
        run: () => controls.togglePlayOn(),
      },
      {
        id: 'pause',
        keys: 'P',
        heardByPage: true,
        label: 'match-controls.play-or-pause',
        enabled: () => can()?.computers != null,
        run: () => controls.togglePause(),
      },
      {
        id: 'step',
        keys: '.',
        heardByPage: true,
        label: 'match-controls.let-step',
        enabled: () => can()?.computers === 'wait',
        run: () => controls.step(),
      },
    ]),
    ...inMenu('match', 3, { reach: 'table', sub: 'moves' }, [
      {
        id: 'to-first',
        keys: 'Home',
        heardByPage: true,
        label: 'board.moves.to-first',
        enabled: isThere,
        run: () => controls.stepTo(firstStop),
      },
      {
        id: 'back',
        keys: 'PageUp',
        heardByPage: true,
        label: 'board.moves.back',
        enabled: isThere,
        run: () => controls.stepBy(-1),
      },
      {
        id: 'forward',
        keys: 'PageDown',
        heardByPage: true,
        label: 'board.moves.forward',
        enabled: isThere,
        run: () => controls.stepBy(1),
      },
      {
        id: 'to-last',
        keys: 'End',
        heardByPage: true,
        label: 'board.moves.to-last',
        enabled: isThere,
        run: () => controls.stepTo(lastStop),
      },
    ]),
    ...inMenu('match', 3, { reach: 'table' }, [
      {
        id: 'replay',
        keys: 'CmdOrCtrl+P',
        label: 'match-controls.replay',
        enabled: () => controls.replay.possible,
        run: () => controls.replay.toggle(),
      },
    ]),
    ...inMenu('learn', 2, {}, [
      {
        id: 'guide',
        keys: 'CmdOrCtrl+G',
        reach: 'table',
        label: 'guide.title',
        checked: () => board.guiding.on,
        run: () => preferences.toggleGuide(),
      },
      {
        id: 'review',
        keys: 'CmdOrCtrl+Shift+V',
        label: 'menu.review',
        enabled: isThere,
        run: () => board.openReview(),
      },
      {
        id: 'previous-mistake',
        sub: 'mistakes',
        keys: 'Shift+PageUp',
        heardByPage: true,
        reach: 'table',
        label: 'menu.previous-mistake',
        enabled: isThere,
        run: () => board.stepReview(-1),
      },
      {
        id: 'next-mistake',
        sub: 'mistakes',
        keys: 'Shift+PageDown',
        heardByPage: true,
        reach: 'table',
        label: 'menu.next-mistake',
        enabled: isThere,
        run: () => board.stepReview(1),
      },
    ]),
    ...inMenu('help', 0, { reach: 'table' }, [
      {
        id: 'show-how',
        keys: 'CmdOrCtrl+F1',
        label: 'menu.show-how',
        enabled: () => board.view?.state.kind === 'person',
        run: () => board.teaching.again(),
      },
    ]),
    ...inMenu('view', 0, { reach: 'table' }, [
      {
        id: 'analysis',
        keys: 'CmdOrCtrl+I',
        label: 'menu.analysis',
        checked: () => board.analysing.on,
        run: () => board.toggleAnalysis(),
      },
      {
        id: 'hint',
        keys: 'CmdOrCtrl+H',
        // On a Mac the other keys hide the program, with or without this command.
        keysOn: { darwin: 'CmdOrCtrl+J' },
        label: 'menu.hint',
        enabled: () => board.view?.state.kind === 'person',
        run: () => board.analysing.showHint(),
      },
      {
        id: 'panel',
        keys: 'CmdOrCtrl+B',
        label: 'menu.panel',
        checked: () => board.panelOpen,
        run: () => (board.panelOpen = !board.panelOpen),
      },
      {
        id: 'turn-table',
        sub: 'table',
        keys: 'CmdOrCtrl+Shift+B',
        label: 'appearance.settings.turnTable.label',
        enabled: isThere,
        checked: () => controls.turning,
        run: () => controls.toggleTurning(),
      },
      {
        id: 'read-position',
        sub: 'table',
        keys: 'CmdOrCtrl+Shift+P',
        label: 'menu.read-position',
        enabled: isThere,
        run: () => board.readPosition(),
      },
    ]),
  ];
}
