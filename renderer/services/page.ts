import type { Component } from 'svelte';
import type { MenuName, SubMenu } from '../../electron/api/menu.ts';
import type { PlainCode } from '../../words/message.ts';
import type { TableKey } from '../table/table-keys.ts';
import type { PageId } from './router.svelte.ts';

/** A page of the board. What it can be given is one more line of {@link PageParams}. */
export interface Page {
  readonly id: PageId;
  readonly title: PlainCode;
  readonly icon: Component<{ size?: number | string; 'aria-hidden'?: 'true' }>;
  /** The menu that leads to it, and which lines of that it stands with. */
  readonly menu: MenuName;
  readonly group: number;
  /** The menu within that menu. */
  readonly sub?: SubMenu;
  /** The keys that lead to it, as Electron writes them. */
  readonly keys: string;
  /** What one learns there: such pages stand on the page Learn. */
  readonly about?: PlainCode;
  /** How far one has come there. */
  readonly Progress?: Component;
  /** Keys that it has beside those of its commands, for the list of keys. */
  readonly pageKeys?: () => readonly TableKey[];
  /** What those keys stand under, unless under its title. */
  readonly keysTitle?: PlainCode;
  readonly load: () => Promise<{ default: Component }>;
}
