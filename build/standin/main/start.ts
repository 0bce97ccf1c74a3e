import path from 'node:path';
import { findBrowser } from '../chromium/browser.mjs';
import { Chromium } from '../chromium/chromium.ts';
import { keptProfile, temporaryProfile } from '../chromium/profile.ts';
import { Relay } from '../chromium/relay.ts';
import { Targets, type Target } from '../chromium/targets.ts';
import { app, appendedSwitches } from './app.ts';
import { Requests } from './requests.ts';
import { runtime } from './runtime.ts';
import { isUserDataChosen } from './user-data.ts';
import { versions } from './versions.ts';

// The program's switches that are meant for Chromium.
const passedOn = [
  'disable-features',
  'enable-features',
  'force-color-profile',
  'force-device-scale-factor',
  'force-prefers-reduced-motion',
  'lang',
];

/** How long a second start may take to ask whether it is the first (ms). */
const secondGrace = 3000;

/**
 * Starts Chromium for the program's windows and opens the port for Playwright.
 *
 * @throws Error at once if there is no display or no browser.
 */
export function startChromium(): Promise<void> {
  runtime.headless = isHeadless();
  return launch(requireBrowser());
}

async function launch(binary: string): Promise<void> {
  const { driven } = runtime;
  const keepsProfile = !driven || isUserDataChosen();
  // Two processes can't share a profile. The second start ends by itself; a failing Chromium would cut
  // it short.
  if (keepsProfile && app.runsElsewhere) {
    await new Promise((resolve) => setTimeout(resolve, secondGrace));
  }
  const chromium = await Chromium.launch({
    binary,
    profile: keepsProfile
      ? keptProfile(path.join(app.sessionData, 'standin', 'chromium'))
      : temporaryProfile(),
    headless: runtime.headless,
    sandbox: !runtime.commandLine.has('no-sandbox'),
    driven,
    platform: process.platform,
    extra: [...appendedSwitches(), ...passedOn.flatMap(passOn)],
  });
  versions.chrome = chromium.version;
  const starved = new Set<string>();
  const targets = new Targets(chromium, runtime.headless, {
    onPopup: (target, openerId) => refusePopup(target, openerId, starved),
    onGone: (targetId) => runtime.pages.get(targetId)?.onGone(),
  });
  const { connection } = chromium;
  const requests = new Requests(connection, (frameId) => starved.has(frameId));
  connection.listen('', (event) => {
    if (event.method === 'Fetch.requestPaused') void requests.handle(event.params);
    else targets.handle(event);
  });
  runtime.begin(chromium, targets);
  void chromium.exited.then(() => endWithChromium(chromium));
  // Permissions that would prompt the user are refused; Electron doesn't prompt either.
  connection.tell('Browser.grantPermissions', { permissions: ['clipboardSanitizedWrite'] });
  await Promise.all([targets.start(), requests.start()]);
  if (driven) await invitePlaywright(chromium);
}

async function invitePlaywright(chromium: Chromium): Promise<void> {
  const relay = new Relay(chromium.connection, {
    toPage: (text) => runtime.addresses.toPage(text),
    fromPage: (text) => runtime.addresses.fromPage(text),
    owns: (targetId) => runtime.pages.has(targetId),
    onKey: (targetId, native) => runtime.pages.get(targetId)?.onKeySent(native),
  });
  runtime.relay = relay;
  process.stderr.write(`\nDevTools listening on ${await relay.listen()}\n`);
}

function requireBrowser(): string {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error(
      'Electron stand-in: no Chromium, Chrome or Edge found; DIGIT_DUELS_BROWSER can name one',
    );
  }
  return browser;
}

function isHeadless(): boolean {
  if (runtime.commandLine.has('headless')) return true;
  const hasDisplay = Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY);
  if (process.platform === 'linux' && !hasDisplay) {
    throw new Error('Electron stand-in: Unable to open X display (DISPLAY is not set)');
  }
  return false;
}

function passOn(name: string): string[] {
  const { commandLine } = runtime;
  if (!commandLine.has(name)) return [];
  const value = commandLine.value(name);
  return [value === '' ? `--${name}` : `--${name}=${value}`];
}

/**
 * Closes a popup. It waits for its debugger and blocks the page that opened it, so it is resumed with
 * all its requests refused, then closed. The opener receives the program's answer.
 */
function refusePopup(target: Target, openerId: string, starved: Set<string>): void {
  const { connection } = runtime.chromium;
  const { targetId, sessionId } = target;
  starved.add(targetId);
  connection.tell('Runtime.runIfWaitingForDebugger', {}, sessionId);
  runtime.relay?.resumeHeld(targetId);
  connection.tell('Target.closeTarget', { targetId });
  runtime.pages.get(openerId)?.onPopup();
}

function endWithChromium(chromium: Chromium): void {
  if (app.ended) return;
  console.error(`Electron stand-in: Chromium ended unexpectedly\n${chromium.complaints}`);
  process.exit(1);
}
