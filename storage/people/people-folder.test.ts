import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { spoken } from '../../words/testing.ts';
import type { Message } from '../../words/message.ts';
import { folder as data, inFolders } from '../files/testing.ts';
import { openJournal } from '../journal/journal.ts';
import { PeopleFolder } from './people-folder.ts';

inFolders();
afterEach(() => void vi.restoreAllMocks());

const line = {
  what: 'first-moves',
  at: '2026-11-22T10:00:00.000+01:00',
  game: 'chopsticks',
} as const;

function open() {
  const report = vi.fn<(problem: Message) => void>();
  return { people: new PeopleFolder(data, report), report };
}

/** A machine with two people, of whom the first has practised. */
function two() {
  openJournal(data, () => expect.fail()).add(line);
  const { people, report } = open();
  const named = people.change('1', { name: 'Ann' });
  const added = people.add('Ben', 'teal');
  if (!named.ok || !added.ok) expect.fail();
  return { people, report, ann: named.value, ben: added.value };
}

const names = (people: PeopleFolder) => people.all().map(({ person }) => person.name);
const place = (...parts: readonly string[]) => path.join(data, 'people', ...parts);
const refused = (result: unknown) => spoken((result as { error: Message }).error);

test('a machine with one person has nothing but the journal', () => {
  const { people } = open();
  expect(names(people)).toEqual(['']);
  expect(readdirSync(data)).toEqual([]);
  openJournal(data, () => expect.fail()).add(line);
  expect(people.all().map(({ journal }) => journal)).toEqual(['people/1/journal.jsonl']);
  expect(readdirSync(place('1'))).toEqual(['journal.jsonl']);
});

test('a second person gets a folder, and the first keeps hers under an id of her own', () => {
  const { people, ann, ben } = two();
  expect(names(people)).toEqual(['Ann', 'Ben']);
  expect(readdirSync(place()).sort()).toEqual(['1', ben.id].sort());
  expect(ann.id).not.toBe('1');
  expect(names(open().people), 'after a restart').toEqual(['Ann', 'Ben']);
});

test('names are one line, and each is one person’s', () => {
  const { people, ann, ben } = two();
  expect(refused(people.add(' ann\n', 'blue'))).toBe(
    'There is a person called “Ann” already: choose another name.',
  );
  expect(refused(people.change(ben.id, { name: 'ANN' }))).toContain('“Ann”');
  expect(people.change(ann.id, { name: 'ANN' })).toMatchObject({ ok: true });
  expect(refused(people.add('A'.repeat(10_000), 'blue'))).toBe('A name has at most 40 characters.');
  expect(refused(people.add(' \n', 'blue'))).toBe('Type a name.');
  expect(names(people)).toEqual(['ANN', 'Ben']);
});

test('an id names no other folder', () => {
  const { people } = two();
  mkdirSync(path.join(data, 'matches'));
  writeFileSync(path.join(data, 'matches', 'person.json'), '{}');
  for (const id of ['../matches', 'matches', '..', '/', '', 'guest']) {
    expect(refused(people.delete(id)), id).toBe('This person has been deleted.');
    expect(people.change(id, { name: 'Eve' }), id).toMatchObject({ ok: false });
  }
  const [head = ''] = people
    .export(people.all()[0] ?? expect.fail())
    .toString()
    .split('\n');
  const file = path.join(data, 'eve.person');
  writeFileSync(
    file,
    head.replace(/"id":"\w+"/, '"id":"../matches"').replace(/"lines":1/, '"lines":0'),
  );
  expect(refused(people.import(file))).toBe('“id” isn’t in the form that Digit Duels writes.');
  expect(readdirSync(path.join(data, 'matches'))).toEqual(['person.json']);
});

describe('a person who is deleted', () => {
  test('is gone with all that is theirs, and nothing else', () => {
    const { people, ann, ben } = two();
    openJournal(data, () => expect.fail(), `people/${ben.id}/journal.jsonl`).add(line);
    expect(people.delete(ann.id)).toMatchObject({ ok: true });
    expect(names(people)).toEqual(['Ben']);
    expect(readdirSync(place())).toEqual([ben.id]);
    expect(readdirSync(place(ben.id)).sort()).toEqual(['journal.jsonl', 'person.json']);
    expect(refused(people.delete(ann.id))).toBe('This person has been deleted.');
    expect(refused(people.delete(ben.id))).toContain('only person');
  });

  test('is gone even if the program is killed in between, but nothing that only looks like it', () => {
    const { people, ann, ben } = two();
    vi.spyOn(fs, 'rmSync').mockImplementation(() => {
      throw new Error('killed');
    });
    expect(() => people.delete(ann.id)).toThrow('killed');
    vi.restoreAllMocks();
    writeFileSync(place('notes.txt'), 'of the teacher');
    mkdirSync(place('deleted-scenes'));
    const again = open().people;
    expect(names(again)).toEqual(['Ben']);
    again.sweep();
    expect(readdirSync(place()).sort()).toEqual([ben.id, 'deleted-scenes', 'notes.txt'].sort());
  });
});

