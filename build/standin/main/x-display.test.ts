import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readXDisplay } from './x-display.ts';

const key = Buffer.from('0123456789abcdef');
const folder = mkdtempSync(path.join(os.tmpdir(), 'standin-x-'));
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function field(text: string | Buffer): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** An answer with a vendor of 3 letters, two formats of pixels, and a screen. */
function acceptance(width: number, height: number): Buffer {
  const answer = Buffer.alloc(40 + 4 + 2 * 8 + 40);
  answer[0] = 1;
  answer.writeUInt16LE((answer.length - 8) / 4, 6);
  answer.writeUInt16LE(3, 24);
  answer[28] = 1;
  answer[29] = 2;
  answer.writeUInt16LE(width, 60 + 20);
  answer.writeUInt16LE(height, 60 + 22);
  return answer;
}

/** Starts an X server that knows one key; returns the environment of its clients. */
async function serve(answer: Buffer): Promise<NodeJS.ProcessEnv> {
  const server = createServer((socket) => {
    socket.once('data', (greeting) => {
      const right = greeting.includes(key) && greeting.includes('MIT-MAGIC-COOKIE-1');
      if (!right) {
        socket.write(Buffer.alloc(8));
        return;
      }
      // In two parts, as a long answer may come.
      socket.write(answer.subarray(0, 50));
      setImmediate(() => socket.write(answer.subarray(50)));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const number = (server.address() as AddressInfo).port - 6000;
  const file = path.join(folder, 'authority');
  const entry = (display: string, name: string, its: Buffer): Buffer =>
    Buffer.concat([Buffer.from([1, 0]), field('here'), field(display), field(name), field(its)]);
  writeFileSync(
    file,
    Buffer.concat([
      entry('7', 'MIT-MAGIC-COOKIE-1', Buffer.alloc(16)),
      entry(String(number), 'XDM-AUTHORIZATION-1', Buffer.alloc(16)),
      entry(String(number), 'MIT-MAGIC-COOKIE-1', key),
    ]),
  );
  return { DISPLAY: `127.0.0.1:${number}`, XAUTHORITY: file };
}

test('reads the size of the first screen, with the key of its display', async () => {
  const env = await serve(acceptance(1024, 768));
  expect(await readXDisplay(env)).toEqual({ width: 1024, height: 768 });
});

test('has no size without a server, without its key, or without a display', async () => {
  const env = await serve(acceptance(1024, 768));
  expect(await readXDisplay({ ...env, XAUTHORITY: '/nowhere' })).toBeUndefined();
  expect(await readXDisplay({ ...env, DISPLAY: '127.0.0.1:-1' })).toBeUndefined();
  expect(await readXDisplay({ ...env, DISPLAY: ':64999' })).toBeUndefined();
  expect(await readXDisplay({})).toBeUndefined();
});
