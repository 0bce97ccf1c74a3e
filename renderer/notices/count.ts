import type { ConfigNotice } from '../../electron/api/preferences.ts';

/** The notices on screen: some one by one, those about settings together. */
export interface ShownNotices {
  readonly single: readonly ConfigNotice[];
  /** At least two, or none: a single notice is shown in full. */
  readonly counted: readonly ConfigNotice[];
}

/** Groups the notices that would fill the page if each were shown. */
export function shownNotices(notices: readonly ConfigNotice[]): ShownNotices {
  const aboutSettings = notices.filter(({ key }) => key !== '');
  if (aboutSettings.length < 2) return { single: notices, counted: [] };
  return { single: notices.filter(({ key }) => key === ''), counted: aboutSettings };
}

/** A file's name without its folders, on any system. */
export function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
