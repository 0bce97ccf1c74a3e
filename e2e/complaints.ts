import { createInterface } from 'node:readline';
import type { ElectronApplication, Page } from '@playwright/test';

/**
 * Harmless lines on the error stream: those of Playwright, of Node about what Electron itself uses, and those
 * of Chromium and its libraries on a machine without D-Bus, a graphics card or a sound card.
 */
const chatter: readonly RegExp[] = [
  // Node and Playwright.
  /^(Debugger |Waiting for the debugger|For help, see|DevTools listening)/,
  // Node warns of what any code in the process uses, such as Electron's reader of archives. Other warnings, of
  // leaks and of promises that nothing handles, are faults.
  /^\(node:\d+\) (\[DEP\d+\] )?(Deprecation|Experimental)Warning:/,
  /^\(Use `.+ --trace-(warnings|deprecation) \.\.\.` to show where/,
  // Chromium's log, including D-Bus: [process:thread:time:LEVEL:file(line)], and Crashpad's: [time:LEVEL:file(line)].
  /^\[\d+[:/]/,
  // GLib and GTK: (program:process): Gtk-WARNING **.
  /^\(.*:\d+\): /,
  /^(Gtk|Gdk|dconf|GLib)[\w-]*:/,
  /^Fontconfig (warning|error):/,
  // The log of macOS: time, program[process:thread].
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]* .*\[\d+:\w+\]/,
  // Mesa and its drivers.
  /^(libEGL|libGL|libva|MESA|MESA-LOADER|glx|vulkan|ANGLE|X11|Xlib)\b/,
  /^(error: XDG_RUNTIME_DIR|failed to load driver)/,
  // Vulkan's loader, and Dawn with the places in its sources.
  /^\w+: (vk[A-Z]|loader_|terminator_|setup_loader|\[Loader Message\]|Layer VK_)/,
  /^\w+: \w+ is not a conformant vulkan implementation/i,
  /^ +at .+\.(cc|cpp|h):\d+\)$/,
  /^ALSA lib /,
];

/** Whether a line on the error stream reports an error of the program. */
export function isComplaint(line: string): boolean {
  return (
    /error|uncaught|unhandled|warning/i.test(line) && !chatter.some((known) => known.test(line))
  );
}

/** Collects the errors of all processes of the program. */
export function listenForComplaints(app: ElectronApplication): string[] {
  const heard: string[] = [];
  const follow = (page: Page): void => {
    page.on('pageerror', (error) => heard.push(`page: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`page: ${message.text()}`);
    });
  };
  app.on('window', follow);
  app.windows().forEach(follow);
  app.on('console', (message) => {
    if (message.type() === 'error') heard.push(`main process: ${message.text()}`);
  });
  const { stderr } = app.process();
  if (stderr !== null) {
    createInterface({ input: stderr }).on('line', (line) => {
      if (isComplaint(line)) heard.push(`main process: ${line}`);
    });
  }
  return heard;
}
