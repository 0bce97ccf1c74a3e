import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import type { Match } from '../../engine/match/match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { limits } from '../../engine/match/limits.ts';
import { parseDuel } from '../../engine/records/parse-duel.ts';
import { sampleTable } from '../../engine/testing/samples.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { dataOf } from '../../engine/testing/records.ts';
import { linkOf } from '../files/link.ts';
import { inEnglish } from '../../words/testing.ts';
import { matchFileText, parseMatchFile } from './match-file.ts';
import { matchesToOpen } from './read-records.ts';
import { notesOfRecord, recordOfMatch } from './record-of-match.ts';

const odd = [' ', '\\', '{', '}', '"', '[', '\n', '\t', '\r', ';', '\0', '\u001b', '\ud800', '手'];
const bidirectional = ['\u202e', '\u2028', '\u{feff}', 'é', '\u{1f590}\u{1f3fd}'];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom(...odd, ...bidirectional), minLength: 1, maxLength: 200 }),
  fc.constantFrom('a'.repeat(limits.tagValue), '\0'.repeat(limits.tagValue), '"\\'.repeat(400)),
);

/** A match with an excess of something. */
const anyTable = fc.record({
  seed: fc.integer(),
  texts: fc.array(anyText, { minLength: 1, maxLength: 8 }),
  tags: fc.nat(300),
  marks: fc.nat(300),
  variations: fc.nat(300),
});

type Wanted = typeof anyTable extends fc.Arbitrary<infer Of> ? Of : never;

function madeOf({ seed, texts, tags, marks, variations }: Wanted): SeatedMatch {
  let next = 0;
  const text = (): string => texts[next++ % texts.length] ?? '';
  const table = sampleTable({ random: seededRandom(seed), text });
  const crowded = (match: Match<unknown, unknown>): Match<unknown, unknown> => {
    const [first, ...rest] = match.moves;
    if (first === undefined) return match;
    const { ply, variations: known = [] } = first;
    const many = Array.from({ length: variations }, () => [{ ply, comment: text() }]);
    const noted = {
      ...first,
      comment: text(),
      ...(marks > 0 && { marks: Array.from({ length: marks }, (_, mark) => mark % 256) }),
      ...(known.length + variations > 0 && { variations: [...known, ...many] }),
    };
    return { ...match, moves: [noted, ...rest] };
  };
  const more = Array.from({ length: tags }, (_, tag) => ({ name: `Y${tag}_z`, value: text() }));
  const all = [...(table.tags ?? []), ...more];
  return { ...table, match: crowded(table.match), ...(all.length > 0 && { tags: all }) };
}

const opened = (text: string): SeatedMatch => {
  const read = matchesToOpen(text);
  if (!read.ok) throw new Error(inEnglish(read.error));
  const [table, ...others] = read.value;
  if (table === undefined || others.length > 0) throw new Error(`This is not one match: ${text}`);
  return table;
};

test('every accepted match survives saving, reading and exporting', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, async (wanted) => {
      const table = madeOf(wanted);
      const text = formatDuel([table]);
      if (!parseDuel(text).ok) {
        expect(matchesToOpen(text).ok).toBe(false);
        return;
      }
      expect(dataOf(opened(text))).toEqual(dataOf(table));
      expect(dataOf(opened(await linkOf(text)))).toEqual(dataOf(table));
      const notes = { ...notesOfRecord(table, 0), changed: 0, played: 0 };
      const kept = parseMatchFile(matchFileText(table, notes, {}), 0);
      if (kept.kind === 'unusable') throw new Error(inEnglish(kept.reason));
      expect(kept.notes).toEqual(notes);
      expect(dataOf(kept.table)).toEqual(dataOf(table));
      const exported = formatDuel([recordOfMatch(kept.table, kept.notes)]);
      expect(formatDuel([opened(exported)])).toBe(exported);
    }),
    { numRuns: 40 },
  );
}, 120_000);
