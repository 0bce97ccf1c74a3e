import type { ElectronApplication, Page } from '@playwright/test';

/**
 * What the error stream of a program that is well may say: Playwright, and what Chromium and the libraries below it
 * find wrong with a machine, with a bus, a graphics card or a sound card that it lacks.
 */
const chatter: readonly RegExp[] = [
  // Node and Playwright.
  /^(Debugger |Waiting for the debugger|For help, see|DevTools listening)/,
  // Chromium's log: [process:thread:time:LEVEL:file(line)], the bus among it.
  /^\[\d+:/,
  // GLib and GTK: (program:process): Gtk-WARNING **.
  /^\(.*:\d+\): /,
  /^(Gtk|Gdk|dconf|GLib)[\w-]*:/,
  // The log of macOS: time, program[process:thread].
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]* .*\[\d+:\w+\]/,
  // Mesa, and what it draws by.
  /^(libEGL|libGL|libva|MESA|MESA-LOADER|glx|vulkan|ANGLE|X11|Xlib)\b/,
  /^(error: XDG_RUNTIME_DIR|failed to load driver)/,
  /^ALSA lib /,
];

/** Whether a line on the error stream says that something is wrong with the program. */
export function isComplaint(line: string): boolean {
  return (
    /error|uncaught|unhandled|warning/i.test(line) && !chatter.some((known) => known.test(line))
  );
}

/** Notes down whatever any process of the program complains of. */
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
  app.process().stderr?.on('data', (chunk: Buffer) => {
    const complaints = chunk.toString().split('\n').filter(isComplaint);
    heard.push(...complaints.map((line) => `main process: ${line}`));
  });
  return heard;
}
