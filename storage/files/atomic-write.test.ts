import { execFileSync } from 'node:child_process';
import fs, {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { openNew, sweepTemporaryFiles, writeTogether, writeWhole } from './atomic-write.ts';
import { fileReason } from './reason.ts';
import { fillDisk, folder, inFolders } from './testing.ts';

inFolders();
let file = '';
beforeEach(() => {
  file = path.join(folder, 'file.txt');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const onDisk = () => readFileSync(file, 'utf8');

function refused(content: string): string {
  try {
    writeWhole(file, content);
  } catch (error) {
    return inEnglish(fileReason(error));
  }
  return 'written';
}

test('writing makes the folders on the way, and leaves nothing beside the file', () => {
  file = path.join(folder, 'a', 'b', 'file.txt');
  writeWhole(file, 'one');
  writeWhole(file, 'two');
  expect(onDisk()).toBe('two');
  expect(readdirSync(path.dirname(file))).toEqual(['file.txt']);
});

test.skipIf(process.platform === 'win32')('a power cut brings no old file back', () => {
  const synced = vi.spyOn(fs, 'fsyncSync');
  writeWhole(file, 'one');
  expect(synced, 'the file and its folder').toHaveBeenCalledTimes(2);
});

test.skipIf(process.platform === 'win32').each([0o600, 0o666])(
  'the permissions of a file stay: %o',
  (mode) => {
    writeWhole(file, 'one');
    chmodSync(file, mode);
    writeWhole(file, 'two');
    expect(statSync(file).mode & 0o777).toBe(mode);
  },
);

describe('on Windows, while another program has a file open', () => {
  beforeEach(() => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
    vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
  });

  /** Lets Windows refuse to replace the file some times. */
  function refuseWith(code: string, times = Infinity): void {
    const rename = fs.renameSync;
    let left = times;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (left-- > 0) throw Object.assign(new Error(code), { code });
      rename(from, to);
    });
  }

  test.each(['EPERM', 'EACCES', 'EBUSY'])('it is written once that is closed: %s', (code) => {
    writeFileSync(file, 'old');
    refuseWith(code, 5);
    expect([refused('new'), onDisk()]).toEqual(['written', 'new']);
  });

  test.each(['EPERM', 'EBUSY'])('it stays if that isn’t closed: %s', (code) => {
    writeFileSync(file, 'old');
    refuseWith(code);
    expect(refused('new')).toBe(
      'another program has “file.txt” open: close it there, then try again',
    );
    expect([onDisk(), readdirSync(folder)]).toEqual(['old', ['file.txt']]);
  });

  /** Lets Windows refuse some times to open a written file again, to sync it. @returns how often it was asked. */
  function refuseToSync(times: number): () => number {
    const open = fs.openSync;
    let asked = 0;
    vi.spyOn(fs, 'openSync').mockImplementation((name, flags, mode) => {
      if (flags === 'r+' && asked++ < times) {
        throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', path: name });
      }
      return open(name, flags, mode);
    });
    return () => asked;
  }

  test('files that are written together wait for it, too', async () => {
    const asked = refuseToSync(1);
    await writeTogether((write) => write(file, Buffer.from('new')));
    expect([asked(), onDisk()]).toEqual([2, 'new']);
  });

  test('the first failure is the reason, not that of the files before', async () => {
    refuseToSync(Infinity);
    const writing = writeTogether((write) => {
      write(file, Buffer.from('new'));
      throw new Error('the first');
    });
    await expect(writing).rejects.toThrow('the first');
  });
});

