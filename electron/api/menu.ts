import type { Language } from '../../words/languages.ts';

/** The menus, in the order of the menu bar. */
export const menuNames = ['game', 'edit', 'match', 'learn', 'view', 'help'] as const;

export type MenuName = (typeof menuNames)[number];

/** The submenus of the menus: no menu has more than nine lines. */
export type SubMenu = 'pages' | 'records' | 'endings' | 'moves' | 'mistakes' | 'zoom';

/** A command in the menu bar. */
export interface MenuLine {
  /** The id of the command. */
  readonly id: string;
  readonly label: string;
  readonly menu: MenuName;
  /** Lines with the same number are not separated. */
  readonly group: number;
  /** The menu within the menu that it stands in. */
  readonly sub?: SubMenu;
  /** The keys that the menu bar listens for, as Electron writes them; none if the page hears them itself. */
  readonly accelerator?: string;
}

/**
 * The commands of the windows, in the order of the menus. Built beside the pages and loaded by the main process, so
 * that the menu bar is there before any window is.
 */
export type MenuLines = (platform: string, language: Language) => readonly MenuLine[];

/** What stands in a group of lines in one place: a line, or a menu of those of a kind, which comes where the first is. */
export type Placed<Line> = Line | { readonly sub: SubMenu; readonly lines: readonly Line[] };

/** Lines with those of each kind in a menu of their own. */
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
