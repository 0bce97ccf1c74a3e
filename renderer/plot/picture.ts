import { svgOf, type Drawing } from '../../electron/api/drawing.ts';
import type { Inks } from './drawings.ts';

/** Pixels for each unit of a drawing, unless the picture would be too large for a canvas. */
const scale = 2;
const mostPixels = 8192;

/** The colours of the page, in its current look. */
export function inksOf(page: Element): Inks {
  const probe = document.createElement('span');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (token) => {
    if (context === null) return '#000000';
    probe.style.color = `var(--${token})`;
    page.append(probe);
    // A canvas turns every notation of colours into bytes.
    context.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  };
}

/** A drawing as the bytes of a PNG, as base64. */
export async function pngOf(drawing: Drawing): Promise<string> {
  const [, , width, height] = drawing.box;
  const by = Math.min(scale, mostPixels / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * by);
  canvas.height = Math.round(height * by);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
