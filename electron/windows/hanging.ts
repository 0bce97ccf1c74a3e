import { dialog, type BrowserWindow } from 'electron';
import { words } from '../words.ts';

/**
 * When a window hangs, asks whether to wait or to reload it; the question closes once the window
 * responds again.
 *
 * @param loadAnew - replaces its page.
 */
export function watchForHanging(window: BrowserWindow, loadAnew: () => void): void {
  let asking: AbortController | undefined;

  async function ask(): Promise<void> {
    if (asking !== undefined) return;
    asking = new AbortController();
    const { signal } = asking;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: words().text('program.hangs.message'),
      detail: words().text('program.hangs.detail'),
      buttons: [words().text('program.hangs.wait'), words().text('program.hangs.load-anew')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
      signal,
    });
    asking = undefined;
    if (response === 1 && !signal.aborted) loadAnew();
  }

  window.on('unresponsive', () => void ask());
  window.on('responsive', () => asking?.abort());
  window.on('closed', () => asking?.abort());
}
