import type { ContextMenuParams, EditFlags } from 'electron';

/** A key pressed in a page, as far as menu shortcuts care. */
export interface KeyStroke {
  /** Its Windows key code, by which Chromium knows keys on every system. */
  readonly keyCode: number;
  readonly control: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
}

/** What a page knows of the text under the pointer. */
export interface TextUnderPointer extends Pick<ContextMenuParams, 'isEditable' | 'selectionText'> {
  readonly editFlags: Pick<
    EditFlags,
    'canUndo' | 'canRedo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'
  >;
}

/** What a page tells the main process. Arguments travel as text from the codec. */
export type PageMessage =
  | {
      readonly type: 'invoke';
      readonly id: number;
      readonly channel: string;
      readonly list: string;
    }
  | { readonly type: 'key'; readonly stroke: KeyStroke }
  | {
      readonly type: 'context-menu';
      readonly params: TextUnderPointer & Pick<ContextMenuParams, 'x' | 'y' | 'menuSourceType'>;
    }
  | {
      readonly type: 'permission';
      readonly id: number;
      readonly permission: string;
      readonly check: boolean;
    }
  | { readonly type: 'touched' }
  | { readonly type: 'focus'; readonly focused: boolean }
  | { readonly type: 'resize'; readonly width: number; readonly height: number }
  | { readonly type: 'scheme'; readonly dark: boolean };

/** What the main process tells a page. */
export type MainMessage =
  | { readonly type: 'event'; readonly channel: string; readonly list: string }
  | { readonly type: 'reply'; readonly id: number; readonly value: string }
  | { readonly type: 'permitted'; readonly id: number; readonly granted: boolean }
  | { readonly type: 'failure'; readonly id: number; readonly message: string };

/** What the script in a page's isolated world is started with. */
export interface IsolatedConfig {
  /** Names the binding to the main process and the events of the bridge; unguessable. */
  readonly token: string;
  readonly preload: string;
  /** Follows the page's title in the window's frame; empty where specs read titles. */
  readonly titleSuffix: string;
  readonly mac: boolean;
}
