import type { Size } from './size.ts';

/** What a page needs from the window around it. */
export interface ContentsOwner {
  readonly size: Size;
  onPageBound(targetId: string): Promise<void>;
  onPageReady(): void;
  onPageClosed(): void;
  onPageTouched(): void;
  onPageFocus(focused: boolean): void;
  onPageResized(width: number, height: number): void;
}
