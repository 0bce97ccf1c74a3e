import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { refusingClipboard } from './clipboard.ts';

test('a failed copy is refused in words', async () => {
  const broken = () => Promise.reject(new Error('another program holds it'));
  const clipboard = refusingClipboard({
    readText: () => Promise.resolve('there'),
    writeText: broken,
    writePicture: broken,
  });
  expect(await clipboard.readText()).toBe('there');
  for (const copy of [clipboard.writeText('x'), clipboard.writePicture(Buffer.from(''))]) {
    const refused = await copy.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(inEnglish((refused as Refusal).reason)).toBe(
      'The clipboard can’t be written: another program holds it.',
    );
  }
});
