// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { enterToolbar, moveInGrid } from './arrows.ts';

afterEach(() => document.body.replaceChildren());

function toolbarOf(count: number): HTMLElement {
  const toolbar = document.createElement('div');
  toolbar.setAttribute('role', 'toolbar');
  toolbar.tabIndex = -1;
  for (let index = 1; index <= count; index++) {
    const button = document.createElement('button');
    button.textContent = String(index);
    button.ariaDisabled = String(index === 1);
    toolbar.append(button);
  }
  document.body.append(toolbar);
  return toolbar;
}

test('arrow keys move to neighbouring buttons in a grid, and stop at its edges', () => {
  const toolbar = toolbarOf(10);
  toolbar.addEventListener('keydown', (event) =>
    moveInGrid(event as KeyboardEvent & { currentTarget: HTMLElement }, 5),
  );
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.activeElement?.textContent;
  };
  toolbar.focus();
  expect(press('ArrowRight')).toBe('1');
  expect(press('ArrowDown')).toBe('6');
  expect(press('ArrowUp')).toBe('1');
  expect(press('ArrowUp')).toBe('1');
  expect(press('Enter')).toBe('1');
  expect(press('ArrowRight')).toBe('2');
});

test('an arrow key enters the toolbar at its first enabled button, unless the focus is elsewhere', () => {
  const toolbar = toolbarOf(3);
  enterToolbar(new KeyboardEvent('keydown', { key: 'Enter' }), document.body);
  expect(document.activeElement).toBe(document.body);
  enterToolbar(new KeyboardEvent('keydown', { key: 'ArrowDown' }), document.body);
  expect(document.activeElement?.textContent).toBe('2');
  toolbar.focus();
  enterToolbar(new KeyboardEvent('keydown', { key: 'ArrowDown' }), document.body);
  expect(document.activeElement).toBe(toolbar);
});
