import { inEnglish } from '../english.ts';
import type { Heard } from '../facts.ts';
import type { Invariant } from '../invariant.ts';
import { namesOf } from '../names.ts';

/** Every ply is announced with its player and words, and so are jumps and new matches. */
export const announce: Invariant = {
  name: 'announce',
  everywhere: true,
  faults: ({ heard }) => missingAnnouncements(heard),
};

/** Events without an announcement, a sentence each. */
export function missingAnnouncements(heard: readonly Heard[]): string[] {
  return heard.flatMap((event, index) => {
    if (event.kind === 'said') return [];
    const said = announcementsAfter(heard, index);
    const before = () => quoted(announcementsBefore(heard, index));
    if (event.kind === 'dealt') {
      if (said.length > 0) return [];
      return [`Nothing was said of a new match; said before was ${before()}.`];
    }
    if (event.kind === 'travelled') {
      if (said.length > 0) return [];
      return [`Nothing was said of going to move ${event.to}; said before was ${before()}.`];
    }
    const names = namesOf(event.players);
    return announcedOf(event.plies)
      .map(({ seat, text }) => ({
        name: seat === null ? null : (names[seat] ?? ''),
        text: inEnglish(text, event.players),
      }))
      .filter((ply) => !said.some((text) => mentions(text, ply)))
      .map(
        ({ name, text }) =>
          `Nobody heard “${name ?? 'Chance'}: ${text}”; said was ${quoted(said)}.`,
      );
  });
}

/** The most plies that are announced one by one; of more at once only the last move and the draw after it. */
const mostAnnounced = 12;

type Plies = Extract<Heard, { kind: 'moved' }>['plies'];

function announcedOf(plies: Plies): Plies {
  if (plies.length <= mostAnnounced) return plies;
  return plies.slice(plies.findLastIndex(({ seat }) => seat !== null));
}

/** The announcements after an event and until two more events, since speech may be a little late. */
function announcementsAfter(heard: readonly Heard[], index: number): string[] {
  const later = heard.flatMap(({ kind }, place) =>
    kind !== 'said' && place > index ? [place] : [],
  );
  return heard
    .slice(index, later[1] ?? heard.length)
    .flatMap((event) => (event.kind === 'said' ? [event.text] : []));
}

/** The announcements between the event before an event and the event. */
function announcementsBefore(heard: readonly Heard[], index: number): string[] {
  const earlier = heard.slice(0, index);
  return earlier
    .slice(earlier.findLastIndex(({ kind }) => kind !== 'said') + 1)
    .flatMap((event) => (event.kind === 'said' ? [event.text] : []));
}

/** Whether a text has the player's name and the words of a ply; a draw of chance has only its words. */
function mentions(
  said: string,
  { name, text }: { readonly name: string | null; readonly text: string },
): boolean {
  const words = text.toLowerCase();
  return said.toLowerCase().includes(name === null ? words : `${name.toLowerCase()}: ${words}`);
}

function quoted(said: readonly string[]): string {
  return said.length === 0 ? 'nothing' : said.map((text) => `“${text}”`).join(', ');
}
