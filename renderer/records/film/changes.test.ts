import { expect, test } from 'vitest';
import { watchChanges } from './changes.ts';

/** An element at a place, with a layout that the test decides. */
function box(left: number, top: number, size: number, ...inside: readonly Element[]): HTMLElement {
  const element = document.createElement('div');
  element.append(...inside);
  moveTo(element, left, top, size);
  return element;
}

function moveTo(element: Element, left: number, top: number, size: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, size, size);
}

/** Two boxes that are far from each other on a stage that is not at the corner of the page. */
function setUp() {
  const looks = new Map<Element, Map<string, string>>();
  const text = box(100, 100, 20);
  text.textContent = '1';
  const [near, far] = [box(100, 100, 20, text), box(400, 100, 20)];
  const stage = box(50, 0, 500, near, far);
  const changes = watchChanges(stage, {
    pass: () => Promise.resolve(),
    moving: () => false,
    looks: () => new Map(looks),
  });
  return { stage, near, far, text, looks, changes };
}

const aroundNear = { left: 26, top: 76, right: 94, bottom: 144 };
const aroundFar = { left: 326, top: 76, right: 394, bottom: 144 };

test('at first all is drawn, and then nothing until something changes', () => {
  const { changes } = setUp();
  expect(changes().areas).toEqual([{ left: 0, top: 0, right: 500, bottom: 500 }]);
  expect(changes().areas).toEqual([]);
});

test('a text or an attribute that changes is drawn with what contains it, without what is far from it', () => {
  const { stage, near, far, text, changes } = setUp();
  changes();
  text.firstChild?.replaceWith('2');
  const { areas, touched } = changes();
  expect(areas).toEqual([aroundNear]);
  expect([...touched]).toEqual(expect.arrayContaining([stage, near, text]));
  expect(touched.has(far)).toBe(false);
  far.className = 'marked';
  expect(changes().areas).toEqual([aroundFar]);
});

test('what an element has left is drawn, too', () => {
  const { stage, far, changes } = setUp();
  changes();
  moveTo(far, 400, 300, 20);
  expect(changes().areas).toEqual([aroundFar, { left: 326, top: 276, right: 394, bottom: 344 }]);
  stage.removeChild(far);
  expect(changes().areas).toEqual([{ left: 326, top: 276, right: 394, bottom: 344 }]);
});

test('an animation is drawn as long as its values change, and once more when it has ended', () => {
  const { near, looks, changes } = setUp();
  changes();
  const seen = ['0.5', '0.5', '1'].map((opacity) => {
    looks.set(near, new Map([['opacity', opacity]]));
    return changes().areas;
  });
  looks.clear();
  expect([...seen, changes().areas]).toEqual([[aroundNear], [], [aroundNear], [aroundNear]]);
});
