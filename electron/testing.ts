import path from 'node:path';
import { matchesToOpen } from '../storage/library/read-records.ts';
import { fakeAnalyst } from './match/testing.ts';
import type { Platform } from './platform.ts';

/** A system without windows, for a program that starts in a folder. */
export function testPlatform(folder: string): Platform {
  return {
    folder,
    state: folder,
    cache: folder,
    given: { seed: 1 },
    safe: false,
    atlases: path.join(import.meta.dirname, '..', 'atlas'),
    systemLanguages: ['en-GB'],
    spoken: () => undefined,
    about: { version: '1', kiosk: false, runtime: { code: 'a test' } },
    analyst: fakeAnalyst(),
    windows: {
      boardListens: () => Promise.resolve(),
      close: () => undefined,
      closeFront: () => undefined,
      commandBoard: () => undefined,
      open: () => undefined,
      openBeginning: () => undefined,
      openBoard: () => undefined,
      printBoard: () => Promise.resolve(undefined),
      startDrag: () => undefined,
      tellAll: () => undefined,
      tellBoard: () => undefined,
    },
    useTheme: () => undefined,
    showInFolder: () => undefined,
    clipboard: {
      readText: () => Promise.resolve(''),
      writeText: () => Promise.resolve(),
      writePicture: () => Promise.resolve(),
    },
    dialogs: {
      open: () => Promise.resolve(undefined),
      folder: () => Promise.resolve(undefined),
      save: () => Promise.resolve(undefined),
      confirm: () => Promise.resolve(false),
    },
    readRecords: (text) => Promise.resolve(matchesToOpen(text)),
    readLong: (long) => Promise.resolve(long.now()),
    recentChanged: () => undefined,
    log: { file: 'main.log', recent: () => ['the last line'], note: () => undefined },
    quit: () => undefined,
    restart: () => undefined,
  };
}
