import type { BrowserWindowConstructorOptions } from 'electron';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandLine } from './command-line.ts';
import { runtime } from './runtime.ts';
import { WindowShape } from './window-shape.ts';

class ShapeOnly extends WindowShape {
  protected readonly shown = true;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super(options);
  }

  protected onReshaped(): Promise<void> {
    return Promise.resolve();
  }
}

/** The display of tests without one is 1024×768, less 25 above and 48 below. */
const wholeArea = { x: 0, y: 25, width: 1024, height: 695 };

beforeAll(() => {
  runtime.commandLine = new CommandLine(['--remote-debugging-port=0']);
});
afterAll(() => {
  runtime.commandLine = new CommandLine([]);
});

test('a window is created in the middle of the display, and no larger', () => {
  expect(new ShapeOnly({ width: 824, height: 495 }).getNormalBounds()).toEqual({
    x: 100,
    y: 125,
    width: 824,
    height: 495,
  });
  expect(new ShapeOnly({ width: 1280, height: 800 }).getNormalBounds()).toEqual(wholeArea);
});

test('a page is no larger than the display inside the frame of its window', () => {
  const window = new ShapeOnly({ width: 1280, height: 800, useContentSize: true });
  expect(window.getContentSize()).toEqual([1008, 636]);
  window.setContentSize(800, 600);
  expect(window.getContentSize()).toEqual([800, 600]);
  window.setContentSize(5000, 5000);
  expect(window.getContentSize()).toEqual([1008, 636]);
});

test('a window of a kiosk fills the display from the start', () => {
  const window = new ShapeOnly({ width: 400, height: 300, kiosk: true });
  expect([window.isKiosk(), window.isFullScreen()]).toEqual([true, true]);
  expect(window.getContentSize()).toEqual([1024, 768]);
});

test('a window is moved back onto the display, and keeps its smallest size', () => {
  const window = new ShapeOnly({ x: -50, y: 0, width: 400, height: 300, minHeight: 800 });
  expect(window.getMinimumSize()).toEqual([0, 800]);
  expect(window.getNormalBounds()).toEqual({ x: 0, y: 25, width: 400, height: 800 });
  window.setBounds({ x: 900 });
  expect(window.getNormalBounds()).toEqual({ x: 624, y: 25, width: 400, height: 800 });
});

test('a maximized window fills the display but for the bars, one in full screen all of it', () => {
  const window = new ShapeOnly({ width: 400, height: 300 });
  window.maximize();
  expect(window.getContentSize()).toEqual([1008, 636]);
  window.setFullScreen(true);
  expect(window.getContentSize()).toEqual([1024, 768]);
  window.setFullScreen(false);
  expect(window.getNormalBounds()).toMatchObject({ width: 400, height: 300 });
});
