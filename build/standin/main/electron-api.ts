import type { BrowserWindow, WebContents } from 'electron';

/*
 * The members of Electron's windows and pages that the stand-in has. Its classes implement these
 * picks, so a change in Electron's types is an error here and not a surprise on the real thing.
 */

/** A window's place, size and state. */
export type WindowShapeApi = Pick<
  BrowserWindow,
  | 'minimize'
  | 'isMinimized'
  | 'maximize'
  | 'unmaximize'
  | 'isMaximized'
  | 'restore'
  | 'setFullScreen'
  | 'isFullScreen'
  | 'getBounds'
  | 'setBounds'
  | 'getNormalBounds'
  | 'getPosition'
  | 'setPosition'
  | 'center'
  | 'getSize'
  | 'setSize'
  | 'getContentSize'
  | 'setContentSize'
  | 'setMinimumSize'
  | 'getMinimumSize'
>;

/** The rest of a window. */
export type BrowserWindowApi = Pick<
  BrowserWindow,
  | 'id'
  | 'loadURL'
  | 'reload'
  | 'show'
  | 'showInactive'
  | 'hide'
  | 'isVisible'
  | 'focus'
  | 'blur'
  | 'isFocused'
  | 'close'
  | 'destroy'
  | 'isDestroyed'
  | 'getTitle'
  | 'setTitle'
  | 'setMenuBarVisibility'
  | 'isMenuBarVisible'
  | 'setAutoHideMenuBar'
  | 'setBackgroundColor'
  | 'getBackgroundColor'
  | 'isModal'
  | 'flashFrame'
>;

/** Editing and zooming a page. */
export type ContentsViewApi = Pick<
  WebContents,
  | 'paste'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'delete'
  | 'selectAll'
  | 'getZoomFactor'
  | 'setZoomFactor'
  | 'getZoomLevel'
  | 'setZoomLevel'
  | 'zoomFactor'
  | 'zoomLevel'
>;

/** The rest of a page. */
export type WebContentsApi = Pick<
  WebContents,
  | 'id'
  | 'send'
  | 'loadURL'
  | 'getURL'
  | 'getTitle'
  | 'isLoading'
  | 'isDestroyed'
  | 'isFocused'
  | 'reload'
  | 'close'
  | 'executeJavaScript'
  | 'setWindowOpenHandler'
  | 'openDevTools'
  | 'closeDevTools'
  | 'toggleDevTools'
  | 'isDevToolsOpened'
>;
