/** The requests that a window may make; what each must send stands in `requests.ts`. */
export const requestNames = [
  'view',
  'newMatch',
  'play',
  'undo',
  'redo',
  'goTo',
  'nextRound',
  'letComputerPlayOn',
  'analyse',
  'history',
  'listMatches',
  'openMatch',
  'renameMatch',
  'commentMatch',
  'deleteMatches',
  'restoreMatches',
  'exportMatches',
  'statistics',
  'exportStatistics',
  'openRecordText',
  'recentFiles',
  'openRecentFile',
  'clearRecentFiles',
  'recordTexts',
  'copyRecord',
  'saveRecord',
  'plyToDraw',
  'copyPicture',
  'savePicture',
  'preferences',
  'setPreference',
  'resetPreferences',
  'savePreset',
  'renamePreset',
  'deletePreset',
  'showConfigFile',
  'copyDiagnostics',
  'dismissNotices',
  'runCommand',
] as const;

/** What the main process tells windows without being asked. */
export const eventNames = ['view', 'library', 'preferences', 'command'] as const;

/** What a window may ask for. */
export type RequestName = (typeof requestNames)[number];
/** What a window may be told. */
export type EventName = (typeof eventNames)[number];
