import { describe, expect, it } from 'vitest';
import type { Heard } from '../facts.ts';
import { missingAnnouncements } from './announce.ts';

const said = (text: string): Heard => ({ kind: 'said', text });
const names = ['You', 'Computer'];
const moved = (...plies: [string | null, string][]): Heard => ({
  kind: 'moved',
  players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
  plies: plies.map(([name, text]) => ({
    seat: name === null ? null : names.indexOf(name),
    // The code of a message that is in no catalogue.
    text: { code: text },
  })),
});

describe('a missing announcement', () => {
  it('isn’t reported if every ply was announced', () => {
    const heard = [
      moved(['You', 'Adds 4'], [null, 'Draws a 7']),
      said('You: adds 4. Computer: draws a 7.'),
      moved(['Computer', 'Adds 7']),
      said('Computer: adds 7.'),
    ];
    expect(missingAnnouncements(heard)).toEqual([]);
  });

  it('is reported for a ply that wasn’t announced', () => {
    const heard = [moved(['You', 'Adds 4'], [null, 'Draws a 7']), said('Chance: draws a 7')];
    expect(missingAnnouncements(heard)).toEqual([
      'Nobody heard “You: Adds 4”; said was “Chance: draws a 7”.',
    ]);
  });

  it('is reported for the last of many plies at once, whose others aren’t announced', () => {
    const many = moved(
      ...Array.from({ length: 13 }, (_, at) => ['You', `Adds ${at}`] as [string, string]),
    );
    expect(missingAnnouncements([many, said('You: adds 12.')])).toEqual([]);
    expect(missingAnnouncements([many, said('You: adds 11.')])).toHaveLength(1);
  });

  it('is reported for a draw without its digit', () => {
    expect(
      missingAnnouncements([moved([null, 'Draws a 7']), said('A digit is drawn.')]),
    ).toHaveLength(1);
  });

  it('is reported for a ply with the same sentence as the one before', () => {
    const heard = [
      moved(['You', 'Passes']),
      said('You: passes'),
      moved(['Computer', 'Passes']),
      said('Computer: passes. Your turn.'),
      moved(['You', 'Passes']),
    ];
    expect(missingAnnouncements(heard)).toEqual(['Nobody heard “You: Passes”; said was nothing.']);
  });

  it('isn’t reported if speech is a little late', () => {
    const heard = [
      moved(['You', 'Adds 4']),
      moved(['Computer', 'Adds 7']),
      said('You: adds 4. Computer: adds 7.'),
    ];
    expect(missingAnnouncements(heard)).toEqual([]);
  });

  it('is reported even if a later turn has the same words', () => {
    const heard = [
      moved(['You', 'Adds 4']),
      moved(['Computer', 'Adds 7']),
      said('Computer: adds 7'),
      moved(['You', 'Adds 2']),
      said('You: adds 2'),
    ];
    expect(missingAnnouncements(heard)).toHaveLength(1);
  });

  it('is reported for a ply of which only the name was announced', () => {
    expect(missingAnnouncements([moved(['Ann', 'Passes']), said('Ann’s turn.')])).toHaveLength(1);
  });

  it('is reported for a new match without an announcement', () => {
    expect(missingAnnouncements([{ kind: 'dealt' }])).toEqual([
      'Nothing was said of a new match; said before was nothing.',
    ]);
  });

  it('is reported for a jump without an announcement', () => {
    expect(missingAnnouncements([{ kind: 'travelled', to: 0 }])).toEqual([
      'Nothing was said of going to move 0; said before was nothing.',
    ]);
  });
});
