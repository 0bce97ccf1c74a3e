import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import type { DuelRecord } from '../engine/records/duel-record.ts';
import { formatDuel } from '../engine/records/format-duel.ts';
import { limits } from '../engine/records/limits.ts';
import { recordOfTable, tableOfRecord } from '../engine/records/record-of-table.ts';
import { sampleRecord } from '../engine/records/samples.ts';
import { problemWithRecord } from '../engine/records/size.ts';
import { valueOf } from '../engine/testing/in-notation.ts';
import { linkOf } from '../files/link.ts';
import { inEnglish } from '../words/testing.ts';
import { matchFileText, parseMatchFile } from './match-file.ts';
import { recordsToOpen } from './read-records.ts';
import { notesOfRecord, recordOfMatch } from './record-of-match.ts';

const odd = [' ', '\\', '{', '}', '"', '[', '\n', '\t', '\r', ';', '\0', '\u001b', '\ud800', '手'];
const bidirectional = ['\u202e', '\u2028', '\u{feff}', 'é', '\u{1f590}\u{1f3fd}'];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom(...odd, ...bidirectional), minLength: 1, maxLength: 200 }),
  fc.constantFrom('a'.repeat(limits.tagValue), '\0'.repeat(limits.tagValue), '"\\'.repeat(400)),
);

/** A match with more of something than anybody writes. */
const anyRecord = fc.record({
  seed: fc.integer(),
  texts: fc.array(anyText, { minLength: 1, maxLength: 8 }),
  tags: fc.nat(300),
  marks: fc.nat(300),
  variations: fc.nat(300),
});

type Wanted = typeof anyRecord extends fc.Arbitrary<infer Of> ? Of : never;

function recordFrom({ seed, texts, tags, marks, variations }: Wanted): DuelRecord {
  let next = 0;
  const text = (): string => texts[next++ % texts.length] ?? '';
  const record = sampleRecord({ random: seededRandom(seed), text });
  const games = record.games.map((game) => {
    const [first, ...rest] = game.moves;
    if (first === undefined) return game;
    const { variations: known = [] } = first;
    const many = Array.from({ length: variations }, () => [{ move: first.move, comment: text() }]);
    const noted = {
      ...first,
      comment: text(),
      ...(marks > 0 && { marks: Array.from({ length: marks }, (_, mark) => mark % 256) }),
      ...(known.length + variations > 0 && { variations: [...known, ...many] }),
    };
    return { ...game, moves: [noted, ...rest] };
  });
  const more = Array.from({ length: tags }, (_, tag) => ({ name: `Y${tag}_z`, value: text() }));
  return { ...record, games, tags: [...record.tags, ...more] };
}

const opened = (text: string): DuelRecord => {
  const read = recordsToOpen(text);
  if (!read.ok) throw new Error(inEnglish(read.error));
  const [record] = read.value;
  if (record === undefined) throw new Error('There is no match.');
  return record;
};

test('what is accepted is kept, read back and exported as it is, however odd', () => {
  fc.assert(
    fc.property(anyRecord, (wanted) => {
      const record = recordFrom(wanted);
      const text = formatDuel([record]);
      if (problemWithRecord(record) !== undefined) {
        expect(recordsToOpen(text).ok).toBe(false);
        return;
      }
      expect(opened(text)).toEqual(record);
      expect(opened(linkOf(text))).toEqual(record);
      const table = valueOf(tableOfRecord(record));
      const notes = { ...notesOfRecord(table, 0), changed: 0, played: 0 };
      const kept = parseMatchFile(matchFileText(table, notes, {}), 0);
      if (kept.kind === 'unusable') throw new Error(inEnglish(kept.reason));
      expect(kept.notes).toEqual(notes);
      expect(formatDuel([recordOfTable(kept.table)])).toBe(formatDuel([recordOfTable(table)]));
      const exported = formatDuel([recordOfMatch(kept.table, kept.notes)]);
      expect(formatDuel([opened(exported)])).toBe(exported);
    }),
    { numRuns: 40 },
  );
}, 120_000);
