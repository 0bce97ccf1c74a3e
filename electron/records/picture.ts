import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The first bytes of a picture. */
const signatures = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  gif: Buffer.from('GIF89a'),
} as const;

/** The bytes of a picture. @param data - as base64. @throws Refusal if it is none. */
export function pictureOf(data: string, as: 'png' | 'gif'): Buffer {
  const bytes = Buffer.from(data, 'base64');
  const signature = signatures[as];
  // Security 17, held by records.test.ts: A page has nothing saved as a picture that is none.
  if (!bytes.subarray(0, signature.length).equals(signature)) {
    throw new Refusal(message('records.no-picture'));
  }
  return bytes;
}
