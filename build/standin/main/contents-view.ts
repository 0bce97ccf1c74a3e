import { clipboard } from './clipboard.ts';
import type { ContentsViewApi } from './electron-api.ts';
import { Emitter } from './events.ts';
import type { PageSession } from './page-session.ts';
import { runtime } from './runtime.ts';

const zoomStep = 1.2;

/** What the edit and view menus do to a page. */
export abstract class ContentsView extends Emitter implements ContentsViewApi {
  #zoom = 1;

  protected abstract readonly page: PageSession;
  protected abstract readonly windowSize: { width: number; height: number };

  undo(): void {
    this.#edit('undo');
  }

  redo(): void {
    this.#edit('redo');
  }

  cut(): void {
    this.#edit('cut');
  }

  copy(): void {
    this.#edit('copy');
  }

  delete(): void {
    this.#edit('delete');
  }

  selectAll(): void {
    this.#edit('selectAll');
  }

  paste(): void {
    void clipboard.readText().then((text) => this.page.send('Input.insertText', { text }));
  }

  get zoomFactor(): number {
    return this.#zoom;
  }

  set zoomFactor(factor: number) {
    this.setZoomFactor(factor);
  }

  get zoomLevel(): number {
    return this.getZoomLevel();
  }

  set zoomLevel(level: number) {
    this.setZoomLevel(level);
  }

  getZoomFactor(): number {
    return this.#zoom;
  }

  setZoomFactor(factor: number): void {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0");
    this.#zoom = factor;
    void this.applyZoom();
  }

  getZoomLevel(): number {
    return Math.log(this.#zoom) / Math.log(zoomStep);
  }

  setZoomLevel(level: number): void {
    this.setZoomFactor(zoomStep ** level);
  }

  /** Fits the page to its window again; Chromium's own zoom can't be reached from outside. */
  async applyZoom(): Promise<void> {
    await this.page.ready;
    const { width, height } = this.windowSize;
    if (this.#zoom === 1) {
      await this.page.send('Emulation.clearDeviceMetricsOverride');
      return;
    }
    await this.page.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(width / this.#zoom),
      height: Math.round(height / this.#zoom),
      deviceScaleFactor: this.#zoom,
      mobile: false,
      ...(runtime.driven ? {} : { scale: this.#zoom }),
    });
  }

  #edit(command: string): void {
    void this.page.evaluate(`document.execCommand('${command}')`).catch(() => undefined);
  }
}
