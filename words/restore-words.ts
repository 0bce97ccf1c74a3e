import { message, type Message } from './message.ts';

/** What restoring a backup would change. */
interface Restored {
  readonly matches: Readonly<Record<'adds' | 'replaces' | 'kept', number>>;
  readonly changes: readonly {
    readonly kind: 'config' | 'person' | 'training' | 'statistics' | 'task' | 'tournament';
    readonly does: 'adds' | 'replaces';
  }[];
}

/** The consequences of restoring a backup, a sentence each; none if it changes nothing. */
export function restoredInWords({ matches, changes }: Restored): Message[] {
  if (matches.adds + matches.replaces + changes.length === 0) return [];
  const replaces = matches.replaces > 0 || changes.some(({ does }) => does === 'replaces');
  return [
    ...(['adds', 'replaces', 'kept'] as const)
      .filter((does) => matches[does] > 0)
      .map((does) => message(`backup.${does}`, { count: matches[does] })),
    ...changes.map(({ kind, does }) => message(`backup.${kind}.${does}`)),
    ...(replaces ? [message('backup.before')] : []),
  ];
}
