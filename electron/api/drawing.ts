import { z } from 'zod';

/** The most characters of a table or a drawing, as JSON. */
export const mostToSave = 48 * 2 ** 20;

/** A table to save: the names of its columns, then its rows. */
export const savedTable = z.array(z.array(z.union([z.string(), z.number(), z.boolean()])));
export type SavedTable = z.infer<typeof savedTable>;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const coordinate = z.number().min(-1e6).max(1e6);

/** A line or an area of a plot, as the data of an SVG path. */
const path = z.strictObject({
  kind: z.literal('path'),
  // Nothing but letters of paths and numbers gets into the file.
  d: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]*$/),
  /** Where its origin is drawn; at that of the drawing by default. */
  x: coordinate.optional(),
  y: coordinate.optional(),
  fill: colour.optional(),
  stroke: colour.optional(),
  /** The width of the stroke. */
  width: coordinate.optional(),
  opacity: z.number().min(0).max(1).optional(),
});

/** A label of a plot. */
const label = z.strictObject({
  kind: z.literal('text'),
  text: z.string(),
  x: coordinate,
  y: coordinate,
  size: coordinate,
  fill: colour,
  anchor: z.enum(['start', 'middle', 'end']),
});

/** A plot as shapes, from back to front, which becomes a file of its own. */
export const drawing = z.strictObject({
  title: z.string(),
  /** The left, the top, the width and the height of what is drawn. */
  box: z.tuple([coordinate, coordinate, coordinate, coordinate]),
  background: colour,
  shapes: z.array(z.discriminatedUnion('kind', [path, label])),
});
export type Drawing = z.infer<typeof drawing>;
export type Shape = Drawing['shapes'][number];

/**
 * A drawing as a complete SVG.
 *
 * @param data - the plotted data, kept in its metadata.
 */
export function svgOf({ title, box, background, shapes }: Drawing, data = ''): string {
  const [x, y, width, height] = box;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}" font-family="sans-serif">`,
    `<title>${escaped(title)}</title>`,
    ...(data === '' ? [] : [`<metadata>${escaped(data)}</metadata>`]),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>`,
    ...shapes.map(shapeOf),
    '</svg>\n',
  ].join('\n');
}

function shapeOf(shape: Shape): string {
  if (shape.kind === 'text') {
    const { x, y, size, fill, anchor, text } = shape;
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
  }
  const { d, x = 0, y = 0, fill = 'none', stroke = 'none', width = 1, opacity = 1 } = shape;
  const place = x === 0 && y === 0 ? '' : ` transform="translate(${x} ${y})"`;
  return `<path d="${d}"${place} fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
}

/** A text as XML, without the characters that XML can't contain. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
