import type { ConfigNotice } from '../../electron/api/preferences.ts';

/** Notices as they are shown: some by themselves, those about single settings together. */
export interface ShownNotices {
  readonly single: readonly ConfigNotice[];
  /** Two or more, or none: one by itself is shown in full. */
  readonly counted: readonly ConfigNotice[];
}

/** Sets apart what would bury the page if each were shown. */
export function shownNotices(notices: readonly ConfigNotice[]): ShownNotices {
  const aboutSettings = notices.filter(({ key }) => key !== '');
  if (aboutSettings.length < 2) return { single: notices, counted: [] };
  return { single: notices.filter(({ key }) => key === ''), counted: aboutSettings };
}

/** A file's name without its folders, on any system. */
export function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
