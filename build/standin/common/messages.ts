import type { ContextMenuParams, EditFlags } from 'electron';

/** A key pressed in a page, with what menu shortcuts need. */
export interface KeyStroke {
  /** Its Windows key code, which Chromium uses on every system. */
  readonly keyCode: number;
  readonly control: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly meta: boolean;
}

/** What a page knows about the text under the pointer. */
export interface TextUnderPointer extends Pick<ContextMenuParams, 'isEditable' | 'selectionText'> {
  readonly editFlags: Pick<
    EditFlags,
    'canUndo' | 'canRedo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'
  >;
}

/** A message from a page to the main process. Arguments are encoded by the codec. */
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

/** A message from the main process to a page. */
export type MainMessage =
  | { readonly type: 'event'; readonly channel: string; readonly list: string }
  | { readonly type: 'reply'; readonly id: number; readonly value: string }
  | { readonly type: 'permitted'; readonly id: number; readonly granted: boolean }
  | { readonly type: 'failure'; readonly id: number; readonly message: string };

/** The configuration of the script in a page's isolated world. */
export interface IsolatedConfig {
  /** An unguessable name for the binding to the main process and for the bridge's events. */
  readonly token: string;
  readonly preload: string;
  /** Appended to the page's title in the window's frame; empty under test, where specs read titles. */
  readonly titleSuffix: string;
  readonly mac: boolean;
}
