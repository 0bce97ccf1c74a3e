import type { PuzzleKind, PuzzlePack } from '../capabilities/puzzle-pack.ts';
import { pick, type Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';
import { chopsticksAtlas } from './atlas/atlas.ts';
import { chopsticksPresets } from './presets.ts';

const kinds: readonly PuzzleKind[] = ['win', 'draw', 'survive', 'delay', 'threat'];

/** Modes with too many positions to solve while the user waits for a puzzle. */
const large = ['four-hands', 'three-hands', 'quarters', 'sudden-death-with-lives', 'three-swaps'];

/** The modes of two players that are solved quickly. */
const modes = chopsticksPresets.filter(
  ({ id, settings }) => settings['players'] === undefined && !large.includes(id),
);

/** The puzzles of Chopsticks for two. */
export const chopsticksPacks: readonly PuzzlePack[] = [
  { id: 'usual', kinds: ['win', 'draw', 'delay', 'threat'], rules: [{}] },
  { id: 'rollover', kinds: ['win', 'draw', 'threat'], rules: [{ overflow: 'rollover' }] },
  { id: 'suicide', kinds, rules: [{ suicide: true }] },
  { id: 'misere', kinds, rules: [{ misere: true }] },
  { id: 'fingers', kinds, rules: [6, 7, 8, 9, 10].map((fingers) => ({ fingers })) },
  { id: 'modes', kinds, rules: modes.map(({ settings }) => settings) },
  { id: 'all', kinds, draw: drawRules },
];

/** The rules of the ladder's puzzles: the standard game and its nearest relatives. */
export const chopsticksLadderRules: readonly Settings[] = [
  {},
  { overflow: 'rollover' },
  { suicide: true },
  { misere: true },
  { swaps: true },
  ...[6, 7, 8, 9, 10].map((fingers) => ({ fingers })),
];

/** The most rules that are changed at once, the number of fingers left out. */
const mostChanged = 4;

/** The most pairs of half positions that are solved while the user waits. */
const mostPositions = 60_000;

/** Any rules of the atlas that are solved quickly; those with few changes as often as those with many. */
function drawRules(random: Random): Settings {
  const { axes } = chopsticksAtlas;
  for (;;) {
    const point = axes.map(() => 0);
    point[0] = random.below(axes[0]?.values.length ?? 1);
    for (let changes = random.below(mostChanged + 1); changes > 0; changes--) {
      const axis = pick(random, [...axes.keys()].slice(1));
      point[axis] = random.below(axes[axis]?.values.length ?? 1);
    }
    const standing = chopsticksAtlas.standingFor(point);
    if (standing !== undefined && chopsticksAtlas.positions(standing) <= mostPositions) {
      return chopsticksAtlas.settingsOf(standing);
    }
  }
}
