import { formatDuel } from '../../engine/records/format-duel.ts';
import { damagedDuel, faultIn, sampleTable } from '../../engine/records/samples.ts';
import { pick } from '../../engine/random.ts';
import { mutated } from './mutations.ts';
import { shoot, type FirePart } from './part.ts';

/** What somebody may have written into a comment or a tag, and what a reader may trip over. */
const texts = ['a (b', 'c} "d', '1. A-C', '\\', '[Game "x"]', '🖐 ½', '1-0', 'two\nlines'];

/** Records after something happened to them: each is read, or refused with a place. */
export const damagedRecords: FirePart = {
  name: 'records',
  shots: 2000,
  async run(range) {
    const { random, fault } = range;
    let slowest = 0;
    await shoot(range, (shot) => {
      const text = formatDuel([sampleTable({ random, text: () => pick(random, texts) })]);
      const damaged =
        random.below(2) === 0
          ? damagedDuel(text, random)
          : mutated(text, random).bytes.toString('utf8');
      const since = performance.now();
      const wrong = faultIn(damaged);
      slowest = Math.max(slowest, performance.now() - since);
      if (wrong !== undefined) fault(shot, wrong, damaged);
    });
    return `the slowest took ${slowest.toFixed(0)} ms`;
  },
};
