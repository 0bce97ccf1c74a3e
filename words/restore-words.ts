import { message, type Message } from './message.ts';

/** What restoring a backup would change. */
interface Restored {
  readonly matches: Readonly<Record<'adds' | 'replaces' | 'kept', number>>;
  readonly changes: readonly ('config' | 'training' | 'statistics')[];
}

/** The consequences of restoring a backup, a sentence each; none if it changes nothing. */
export function restoredInWords({ matches, changes }: Restored): Message[] {
  if (matches.adds + matches.replaces + changes.length === 0) return [];
  return [
    ...(['adds', 'replaces', 'kept'] as const)
      .filter((does) => matches[does] > 0)
      .map((does) => message(`backup.${does}`, { count: matches[does] })),
    ...changes.map((kind) => message(`backup.${kind}`)),
    ...(matches.replaces + changes.length > 0 ? [message('backup.before')] : []),
  ];
}
