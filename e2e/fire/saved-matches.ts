import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { parseConfig } from '../../storage/config/parse.ts';
import { openLibrary, type Library } from '../../electron/library/library.ts';
import { matchFromConfig } from '../../electron/match/new-match.ts';
import { games } from '../../engine/games.ts';
import { outcomeOf, playIn, positionOf } from '../../engine/match/match.ts';
import { pick, seededRandom } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { matchFileText } from '../../storage/library/match-file.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { damaged } from './damage.ts';
import { propertyPart } from './part.ts';

/** A damaged match is read or refused with a reason, and the next match can be saved. */
export const savedMatches = propertyPart({
  name: 'match',
  cases: 2000,
  property(folder) {
    let resumed = 0;
    const file = fc.nat().chain((seed) => {
      const table = begunMatch(seed);
      const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
      return damaged(matchFileText(table, notes, {})).map(({ bytes }) => ({ table, bytes }));
    });
    return {
      figures: () => `${resumed} could be resumed`,
      property: fc.property(file, ({ table, bytes }) => {
        const home = fs.mkdtempSync(path.join(folder, 'match-'));
        if (resumes(home, table, bytes)) resumed++;
        fs.rmSync(home, { recursive: true });
      }),
    };
  },
});

/**
 * @returns whether the match can be resumed. @throws AssertionError if the file or its reading is
 * faulty.
 */
function resumes(home: string, table: SeatedMatch, bytes: Buffer): boolean {
  const file = path.join(home, 'matches', 'a-match.duel');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);

  const library = open(home);
  const last = library.last();
  const [problem] = [...library.problems, ...library.unusable()];
  assert(last !== undefined || problem !== undefined, 'neither a match nor a reason');
  assert(last === undefined || problem === undefined, 'both a match and a reason');
  if (problem !== undefined) {
    for (const language of languageTags) {
      const { length } = wordsOf(language).say(problem);
      assert(length <= 700, `a reason of ${length} letters`);
    }
    const copies = [file, ...fs.readdirSync(home).map((each) => path.join(home, each))];
    const isKept = copies.some((copy) => isFile(copy) && fs.readFileSync(copy).equals(bytes));
    assert(isKept, 'the old file is not kept');
  }
  assert(library.kept.keep(table) === undefined, 'the match can’t be saved');
  assert.equal(open(home).last()?.id, library.kept.id(), 'the match was not saved');
  return last !== undefined;
}

function open(home: string): Library {
  return openLibrary(home, { changed: () => undefined });
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function begunMatch(seed: number): SeatedMatch {
  const random = seededRandom(seed);
  const game = pick(random, games).id;
  const table = matchFromConfig(parseConfig(JSON.stringify({ game })).config, random);
  let { match } = table;
  for (let count = 2 + random.below(12); count > 0 && outcomeOf(match) === undefined; count--) {
    const position = positionOf(match);
    const chance = match.rules.chance?.outcomes(position) ?? [];
    const moves = chance.length > 0 ? chance.map(({ move }) => move) : match.rules.moves(position);
    match = playIn(match, pick(random, moves));
  }
  return { ...table, match };
}