test('killed before any write, adding a person loses nobody, and can be repeated', () => {
  openJournal(data, () => expect.fail()).add(line);
  for (const writes of [0, 1]) {
    const rename = fs.renameSync.bind(fs);
    let left = writes;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (left-- === 0) throw new Error('killed');
      rename(from, to);
    });
    expect(() => open().people.add('Ben', 'teal')).toThrow('killed');
    vi.restoreAllMocks();
    expect(names(open().people)).toEqual(['']);
  }
  const { people } = open();
  expect(people.add('Ben', 'teal')).toMatchObject({ ok: true });
  expect(names(people)).toEqual(['', 'Ben']);
  expect(openJournal(data, () => expect.fail()).lines).toEqual([line]);
});

test('a broken file is kept beside, and reported once; what was practised stays', () => {
  const { people, report, ann } = two();
  writeFileSync(place('1', 'person.json'), '{ "version": 1, "na');
  expect(names(people)).toEqual(['', 'Ben']);
  people.all();
  expect(report).toHaveBeenCalledOnce();
  expect(spoken(report.mock.calls[0]?.[0])).toMatch(
    /person\.json can’t be used, and is kept as person\.invalid-.*\.json: it isn’t JSON\./,
  );
  expect(people.change('1', { name: 'Ann' })).toMatchObject({ ok: true });
  expect(names(people)).toEqual(['Ann', 'Ben']);
  const kept = readdirSync(place('1')).filter((name) => name.startsWith('person.invalid'));
  expect(kept.map((name) => readFileSync(place('1', name), 'utf8'))).toEqual([
    '{ "version": 1, "na',
  ]);
  expect(ann.name).toBe('Ann');
  expect(people.find('1')).toBeUndefined();
});

test('what a later version has written about a person stays', () => {
  const { people, ben } = two();
  const file = place(ben.id, 'person.json');
  const later = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), version: 2, house: 'red' };
  writeFileSync(file, JSON.stringify(later));
  people.change(ben.id, { name: 'Benjamin' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...later, name: 'Benjamin' });
});

describe('a person in a file', () => {
  /** Ann's file, which another machine takes in. */
  function exported() {
    const { people, ann } = two();
    const bytes = people.export(people.find(ann.id) ?? expect.fail());
    const file = path.join(data, 'Ann.person');
    writeFileSync(file, bytes);
    fs.rmSync(place(), { recursive: true });
    return { file, ann, text: bytes.toString() };
  }

  test('comes to another machine with all that is theirs, and once more without doubling it', () => {
    const { file, ann } = exported();
    const { people } = open();
    expect(people.import(file)).toMatchObject({
      value: { person: { id: ann.id, name: 'Ann' }, isNew: true },
    });
    expect(names(people)).toEqual(['', 'Ann']);
    const { journal } = people.find(ann.id) ?? expect.fail();
    const more = { ...line, at: '2026-11-23T10:00:00.000+01:00', game: 'summation-duel' };
    openJournal(data, () => expect.fail(), journal).add(more);
    expect(people.import(file)).toMatchObject({ value: { isNew: false } });
    expect(openJournal(data, () => expect.fail(), journal).lines).toEqual([line, more]);
  });

  test('is refused in the folder of another one', () => {
    const { file, ann } = exported();
    mkdirSync(place(ann.id), { recursive: true });
    const cem = JSON.stringify({ version: 1, id: 'cem', name: 'Cem', colour: 'blue' });
    writeFileSync(place(ann.id, 'person.json'), cem);
    expect(refused(open().people.import(file))).toContain(`the id “${ann.id}” in it`);
    expect(readFileSync(place(ann.id, 'person.json'), 'utf8')).toBe(cem);
    expect(readdirSync(place(ann.id))).toEqual(['person.json']);
  });

  test('of a name that another person has is refused', () => {
    const { file } = exported();
    const { people } = open();
    people.add('ann', 'blue');
    expect(refused(people.import(file))).toBe(
      'there is another person called “ann” here. Rename one of the two first.',
    );
  });

  test.each([
    [
      'a later version',
      (text: string) => text.replace('"version":1', '"version":2'),
      'later version',
    ],
    ['cut short in a line', (text: string) => text.slice(0, -20), 'cut short, with 0 of 1 lines'],
    ['cut short between lines', (text: string) => text.split('\n')[0] ?? '', 'with 0 of 1 lines'],
    ['a damaged line', (text: string) => text.replace('\n', '\n{]\n'), 'line 2 is damaged'],
    ['a long name', (text: string) => text.replace('Ann', 'A'.repeat(10_000)), 'at most 40'],
    ['no name', (text: string) => text.replace('"Ann"', '""'), '“name” isn’t in the form'],
    [
      'the first person of any machine',
      (text: string) => text.replace(/"id":"\w+"/, '"id":"1"'),
      'the id “1” in it doesn’t tell its person from those here. Give',
    ],
    [
      'looks that would be too much for a person',
      (text: string) =>
        text.replace('"lines"', `"looks":{"a":{"b":"${'x'.repeat(2 ** 20)}"}},"lines"`),
      'more than 1 MB',
    ],
    ['something else', () => '{"version":1}', 'isn’t a person'],
    ['nothing', () => '', 'isn’t a person'],
  ])('is refused with a sentence: %s', (_what, spoil, sentence) => {
    const { file, text } = exported();
    writeFileSync(file, spoil(text));
    const { people } = open();
    expect(refused(people.import(file))).toContain(sentence);
    expect(names(people)).toEqual(['']);
    expect(readdirSync(data)).toEqual(['Ann.person']);
  });
});
