import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editText } from './text-field.ts';

const execCommand = vi.fn();
beforeEach(() => Object.assign(document, { execCommand }));
afterEach(() => {
  document.body.replaceChildren();
  execCommand.mockClear();
  Reflect.deleteProperty(document, 'execCommand');
});

/** Focuses an element with this HTML. */
function focusOn(html: string): void {
  document.body.innerHTML = html;
  (document.body.firstElementChild as HTMLElement).focus();
}

test.each([
  '<input>',
  '<input type="search">',
  '<input type="number">',
  '<input readonly>',
  '<textarea></textarea>',
  '<div contenteditable="true" tabindex="0"></div>',
])('undo and redo belong to %s while it has the focus, even if it has nothing to undo', (html) => {
  execCommand.mockReturnValue(false);
  focusOn(html);
  expect([editText('undo'), editText('redo')]).toEqual([true, true]);
  expect(execCommand.mock.calls).toEqual([['undo'], ['redo']]);
});

test.each(['<button></button>', '<input type="range">', '<div tabindex="0"></div>', '<p></p>'])(
  '%s has no undo of its own',
  (html) => {
    focusOn(html);
    expect(editText('undo')).toBe(false);
    expect(execCommand).not.toHaveBeenCalled();
  },
);
