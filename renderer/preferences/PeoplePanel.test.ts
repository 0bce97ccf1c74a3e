import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { PeopleView } from '../../electron/api/people.ts';
import { fakeMain } from '../library/testing.ts';
import PeoplePanel from './PeoplePanel.svelte';

const ann = { id: 'a', name: 'Ann', colour: 'blue' } as const;
const ben = { id: 'b', name: 'Ben', colour: 'teal' } as const;

async function draw(
  people: PeopleView['people'],
  answers: Parameters<typeof fakeMain>[0] = {},
): Promise<ReturnType<typeof fakeMain>> {
  const main = fakeMain({ people: () => ({ people, here: 'a' }), ...answers });
  render(PeoplePanel);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Add/ })).toBeDefined());
  return main;
}

const button = (name: string) => screen.getByRole('button', { name });

test('one person alone sees nothing but the way in', async () => {
  await draw([{ ...ann, name: '' }]);
  expect(screen.getAllByRole('button').map((each) => each.textContent.trim())).toEqual([
    'Add a person…',
  ]);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('what goes with a person is named before, and only then deleted', async () => {
  const goes = {
    puzzles: 3,
    steps: 0,
    mistakes: 1,
    predictions: 0,
    matches: 2,
    tasks: 1,
    resets: 2,
  };
  const main = await draw([ann, ben], { belongings: () => goes, deletePerson: () => null });
  await fireEvent.click(await screen.findByRole('button', { name: 'Delete Ben…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Ben?' });
  const items = within(question).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '3 tries at puzzles',
    '1 mistake',
    '2 matches that count',
    '1 task, with its answers',
    '2 resets of the statistics',
    'Name, colour and looks',
  ]);
  expect(main.payloads('deletePerson')).toEqual([]);
  await fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(main.payloads('deletePerson')).toEqual([{ id: 'b' }]);
  expect(await screen.findByText('Ben has been deleted.')).toBeDefined();
});

test('a name that is refused stays in its field, with the reason', async () => {
  const main = await draw([ann, ben], {
    changePerson: () => {
      throw new Error('There is a person called “Ann” already: choose another name.');
    },
  });
  await fireEvent.click(await screen.findByRole('button', { name: 'Rename Ben' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of Ben' });
  await fireEvent.input(field, { target: { value: 'Ann' } });
  await fireEvent.click(button('Rename'));
  expect(await screen.findByText(/^There is a person called “Ann”/)).toBeDefined();
  expect([field.value, main.payloads('changePerson')]).toEqual(['Ann', [{ id: 'b', name: 'Ann' }]]);
});

test('an import says whether the person is new, or why the file can’t be used', async () => {
  const results = [
    () => ({ name: 'Cem', isNew: true }),
    () => ({ name: 'Ben', isNew: false }),
    () => {
      throw new Error('“x.person” can’t be imported: it was made by a later version.');
    },
  ];
  await draw([ann, ben], { importPerson: () => results.shift()?.() });
  for (const said of [/Cem.* has been added/, /Ben.* was here already/, /made by a later/]) {
    await fireEvent.click(await screen.findByRole('button', { name: 'Import…' }));
    expect((await screen.findByText(said)).getAttribute('role')).toBe('status');
  }
});
