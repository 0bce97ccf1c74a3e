import { describe, expect, it } from 'vitest';
import { appWindowFlags, chromiumFlags, mergeFeatures, type FlagOptions } from './flags.ts';

const options: FlagOptions = {
  profile: '/profile',
  headless: true,
  sandbox: true,
  driven: true,
  platform: 'linux',
  extra: [],
};

describe('flags', () => {
  it('joins lists of features', () => {
    expect(
      mergeFeatures([
        '--disable-features=A,B',
        '--x',
        '--enable-features=C',
        '--disable-features=B,D',
      ]),
    ).toEqual(['--x', '--enable-features=C', '--disable-features=A,B,D']);
    expect(mergeFeatures(['--x'])).toEqual(['--x']);
  });

  it('keeps its own features when the program names some', () => {
    const flags = chromiumFlags({ ...options, extra: ['--disable-features=Mine'] });
    const lists = flags.filter((flag) => flag.startsWith('--disable-features='));
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatch(/MediaRouter.*,Mine$/);
  });

  it('disables the sandbox only if asked to', () => {
    expect(chromiumFlags(options)).not.toContain('--no-sandbox');
    expect(chromiumFlags({ ...options, sandbox: false })).toContain('--no-sandbox');
  });

  it('shows windows and plays sound outside tests', () => {
    const flags = chromiumFlags({ ...options, headless: false, driven: false });
    expect(flags).not.toContain('--headless=new');
    expect(flags).not.toContain('--mute-audio');
    expect(flags.join(' ')).not.toMatch(/NetworkServiceInProcess|AudioServiceOutOfProcess/);
  });

  it('opens a window in the running Chromium that owns the profile', () => {
    expect(appWindowFlags(options, 'data:,x')).toEqual(
      expect.arrayContaining([
        '--user-data-dir=/profile',
        '--remote-debugging-pipe',
        '--app=data:,x',
      ]),
    );
  });
});
