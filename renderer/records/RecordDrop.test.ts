import { cleanup, fireEvent } from '@testing-library/svelte';
import { saying } from '../../words/testing.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import type { App } from '../app/app.ts';
import { dragOut } from './drag-out.ts';
import RecordDrop from './RecordDrop.svelte';

const request = vi.fn<(name: string, payload?: unknown) => Promise<unknown>>();
let app: App;

beforeEach(() => {
  request.mockResolvedValue({ ok: true, value: null });
  vi.stubGlobal('digitDuels', { request });
  app = appWith();
  renderIn(app, RecordDrop, {});
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Drops files or a text on the window. */
function drop(files: readonly File[], text = ''): void {
  const event = new Event('drop', { cancelable: true });
  const types = files.length > 0 ? ['Files'] : ['text/plain'];
  Object.assign(event, { dataTransfer: { types, files, getData: () => text } });
  window.dispatchEvent(event);
}

test('a dropped file is sent to the main process with its text and name', async () => {
  drop([new File(['[Game "x"]'], 'x.duel')]);
  await vi.waitFor(() =>
    expect(request).toHaveBeenCalledWith('openRecordText', { text: '[Game "x"]', name: 'x.duel' }),
  );
});

test('a file that was dragged out of this window isn’t opened in it', async () => {
  const write = () => Promise.resolve(0);
  await dragOut(new Event('dragstart') as DragEvent, write);
  request.mockClear();
  drop([new File(['[Game "x"]'], 'x.duel')]);
  await fireEvent.pointerMove(window, { buttons: 0 });
  expect(request).not.toHaveBeenCalled();
  drop([new File(['[Game "x"]'], 'x.duel')]);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
});

test('a dropped text is sent to the main process', async () => {
  drop([], 'duel:abc');
  const name = 'Pasted text';
  await vi.waitFor(() =>
    expect(request).toHaveBeenCalledWith('openRecordText', { text: 'duel:abc', name }),
  );
});

test('a refusal is reported in its sentence', async () => {
  request.mockResolvedValue({ ok: false, error: saying('No.') });
  drop([], 'x');
  await vi.waitFor(() => expect(app.services.notices.problem).toBe('No.'));
});

test.each([
  [
    'a file that is too large',
    [new File(['a'.repeat(17 * 2 ** 20)], 'large.duel')],
    '“large.duel” can’t be opened. It is larger than 16 MB.',
  ],
  [
    'a file that is no text',
    [new File([new Uint8Array([0xff, 0xfe, 0x00])], 'x.duel')],
    '“x.duel” can’t be opened. Not all of it is text in UTF-8.',
  ],
  ['several files', [new File([], 'a'), new File([], 'b')], 'Drop one file at a time.'],
])('refused without a request: %s', async (_, files, sentence) => {
  drop(files);
  await vi.waitFor(() => expect(app.services.notices.problem).toBe(sentence));
  expect(request).not.toHaveBeenCalled();
});

function press(target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true }));
}

test('a refused paste is reported in its sentence', async () => {
  request.mockResolvedValue({ ok: false, error: saying('The clipboard is empty.') });
  press(document.body);
  await vi.waitFor(() => expect(app.services.notices.problem).toBe('The clipboard is empty.'));
});

test('the paste keys open a record, but not in a text field nor behind a question', () => {
  const input = document.body.appendChild(document.createElement('input'));
  press(input);
  expect(request).not.toHaveBeenCalled();
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', 'alertdialog');
  press(document.body);
  expect(request).not.toHaveBeenCalled();
  question.remove();
  press(document.body);
  expect(request).toHaveBeenCalledExactlyOnceWith('runCommand', 'paste-record');
  input.remove();
});
