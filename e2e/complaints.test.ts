import { expect, test } from 'vitest';
import { isComplaint } from './complaints.ts';

test.each([
  '[4711:0101/120000.123456:ERROR:dbus/bus.cc:408] Failed to connect to the bus: No such file',
  '2026-01-01 12:00:00.000 Digit Duels[4711:259] WARNING: Secure coding is not enabled',
  '2026-01-01 12:00:00.000 Electron[4711:1a2b] error messaging the mach port for IMKCFRunLoop',
  'libEGL warning: DRI3 error: Could not get DRI3 device',
  'MESA-LOADER: failed to open iris: error while loading shared libraries',
  'MESA: error: ZINK: failed to choose pdev',
  '(digit-duels:4711): Gtk-WARNING **: 12:00:00.000: cannot open display',
  'Gtk-Message: 12:00:00.000: Failed to load module, error',
  'ALSA lib confmisc.c:855:(parse_card) cannot find card, error',
  'Debugger listening on ws://127.0.0.1:9229/error',
  'Saved as /home/ann/match.duel.',
])('%s is no complaint', (line) => {
  expect(isComplaint(line)).toBe(false);
});

test.each([
  'Error: a match could not be saved',
  'Uncaught TypeError: undefined is not a function',
  '(node:4711) Warning: something is deprecated',
  "Warning: CmdOrCtrl++ doesn't contain a valid key",
])('%s is one', (line) => {
  expect(isComplaint(line)).toBe(true);
});
