import type { Handlers } from '../ipc/handlers.ts';
import type { Preferences } from './preferences.ts';

type PreferenceRequest =
  | 'preferences'
  | 'setPreference'
  | 'resetPreferences'
  | 'savePreset'
  | 'renamePreset'
  | 'deletePreset'
  | 'dismissNotices';

/** Answers the requests about the preferences; their changes are sent as events. */
export function preferenceHandlers(preferences: Preferences): Handlers<PreferenceRequest> {
  return {
    preferences(_, tellAsker) {
      tellAsker('preferences', preferences.view());
      return null;
    },
    setPreference: done((change) => preferences.set(change)),
    resetPreferences: done(({ paths }) => preferences.reset(paths)),
    savePreset: done((preset) => preferences.savePreset(preset)),
    renamePreset: done((preset) => preferences.renamePreset(preset)),
    deletePreset: done((preset) => preferences.deletePreset(preset)),
    dismissNotices: done(({ ids }) => preferences.dismiss(ids)),
  };
}

function done<Payload>(action: (payload: Payload) => void): (payload: Payload) => null {
  return (payload) => {
    action(payload);
    return null;
  };
}
