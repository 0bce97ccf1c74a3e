import { describe, expect, it } from 'vitest';
import { message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import {
  allowedValues,
  defaultSettings,
  parseAssignment,
  parseSettings,
  problemsWith,
  type Requirement,
  type Setting,
  type SettingProblem,
  type SettingRules,
  type Settings,
} from './settings.ts';
import { refusalOf } from '../testing/in-notation.ts';

const definitions: readonly Setting[] = [
  {
    kind: 'choice',
    name: 'colour',
    default: 'red',
    options: ['red', 'green', 'blue'],
  },
  { kind: 'switch', name: 'loud', names: ['noisy'], default: false },
  {
    kind: 'number',
    name: 'size',
    default: 5,
    min: 2,
    max: 9,
    also: 0,
  },
];

const requirements: readonly Requirement[] = [
  {
    setting: 'loud',
    values: [true],
    needs: 'colour',
    allowed: ['red', 'blue'],
  },
];

const inWords = ({ name, message }: SettingProblem) => [name, inEnglish(message)];

const game: SettingRules = { id: 'x', settings: definitions, requirements };

it('has a default for everything', () => {
  expect(defaultSettings(definitions)).toEqual({ colour: 'red', loud: false, size: 5 });
});

it.each([
  [0, 'red, green or blue'],
  [1, 'true or false'],
  [2, '0 or 2 to 9'],
])('says what setting %s allows: %s', (index, words) => {
  const setting = definitions[index] ?? expect.fail('There is no such setting.');
  expect(
    inEnglish(
      message('settings.bad-value', {
        name: 'x',
        value: 'y',
        allowed: allowedValues('x', setting),
      }),
    ),
  ).toBe(`x can’t be y. Allowed: ${words}.`);
});

describe('reading settings', () => {
  const parse = (values: Record<string, unknown>) => parseSettings(game, values);

  it.each([
    [{ noisy: true }, true],
    [{ noisy: true, loud: false }, true],
    [{ loud: true, noisy: false }, true],
    [{ noisy: false }, false],
  ])('takes a rule under each of its names, and any of them turns it on: %j', (values, loud) => {
    expect(parse(values)).toMatchObject({
      settings: { colour: 'red', loud, size: 5 },
      problems: [],
    });
  });

  it('takes what is allowed', () => {
    expect(parse({ colour: 'blue', loud: true, size: 0 })).toMatchObject({
      settings: { colour: 'blue', loud: true, size: 0 },
      problems: [],
    });
  });

  it.each<[string, unknown, string]>([
    ['colour', 'pink', 'colour can’t be "pink". Allowed: red, green or blue.'],
    ['colour', 1, 'colour can’t be 1. Allowed: red, green or blue.'],
    ['loud', 'true', 'loud can’t be "true". Allowed: true or false.'],
    ['size', 1, 'size can’t be 1. Allowed: 0 or 2 to 9.'],
    ['size', 10, 'size can’t be 10. Allowed: 0 or 2 to 9.'],
    ['size', 2.5, 'size can’t be 2.5. Allowed: 0 or 2 to 9.'],
    ['size', null, 'size can’t be null. Allowed: 0 or 2 to 9.'],
    ['size', undefined, 'size can’t be nothing. Allowed: 0 or 2 to 9.'],
  ])('puts the default in the place of %s = %j, and says so', (name, value, sentence) => {
    const { settings, problems } = parse({ [name]: value });
    expect(settings).toEqual(defaultSettings(definitions));
    expect(problems.map(inWords)).toEqual([[name, sentence]]);
  });

  it('lists the settings if asked for an unknown one', () => {
    expect(
      parse({ shape: 'round', toString: 1 }).problems.map(({ message }) => inEnglish(message)),
    ).toEqual([
      'There is no setting “shape”. Settings: colour, loud, size.',
      'There is no setting “toString”. Settings: colour, loud, size.',
    ]);
  });

  it('resets the setting whose requirement is not met', () => {
    expect(parse({ colour: 'green', loud: true })).toMatchObject({
      settings: { colour: 'green', loud: false, size: 5 },
      problems: [{ name: 'loud', message: expect.anything() as unknown, instead: false }],
    });
  });
});

it('finds settings that can’t be combined', () => {
  const names = (settings: Settings) => problemsWith(game, settings).map(({ name }) => name);
  expect(names({ colour: 'green', loud: true, size: 5 })).toEqual(['loud']);
  expect(names({ colour: 'green', loud: false, size: 5 })).toEqual([]);
  expect(names({ colour: 'blue', loud: true, size: 5 })).toEqual([]);
});

it('takes the value that a game’s own check proposes', () => {
  const problem = message('settings.nothing');
  const check = ({ colour, size }: Settings) =>
    colour === 'blue' && Number(size) > 4 ? [{ name: 'size', message: problem, instead: 4 }] : [];
  const parsed = parseSettings({ ...game, check }, { colour: 'blue', size: 7 });
  expect(parsed.settings).toEqual({ colour: 'blue', loud: false, size: 4 });
  expect(parsed.problems).toMatchObject([{ name: 'size', message: problem }]);
});

describe('reading an assignment', () => {
  it.each<[string, [string, unknown]]>([
    ['colour=green', ['colour', 'green']],
    ['loud=true', ['loud', true]],
    ['loud=off', ['loud', false]],
    ['size=0', ['size', 0]],
  ])('%s', (text, value) => {
    expect(parseAssignment(game, text)).toEqual({ ok: true, value });
  });

  it.each([
    ['colour', 'write name=value'],
    ['=green', 'write name=value'],
    ['shape=round', 'There is no setting “shape”'],
    ['colour=pink', 'Allowed: red, green or blue.'],
    ['loud=yes', 'Allowed: true or false.'],
    ['size=', 'Allowed: 0 or 2 to 9.'],
    ['size=3.0', 'Allowed: 0 or 2 to 9.'],
    ['size=-1', 'Allowed: 0 or 2 to 9.'],
  ])('%s is refused: %s', (text, sentence) => {
    const read = parseAssignment(game, text);
    expect(refusalOf(read)).toContain(sentence);
  });
});
