// Finds the placeholders of an ICU pattern and their permitted values.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * What a placeholder accepts: any value, a number, one of some words, or a player.
 *
 * @typedef {{ kind: 'any' | 'number' | 'seat' } | { kind: 'words', words: string[] }} Gap
 */

/**
 * Finds the placeholders. A select with an empty `other` accepts only the words it lists. A placeholder
 * `xIs` belongs to the player `x`, and so do its cases, `xAccusative` and `xDative`.
 *
 * @param {string} pattern
 * @returns {Map<string, Gap>}
 * @throws {SyntaxError} if it isn't an ICU pattern
 */
export function gapsOf(pattern) {
  /** @type {Map<string, Gap>} */
  const gaps = new Map();
  visit(parse(pattern, { ignoreTag: true }), gaps);
  for (const name of gaps.keys()) {
    const [, player] = /^(.+?)(?:Is|Accusative|Dative)$/.exec(name) ?? [];
    if (player === undefined) continue;
    gaps.delete(name);
    gaps.set(player, { kind: 'seat' });
  }
  return new Map([...gaps].sort(([one], [other]) => one.localeCompare(other)));
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @param {Map<string, Gap>} gaps
 */
function visit(elements, gaps) {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        if (!gaps.has(element.value)) gaps.set(element.value, { kind: 'any' });
        break;
      case TYPE.number:
        gaps.set(element.value, { kind: 'number' });
        break;
      case TYPE.plural:
        gaps.set(element.value, { kind: 'number' });
        for (const option of Object.values(element.options)) visit(option.value, gaps);
        break;
      case TYPE.select: {
        const { other, ...named } = element.options;
        const closed = other === undefined || other.value.length === 0;
        gaps.set(
          element.value,
          closed ? { kind: 'words', words: Object.keys(named).sort() } : { kind: 'any' },
        );
        for (const option of Object.values(element.options)) visit(option.value, gaps);
        break;
      }
    }
  }
}
