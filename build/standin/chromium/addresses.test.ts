import { describe, expect, it } from 'vitest';
import { Addresses } from './addresses.ts';

function known(...schemes: string[]): Addresses {
  const addresses = new Addresses();
  for (const scheme of schemes) addresses.add(scheme);
  return addresses;
}

describe('addresses', () => {
  it('maps an address and back', () => {
    const addresses = known('app');
    const mapped = 'https://bundle.app.electron-standin.test/index.html?a=1#b';
    expect(addresses.toPage('app://bundle/index.html?a=1#b')).toBe(mapped);
    expect(addresses.fromPage(mapped)).toBe('app://bundle/index.html?a=1#b');
    expect(addresses.isMapped(mapped)).toBe(true);
  });

  it('maps every address in a text, and hosts with dots', () => {
    const addresses = known('app', 'my-scheme');
    const text = '{"a":"app://x.y/1","b":"my-scheme://z","c":"snapp://no/"}';
    const mapped = addresses.toPage(text);
    expect(mapped).toBe(
      '{"a":"https://x.y.app.electron-standin.test/1",' +
        '"b":"https://z.my-scheme.electron-standin.test","c":"snapp://no/"}',
    );
    expect(addresses.fromPage(mapped)).toBe(text);
  });

  it('leaves addresses alone that Chromium understands', () => {
    const addresses = known('https', 'file');
    const text = 'https://example.com/ file:///home/ann/x app://bundle/';
    expect(addresses.toPage(text)).toBe(text);
    expect(addresses.fromPage(text)).toBe(text);
    expect(addresses.isMapped('https://example.com/')).toBe(false);
    expect(addresses.isMapped('not an address')).toBe(false);
  });

  it('maps pages under a policy of WebRTC to a domain of its own, which the profile knows', () => {
    const addresses = known('app');
    addresses.webrtcPolicy = 'disable_non_proxied_udp';
    const mapped = 'https://bundle.app.proxied-electron-standin.test/index.html';
    expect(addresses.toPage('app://bundle/index.html')).toBe(mapped);
    expect(addresses.policyToPage('img-src app:')).toBe(
      'img-src https://*.app.proxied-electron-standin.test',
    );
    expect(addresses.fromPage(mapped)).toBe('app://bundle/index.html');
    expect(addresses.isMapped(mapped)).toBe(true);
    // A page that was loaded earlier.
    expect(addresses.fromPage('https://bundle.app.electron-standin.test/')).toBe('app://bundle/');
  });

  it("maps a policy's schemes", () => {
    const policy = known('app').policyToPage("default-src 'self' app:; img-src app://bundle data:");
    expect(policy).toBe(
      "default-src 'self' https://*.app.electron-standin.test; " +
        'img-src https://bundle.app.electron-standin.test data:',
    );
  });
});
