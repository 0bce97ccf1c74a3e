import { describe, expect, it } from 'vitest';
import { CommandLine } from './command-line.ts';

describe('command line', () => {
  it('reads what Playwright passes', () => {
    const line = new CommandLine([
      '--no-sandbox',
      '--inspect=0',
      '--remote-debugging-port=0',
      'dist/main/main.js',
      '--user-data-dir=/data',
      'other',
    ]);
    expect(line.driven).toBe(true);
    expect(line.inspector).toEqual({ host: '127.0.0.1', port: 0 });
    expect(line.program).toBe('dist/main/main.js');
    expect(line.value('user-data-dir')).toBe('/data');
    expect(line.has('no-sandbox')).toBe(true);
  });

  it('reads what a user passes', () => {
    const line = new CommandLine(['-r', 'before.js', '.', '--a=b=c']);
    expect(line.requires).toEqual(['before.js']);
    expect(line.driven).toBe(false);
    expect(line.inspector).toBeNull();
    expect(line.program).toBe('.');
    expect(line.value('a')).toBe('b=c');
    expect(line.value('missing')).toBe('');
  });

  it('runs the current folder if none is given', () => {
    expect(new CommandLine([]).program).toBe('.');
  });

  it('listens for a debugger at the given port', () => {
    expect(new CommandLine(['--inspect']).inspector?.port).toBe(9229);
    expect(new CommandLine(['--inspect-brk=0.0.0.0:9000']).inspector).toEqual({
      host: '0.0.0.0',
      port: 9000,
    });
  });
});
