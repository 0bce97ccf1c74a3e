import type { Component } from 'svelte';
import type { MenuName, SubMenu } from '../../electron/api/menu.ts';
import type { PlainCode } from '../../words/message.ts';
import type { TableKey } from '../table/table-keys.ts';
import type { PageId } from './router.svelte.ts';

/** A page of the board. Its parameters are a line of {@link PageParams}. */
export interface Page {
  readonly id: PageId;
  readonly title: PlainCode;
  readonly icon: Component<{ size?: number | string; 'aria-hidden'?: 'true' }>;
  /** The menu with its command, and the group of lines there. */
  readonly menu: MenuName;
  readonly group: number;
  /** The submenu with its command. */
  readonly sub?: SubMenu;
  /** The keys that open it, in Electron's notation. */
  readonly keys: string;
  /** What the user learns there; pages that have it are listed on the page Learn. */
  readonly about?: PlainCode;
  /** The user's progress there. */
  readonly Progress?: Component;
  /** Its keys besides those of its commands, for the list of keys. */
  readonly pageKeys?: () => readonly TableKey[];
  /** The heading of those keys, if not the page's title. */
  readonly keysTitle?: PlainCode;
  readonly load: () => Promise<{ default: Component }>;
}
