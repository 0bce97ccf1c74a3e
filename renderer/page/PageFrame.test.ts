import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import PageFrame from './PageFrame.svelte';

afterEach(cleanup);

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

function show(): void {
  render(PageFrame, {
    title: 'A page',
    ...{ buttons: nothing, notices: nothing, children: nothing, onhome: () => undefined },
  });
}

test('a page takes the keyboard that what was left had', () => {
  show();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a page leaves the keyboard to what has it already', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show();
  expect(document.activeElement).toBe(field);
  field.remove();
});