describe('if a file can’t be written, the old one stays and nothing is left beside', () => {
  beforeEach(() => writeFileSync(file, 'old'));

  // A superuser may write every file, so the system's answer is given here.
  test('because the file is read-only, though it could be replaced', () => {
    vi.spyOn(fs, 'accessSync').mockImplementation((asked, mode = 0) => {
      if (asked === file && (mode & fs.constants.W_OK) !== 0) {
        throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      }
    });
    expect(refused('new')).toBe('permission was denied');
    expect([onDisk(), readdirSync(folder)]).toEqual(['old', ['file.txt']]);
  });
  afterEach(() => {
    expect(onDisk()).toBe('old');
    expect(readdirSync(folder)).toEqual(['file.txt']);
  });

  test('because the disk takes only a part', () => {
    fillDisk(4096);
    expect(refused('x'.repeat(6228))).toBe('the disk is full');
  });

  test('because the disk takes nothing, without an error', () => {
    vi.spyOn(fs, 'writeSync').mockReturnValue(0);
    expect(refused('new')).toBe('the disk is full');
  });

  test('because the disk loses a part', () => {
    vi.spyOn(fs, 'writeSync').mockReturnValue(3);
    expect(refused('new')).toBe('the disk is full');
  });

  test('because the disk fails to sync', () => {
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('fsync'), { code: 'EIO' });
    });
    expect(refused('new')).toBe('the system says EIO');
  });
});

test('a file that the disk takes in small parts is complete', () => {
  const write = fs.writeSync.bind(fs);
  vi.spyOn(fs, 'writeSync').mockImplementation(((
    descriptor: number,
    bytes: Buffer,
    offset: number,
    length: number,
  ) => write(descriptor, bytes, offset, Math.min(7, length))) as typeof fs.writeSync);
  writeWhole(file, 'ä'.repeat(50));
  expect(onDisk()).toBe('ä'.repeat(50));
});

describe.skipIf(process.platform === 'win32')('what is no regular file', () => {
  test('is refused and left alone', () => {
    mkdirSync(file);
    writeFileSync(path.join(file, 'inside'), 'kept');
    expect(refused('text')).toBe('it is a folder, not a file');
    expect(readFileSync(path.join(file, 'inside'), 'utf8')).toBe('kept');
    rmSync(file, { recursive: true });
    execFileSync('mkfifo', [file]);
    expect(refused('text')).toContain('a pipe');
    expect(lstatSync(file).isFIFO()).toBe(true);
    rmSync(file);
    symlinkSync('/dev/full', file);
    expect(refused('text')).toContain('a pipe');
    expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test.each(['there', 'not there yet'])('is written through where it is a link: %s', (target) => {
    const real = path.join(folder, 'elsewhere', 'real.txt');
    mkdirSync(path.dirname(real));
    if (target === 'there') writeFileSync(real, 'old');
    symlinkSync(path.join('elsewhere', 'real.txt'), file);
    writeWhole(file, 'new');
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readFileSync(real, 'utf8')).toBe('new');
    expect(readdirSync(path.dirname(real))).toEqual(['real.txt']);
  });

  test('is refused where it is a link to itself', () => {
    symlinkSync('file.txt', file);
    expect(refused('new')).toBe('its link leads back to itself');
  });
});

test('temporary files of killed processes are removed, and nothing else', () => {
  const stale = ['.digit-duels-7-0123456789ab.tmp'];
  const others = ['.digit-duels-8-0123456789ab.tmp', 'mine.tmp', 'config.jsonc'];
  for (const name of [...stale, ...others]) writeFileSync(path.join(folder, name), '');
  for (const name of [...stale, 'mine.tmp', 'config.jsonc']) {
    utimesSync(path.join(folder, name), 0, 0);
  }
  sweepTemporaryFiles(folder);
  expect(readdirSync(folder).sort()).toEqual(others.sort());
  sweepTemporaryFiles(path.join(folder, 'nowhere'));
});

test('a temporary file is never one that is there, nor what a link leads to', () => {
  const other = path.join(folder, 'other.txt');
  writeFileSync(other, 'other');
  symlinkSync(path.join(folder, 'nowhere.txt'), file);
  for (const taken of [other, file]) expect(() => openNew(taken)).toThrow('EEXIST');
  expect([readFileSync(other, 'utf8'), readdirSync(folder)]).toEqual([
    'other',
    ['file.txt', 'other.txt'],
  ]);
});
