import type { Area, Changes } from './changes.ts';
import { lookOf } from './page-look.ts';

/** A rule of the page's styles, and the components that it is for; all of them, if it names none. */
interface Rule {
  readonly text: string;
  readonly scopes: readonly string[];
}

/** All styles of the page for use in a picture, which can't load any files. */
export async function pictureStyles(): Promise<readonly Rule[]> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map(async (rule) => (rule instanceof CSSFontFaceRule ? fontFace(rule) : rule.cssText)),
  );
  // Animated elements are drawn as they are at that moment.
  texts.push('*, ::before, ::after { animation: none !important; transition: none !important }');
  // Svelte marks the elements of a component, and the rules for them, with a class of its own.
  return texts.map((text) => ({ text, scopes: text.match(/svelte-\w+/g) ?? [] }));
}

/** The rules that elements in some XHTML may need: of the whole program's, few. */
function stylesFor(markup: string, rules: readonly Rule[]): string {
  const present = new Set(markup.match(/svelte-\w+/g));
  return rules
    .filter(({ scopes }) => scopes.length === 0 || scopes.some((scope) => present.has(scope)))
    .map(({ text }) => text)
    .join('\n');
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

/** What has changed on the stage since the look before. */
export interface Look {
  /** As XHTML, with only the elements that reach into a changed area. */
  readonly markup: string;
  readonly areas: readonly Area[];
  /** The area that contains all of them. */
  readonly whole: Area;
}

/** Chromium dithers gradients in squares of as many pixels. Only a place in the same square is drawn as before. */
const ditherSize = 8;

const aligned = (length: number): number => length - (length % ditherSize);

const unchanged: Look = {
  markup: '',
  areas: [],
  whole: { left: 0, top: 0, right: 0, bottom: 0 },
};

/** A stage's look, for {@link drawLooks}. */
export function lookOfStage(stage: Element, changes: Changes): Look {
  const { areas } = changes;
  if (areas.length === 0) return unchanged;
  const whole = {
    left: aligned(Math.min(...areas.map(({ left }) => left))),
    top: aligned(Math.min(...areas.map(({ top }) => top))),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: aligned(Math.max(...areas.map(({ bottom }) => bottom)) + ditherSize - 1),
  };
  const markup = new XMLSerializer().serializeToString(copyOf(stage, changes));
  return { markup, areas, whole };
}

/** How looks are drawn. */
export interface Brush {
  /** The styles of all elements. */
  readonly styles: readonly Rule[];
  /** Shows the look before; as large as the stage. */
  readonly canvas: HTMLCanvasElement;
  /** How many pixels of the canvas a CSS pixel has. */
  readonly scale: number;
}

/**
 * Draws looks one after the other over what the canvas shows. One image has all of them, because the styles and the
 * font are read anew for each image, which takes longer than a look.
 *
 * @param drawn - called when the canvas shows the next look.
 */
export async function drawLooks(
  looks: readonly Look[],
  { styles, canvas, scale }: Brush,
  drawn: () => void,
): Promise<void> {
  const sheet = await sheetOf(looks, styles, scale);
  const context = contextOf(canvas);
  let y = 0;
  for (const { areas, whole } of looks) {
    context.save();
    context.scale(scale, scale);
    context.beginPath();
    for (const { left, top, right, bottom } of areas) {
      context.rect(left, top, right - left, bottom - top);
    }
    context.clip();
    const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
    context.drawImage(
      sheet,
      ...([0, scale * y, scale * width, scale * height] as const),
      ...([whole.left, whole.top, width, height] as const),
    );
    context.restore();
    y += height;
    drawn();
  }
}

/** A canvas with the whole area of each look, below each other. */
async function sheetOf(
  looks: readonly Look[],
  styles: readonly Rule[],
  scale: number,
): Promise<HTMLCanvasElement> {
  const root = document.documentElement;
  const theme = getComputedStyle(root).colorScheme.includes(' ')
    ? matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
    : getComputedStyle(root).colorScheme;
  const width = Math.max(1, ...looks.map(({ whole }) => whole.right - whole.left));
  const height = looks.reduce((sum, { whole }) => sum + whole.bottom - whole.top, 1);
  const sheet = document.createElement('canvas');
  sheet.width = scale * width;
  sheet.height = scale * height;
  const parts = looks
    .map(
      ({ markup, whole: { left, top, right, bottom } }) =>
        `<div style="overflow:hidden;width:${right - left}px;height:${bottom - top}px"><div style="position:relative;left:${-left}px;top:${-top}px">${markup}</div></div>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${width} ${height}" ${lookOf(root, theme)}><style><![CDATA[${stylesFor(parts, styles)}]]></style><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml">${parts}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  contextOf(sheet).drawImage(image, 0, 0);
  return sheet;
}

/** The canvas's 2D context. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to draw on.');
  return context;
}

/** A copy of an element with the current values of animations as inline styles. */
function copyOf(element: Element, changes: Changes): Node {
  const { touched, animated } = changes;
  const style = getComputedStyle(element);
  const look = animated.get(element);
  const unseen = !touched.has(element) || look?.get('opacity') === '0' || facesAway(element, style);
  const shell = unseen && shellOf(element, style);
  if (shell) return shell;
  const copy = element.cloneNode() as HTMLElement | SVGElement;
  for (const [name, value] of look ?? []) copy.style.setProperty(name, value);
  if (style.display === 'none') return copy;
  if (unseen) copy.style.visibility = 'hidden';
  for (const child of element.childNodes) {
    copy.append(child instanceof Element ? copyOf(child, changes) : child.cloneNode());
  }
  return copy;
}

/** An element's box without what is in it, which keeps the place of others; undefined if it might move them. */
function shellOf(
  element: Element,
  { display, width, height }: CSSStyleDeclaration,
): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || element.childElementCount === 0) return undefined;
  // Others on its line might be aligned with its text.
  const parent = element.parentElement && getComputedStyle(element.parentElement);
  if (!/^(block|flex|grid)$/.test(display) || parent?.alignItems.includes('baseline')) {
    return undefined;
  }
  const shell = element.cloneNode() as HTMLElement;
  Object.assign(shell.style, { width, height, flex: 'none', visibility: 'hidden' });
  return shell;
}

/** A picture is flat: an element that turns its back on the page would show through. */
function facesAway(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.backfaceVisibility !== 'hidden') return false;
  const parent = element.parentElement && getComputedStyle(element.parentElement);
  const own = new DOMMatrix(style.transform);
  const whole =
    parent?.transformStyle === 'preserve-3d' ? new DOMMatrix(parent.transform).multiply(own) : own;
  return whole.m33 < 0;
}
