import type { Edit } from '../../config/change.ts';
import type { Config } from '../../config/config.ts';
import type { Message } from '../../words/message.ts';
import type { PreferencesView } from '../api/preferences-view.ts';
import type { RequestOf } from '../api/requests.ts';
import { words } from '../words.ts';
import type { ConfigFile } from './config-file.ts';
import { presetDeleted, presetRenamed, presetSaved } from './own-presets.ts';
import { preferencesView } from './preferences-view.ts';
import { resetChanges, settingChanges } from './setting-changes.ts';

/** What the config file says, with what is to be told about it and about the saved match. */
export interface Preferences {
  config(): Config;
  view(): PreferencesView;
  /** Tells what went wrong elsewhere, until somebody puts it away. */
  report(told: Message): void;
  /** Takes back what was reported with a code, where it no longer holds. */
  withdraw(code: Message['code']): void;
  /** Changes one value. @throws Refusal where a game could then not be played; nothing is written. */
  set(change: RequestOf<'setPreference'>): void;
  /** Takes settings back to their defaults. @throws Refusal where there is no such setting, or it can't be had. */
  reset(paths: readonly (readonly string[])[]): void;
  savePreset(preset: RequestOf<'savePreset'>): void;
  renamePreset(preset: RequestOf<'renamePreset'>): void;
  deletePreset(preset: RequestOf<'deletePreset'>): void;
  /** Puts away the notices with these sentences. */
  dismiss(sentences: readonly string[]): void;
  close(): void;
}

/** What the preferences need from around them. */
export interface PreferencesOptions {
  /** Opens the config file; `changed` is called when somebody else has changed it. */
  readonly open: (changed: () => void) => ConfigFile;
  readonly about: { readonly version: string; readonly runtime: Message };
  /** Is told of every change. */
  readonly changed: (config: Config) => void;
}

/** Opens the preferences. */
export function openPreferences({ open, about, changed }: PreferencesOptions): Preferences {
  let reported: readonly Message[] = [];
  const file = open(tell);

  function view(): PreferencesView {
    const own = reported.map((told) => ({ key: '', sentence: words().say(told) }));
    const notices = [...file.notices(), ...own];
    return preferencesView(file.config(), notices, { ...about, file: file.path });
  }

  function tell(): void {
    changed(file.config());
  }

  function edit(changes: Edit): void {
    file.edit(changes);
    tell();
  }

  return {
    config: () => file.config(),
    view,
    report(told) {
      const sentence = words().say(told);
      const stays = (other: Message): boolean =>
        words().say(other) !== sentence && !(isAboutOpening(other) && isAboutOpening(told));
      reported = [...reported.filter(stays), told];
      tell();
    },
    withdraw(code) {
      if (!reported.some((told) => told.code === code)) return;
      reported = reported.filter((told) => told.code !== code);
      tell();
    },
    set: ({ path, value }) => edit((config) => settingChanges(config, path, value)),
    reset: (paths) => edit((config) => resetChanges(config, paths)),
    savePreset: ({ game, name, replace }) =>
      edit((config) => presetSaved(config, game, name, replace)),
    renamePreset: ({ game, name, to }) => edit((config) => presetRenamed(config, game, name, to)),
    deletePreset: ({ game, name }) => edit((config) => presetDeleted(config, game, name)),
    dismiss(sentences) {
      file.dismissNotices(sentences);
      reported = reported.filter((told) => !sentences.includes(words().say(told)));
      tell();
    },
    close: () => file.close(),
  };
}

/** What came of opening or saving a record: of several only the last one is still of use. */
function isAboutOpening({ code }: Message): boolean {
  return code.startsWith('records.');
}
