import { seededRandom } from '../../engine/random.ts';
import { compareSolutions, drawnVariant } from '../../engine/testing/chopsticks-variants.ts';

/** How many random combinations of Chopsticks settings are checked. */
const combinations = 2000;

/**
 * Solves Chopsticks under random settings both through its half positions and from its moves alone, and
 * prints how many positions agree.
 *
 * @returns the exit status.
 */
export function checkVariants(): number {
  const begun = performance.now();
  const random = seededRandom(2000);
  let positions = 0;
  for (let done = 1; done <= combinations; done++) {
    positions += compareSolutions(drawnVariant(random));
    if (done % 100 === 0) console.error(`${done} of ${combinations} combinations`);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${combinations.toString()} combinations agree in all of their ${positions.toString()} positions; ${seconds.toFixed(0)} s`,
  );
  return 0;
}
