import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { damagedDuel, faultIn, sampleTable } from '../../engine/testing/samples.ts';
import { pick, seededRandom } from '../../engine/random.ts';
import { damaged } from './damage.ts';
import { propertyPart } from './part.ts';

/** Comments and tags that a user may write and that may confuse a parser. */
const texts = ['a (b', 'c} "d', '1. A-C', '\\', '[Game "x"]', '🖐 ½', '1-0', 'two\nlines'];

const damagedRecord = fc
  .record({ seed: fc.nat(), asFile: fc.boolean() })
  .chain(({ seed, asFile }) => {
    const random = seededRandom(seed);
    const text = formatDuel([sampleTable({ random, text: () => pick(random, texts) })]);
    return asFile
      ? damaged(text).map(({ bytes }) => bytes.toString('utf8'))
      : fc.constant(damagedDuel(text, random));
  });

/** A damaged record is read, or refused with a place in the text. */
export const damagedRecords = propertyPart({
  name: 'records',
  cases: 2000,
  property: () => ({
    figures: () => 'all read, or refused with a place',
    property: fc.property(damagedRecord, (text) => assert.equal(faultIn(text), undefined)),
  }),
});
