import { isDeepStrictEqual } from 'node:util';
import { appearance, type Appearance } from '../../storage/config/appearance.ts';
import type { Config } from '../../storage/config/config.ts';
import type { Language } from '../../words/languages.ts';
import type { Message } from '../../words/message.ts';
import type { ConfigNotice, PreferencesView } from '../api/preferences.ts';
import type { RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import type { ConfigFile, Edit } from './config-file.ts';
import { newNotice } from './config-notices.ts';
import { personalSettings, type PersonalSettings } from './personal-settings.ts';
import { presetDeleted, presetRenamed, presetSaved } from './own-presets.ts';
import { preferencesView, playableRules } from './preferences-view.ts';
import { changedRules, resetChanges, rulesChanges, settingChanges } from './setting-changes.ts';

/** The config, with notices about it and about the saved match. */
export interface Preferences {
  config(): Config;
  view(): PreferencesView;
  /** Adds a notice about a failure elsewhere, until the user dismisses it. */
  report(problem: Message): void;
  /** Removes the notice with a code that no longer holds. */
  withdraw(code: Message['code']): void;
  /** Changes one value. @throws Refusal if a game could then not be played; nothing is written. */
  set(change: RequestOf<'setPreference'>): void;
  /** Resets settings to their defaults. @throws Refusal if there is no such setting, or a game could not be played. */
  reset(paths: readonly (readonly string[])[]): void;
  /** Makes rules those of the preferences. @throws Refusal if the game can't be played by them. */
  keepRules(rules: RequestOf<'keepRules'>): void;
  savePreset(preset: RequestOf<'savePreset'>): void;
  renamePreset(preset: RequestOf<'renamePreset'>): void;
  deletePreset(preset: RequestOf<'deletePreset'>): void;
  /** What each person has to themselves. */
  readonly personal: PersonalSettings;
  /** Dismisses notices. */
  dismiss(ids: readonly number[]): void;
  close(): void;
}

/** The program around the preferences. */
export interface PreferencesOptions {
  /** Opens the config file; `changed` is called when another program has changed it. */
  readonly open: (changed: () => void) => ConfigFile;
  readonly about: Pick<PreferencesView, 'version' | 'kiosk' | 'runtime'>;
  /** The language in use under a config. */
  readonly languageOf: (config: Config) => Language;
  /** Overrides the file until the user changes the setting; never written. */
  readonly instead?: Partial<Appearance>;
  /** Called with every change. */
  readonly changed: (config: Config) => void;
}

/** Opens the preferences. */
export function openPreferences({
  open,
  about,
  languageOf,
  instead = {},
  changed,
}: PreferencesOptions): Preferences {
  let reported: readonly ConfigNotice[] = [];
  const counting = new Map(Object.entries(instead));
  const file = open(tell);

  function config(): Config {
    const read = file.config();
    return { ...read, appearance: { ...read.appearance, ...Object.fromEntries(counting) } };
  }

  function view(): PreferencesView {
    const now = config();
    return preferencesView(now, [...file.notices(), ...reported], {
      ...about,
      file: file.path,
      language: languageOf(now),
    });
  }

  function tell(): void {
    changed(config());
  }

  function edit(changes: Edit, ...settings: readonly (readonly string[])[]): void {
    file.edit(changes);
    for (const [part, name = ''] of settings) if (part === appearance.id) counting.delete(name);
    tell();
  }

  return {
    config,
    view,
    report(problem) {
      const stays = ({ message }: ConfigNotice): boolean =>
        !isDeepStrictEqual(message, problem) &&
        !(isAboutOpening(message) && isAboutOpening(problem));
      reported = [...reported.filter(stays), newNotice(problem)];
      tell();
    },
    withdraw(code) {
      if (!reported.some(({ message }) => message.code === code)) return;
      reported = reported.filter(({ message }) => message.code !== code);
      tell();
    },
    set: ({ path, value }) => edit((now) => settingChanges(now, path, value), path),
    reset: (paths) => edit((now) => resetChanges(now, paths), ...paths),
    keepRules: ({ game, settings }) => edit((now) => rulesChanges(now, game, settings)),
    savePreset: ({ game, name, replace }) => edit((now) => presetSaved(now, game, name, replace)),
    renamePreset: ({ game, name, to }) => edit((config) => presetRenamed(config, game, name, to)),
    deletePreset: ({ game, name }) => edit((config) => presetDeleted(config, game, name)),
    personal: personalSettings(() => file.config(), edit),
    dismiss(ids) {
      file.dismissNotices(ids);
      reported = reported.filter(({ id }) => !ids.includes(id));
      tell();
    },
    close: () => file.close(),
  };
}

/** Whether a notice is about opening or saving a record: only the last of those is still useful. */
function isAboutOpening({ code }: Message): boolean {
  return code.startsWith('records.');
}

type PreferenceRequest =
  | 'preferences'
  | 'setPreference'
  | 'resetPreferences'
  | 'changeRules'
  | 'keepRules'
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
    changeRules: ({ game, settings, name, value }) =>
      playableRules(game, changedRules(game, settings, name, value)),
    keepRules: done((rules) => preferences.keepRules(rules)),
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
