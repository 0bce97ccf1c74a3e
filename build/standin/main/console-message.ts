import type { WebContentsConsoleMessageEventParams } from 'electron';
import type { Protocol } from '../chromium/cdp.ts';
import { runtime } from './runtime.ts';

type Level = WebContentsConsoleMessageEventParams['level'];

const levels = new Set<string>(['warning', 'error', 'debug'] satisfies Level[]);

/** What the program hears of a line in a page's console. */
export function consoleMessage<F>(
  { type, args, stackTrace }: Protocol.Events['Runtime.consoleAPICalled'],
  frame: F,
): Omit<WebContentsConsoleMessageEventParams, 'frame'> & { frame: F } {
  const [call] = stackTrace?.callFrames ?? [];
  const words = args.map(({ value, description }) => String(value ?? description ?? ''));
  return {
    level: levels.has(type) ? (type as Level) : 'info',
    message: words.join(' '),
    lineNumber: (call?.lineNumber ?? -1) + 1,
    sourceId: runtime.addresses.fromPage(call?.url ?? ''),
    frame,
  };
}
