import type { Page } from '@playwright/test';

/** The time between two frames of a strip, in milliseconds of the animation. */
const frameTime = 40;

/** The size of a frame in pixels, and the number of frames in a row. */
const frame = { width: 240, height: 160, inRow: 8 } as const;

/**
 * Films a table frame by frame: its clock stops while a picture is taken, so that slow and fast machines
 * make the same strip.
 */
export class Film {
  readonly #page: Page;
  readonly #pictures: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Stops the clock of a page and reloads it. */
  static async of(page: Page): Promise<Film> {
    await page.clock.install();
    await page.reload();
    return new Film(page);
  }

  /** Controls the clock from now on. */
  async begin(): Promise<void> {
    await this.#page.clock.pauseAt(Date.now() + 60_000);
    await this.#page.evaluate(stopAnimations);
    await this.#take();
  }

  /** Takes frames, advancing the clock after each. */
  async frames(count: number): Promise<void> {
    for (let taken = 0; taken < count; taken++) {
      await this.#page.clock.runFor(frameTime);
      await this.#page.evaluate(holdAnimations, frameTime);
      await this.#take();
    }
  }

  /** @returns the strip, as a WebP. */
  async strip(): Promise<Buffer> {
    const found = await this.#page.evaluate(joined, { pictures: this.#pictures, ...frame });
    return Buffer.from(found, 'base64');
  }

  async #take(): Promise<void> {
    const table = await this.#page.locator('main .table').first().boundingBox();
    const picture = await this.#page.screenshot({
      type: 'jpeg',
      quality: 92,
      animations: 'allow',
      ...(table && { clip: table }),
    });
    this.#pictures.push(picture.toString('base64'));
  }
}

/** Runs in the page: animations that start from now on wait for the clock. */
function stopAnimations(): void {
  const times = new WeakMap<Animation, number>();
  Object.assign(window, { heldAnimations: times });
  const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    times.set(animation, 0);
    return animation;
  };
}

/** Runs in the page: advances every animation by a time and keeps it paused. */
function holdAnimations(on: number): void {
  const { heldAnimations: times } = window as unknown as {
    heldAnimations: WeakMap<Animation, number>;
  };
  for (const animation of document.getAnimations()) {
    const time = (times.get(animation) ?? -on) + on;
    times.set(animation, time);
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (time >= end) animation.finish();
    else {
      animation.pause();
      animation.currentTime = time;
    }
  }
}

/** Runs in the page: joins pictures into one, in rows. */
async function joined({
  pictures,
  width,
  height,
  inRow,
}: typeof frame & { readonly pictures: readonly string[] }): Promise<string> {
  const gap = 2;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(pictures.length, inRow) * (width + gap) - gap;
  canvas.height = Math.ceil(pictures.length / inRow) * (height + gap) - gap;
  const ground = canvas.getContext('2d');
  for (const [index, picture] of pictures.entries()) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const [column, row] = [index % inRow, Math.floor(index / inRow)];
    ground?.drawImage(image, column * (width + gap), row * (height + gap), width, height);
  }
  return canvas.toDataURL('image/webp', 0.55).split(',')[1] ?? '';
}
