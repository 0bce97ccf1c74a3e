import { describe, expect, it } from 'vitest';
import type { Heard } from '../facts.ts';
import { unsaid } from './announce.ts';

const said = (text: string): Heard => ({ kind: 'said', text });
const names = ['You', 'Computer'];
const moved = (...plies: [string | null, string][]): Heard => ({
  kind: 'moved',
  players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
  plies: plies.map(([name, text]) => ({
    seat: name === null ? null : names.indexOf(name),
    // A message of no catalogue says its own code.
    text: { code: text },
  })),
});

describe('what was not said', () => {
  it('is nothing where every ply was', () => {
    const heard = [
      moved(['You', 'Adds 4'], [null, 'Draws a 7']),
      said('You: adds 4. Computer: draws a 7.'),
      moved(['Computer', 'Adds 7']),
      said('Computer: adds 7.'),
    ];
    expect(unsaid(heard)).toEqual([]);
  });

  it('is the ply of whom nobody heard', () => {
    const heard = [moved(['You', 'Adds 4'], [null, 'Draws a 7']), said('Chance: draws a 7')];
    expect(unsaid(heard)).toEqual(['Nobody heard “You: Adds 4”; said was “Chance: draws a 7”.']);
  });

  it('is a draw whose digit was not told', () => {
    expect(unsaid([moved([null, 'Draws a 7']), said('A digit is drawn.')])).toHaveLength(1);
  });

  it('is a ply whose sentence was the one before, so that it was not said again', () => {
    const heard = [
      moved(['You', 'Passes']),
      said('You: passes'),
      moved(['Computer', 'Passes']),
      said('Computer: passes. Your turn.'),
      moved(['You', 'Passes']),
    ];
    expect(unsaid(heard)).toEqual(['Nobody heard “You: Passes”; said was nothing.']);
  });

  it('does not mind speech that comes a little late', () => {
    const heard = [
      moved(['You', 'Adds 4']),
      moved(['Computer', 'Adds 7']),
      said('You: adds 4. Computer: adds 7.'),
    ];
    expect(unsaid(heard)).toEqual([]);
  });

  it('does not take a later turn for an earlier one', () => {
    const heard = [
      moved(['You', 'Adds 4']),
      moved(['Computer', 'Adds 7']),
      said('Computer: adds 7'),
      moved(['You', 'Adds 2']),
      said('You: adds 2'),
    ];
    expect(unsaid(heard)).toHaveLength(1);
  });

  it('is a ply of which only the name was heard', () => {
    expect(unsaid([moved(['Ann', 'Passes']), said('Ann’s turn.')])).toHaveLength(1);
  });

  it('is a new match in silence', () => {
    expect(unsaid([{ kind: 'dealt' }])).toEqual(['Nothing was said of a new match.']);
  });

  it('is a way back in silence', () => {
    expect(unsaid([{ kind: 'travelled', to: 0 }])).toEqual([
      'Nothing was said of going to move 0.',
    ]);
  });
});
