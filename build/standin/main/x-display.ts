import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Size } from './size.ts';

const authentication = 'MIT-MAGIC-COOKIE-1';

/**
 * Asks an X server for the size of its first screen, which it says when a client connects.
 *
 * @param env - `DISPLAY` names the server, `XAUTHORITY` the file with its key.
 * @returns undefined if there is no server, or it refuses the connection.
 */
export function readXDisplay(env: NodeJS.ProcessEnv): Promise<Size | undefined> {
  const [, host = '', number] = /^(.*):(\d+)(?:\.\d+)?$/.exec(env['DISPLAY'] ?? '') ?? [];
  if (number === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket =
      host === '' || host === 'unix'
        ? connect(`/tmp/.X11-unix/X${number}`)
        : connect(6000 + Number(number), host);
    let heard = Buffer.alloc(0);
    socket.on('connect', () => socket.write(greeting(keyOf(number, env))));
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      if (heard.length >= 8 && heard.length >= 8 + 4 * heard.readUInt16LE(6)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(firstScreenIn(heard)));
  });
}

/** The first message of a client, in little-endian order. */
function greeting(key: Buffer | undefined): Buffer {
  const name = Buffer.from(key === undefined ? '' : authentication);
  const data = key ?? Buffer.alloc(0);
  const head = Buffer.alloc(12);
  head.write('l');
  head.writeUInt16LE(11, 2);
  head.writeUInt16LE(name.length, 6);
  head.writeUInt16LE(data.length, 8);
  return Buffer.concat([head, padded(name), padded(data)]);
}

/** The size of the first screen in a server's answer to the greeting. */
function firstScreenIn(answer: Buffer): Size | undefined {
  const accepted = answer[0] === 1;
  if (!accepted || answer.length < 40) return undefined;
  const vendor = answer.readUInt16LE(24);
  const formats = answer[29] ?? 0;
  const screen = 40 + vendor + paddingOf(vendor) + 8 * formats;
  if (answer.length < screen + 24) return undefined;
  return { width: answer.readUInt16LE(screen + 20), height: answer.readUInt16LE(screen + 22) };
}

/** The key of a display in the user's list, which is big-endian. */
function keyOf(display: string, env: NodeJS.ProcessEnv): Buffer | undefined {
  const file = env['XAUTHORITY'] ?? path.join(os.homedir(), '.Xauthority');
  try {
    return keyIn(readFileSync(file), display);
  } catch {
    return undefined;
  }
}

/** The key of a display in a list of keys. */
function keyIn(list: Buffer, display: string): Buffer | undefined {
  let at = 0;
  const field = (): Buffer => {
    const start = at + 2;
    at = start + list.readUInt16BE(at);
    return list.subarray(start, at);
  };
  while (at < list.length) {
    // The family of the address, then the address itself.
    at += 2;
    field();
    const [number, name, key] = [field(), field(), field()];
    if (String(name) === authentication && [display, ''].includes(String(number))) return key;
  }
  return undefined;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

/** The bytes after a field, which ends at a multiple of four. */
function paddingOf(length: number): number {
  return (4 - (length % 4)) % 4;
}
