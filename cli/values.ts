import type { Rules } from '../engine/game.ts';
import {
  chancesIn,
  hasProbabilities,
  pointsWithin,
  wdlOf,
  type Value,
} from '../engine/analysis/value.ts';
import { message, type Message } from '../words/message.ts';

type Scale = Pick<Rules<unknown, unknown>, 'seats' | 'chance'>;

/** A value in words, such as `a win in 5`, `a draw` or `71.3%`. */
export function valueInWords(rules: Scale, value: Value): Message {
  const within = pointsWithin(value);
  if (within !== undefined) {
    return message('cli.analyse.share-within', { win: value.score, within });
  }
  if (hasProbabilities(rules)) return message('cli.analyse.share', chancesIn(value));
  const { remoteness, exact } = value;
  const called = { value: wdlOf(value) };
  if (!exact) return message('cli.worth.unproven', called);
  if (remoteness === 0) return message('cli.worth.over', called);
  return remoteness === null
    ? message('cli.worth.certain', called)
    : message('cli.worth.in', { ...called, plies: remoteness });
}

/** The value of a position in a sentence. */
export function positionValueInWords(
  rules: Pick<Rules<unknown, unknown>, 'seats' | 'chance' | 'formatPosition'>,
  position: unknown,
  value: Value,
): Message {
  const named = { position: rules.formatPosition(position) };
  if (!hasProbabilities(rules)) {
    return message('cli.analyse.worth', { ...named, worth: valueInWords(rules, value) });
  }
  const within = pointsWithin(value);
  if (within !== undefined) {
    return message('cli.analyse.odds-within', { ...named, win: value.score, within });
  }
  const chances = { ...named, ...chancesIn(value) };
  return value.exact
    ? message('cli.analyse.odds', chances)
    : message('cli.analyse.odds-estimate', chances);
}

/**
 * A value as JSON: `value` is win, draw or lose with its remoteness or, if chance acts, the expected score; `win` and `draw` are
 * its parts if the game can be drawn, `within` the proven largest error of an estimate.
 */
export function valueFigures(rules: Scale, value: Value) {
  const { score, remoteness, exact } = value;
  return hasProbabilities(rules)
    ? {
        value: score,
        ...(value.draw !== undefined && chanceFigures(value)),
        exact,
        ...(value.within !== undefined && { within: value.within }),
      }
    : { value: wdlOf(value), remoteness, ...(!exact && { proven: false }) };
}

function chanceFigures(value: Value) {
  const { win, draw } = chancesIn(value);
  return { win, draw };
}
