import { prefersReducedMotion } from 'svelte/motion';
import type {
  Appearance,
  ConfigNotice,
  PreferencesView,
  Settings,
  SettingValue,
} from '../../electron/api/preferences.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { ask } from '../bridge.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';
import { isAudible, toggled } from '../sound/audible.ts';
import { words } from '../words.svelte.ts';
import type { Announcer } from './announcer.svelte.ts';
import type { Notices } from './notices.svelte.ts';

type Value = RequestOf<'setPreference'>['value'];

/** The preferences, as the main process has them. */
export class Preferences {
  /** Undefined until they are loaded. */
  view = $state.raw<PreferencesView>();
  readonly #notices: Notices;
  readonly #announcer: Announcer;

  constructor(notices: Notices, announcer: Announcer) {
    this.#notices = notices;
    this.#announcer = announcer;
  }

  readonly motion = $derived(motionOf(this.view?.appearance));
  readonly pace = $derived(this.view?.appearance.pace ?? 'normal');
  /** Everything that decides whether sounds are audible. */
  readonly #hearing = $derived(
    this.view && { sound: this.view.sound, lessMotion: prefersReducedMotion.current },
  );
  /** Whether sounds are audible. */
  readonly audible = $derived(this.#hearing !== undefined && isAudible(this.#hearing));

  /** Saves choices for the next time. */
  keep(choices: Readonly<Record<string, Value>>): void {
    void this.#notices.attempt(async () => {
      for (const [key, value] of Object.entries(choices)) {
        const known = this.view?.[key as keyof PreferencesView];
        if (JSON.stringify(known) !== JSON.stringify(value)) await set([key], value);
      }
    });
  }

  /** Saves one setting of a game or of another part. */
  keepSetting(part: string, name: string, value: SettingValue): Promise<boolean> {
    return this.#notices.attempt(() => set([part, name], value));
  }

  /** Makes rules those of the preferences. */
  keepRules(game: string, settings: Settings): Promise<boolean> {
    return this.#notices.attempt(() => ask('keepRules', { game, settings: { ...settings } }));
  }

  /** Resets settings to their defaults, each given by its keys in the config file. */
  reset(paths: string[][]): Promise<boolean> {
    return this.#notices.attempt(() => ask('resetPreferences', { paths }));
  }

  /** Turns the sound off or on. */
  async toggleSound(): Promise<void> {
    const hearing = this.#hearing;
    if (hearing === undefined) return;
    const said = this.audible ? 'sound-off' : 'sound-on';
    await this.#notices.attempt(async () => {
      for (const [name, value] of Object.entries(toggled(hearing)))
        await set(['sound', name], value);
      this.#announcer.say(words().text(`board.announcement.${said}`));
    });
  }

  /** Dismisses notices about the config file. */
  dismiss(notices: readonly ConfigNotice[]): void {
    const ids = notices.map(({ id }) => id);
    void this.#notices.attempt(() => ask('dismissNotices', { ids }));
  }

  showConfigFile(): void {
    void this.#notices.attempt(() => ask('showConfigFile'));
  }
}

function set(path: string[], value: Value) {
  return ask('setPreference', { path, value });
}

/** The amount of motion: the user's choice, or else the system's setting. */
function motionOf(appearance: Appearance | undefined): Motion {
  const chosen = appearance?.motion ?? 'system';
  if (chosen !== 'system') return chosen;
  return prefersReducedMotion.current ? 'reduced' : 'full';
}
