import type { PageMessage } from '../common/messages.ts';

/** Reports the window around the page to the main process: focus, size, colour scheme. */
export function watchFrame(post: (message: PageMessage) => void): void {
  window.addEventListener('pointerdown', () => post({ type: 'touched' }), true);
  for (const [name, focused] of [
    ['focus', true],
    ['blur', false],
  ] as const) {
    window.addEventListener(name, (event) => {
      if (event.target === window) post({ type: 'focus', focused });
    });
  }
  const reportSize = () => post({ type: 'resize', width: innerWidth, height: innerHeight });
  window.addEventListener('resize', reportSize);
  reportSize();
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const reportScheme = () => post({ type: 'scheme', dark: scheme.matches });
  scheme.addEventListener('change', reportScheme);
  reportScheme();
}

/** Appends the suffix to the page's title in the window's frame. */
export function keepTitleSuffix(suffix: string): void {
  const keep = () => {
    if (!document.title.endsWith(suffix)) document.title += suffix;
  };
  document.addEventListener('DOMContentLoaded', () => {
    keep();
    new MutationObserver(keep).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}
