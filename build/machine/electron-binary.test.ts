import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadElectron, findElectron } from './electron-binary.mjs';

afterEach(() => vi.unstubAllEnvs());

test.skipIf(findElectron() !== undefined)(
  'Electron is fetched through the proxy that the environment names, by any Node',
  async () => {
    const asked: (string | undefined)[] = [];
    const proxy = http.createServer().listen(0, '127.0.0.1');
    proxy.on('connect', ({ url }, socket) => {
      asked.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    // Only the proxy can resolve this host.
    vi.stubEnv('ELECTRON_MIRROR', 'https://electron.invalid/');
    for (const name of ['HTTPS_PROXY', 'https_proxy']) {
      vi.stubEnv(name, `http://127.0.0.1:${String(port)}`);
    }
    for (const name of ['NO_PROXY', 'no_proxy', 'NODE_USE_ENV_PROXY']) vi.stubEnv(name, '');
    vi.stubEnv('force_no_cache', 'true');
    expect(await downloadElectron()).toHaveProperty('failure');
    expect(new Set(asked)).toEqual(new Set(['electron.invalid:443']));
    proxy.close();
  },
  60_000,
);
