import { beforeEach, expect, test, vi } from 'vitest';
import type { Drawing } from '../api/drawing.ts';
import type { RequestOf } from '../api/requests.ts';
import { refusalOf } from '../ipc/testing.ts';
import type { SaveFile } from '../saving/save-file.ts';
import { savedViewHandlers } from './saved-views.ts';

const saveFile = vi.fn<SaveFile>(() => Promise.resolve('/chosen/file'));
const copy = vi.fn(() => Promise.resolve());
const handlers = savedViewHandlers(saveFile, copy);
const nobody = () => undefined;
const saveTable = (saved: RequestOf<'saveTable'>) => handlers.saveTable(saved, nobody);
const savePlot = (saved: RequestOf<'savePlot'>) => handlers.savePlot(saved, nobody);

beforeEach(() => saveFile.mockClear());

/** The file that was saved last. */
function saved() {
  const [last] = saveFile.mock.lastCall ?? [];
  return { offered: last?.offered, as: last?.as, content: String(last?.content) };
}

const table = JSON.stringify([
  ['Move', 'Value', 'Proven'],
  ['1-1', 0.5, true],
  ['=cmd', 1, false],
]);
const csv = "Move,Value,Proven\r\n1-1,0.5,true\r\n'=cmd,1,false\r\n";

const drawing: Drawing = {
  title: 'Ann & <Bert>',
  box: [-10, 0, 80, 40],
  background: '#ffffff',
  shapes: [
    { kind: 'path', d: 'M0 0L10 5.5', stroke: '#123456', width: 2 },
    { kind: 'path', d: 'M0 0h4v4Z', fill: '#00ff00', x: 3, y: 4 },
    { kind: 'text', text: '1 < 2\u0000', x: 1, y: 2, size: 12, fill: '#000000', anchor: 'end' },
  ],
};

test('a table is saved as CSV, in which no text is a formula', async () => {
  await expect(saveTable({ name: 'Moves', table })).resolves.toEqual({ file: '/chosen/file' });
  expect(saved()).toEqual({ offered: { name: 'Moves' }, as: 'csv', content: csv });
});

test('a table is copied as CSV, too', async () => {
  await handlers.copyTable({ table }, nobody);
  expect(copy).toHaveBeenCalledExactlyOnceWith(csv);
});

test('a plot is saved as an SVG of its own with its data, in which texts are texts', async () => {
  await savePlot({ as: 'svg', name: 'Values', drawing: JSON.stringify(drawing), table });
  const { as, content } = saved();
  expect(as).toBe('svg');
  expect(content).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 80 40"');
  expect(content).toContain('<title>Ann &amp; &lt;Bert></title>');
  expect(content).toContain(`<metadata>${csv}</metadata>`);
  expect(content).toContain('<path d="M0 0L10 5.5" fill="none" stroke="#123456" stroke-width="2"');
  expect(content).toContain('d="M0 0h4v4Z" transform="translate(3 4)" fill="#00ff00"');
  expect(content).toContain('text-anchor="end">1 &lt; 2</text>');
});

test('a PNG is saved as it is', async () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('rest')]);
  await savePlot({ as: 'png', name: 'Values', data: png.toString('base64') });
  expect(saved()).toEqual({ offered: { name: 'Values' }, as: 'png', content: String(png) });
});

test('nothing is saved that is no table and no plot', () => {
  const refused = (work: () => unknown) =>
    expect(refusalOf(work)).toMatch(/can’t be saved|damaged/);
  const script = { ...drawing, shapes: [{ kind: 'path', d: '"/><script>' }] };
  const colour = { ...drawing, background: 'url(https://example.org)' };
  refused(() => saveTable({ name: 'x', table: '[[{}]]' }));
  refused(() => saveTable({ name: 'x', table: 'no JSON' }));
  for (const wrong of [script, colour, {}]) {
    refused(() => savePlot({ as: 'svg', name: 'x', drawing: JSON.stringify(wrong), table }));
  }
  refused(() => savePlot({ as: 'png', name: 'x', data: 'PHN2Zz4=' }));
  expect(saveFile).not.toHaveBeenCalled();
});

test('a cancelled dialog saves nothing', async () => {
  saveFile.mockResolvedValueOnce(undefined);
  await expect(saveTable({ name: 'Moves', table })).resolves.toEqual({ file: null });
});
