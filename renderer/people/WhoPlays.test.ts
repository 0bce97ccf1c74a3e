import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { PeopleView } from '../../electron/api/people.ts';
import { fakeMain } from '../library/testing.ts';
import { People } from '../services/people.svelte.ts';
import WhoPlays from './WhoPlays.svelte';

const two: PeopleView = {
  people: [
    { id: 'a', name: 'Ann', colour: 'blue' },
    { id: 'b', name: 'Ben', colour: 'teal' },
  ],
  here: 'a',
};

function draw(view: PeopleView, refused?: string) {
  const bePerson = () => {
    if (refused !== undefined) throw new Error(refused);
    return null;
  };
  const main = fakeMain({ bePerson, addPerson: () => null, changePerson: () => null });
  const people = new People();
  people.view = view;
  render(WhoPlays, { people, open: true });
  return { main, people };
}

const named = (name: string) => screen.getByRole('button', { name });
const asked = ({ asked: all }: { readonly asked: readonly object[] }) => all;

test('the person at the machine is marked, and another one or a guest can come', async () => {
  const { main } = draw(two);
  expect(named('Ann').getAttribute('aria-current')).toBe('true');
  expect(named('Guest').getAttribute('aria-current')).toBeNull();
  await fireEvent.click(named('Ben'));
  expect(asked(main)).toEqual([{ name: 'bePerson', payload: { id: 'b' } }]);
  await tick();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a guest comes without an id', async () => {
  const { main } = draw(two);
  await fireEvent.click(named('Guest'));
  expect(asked(main)).toEqual([{ name: 'bePerson', payload: { id: null } }]);
});

test('a person who has been deleted meanwhile is refused with a sentence, and another can be chosen', async () => {
  draw(two, 'This person has been deleted.');
  await fireEvent.click(named('Ben'));
  expect(await screen.findByText('This person has been deleted.')).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('people whom a backup brought without a name get one where they are seen', async () => {
  const nameless = [
    { id: 'c', name: '', colour: 'teal' },
    { id: 'd', name: '', colour: 'plum' },
  ] as const;
  const { main } = draw({ ...two, people: [...nameless, ...two.people] });
  const [first] = screen.getAllByLabelText(/^Name of the person without a name \(/);
  await fireEvent.input(first as HTMLElement, { target: { value: 'Cem' } });
  await fireEvent.submit(first as HTMLElement);
  expect(asked(main)).toEqual([{ name: 'changePerson', payload: { id: 'c', name: 'Cem' } }]);
  const next = screen.getByLabelText('Name of the person without a name (Plum)');
  await vi.waitFor(() => expect(document.activeElement).toBe(next));
  fakeMain({
    changePerson: () => {
      throw new Error('Type a name.');
    },
  });
  const [, second] = screen.getAllByLabelText(/^Name of the person without a name \(/);
  await fireEvent.submit(second as HTMLElement);
  await screen.findByText('Type a name.');
  expect(second?.getAttribute('aria-invalid')).toBe('true');
});

test('the first person is asked for a name, too, and a new one gets a colour that is free', async () => {
  const { main } = draw({ people: [{ id: '1', name: '', colour: 'blue' }], here: '1' });
  await fireEvent.click(named('Add a person…'));
  const fill = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await fill('Your name', 'Ann');
  await fill('Name of the new person', 'Ben');
  await fireEvent.click(named('Add'));
  expect(asked(main)).toEqual([
    { name: 'changePerson', payload: { id: '1', name: 'Ann' } },
    { name: 'addPerson', payload: { name: 'Ben', colour: 'orange' } },
  ]);
});

test.each(['Your name', 'Name of the new person'])(
  'a refused name is marked: %s',
  async (field) => {
    const refusedIf = (own: boolean) => () => {
      if (own === (field === 'Your name')) throw new Error('Type a name.');
      return null;
    };
    fakeMain({ changePerson: refusedIf(true), addPerson: refusedIf(false) });
    const people = new People();
    people.view = { people: [{ id: '1', name: '', colour: 'blue' }], here: '1' };
    render(WhoPlays, { people, open: true });
    await fireEvent.click(named('Add a person…'));
    await fireEvent.click(named('Add'));
    await screen.findByText('Type a name.');
    const marked = screen
      .getAllByRole('textbox')
      .filter((each) => each.getAttribute('aria-invalid') === 'true');
    expect(marked).toEqual([screen.getByLabelText(field)]);
  },
);
