import { describe, expect, it } from 'vitest';
import { inProject } from '../checks/sample-project.mjs';
import { differences, faultsOfWords, uninflected, unused } from './faults.mjs';
import { gapsOf } from './gaps.mjs';
import { messagesModule } from './types.mjs';

describe('the placeholders of a pattern', () => {
  it('are found within plurals and selections', () => {
    const pattern =
      '{winnerIs, select, you {You win} other {{winner} wins}} in {plies, plural, one {# ply} other {# plies of {game}}}';
    expect([...gapsOf(pattern)]).toEqual([
      ['game', { kind: 'any' }],
      ['plies', { kind: 'number' }],
      ['winner', { kind: 'seat' }],
    ]);
  });

  it('accept only the listed words if there is no other choice', () => {
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

describe('faults between catalogue and code', () => {
  const english = new Map([
    ['board.undo', 'Undo'],
    ['board.left', '{count} left'],
  ]);

  it('are found in a project, where a test doesn’t count as a use', async () => {
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

  it('include words to avoid, in a catalogue or on a page', async () => {
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

  it('include a turn that isn’t whose turn it is, plies and straight apostrophes', async () => {
    const english = {
      length: 'You win in {turns, plural, one {# turn} other {# turns}}.',
      whose: 'Your turn: {player}’s turn is over, and they take turns.',
      verb: 'That turns out well.',
      hand: 'You may turn a hand over. Then it is their turn.',
      both: 'On your turn, you may turn a hand over.',
      changed: 'The game turned with move 7.',
      apostrophe: "It can't be.",
      plies: '3 plies',
    };
    const german = {
      length: 'in {turns} Halbzügen',
      whose: 'Dran ist {player}.',
      verb: 'Das geht.',
      hand: 'Das geht.',
      both: 'Das geht.',
      changed: 'Das geht.',
      apostrophe: 'Das geht.',
      plies: '3 Züge',
    };
    const project = {
      'words/en/results.json': JSON.stringify({ over: english, cli: { plies: '3 plies' } }),
      'words/de/results.json': JSON.stringify({ over: german, cli: { plies: '3 Halbzüge' } }),
      'electron/main.ts': Object.keys(english)
        .map((name) => `export const ${name} = ['over.${name}', 'cli.${name}'];\n`)
        .join(''),
    };
    expect(await inProject(project, faultsOfWords)).toEqual([
      'en over.length says “turn”: say move.',
      'en over.verb says “turns”: say move.',
      'en over.both says “your turn, you may turn a hand”: say turn with one meaning in a sentence.',
      'en over.changed says “turned ”: say change, decide, transform.',
      "en over.apostrophe says “n't”: say a typographic apostrophe, ’.",
      'en over.plies says “plies”: say move.',
      'de over.length says “Halbzüg”: say Zug.',
    ]);
  });

  it('include messages that a language lacks, adds or fills differently', () => {
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

  it('include German players in the nominative after a preposition', () => {
    const german = new Map([
      ['a', '{playerIs, select, you {Deine Punkte} other {Punkte von {player}}}'],
      ['b', '2 bei {ownerIs, select, you {dir} other {{owner}}} abziehen'],
      ['c', '{playerIs, select, you {Für dich} other {Für {playerAccusative}}}: {moves}'],
      ['d', '{playerIs, select, you {Du gewinnst} other {{player} gewinnt}} mit {moves}'],
    ]);
    expect(uninflected(german)).toEqual([
      'de a has {player} after “von”: write {playerDative} or {playerAccusative}.',
      'de b has {owner} after “bei”: write {ownerDative} or {ownerAccusative}.',
    ]);
  });

  it('include messages that nothing uses, whether their code is written out or assembled', () => {
    const codes = ['board.undo', 'chess.settings.clock.label', 'chess.settings.clock.sentence'];
    expect(unused(codes, ["text('board.undo')", '`${game}.settings.${name}.label`'])).toEqual([
      'chess.settings.clock.sentence',
    ]);
    expect(unused(codes, ['`${code}`'])).toEqual(codes);
    expect(unused(codes, ['`${game}.settings.${name}`', '`chess.${word}`'])).toEqual(codes);
  });
});
