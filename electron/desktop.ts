import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import type { Folders } from '../storage/files/folders.ts';
import { removeLeftFolders } from '../storage/files/temporary-folder.ts';
import { message } from '../words/message.ts';
import type { Arguments } from './command-line.ts';
import { hasNewCrash } from './diagnosis/crashes.ts';
import { openLog, watchForErrors, type Log } from './diagnosis/log.ts';
import type { Ending } from './endings.ts';
import { configFileFor } from './folders.ts';
import { recordsNamed, type HandedOver } from './handed-over.ts';
import { moveIn } from './move-in.ts';
import type { Program } from './program.ts';
import type * as Running from './running.ts';
import { startActions } from './start-actions.ts';
import { sandboxMissing } from './sandbox.ts';
import { handOver, startHanded } from './second-start.ts';
import { beginStart, type BegunStart } from './unfinished-starts.ts';

const endInDialog: Ending = async (reason) => (await import('./endings.ts')).endInDialog(reason);
const endHidden: Ending = async (reason) => (await import('./endings.ts')).endHidden(reason);

/**
 * Opens the board, unless another instance has it open: then that one comes to the front. Must be called before Chromium
 * starts.
 *
 * @param handedOver - files and links that the system hands over, now and later.
 */
export function open(given: Arguments, handedOver: HandedOver, folders: Folders): void {
  /** What to do first; a second start may ask for something else meanwhile. */
  let { action } = given;
  let program: Program | undefined;
  let focusBoard: () => void = () => undefined;

  function prepare(log: Log): BegunStart | undefined {
    const records = recordsNamed(given, process.cwd());
    if (!app.requestSingleInstanceLock(handOver(records, given.action))) {
      app.quit();
      return undefined;
    }
    moveIn(folders);
    log.note(`${app.getName()} ${app.getVersion()} starts.`);
    // A second start may come before the program runs.
    app.on('second-instance', (_event, _argv, _folder, handed) => {
      focusBoard();
      const second = startHanded(handed);
      handedOver.add(...second.records);
      if (second.action === undefined) return;
      if (program === undefined) ({ action } = second);
      else program.run(startActions[second.action]);
    });
    handedOver.add(...records);
    const start = beginStart(path.join(folders.state, 'unfinished-starts'));
    // A fault of the graphics hangs a start, too.
    if (given.safe === true || start.isAfterFailures) app.disableHardwareAcceleration();
    return start;
  }

  startWith(endInDialog, folders, prepare, async (running, start, log) => {
    ({ focusBoard } = running);
    const restored = await running.restoreWaiting({
      data: folders.data,
      config: configFileFor(given, folders.data),
    });
    const safe = await running.isSafeStart(given, start);
    if (safe) handedOver.forget();
    const begun = await running.run(given, folders, log, {
      hidden: false,
      safe,
      drawn: () => {
        start.finish();
        // A killed kiosk leaves its folder.
        removeLeftFolders('start');
      },
      end: endInDialog,
    });
    program = begun;
    if (restored !== undefined) begun.report(restored);
    const crashes = path.join(folders.state, 'crashes');
    if (hasNewCrash(crashes, path.join(folders.state, 'crashes-reported'))) {
      begun.report(message('program.crashed', { folder: crashes }));
    }
    const unprotected = sandboxMissing(process);
    if (unprotected !== undefined) begun.report(unprotected);
    const caught = watchForErrors(() =>
      begun.report(message('program.uncaught', { log: log.file })),
    );
    if (action !== undefined && !safe) begun.run(startActions[action]);
    // Security: In a kiosk, nothing that the system hands over is opened, whenever that may be.
    if (given.kiosk === undefined) handedOver.open((record) => begun.openHanded(record), caught);
  });
}

/** Tests the parts of the program, in a hidden window. Must be called before Chromium starts. */
export function testItself(folders: Folders): void {
  function prepare(log: Log): true {
    // What is drawn of each game is drawn on the table.
    writeFileSync(path.join(folders.data, 'config.jsonc'), '{ "start": "table" }\n');
    log.note(`${app.getName()} ${app.getVersion()} tries itself.`);
    watchForErrors(() => void endHidden(message('program.uncaught', { log: log.file })));
    return true;
  }

  startWith(endHidden, folders, prepare, async ({ run, selfTest, drawn }, _prepared, log) => {
    const program = await run({}, folders, log, {
      hidden: true,
      safe: false,
      drawn: () => undefined,
      end: endHidden,
    });
    const checks = await selfTest({
      ask: program.handlers,
      files: program.files,
      logged: () => log.recent(1),
      drawn,
    });
    const ok = checks.every((check) => check.ok);
    program.close();
    const { electron, chrome, node } = process.versions as Partial<Record<string, string>>;
    const report = { ok, version: app.getVersion(), electron, chrome, node, checks };
    const { print } = await import('./endings.ts');
    await print(process.stdout, JSON.stringify(report));
    app.exit(ok ? 0 : 1);
  });
}

/**
 * Starts the program. If that fails, ends it: without a window, its lock would keep others from starting.
 *
 * @param prepare - does what must come before Chromium starts; undefined if nothing is to be opened.
 * @param show - opens what `prepare` has prepared, when Chromium is ready.
 */
function startWith<Prepared>(
  end: Ending,
  { logs }: Folders,
  prepare: (log: Log) => Prepared | undefined,
  show: (running: typeof Running, prepared: Prepared, log: Log) => Promise<void>,
): void {
  const log = openLog(logs, app.getName());
  const failed = (error: unknown): void => {
    console.error('Digit Duels could not start:', error);
    const reason = error instanceof Error ? error.message : String(error);
    void end(message('program.not-started', { reason, log: log.file }));
  };
  try {
    // Chromium ignores without a word most of what comes too late.
    if (app.isReady()) throw new Error('Chromium started before the program was prepared for it.');
    const prepared = prepare(log);
    if (prepared === undefined) return;
    Promise.all([import('./running.ts'), app.whenReady()])
      .then(([running]) => show(running, prepared, log))
      .catch(failed);
  } catch (error) {
    failed(error);
  }
}
