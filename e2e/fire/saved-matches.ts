import fs from 'node:fs';
import path from 'node:path';
import { parseConfig } from '../../storage/config/parse.ts';
import { openLibrary, type Library } from '../../electron/library/library.ts';
import { matchFromConfig } from '../../electron/match/new-match.ts';
import { games } from '../../engine/games.ts';
import { outcomeOf, playIn, positionOf } from '../../engine/match/match.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { Table } from '../../engine/match/table.ts';
import { matchFileText } from '../../storage/library/match-file.ts';
import { languageTags } from '../../words/languages.ts';
import { wordsOf } from '../../words/say.ts';
import { mutated } from './mutations.ts';
import { shoot, type FirePart } from './part.ts';

/** Saved matches after something happened to them, read, saved anew and read again. */
export const savedMatches: FirePart = {
  name: 'match',
  shots: 2000,
  async run(range) {
    const { random, folder, fault } = range;
    let resumed = 0;
    let slowest = 0;
    await shoot(range, (shot) => {
      const home = fs.mkdtempSync(path.join(folder, 'match-'));
      const table = begunMatch(random);
      const text = matchFileText(
        table,
        { title: '', comment: '', created: 0, changed: 0, played: 0 },
        {},
      );
      const { name: change, bytes } = mutated(text, random);
      const wrong = (what: string) => fault(shot, `${change}: ${what}`, bytes);
      const file = path.join(home, 'matches', 'a-match.duel');
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, bytes);

      const since = performance.now();
      const library = open(home);
      const last = library.last();
      const [problem] = [...library.problems, ...library.unusable()];
      slowest = Math.max(slowest, performance.now() - since);
      if (last === undefined && problem === undefined) wrong('neither a match nor a reason');
      if (last !== undefined && problem !== undefined) wrong('both a match and a reason');
      for (const language of languageTags) {
        const length = problem === undefined ? 0 : wordsOf(language).say(problem).length;
        if (length > 700) wrong(`a reason of ${length} letters`);
      }
      const copies = [file, ...fs.readdirSync(home).map((each) => path.join(home, each))];
      const isKept = copies.some((copy) => isFile(copy) && fs.readFileSync(copy).equals(bytes));
      if (problem !== undefined && !isKept) wrong('the old file is not kept');
      if (library.kept.keep(table) !== undefined) wrong('the match can’t be saved');
      if (open(home).last()?.id !== library.kept.id()) wrong('the match was not saved');
      if (last !== undefined) resumed++;
      fs.rmSync(home, { recursive: true });
    });
    return `${resumed} went on; the slowest took ${slowest.toFixed(0)} ms`;
  },
};

function open(home: string): Library {
  return openLibrary(home, { changed: () => undefined });
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

function begunMatch(random: Random): Table {
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
