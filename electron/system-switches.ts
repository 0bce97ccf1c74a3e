/**
 * Prefixes of Chromium's switches. There are well over a thousand without a full list, and a machine may need
 * any of them, so all with these prefixes pass. None of the program's own options has one.
 */
const kinds =
  /^(allow|alsa|audio|auth|autoplay|blink|crash|disable|disk-cache|dns|enable|force|gpu|gtk|hide|host|ignore|in-process|inspect|log|ozone|password|proxy|remote|renderer?|ssl|time-zone|touch|trace|unsafely|use|wayland|webrtc|window|xdg)[-_]/;

/** Further switches that Electron documents, or that desktops, packages and browser drivers add. */
const others: ReadonlySet<string> = new Set([
  'diagnostic-dir',
  'display',
  'experimental-network-inspection',
  'headless',
  'high-dpi-support',
  'inspect',
  'js-flags',
  'lang',
  'mute-audio',
  'metrics-recording-only',
  'no-default-browser-check',
  'no-deprecation',
  'no-experimental-global-navigator',
  'no-first-run',
  'no-proxy-server',
  'no-sandbox',
  'no-service-autorun',
  'no-stdio-init',
  'no-zygote',
  'require',
  'single-process',
  'start-fullscreen',
  'start-maximized',
  'test-type',
  'throw-deprecation',
  'user-agent',
  'v',
  'vmodule',
]);

/**
 * Whether an option belongs to Electron, Chromium or Node, which read it before the program does.
 *
 * @param name - without its leading dashes.
 */
export function isSystemSwitch(name: string): boolean {
  return kinds.test(name) || others.has(name);
}
