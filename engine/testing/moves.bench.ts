import { gameOf } from '../games.ts';
import { defaultSettings } from '../settings/settings.ts';
import { exploreGraph } from '../solver/explore.ts';

/** The games with hands, whose times to make all moves of all positions are comparable. */
export const benchmarks = ['chopsticks', 'scholars-game'].map((id) => {
  const game = gameOf(id);
  const rules = game.rules(defaultSettings(game.settings));
  const { positions } = exploreGraph(rules, rules.start(0));
  const makeAll = () =>
    positions.map((position) => rules.moves(position).map((move) => rules.play(position, move)));
  const count = makeAll().flat().length;
  return {
    name: `moves: make all of ${id}`,
    note: `${count} moves in ${positions.length} positions`,
    run: makeAll,
  };
});
