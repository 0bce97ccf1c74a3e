import { flushSync, mount, unmount } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import type { ExerciseSession, Phase } from './exercise-session.svelte.ts';
import ExerciseButtons from './ExerciseButtons.svelte';

const nothing = () => undefined;

test.each<[Phase, readonly string[]]>([
  ['asked', ['L']],
  ['wrong', ['T', 'L']],
  ['right', ['N']],
  ['unknown', ['N']],
  ['shown', ['N', 'L']],
])('an exercise that is %s offers only possible actions', (phase, keys) => {
  const over = phase === 'right' || phase === 'shown';
  const session = { phase, begun: false, over } as unknown as ExerciseSession;
  const buttons = mount(ExerciseButtons, {
    target: document.body,
    props: { session, next: 'Next', onnext: nothing },
  });
  onTestFinished(() => void unmount(buttons));
  flushSync();
  const offered = [...document.querySelectorAll('button')];
  expect(offered.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(keys);
});

test('the last exercise of a run offers no next one', () => {
  const session = { phase: 'shown', begun: false, over: true } as unknown as ExerciseSession;
  const buttons = mount(ExerciseButtons, {
    target: document.body,
    props: { session, next: undefined, onnext: nothing },
  });
  onTestFinished(() => void unmount(buttons));
  flushSync();
  const [only, ...others] = document.querySelectorAll('button');
  expect([only?.getAttribute('aria-keyshortcuts'), others]).toEqual(['L', []]);
});
