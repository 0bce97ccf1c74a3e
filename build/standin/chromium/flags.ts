/** The choices that decide how Chromium is started. */
export interface FlagOptions {
  readonly profile: string;
  readonly headless: boolean;
  readonly sandbox: boolean;
  /** Playwright drives the program: behave the same on every machine, without network. */
  readonly driven: boolean;
  readonly platform: NodeJS.Platform;
  /** Switches added by the program or the command line. */
  readonly extra: readonly string[];
}

const featureSwitches = ['--enable-features=', '--disable-features='] as const;

/** Merges repeated feature lists, since Chromium uses only the last one. */
export function mergeFeatures(flags: readonly string[]): string[] {
  const others = flags.filter((flag) => !featureSwitches.some((name) => flag.startsWith(name)));
  const merged = featureSwitches.flatMap((name) => {
    const features = flags
      .filter((flag) => flag.startsWith(name))
      .flatMap((flag) => flag.slice(name.length).split(','))
      .filter((feature) => feature !== '');
    return features.length > 0 ? [name + [...new Set(features)].join(',')] : [];
  });
  return [...others, ...merged];
}

const quiet = [
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-service-autorun',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-crash-reporter',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-infobars',
  '--disable-popup-blocking',
  '--disable-quic',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--hide-crash-restore-bubble',
  '--metrics-recording-only',
  '--password-store=basic',
  '--use-mock-keychain',
  // Without it, a warning about --no-sandbox takes a strip of the window.
  '--test-type',
  '--blink-settings=allowScriptsToCloseWindows=true',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  // A page that was left must be destroyed, as in Electron.
  '--disable-back-forward-cache',
  // Despite the switches above, Chromium looks up update and account servers: only loopback resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--enable-features=SkipListAccountsWithoutGaiaCookies',
  `--disable-features=${[
    'AimEnabled',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PreconnectToSearch',
    'Translate',
  ].join(',')}`,
];

const underTest = [
  '--disable-gpu',
  '--mute-audio',
  '--force-color-profile=srgb',
  // Processes that a short-lived program starts for nothing: for sound, for the network, and for the next page. Nor is
  // a script that is all there at once compiled beside its arrival.
  '--enable-features=NetworkServiceInProcess',
  '--disable-features=AudioServiceOutOfProcess,ScriptStreaming,SpareRendererForSitePerProcess',
];

/** The full command line of the Chromium that shows the program's windows. */
export function chromiumFlags(options: FlagOptions): string[] {
  return mergeFeatures([
    '--remote-debugging-pipe',
    ...sharedFlags(options),
    ...quiet,
    ...(options.driven ? underTest : ['--log-level=3']),
    ...(options.headless ? ['--headless=new', '--hide-scrollbars'] : []),
    ...(options.platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
    ...options.extra,
  ]);
}

/**
 * The command line that makes a running Chromium open one more window without tabs or address bar. If
 * that Chromium has already ended because this process was killed, this one would start and run on
 * unattended; the broken pipe ends it.
 */
export function appWindowFlags(options: FlagOptions, url: string): string[] {
  const own = ['--remote-debugging-pipe', '--no-first-run', '--test-type'];
  return [...sharedFlags(options), ...own, `--app=${url}`];
}

function sharedFlags(options: FlagOptions): string[] {
  return [`--user-data-dir=${options.profile}`, ...(options.sandbox ? [] : ['--no-sandbox'])];
}
