import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { fileReason } from './reason.ts';

test.each([
  [{ code: 'ENOSPC' }, 'the disk is full'],
  [{ code: 'EIO' }, 'the system says EIO'],
  [
    { code: 'EBUSY', path: '/home/me/a.duel' },
    'another program has “a.duel” open: close it there, then try again',
  ],
  [
    { code: 'EBUSY', path: '/home/me/new.tmp', dest: '/home/me/a.duel' },
    'another program has “a.duel” open: close it there, then try again',
  ],
  [{ code: 'EBUSY' }, 'the system says EBUSY'],
  [{}, 'the system says Error: no room'],
])('a failure has a reason, in words if it is a common one: %j', (code, reason) => {
  expect(inEnglish(fileReason(Object.assign(new Error('no room'), code)))).toBe(reason);
});
