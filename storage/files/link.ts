import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync, type InflateRaw } from 'node:zlib';
import { message, type Message } from '../../words/message.ts';

const linkStart = 'duel:';

/** Whether a text is a link, whole or damaged; programs write the scheme of an address in any case. */
export function isLink(text: string): boolean {
  return /^\s*duel:/i.test(text);
}

/** The result of reading a link. */
export type LinkText =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: Message };

const deflated = promisify(deflateRaw);

/** A text as a short link: deflated, in letters that no program changes. A long one takes a while, in another thread. */
export async function linkOf(text: string): Promise<string> {
  const bytes = await deflated(Buffer.from(text), { level: 9 });
  return linkStart + bytes.toString('base64url');
}

/**
 * Reads a link of {@link linkOf}, without the white space that mail programs insert.
 *
 * @param most - the largest text in megabytes; larger ones are never unpacked.
 */
export function textOfLink(link: string, most: number): LinkText {
  const refuse = (error: Message): LinkText => ({ ok: false, error });
  // Security: A link that is too long is not unpacked.
  if (link.length > most * 2 ** 20) return refuse(message('files.link.too-large', { most }));
  const bare = link.replace(/\s+/g, '');
  const packed = bare.slice(linkStart.length);
  if (!isLink(bare) || !/^[\w-]+$/.test(packed)) {
    return refuse(message('files.link.damaged'));
  }
  try {
    const whole = Buffer.from(packed, 'base64url');
    const { buffer: bytes, engine } = inflateRawSync(whole, {
      info: true,
      // Security: A link unpacks to no more than a limit.
      maxOutputLength: most * 2 ** 20,
    }) as unknown as { readonly buffer: Buffer; readonly engine: InflateRaw };
    // What follows the packed text belongs to something else.
    if (engine.bytesWritten !== whole.length) return refuse(message('files.link.damaged'));
    const value = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, value };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return refuse(
      code === 'ERR_BUFFER_TOO_LARGE'
        ? message('files.link.too-large', { most })
        : message('files.link.damaged'),
    );
  }
}
