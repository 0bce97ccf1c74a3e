import { describe, expect, it } from 'vitest';
import { inProject } from '../checks/sample-project.mjs';
import { differences, faultsOfWords, unused } from './faults.mjs';
import { gapsOf } from './gaps.mjs';
import { messagesModule } from './types.mjs';

describe('the gaps of a pattern', () => {
  it('are found within plurals and selections', () => {
    const pattern =
      '{winnerIs, select, you {You win} other {{winner} wins}} in {plies, plural, one {# ply} other {# plies of {game}}}';
    expect([...gapsOf(pattern)]).toEqual([
      ['game', { kind: 'any' }],
      ['plies', { kind: 'number' }],
      ['winner', { kind: 'seat' }],
    ]);
  });

  it('take only the named words if there is no other choice', () => {
    expect(gapsOf('{hand, select, right {right} left {left} other {}}').get('hand')).toEqual({
      kind: 'words',
      words: ['left', 'right'],
    });
  });

  it('become types', () => {
    const made = messagesModule(
      new Map([
        ['board.undo', 'Undo'],
        ['board.wins', '{winnerIs, select, you {You win} other {{winner} wins}}'],
      ]),
    );
    expect(made).toContain("'board.undo': NoValues;");
    expect(made).toContain("'board.wins': { winner: SeatValue };");
  });
});

describe('what is wrong between catalogue and code', () => {
  const english = new Map([
    ['board.undo', 'Undo'],
    ['board.left', '{count} left'],
  ]);

  it('is found in a project, where a test does not count as a use', async () => {
    const project = {
      'words/en/results.json': '{ "over": { "won": "{name} wins.", "drawn": "A draw." } }',
      'words/de/results.json': '{ "over": { "drawn": "Remis." } }',
      'electron/main.ts': "export const code = 'over.won';\n",
      'electron/testing.ts': "export const code = 'over.drawn';\n",
    };
    expect(await inProject(project, faultsOfWords)).toEqual([
      'de has no message over.won.',
      'Nothing uses the message over.drawn.',
    ]);
  });

  it('is a word that another one stands for, in a catalogue or on a page', async () => {
    const drawn = '{name, select, dead {The match goes on.} other {}}';
    const project = {
      'words/en/results.json': JSON.stringify({ over: { drawn } }),
      'electron/main.ts': "export const code = 'over.drawn';\n",
      'README.md': '`go on` is code.\nThe hand is dead.\n',
      'docs/rules/de/a.md': 'Er ist draußen.\n',
    };
    expect(await inProject(project, faultsOfWords)).toEqual([
      'en over.drawn says “goes on”: say continue.',
      'README.md:2 says “dead”: say out.',
      'docs/rules/de/a.md:1 says “draußen”: say ausgeschieden.',
    ]);
  });

  it('is a message that a language lacks, has in excess or fills otherwise', () => {
    const german = new Map([
      ['board.left', '{number} übrig'],
      ['board.redo', 'Wiederholen'],
    ]);
    expect(differences('de', english, german)).toEqual([
      'de has no message board.undo.',
      'de fills board.left with number, English with count.',
      'de has board.redo, which English has not.',
    ]);
    expect(differences('de', english, english)).toEqual([]);
    expect(differences('de', english, new Map([...english].reverse()))).toEqual([
      'de has board.left in another order than English.',
    ]);
  });

  it('is a message that nothing uses, with its code written out or put together', () => {
    const codes = ['board.undo', 'chess.settings.clock.label', 'chess.settings.clock.sentence'];
    expect(unused(codes, ["text('board.undo')", '`${game}.settings.${name}.label`'])).toEqual([
      'chess.settings.clock.sentence',
    ]);
    expect(unused(codes, ['`${code}`'])).toEqual(codes);
    expect(unused(codes, ['`${game}.settings.${name}`', '`chess.${word}`'])).toEqual(codes);
  });
});
