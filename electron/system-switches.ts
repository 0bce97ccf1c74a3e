/**
 * What Chromium's switches begin with. There are well over a thousand and no full list of them, and a machine may need
 * any: so whole kinds pass. None of the program's own options begins so.
 */
const kinds =
  /^(allow|alsa|audio|auth|autoplay|blink|crash|disable|disk-cache|dns|enable|force|gpu|gtk|hide|host|ignore|in-process|inspect|log|ozone|password|proxy|remote|renderer?|ssl|time-zone|touch|trace|unsafely|use|wayland|webrtc|window|xdg)[-_]/;

/** The others that Electron documents, or that desktops, packages and drivers of browsers add. */
const others: ReadonlySet<string> = new Set([
  ...['diagnostic-dir', 'display', 'experimental-network-inspection', 'headless'],
  ...['high-dpi-support', 'inspect', 'js-flags', 'kiosk', 'lang', 'mute-audio'],
  ...['metrics-recording-only', 'no-default-browser-check', 'no-deprecation'],
  ...['no-experimental-global-navigator', 'no-first-run', 'no-proxy-server', 'no-sandbox'],
  ...['no-service-autorun', 'no-stdio-init', 'no-zygote', 'require', 'single-process'],
  ...['start-fullscreen', 'start-maximized', 'test-type', 'throw-deprecation', 'user-agent'],
  ...['v', 'vmodule'],
]);

/**
 * Whether an option belongs to Electron, Chromium or Node, which read it before the program does.
 *
 * @param name - without dashes before it.
 */
export function isSystemSwitch(name: string): boolean {
  return kinds.test(name) || others.has(name);
}
