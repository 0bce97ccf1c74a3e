import { expect, test } from 'vitest';
import type { Settings } from '../../../engine/settings/settings.ts';
import { viewAfter } from '../../table/testing.ts';
import { Choices } from './choices.svelte.ts';
import { splitInto, whyNotShared } from './sharing.ts';

function why(position: string, to: readonly number[], settings: Settings): unknown {
  const view = viewAfter({ settings: { hands: 3, ...settings }, position });
  const choices = new Choices(() => view);
  if (splitInto(choices.splits, to) !== undefined) return 'legal';
  const { kind, ...more } = whyNotShared(view.settings, view.position.hands[0] ?? [], to);
  return 'fingers' in more ? [kind, more.fingers] : kind;
}

test.each([
  ['024111', [1, 1, 4], {}, 'legal'],
  ['024111', [1, 1, 4], { halvesies: true }, 'legal'],
  ['024111', [0, 2, 4], {}, 'same'],
  ['024111', [0, 1, 4], {}, ['left', 1]],
  ['024111', [2, 2, 4], {}, ['over', 2]],
  ['123111', [2, 1, 3], {}, 'rules'],
  ['124111', [2, 2, 3], {}, 'legal'],
  ['124111', [3, 1, 3], {}, 'two'],
  ['134111', [2, 3, 3], { multipleTransfers: true }, 'legal'],
  ['133111', [0, 4, 3], {}, 'dead'],
  ['133111', [0, 4, 3], { suicide: true }, 'legal'],
  ['[-2]13111', [-1, 2, 3], { integers: true }, 'signs'],
] as const)('%s into %o under %o: %s', (position, to, settings, expected) => {
  expect(why(position, to, settings)).toEqual(expected);
});
