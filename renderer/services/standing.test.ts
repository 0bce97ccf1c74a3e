import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { standAgain, standingIn } from './standing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const content =
  '<header><button>1</button></header><main><ul><li><button>2</button></li></ul></main>';

/** A newly drawn page. */
function drawn(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

const list = (root: ParentNode) => root.querySelector('ul');
const focused = () => document.activeElement?.textContent;

/** A page left with the focus on the second button and the list scrolled. */
function left() {
  const root = drawn(content);
  root.querySelector<HTMLElement>('li button')?.focus();
  list(root)?.scrollTo(3, 40);
  return standingIn(root);
}

/** Waits until changes to the page have been noticed. */
const noticed = () => vi.advanceTimersByTimeAsync(20);

test('the focus and scroll positions are restored', () => {
  const standing = left();
  const root = drawn(content);
  standAgain(root, standing);
  expect([focused(), list(root)?.scrollTop, list(root)?.scrollLeft]).toEqual(['2', 40, 3]);
});

test('a list that follows what is current keeps its own scroll position', () => {
  const html = content.replace('<ul>', '<ul data-follows>');
  const root = drawn(html);
  list(root)?.scrollTo(3, 40);
  const standing = standingIn(root);
  standAgain(drawn(html), standing);
  expect(list(document.body)?.scrollTop).toBe(0);
});

test('restoring waits until the page is drawn', async () => {
  const standing = left();
  const root = drawn('');
  standAgain(root, standing);
  expect(document.activeElement).toBe(document.body);
  root.innerHTML = content;
  await noticed();
  expect([focused(), list(root)?.scrollTop]).toEqual(['2', 40]);
  // Once restored, they are the user's.
  list(root)?.scrollTo(0, 0);
  root.append('more');
  await noticed();
  expect(list(root)?.scrollTop).toBe(0);
});

test.each(['keydown', 'pointerdown', 'wheel'])(
  'they are not restored if a %s comes first',
  async (event) => {
    const standing = left();
    const root = drawn('');
    standAgain(root, standing);
    window.dispatchEvent(new Event(event));
    root.innerHTML = content;
    await noticed();
    expect([document.activeElement, list(root)?.scrollTop]).toEqual([document.body, 0]);
  },
);

test.each<[string, (giveUp: () => void) => unknown]>([
  ['cancelled', (giveUp) => giveUp()],
  ['too late', () => vi.advanceTimersByTimeAsync(5000)],
])('nothing is restored once it is %s', async (_, end) => {
  const standing = left();
  const root = drawn('');
  await end(standAgain(root, standing));
  root.innerHTML = content;
  await noticed();
  expect([document.activeElement, list(root)?.scrollTop]).toEqual([document.body, 0]);
});

test('if nothing had the focus, nothing gets it', () => {
  const standing = standingIn(drawn(content));
  expect(standing).toEqual({ focus: undefined, scrolled: [] });
  standAgain(drawn(content), standing);
  expect(document.activeElement).toBe(document.body);
});
