import type { OwnKeys } from '../../storage/config/keys.ts';
import type { Language } from '../../words/languages.ts';

/** The menus, in the order of the menu bar. */
export const menuNames = ['game', 'edit', 'match', 'learn', 'view', 'help'] as const;

export type MenuName = (typeof menuNames)[number];

/** The submenus, which keep each menu to nine items at most. */
export type SubMenu = 'pages' | 'records' | 'endings' | 'moves' | 'mistakes' | 'table' | 'zoom';

/** A command in the menu bar. */
export interface MenuLine {
  /** The id of the command. */
  readonly id: string;
  readonly label: string;
  readonly menu: MenuName;
  /** Lines with the same number form a group without separators. */
  readonly group: number;
  /** The submenu that contains it. */
  readonly sub?: SubMenu;
  /** The shortcut that the menu bar handles, as Electron writes it; undefined if the page handles it. */
  readonly accelerator?: string;
}

/**
 * The commands of the windows in the order of the menus. Built with the pages and loaded by the main
 * process, so that the menu bar exists before any window.
 */
export type MenuLines = (
  platform: string,
  language: Language,
  own?: OwnKeys,
) => readonly MenuLine[];

/** An entry in a group of a menu: a line, or a submenu at the place of its first line. */
export type Placed<Line> = Line | { readonly sub: SubMenu; readonly lines: readonly Line[] };

/** Moves the lines of each submenu into it. */
export function inSubMenus<Line extends { readonly sub?: SubMenu }>(
  lines: readonly Line[],
): readonly Placed<Line>[] {
  const isFirst = ({ sub }: Line, at: number) =>
    sub === undefined || lines.findIndex((each) => each.sub === sub) === at;
  return lines
    .filter(isFirst)
    .map((line) =>
      line.sub === undefined
        ? line
        : { sub: line.sub, lines: lines.filter(({ sub }) => sub === line.sub) },
    );
}
