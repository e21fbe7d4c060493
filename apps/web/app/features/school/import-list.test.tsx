import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ImportList } from './import-list.tsx';

const id = '01a1fd6f-0000-7000-8000-000000000000';
const call = 'POST /api/school/pupil-list/preview';
const empty = {
  digest: 'a'.repeat(64),
  kind: 'table',
  columns: [
    { heading: 'Forename', example: 'Ada', use: 'first_name' },
    { heading: 'Stage', example: 'Yr 8', use: 'none' },
  ],
  unread: ['Stage'],
  orgs: [],
  orgId: null,
  pupils: 0,
  create: 0,
  change: 0,
  same: 0,
  withParent: 0,
  problems: [{ file: null, line: 1, column: 'year_group', message: 'No column is read as the year group.' }],
  problemCount: 1,
  notes: [],
  classes: [],
  undecided: 0,
  invitations: [],
  movers: [],
  moverCount: 0,
  leavers: [],
  sample: [],
};
const right = {
  ...empty,
  columns: [{ heading: 'Forename', example: 'Ada', use: 'first_name' }],
  unread: [],
  problems: [],
  problemCount: 0,
  pupils: 1,
  change: 1,
  movers: [{ name: 'Ada Thorne', leaves: ['8A'], joins: ['8B'] }],
  moverCount: 1,
  leavers: [{ childId: id, name: 'Ben Osei', yearGroup: 'Year 8', classes: ['8B'], leaves: false }],
  notes: [{ kind: 'in-no-class', message: 'They are in no class, so the licence does not cover them.', names: ['Zoe Last'] }],
};
const choose = async (person: ReturnType<typeof show>['person'], file: File) =>
  person.upload(screen.getByLabelText('List of pupils as a CSV file or OneRoster package'), file);
const choicesSent = (): unknown[] => sentTo(call).map((body) => (body as { choices: unknown }).choices);

test('a column that was not read can be chosen, and the list is looked at again with it', async () => {
  answer(call, { json: empty }, { json: right });
  const { person } = show(<ImportList onDone={() => undefined} />);
  await choose(person, new File(['Forename,Stage\nAda,Yr 8'], 'sims.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Not read, and not kept: Stage.')).toBeTruthy();
  expect(screen.getByText('No column is read as the year group.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take in/ })).toBeNull();
  await person.selectOptions(screen.getByLabelText('Stage is read as'), 'Year group');
  expect(await screen.findByText('leaves 8A, joins 8B')).toBeTruthy();
  expect(choicesSent()).toEqual([{}, { columns: ['first_name', 'year_group'] }]);
  expect(screen.getByText('Zoe Last')).toBeTruthy();
});

test('while the list is looked at again, what was chosen stays where it is', async () => {
  answer(call, { json: empty }, 'nothing comes');
  const { person } = show(<ImportList onDone={() => undefined} />);
  await choose(person, new File(['Forename,Stage\nAda,Yr 8'], 'sims.csv', { type: 'text/csv' }));
  const stage = await screen.findByLabelText<HTMLSelectElement>('Stage is read as');
  await person.selectOptions(stage, 'Year group');
  await expect.poll(() => choicesSent().length).toBe(2);
  expect(document.activeElement).toBe(stage);
  expect(stage.value).toBe('year_group');
});

test('where the school has changed since, the list is looked at again in one press, with what was chosen', async () => {
  const [first, second] = ['a', 'b'].map((letter) => letter.repeat(64));
  answer(call, { json: right }, { json: right }, { json: { ...right, digest: second } });
  answer('POST /api/school/pupil-list', refusal(409, 'Please check the list again.', 'conflict'), {
    json: { created: 0, changed: 1, same: 0, placed: 1, moved: 1, classes: 0, invited: 0, left: 1 },
  });
  let done = false;
  const { person } = show(<ImportList onDone={() => (done = true)} />);
  await choose(person, new File(['Forename\nAda'], 'list.csv', { type: 'text/csv' }));
  await person.click(await screen.findByLabelText('Ben Osei'));
  await person.click(await screen.findByRole('button', { name: 'Import 1 pupil' }));
  expect(await screen.findByText('Please check the list again.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Check the list again' }));
  await person.click(await screen.findByRole('button', { name: 'Import 1 pupil' }));
  await expect.poll(() => done).toBe(true);
  expect(choicesSent()).toEqual([{}, { leavers: [id] }, { leavers: [id] }]);
  expect(sentTo('POST /api/school/pupil-list')).toMatchObject([{ digest: first }, { digest: second }]);
});

test('nobody leaves unless ticked, and what is sent is what was shown', async () => {
  answer(call, { json: right });
  answer('POST /api/school/pupil-list', {
    json: { created: 0, changed: 1, same: 0, placed: 1, moved: 1, classes: 0, invited: 0, left: 1 },
  });
  let done = false;
  const { person } = show(<ImportList onDone={() => (done = true)} />);
  await choose(person, new File(['Forename\nAda'], 'list.csv', { type: 'text/csv' }));
  await person.click(await screen.findByLabelText('Ben Osei'));
  expect(choicesSent()).toEqual([{}, { leavers: [id] }]);
  await person.click(await screen.findByRole('button', { name: 'Import 1 pupil' }));
  await expect.poll(() => done).toBe(true);
  expect(sentTo('POST /api/school/pupil-list')).toEqual([{ list: 'Forename\nAda', choices: { leavers: [id] }, digest: right.digest }]);
});

test('a package is sent as it is, and a class without a subject waits for one', async () => {
  const one = { key: 'id:k-2', name: '8A', yearGroup: 'Year 8', subject: null, pupils: 2, make: true, teacher: 'Hal Reed', waitsFor: null };
  answer(call, { json: { ...right, kind: 'one-roster', columns: [], unread: ['demographics.csv'], classes: [one], undecided: 1 } });
  const { person } = show(<ImportList onDone={() => undefined} />);
  await choose(person, new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'roster.zip', { type: 'application/zip' }));
  expect(await screen.findByText('1 class has no subject yet.')).toBeTruthy();
  expect(screen.getByText('Not read, and not kept: demographics.csv.')).toBeTruthy();
  expect(sentTo(call)).toEqual([{ archive: 'UEsDBA==', choices: {} }]);
  expect(screen.queryByRole('button', { name: /Take in/ })).toBeNull();
});

test('whoever opened accounts reads where their sign-in cards are made before the dialog closes', async () => {
  answer(call, { json: { ...right, create: 2, pupils: 2, leavers: [] } });
  answer('POST /api/school/pupil-list', {
    json: { created: 2, changed: 0, same: 0, placed: 2, moved: 0, classes: 1, invited: 0, left: 0 },
  });
  let done = 0;
  const { person } = show(<ImportList onDone={() => (done += 1)} />);
  await choose(person, new File(['Forename\nAda'], 'list.csv', { type: 'text/csv' }));
  await person.click(await screen.findByRole('button', { name: 'Import 2 pupils' }));
  expect(await screen.findByText(/press Sign-in cards, make them, and print them\.$/)).toBeTruthy();
  expect(done).toBe(0);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(done).toBe(1);
});
