import { afterEach, describe, expect, test } from 'vitest';
import { message } from '../../words/message.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { announcementsOf, sentence } from './announcements.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';

afterEach(() => speak('en'));

const match: Situation = { moves: ['B-C', 'B-C', 'B-D'] };
const conquest: Situation = {
  game: 'digit-conquest',
  moves: ['?7', '+7', '?5', '+5', '?2'],
};

const after = (situation: Situation, at: number) =>
  viewAfter({ ...situation, moves: situation.moves?.slice(0, at) ?? [] });
const announcementOf = (...views: Parameters<typeof announcementsOf>) =>
  announcementsOf(...views).join(' ');
const lookingAt = (situation: Situation, at: number) => viewAfter({ ...situation, at });

test('a move is announced with who played it, and whose turn it is now', () => {
  expect(announcementOf(after(match, 1), after(match, 0))).toBe(
    'Player 1: Right hand strikes their left: 1 becomes 2. Player 2 to move.',
  );
});

test('everything that comes together is announced: the move, and the draw after it', () => {
  const sentences = announcementOf(after(conquest, 3), after(conquest, 1));
  expect(sentences).toMatch(/^Player 1: .*7.*\. Player 2: .*5.*\. Player 2 to move\.$/);
});

test('turning the guide on is no step through the match', () => {
  const view = after(match, 2);
  expect(announcementsOf({ ...view, guided: true }, view)).toEqual([]);
});

test('of a long match that was opened, the last move is announced', () => {
  const long: Situation = {
    settings: { passEquivalentTransfers: true, repetition: 0 },
    moves: Array<string>(40).fill('--'),
  };
  const sentences = announcementOf(viewAfter(long), after(match, 1));
  expect(sentences.match(/Player \d:/g)).toEqual(['Player 2:']);
});

test('a drawn digit is announced, but not that the same player is still to move', () => {
  const open = { ...conquest, settings: { draw: 'choice' } };
  const sentences = announcementOf(after(open, 1), after(open, 0));
  expect(sentences).toMatch(/^Player 1: .*7\.$/);
});

test('brief announcements leave out the user’s moves and whose turn it is, but not the end', () => {
  const players: Situation['players'] = [
    { kind: 'person' },
    { kind: 'computer', difficulty: 'easy', name: 'Hal' },
  ];
  const alone: Situation = { ...match, players };
  const brief = (situation: Situation, at: number) =>
    announcementsOf(after(situation, at), after(situation, at - 1), 'brief');
  expect(brief(alone, 1)).toEqual([]);
  expect(brief(alone, 2)).toEqual(['Hal: Left hand strikes your left: 1 becomes 3.']);
  // Two persons hear each other's moves.
  expect(brief(match, 1)).toEqual(['Player 1: Right hand strikes their left: 1 becomes 2.']);
  const toFifty: Situation = {
    game: 'summation-duel',
    players,
    moves: ['+10', '+9', '+8', '+7', '+6', '+5', '+4', '+1'],
  };
  expect(brief(toFifty, 8).join(' ')).toMatch(/Hal: .*1.*\. .*(won|lost|wins|win|lose).*/);
});

test('stepping back and forth announces the position', () => {
  expect(announcementOf(lookingAt(match, 0), lookingAt(match, 2))).toBe(
    'Back: before the first move. Player 1 to move.',
  );
  expect(announcementOf(lookingAt(match, 2), lookingAt(match, 3))).toMatch(
    /^Back: after move 2\. Player 2: .*\. Player 1 to move\.$/,
  );
  expect(announcementOf(lookingAt(match, 3), lookingAt(match, 2))).toMatch(
    /^Forward: after move 3\. Player 1: /,
  );
});

describe('a new game', () => {
  test('is announced, even if it begins like the last one', () => {
    expect(announcementOf({ ...after(match, 0), gameNumber: 1 }, after(match, 0))).toBe(
      'New game of Chopsticks. Player 1 to move.',
    );
    expect(announcementOf({ ...after(conquest, 1), gameNumber: 1 }, after(conquest, 5))).toMatch(
      /^New game of Digit Conquest\. Player 1: .*7\. Player 1 to move\.$/,
    );
  });

  test('is announced apart from the first draw, and so is a toss', () => {
    const tossed = { ...after(conquest, 1), tossed: true, gameNumber: 1 };
    expect(announcementsOf(tossed, undefined)).toEqual([
      'Chosen at random: Player 1 goes first.',
      'Player 1: Draws 7. Player 1 to move.',
    ]);
    expect(announcementsOf(tossed, after(conquest, 5))).toEqual([
      'New game of Digit Conquest. Chosen at random: Player 1 goes first.',
      'Player 1: Draws 7. Player 1 to move.',
    ]);
  });

  test("continuing with a computer in a seat doesn't announce a new game", () => {
    const view = after(match, 1);
    expect(announcementOf({ ...view, playedOn: true }, view)).toBe(
      'The computer now plays for you.',
    );
  });
});

test('the end is announced in sentences, each with one full stop', () => {
  const won = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D', '03-12', 'B-D', 'B-D', 'B-D'];
  const sentences = announcementOf(after({ moves: won }, 9), after({ moves: won }, 8));
  expect(sentences).toMatch(/Player 1 wins! Player 2 has no hands left\.$/);
  expect(sentence('A draw')).toBe('A draw.');
  expect(sentence('You win!')).toBe('You win!');
});

test('announcements are in the language of the window', () => {
  speak('de');
  expect(announcementOf(lookingAt(match, 0), lookingAt(match, 2))).toBe(
    'Zurück: vor dem ersten Zug. Spieler 1 ist am Zug.',
  );
  expect(announcementOf(lookingAt(match, 3), lookingAt(match, 2))).toMatch(
    /^Vor: nach Zug 3\. Spieler 1: /,
  );
  const view = after(match, 1);
  expect(announcementOf({ ...view, playedOn: true }, view)).toBe(
    'Der Computer spielt jetzt für dich.',
  );
});

describe('changes without a move', () => {
  const computers: Situation = {
    moves: ['B-C'],
    players: [
      { kind: 'computer', difficulty: 'easy' },
      { kind: 'computer', difficulty: 'hard' },
    ],
  };

  test('computers pause and continue', () => {
    const plays = after(computers, 1);
    const waits = { ...plays, controls: { ...plays.controls, computers: 'wait' as const } };
    expect(announcementOf(waits, plays)).toBe('Paused.');
    expect(announcementOf(plays, waits)).toBe('The computers continue.');
  });

  test('seats are swapped', () => {
    const before = after(computers, 1);
    const swapped = { ...before, players: before.players.toReversed() };
    expect(announcementOf(swapped, before)).toMatch(/^The seats are swapped\./);
  });

  test('a player resigns and takes it back', () => {
    const before = after(match, 2);
    const outcome = { kind: 'win', winner: 1, order: [1, 0], by: 'resignation' } as const;
    const over: MatchView = {
      ...before,
      state: {
        kind: 'over',
        outcome,
        headline: message('match.won', { winner: { seat: 1 }, kind: 'person' }),
        reason: message('game.resigned', { player: { seat: 0 } }),
      },
    };
    expect(announcementOf(over, before)).toBe('Player 2 wins! Player 1 resigned.');
    expect(announcementOf(before, over)).toBe('Player 1 to move.');
  });
});
