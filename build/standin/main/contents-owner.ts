/** What a page asks of the window around it. */
export interface ContentsOwner {
  readonly size: { width: number; height: number };
  onPageBound(targetId: string): Promise<void>;
  onPageReady(): void;
  onPageClosed(byItself: boolean): void;
  onPageTitle(title: string): void;
  onPageTouched(): void;
  onPageFocus(focused: boolean): void;
  onPageResized(width: number, height: number): void;
  mayClose(): boolean;
  isFocused(): boolean;
}
