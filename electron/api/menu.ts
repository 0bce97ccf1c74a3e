import type { Language } from '../../words/languages.ts';

/** The menus, in the order of the menu bar. */
export const menuNames = ['game', 'edit', 'match', 'learn', 'view', 'help'] as const;

export type MenuName = (typeof menuNames)[number];

/** A command in the menu bar. */
export interface MenuLine {
  /** The id of the command. */
  readonly id: string;
  readonly label: string;
  readonly menu: MenuName;
  /** Lines with the same number are not separated. */
  readonly group: number;
  /** The keys that the menu bar listens for, as Electron writes them; none if the page hears them itself. */
  readonly accelerator?: string;
}

/**
 * The commands of the windows, in the order of the menus. Built beside the pages and loaded by the main process, so
 * that the menu bar is there before any window is.
 */
export type MenuLines = (platform: string, language: Language) => readonly MenuLine[];
