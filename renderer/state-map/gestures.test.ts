import { expect, test, vi } from 'vitest';
import { gesturesOn } from './gestures.ts';

const corner = { x: 100, y: 50 };

function begun() {
  const pan = vi.fn<(dx: number, dy: number) => void>();
  const zoom = vi.fn<(factor: number, at?: { x: number; y: number }) => void>();
  return { pan, zoom, gestures: gesturesOn({ pan, zoom }, () => corner) };
}

const at = (clientX: number, clientY: number, pointerId = 1) =>
  ({ clientX, clientY, pointerId }) as PointerEvent;

test('a small movement is a click, and a larger one drags the map', () => {
  const { gestures, pan } = begun();
  gestures.down(at(200, 200));
  gestures.move(at(202, 201));
  expect(gestures.up(at(202, 201))).toBe(true);
  expect(pan).not.toHaveBeenCalled();
  gestures.down(at(200, 200));
  gestures.move(at(230, 190));
  gestures.move(at(240, 190));
  expect(gestures.up(at(240, 190))).toBe(false);
  expect(pan.mock.calls).toEqual([
    [30, -10],
    [10, 0],
  ]);
});

test('two fingers zoom about their midpoint, and don’t click', () => {
  const { gestures, zoom } = begun();
  gestures.down(at(200, 150, 1));
  gestures.down(at(300, 150, 2));
  gestures.move(at(400, 150, 2));
  expect(zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  expect(gestures.up(at(400, 150, 2))).toBe(false);
  expect(gestures.up(at(200, 150, 1))).toBe(false);
});

test('a finger that the system cancels no longer counts', () => {
  const { gestures, pan } = begun();
  gestures.down(at(200, 150));
  gestures.cancel(at(200, 150));
  gestures.move(at(300, 150));
  expect(gestures.up(at(300, 150))).toBe(false);
  expect(pan).not.toHaveBeenCalled();
});

test('a wheel zooms about the pointer, by lines or by pixels', () => {
  const { gestures, zoom } = begun();
  const wheel = (deltaY: number, deltaMode = 0) =>
    gestures.wheel({ clientX: 150, clientY: 90, deltaY, deltaMode } as WheelEvent);
  wheel(-100);
  wheel(100);
  wheel(-6.25, 1);
  const [closer = 0, further = 0, lines = 0] = zoom.mock.calls.map(([factor]) => factor);
  expect(zoom).toHaveBeenLastCalledWith(closer, { x: 50, y: 40 });
  expect(closer).toBeGreaterThan(1);
  expect(closer * further).toBeCloseTo(1, 9);
  expect(lines).toBe(closer);
});

test('a second finger that goes up where it came down is no click', () => {
  const { gestures } = begun();
  gestures.down(at(200, 150));
  gestures.down(at(300, 150, 2));
  expect(gestures.up(at(300, 150, 2))).toBe(false);
});
