import { lookOf } from './page-look.ts';
import type { Timeline } from './timeline.ts';

/** The size of what is drawn, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All styles of the page for use in a picture, which can't load any files. */
export async function pictureStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map(async (rule) => (rule instanceof CSSFontFaceRule ? fontFace(rule) : rule.cssText)),
  );
  // Animated elements are drawn as they are at that moment.
  return [
    ...texts,
    '*, ::before, ::after { animation: none !important; transition: none !important }',
  ].join('\n');
}

/** The CSS of a font with its data; empty for a font that the page hasn't loaded. */
async function fontFace(rule: CSSFontFaceRule): Promise<string> {
  const range = rule.style.getPropertyValue('unicode-range');
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (address === undefined || !/U\+0+-/i.test(range)) return '';
  const response = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  const data = await dataUrl(await response.blob());
  return rule.cssText.replace(address, data);
}

/** Encodes a blob as a `data:` URL. */
export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(blob);
  });
}

/** An element in its present state of animation, as XHTML for {@link drawLooks}. */
export function lookOfElement(element: HTMLElement, timeline: Timeline): string {
  return new XMLSerializer().serializeToString(copyOf(element, timeline));
}

/**
 * Draws looks of one size below each other, filling a canvas: together, because the styles and the font are read anew
 * for each drawing, which takes longer than a look itself.
 */
export async function drawLooks(
  looks: readonly string[],
  { width, height }: Size,
  { styles, canvas }: { readonly styles: string; readonly canvas: HTMLCanvasElement },
): Promise<void> {
  const image = new Image();
  const root = document.documentElement;
  const theme = getComputedStyle(root).colorScheme.includes(' ')
    ? matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
    : getComputedStyle(root).colorScheme;
  const all = height * looks.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${width} ${all}" ${lookOf(root, theme)}><style><![CDATA[${styles}]]></style><foreignObject width="${width}" height="${all}"><div xmlns="http://www.w3.org/1999/xhtml">${looks.join('')}</div></foreignObject></svg>`;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = contextOf(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
}

/** The canvas's 2D context. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to draw on.');
  return context;
}

/** A copy of the element, with the current values of animations as inline styles. */
function copyOf(element: HTMLElement, timeline: Timeline): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>('*')];
  for (const { element: moving, properties } of timeline.looks()) {
    const style = copies[originals.indexOf(moving)]?.style;
    const now = getComputedStyle(moving);
    for (const property of properties) {
      const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const value = now.getPropertyValue(name);
      if (value !== '') style?.setProperty(name, value);
    }
  }
  for (const [index, original] of originals.entries()) {
    if (!facesAway(original)) continue;
    copies[index]?.style.setProperty('visibility', 'hidden');
  }
  return copy;
}

/** A picture is flat: an element that turns its back on the page would show through. */
function facesAway(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.backfaceVisibility !== 'hidden') return false;
  const parent = element.parentElement && getComputedStyle(element.parentElement);
  const own = new DOMMatrix(style.transform);
  const whole =
    parent?.transformStyle === 'preserve-3d' ? new DOMMatrix(parent.transform).multiply(own) : own;
  return whole.m33 < 0;
}
