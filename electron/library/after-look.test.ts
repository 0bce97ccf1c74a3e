import { expect, test } from 'vitest';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import { afterLook } from './after-look.ts';

const nobody = () => undefined;

test('requests about the library are answered once its files were read', async () => {
  const order: string[] = [];
  const lookThrough = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push('looked');
  };
  const handlers = afterLook(
    { lookThrough },
    { restoreMatches: ({ ids }) => (order.push('asked'), { ids }) },
  );
  expect(await handlers.restoreMatches({ ids: ['one'] }, nobody)).toEqual({ ids: ['one'] });
  expect(order).toEqual(['looked', 'asked']);
});

test('a refused request is refused all the same', async () => {
  const refuse = () => {
    throw new Refusal(message('library.not-there'));
  };
  const handlers = afterLook({ lookThrough: () => Promise.resolve() }, { renameMatch: refuse });
  await expect(handlers.renameMatch({ id: 'one', title: '' }, nobody)).rejects.toThrow(Refusal);
});
