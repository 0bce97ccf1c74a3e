import { describe, expect, it } from 'vitest';
import { browserCandidates, findBrowser } from './browser.mjs';

describe('browser', () => {
  it('prefers the binary behind the start script on Linux', () => {
    const places = browserCandidates('linux', { PATH: '/usr/bin:/opt/bin' });
    expect(places[0]).toBe('/usr/lib/chromium/chromium');
    expect(places).toContain('/opt/bin/google-chrome');
    expect(places.indexOf('/usr/bin/chromium')).toBeLessThan(
      places.indexOf('/usr/bin/google-chrome'),
    );
  });

  it('lists the usual paths on other systems', () => {
    expect(browserCandidates('darwin', { HOME: '/Users/ada' })).toContain(
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    );
    expect(browserCandidates('win32', { PROGRAMFILES: 'C:\\Program Files' })).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });

  it('trusts the path in the environment variable', () => {
    const before = process.env.DIGIT_DUELS_BROWSER;
    process.env.DIGIT_DUELS_BROWSER = process.execPath;
    expect(findBrowser()).toBe(process.execPath);
    process.env.DIGIT_DUELS_BROWSER = '/nowhere/browser';
    expect(findBrowser()).toBeUndefined();
    if (before === undefined) delete process.env.DIGIT_DUELS_BROWSER;
    else process.env.DIGIT_DUELS_BROWSER = before;
  });
});
