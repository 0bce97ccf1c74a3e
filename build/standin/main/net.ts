import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Net } from 'electron';
import { strictObject, unsupported } from './strict.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const net = strictObject('net', {
  async fetch(input) {
    const url = typeof input === 'string' ? input : input.url;
    if (!url.startsWith('file:')) return unsupported(`net.fetch of ${url}`);
    const file = fileURLToPath(url);
    let body: Buffer;
    try {
      body = await readFile(file);
    } catch {
      throw new Error('net::ERR_FILE_NOT_FOUND');
    }
    const type = types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    return new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  },
} satisfies Pick<Net, 'fetch'>);
