import { expect, test } from 'vitest';
import { drawing, svgOf } from '../../electron/api/drawing.ts';
import { drawBars, drawLine } from './drawings.ts';

const ink = (token: string) =>
  ({ 'win-soft': '#00aa00', 'lose-soft': '#aa0000' })[token] ?? '#111111';

test('a line goes through its points, in front of its bands', () => {
  const drawn = drawLine(
    {
      title: 'Results',
      extent: { places: [1, 3], heights: [-1, 1] },
      points: [
        { at: 1, height: -1 },
        { at: 2, height: 1 },
        { at: 3, height: 0 },
      ],
      bands: [
        { tone: 'win', from: 0, to: Infinity },
        { tone: 'lose', from: -Infinity, to: 0 },
      ],
      axes: { top: '+1', bottom: '−1', begin: 'May', end: 'June' },
    },
    ink,
  );
  expect(drawing.parse(drawn)).toEqual(drawn);
  const [, win, lose, line] = drawn.shapes;
  expect(win).toMatchObject({ d: 'M90 60h690v140h-690Z', fill: '#00aa00' });
  expect(lose).toMatchObject({ d: 'M90 200h690v140h-690Z', fill: '#aa0000' });
  expect(line).toMatchObject({ d: 'M90 340L435 60L780 200' });
  for (const label of ['Results', '+1', '−1', 'May', 'June']) {
    expect(svgOf(drawn)).toContain(`>${label}</text>`);
  }
});

test('the parts of a bar share its height', () => {
  const drawn = drawBars(
    {
      title: 'Shares',
      bars: [
        {
          label: '5',
          parts: [
            { tone: 'win', share: 1 },
            { tone: 'draw', share: 3 },
          ],
        },
        { label: '6', parts: [{ tone: 'win', share: 0 }] },
      ],
      key: [{ tone: 'win', text: 'Wins' }],
    },
    ink,
  );
  expect(drawing.parse(drawn)).toEqual(drawn);
  const paths = drawn.shapes.flatMap((shape) => (shape.kind === 'path' ? [shape.d] : []));
  expect(paths.slice(0, 3)).toEqual([
    'M94 60h337v70h-337Z',
    'M94 130h337v210h-337Z',
    'M439 60h337v0h-337Z',
  ]);
});
