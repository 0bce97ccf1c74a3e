import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { message, type Message } from '../../words/message.ts';

/** What a link-sized text begins with. */
export const linkStart = 'duel:';

/** What came of reading a link. */
export type LinkText =
  { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: Message };

/** Makes a text short enough for a message: deflated, and in letters that every program leaves alone. */
export function linkOf(text: string): string {
  return linkStart + deflateRawSync(Buffer.from(text), { level: 9 }).toString('base64url');
}

/**
 * Reads what {@link linkOf} made. White space in it, as programs for mail put there, does no harm.
 *
 * @param most - how many megabytes the text may have; one that would have more is never unpacked.
 */
export function textOfLink(link: string, most: number): LinkText {
  const refuse = (error: Message): LinkText => ({ ok: false, error });
  if (link.length > most * 2 ** 20) return refuse(message('files.link.too-large', { most }));
  const bare = link.replace(/\s+/g, '');
  const packed = bare.slice(linkStart.length);
  if (!bare.startsWith(linkStart) || !/^[\w-]+$/.test(packed)) {
    return refuse(message('files.link.damaged'));
  }
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: most * 2 ** 20,
    });
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
