import { expect, test } from 'vitest';
import { isComplaint } from './complaints.ts';

test.each([
  '[0101/120000.123456:ERROR:third_party/crashpad/crashpad/util/file/file_io_posix.cc:145] open: No such file',
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
  '(node:4711) [DEP0180] DeprecationWarning: fs.Stats constructor is deprecated.',
  '(node:4711) ExperimentalWarning: SQLite is an experimental feature and might change at any time',
  '(Use `electron --trace-warnings ...` to show where the warning was created)',
  '(Use `Digit Duels --trace-deprecation ...` to show where the warning was created)',
  'Fontconfig warning: "/etc/fonts/fonts.conf", line 5: unknown element "its:rules"',
  'Warning: vkCreateInstance: Found no drivers!',
  'Warning: vkCreateInstance failed with VK_ERROR_INCOMPATIBLE_DRIVER',
  '    at CheckVkSuccessImpl (../../third_party/dawn/src/dawn/native/vulkan/VulkanError.cpp:101)',
  'Warning: loader_scanned_icd_add: Driver libvulkan_lvp.so supports Vulkan 1.0, error',
  'ERROR: [Loader Message] Code 0 : vkCreateInstance: Found no drivers!',
  'WARNING: lavapipe is not a conformant vulkan implementation, testing use only.',
  'Saved as /home/ann/match.duel.',
])('%s is no complaint', (line) => {
  expect(isComplaint(line)).toBe(false);
});

test.each([
  'Error: a match could not be saved',
  'Uncaught TypeError: undefined is not a function',
  '(node:4711) Warning: something is deprecated',
  '(node:4711) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.',
  '(node:4711) UnhandledPromiseRejectionWarning: Error: nothing handles this',
  '    at new SaveError (file:///opt/digit-duels/resources/app.asar/dist/main/main.js:12:5)',
  "Warning: CmdOrCtrl++ doesn't contain a valid key",
])('%s is one', (line) => {
  expect(isComplaint(line)).toBe(true);
});
