import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { RollOver } from './roll-over.tsx';

const id = '01a1fd6f-0000-7000-8000-000000000000';
const one = {
  id,
  name: '8A',
  subjectName: 'Maths',
  yearGroup: 8,
  teacher: 'Tess Hart',
  pupils: 28,
  what: 'carry',
  nextName: '9A',
  nextYear: 9,
};
const view = { into: '2026/27', pupilsMoveOn: null, classes: [one], last: null };
const preview = { digest: 'a'.repeat(64), carried: 1, archived: 0, left: 0, problems: [], inNoClass: ['Sam Lee'] };

test('what will be is shown first, with who is then in no class, and then done with one press', async () => {
  answer('GET /api/school/roll-over', { json: view });
  answer('POST /api/school/roll-over/preview', { json: preview });
  answer('POST /api/school/roll-over', { json: { changeId: id, changed: 1 } });
  let done = false;
  const { person } = show(<RollOver onDone={() => (done = true)} />);
  expect(await screen.findByDisplayValue('9A')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move into 2026/27' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'See what will change' }));
  expect(await screen.findByText(/1 pupil is then in no class/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Move into 2026/27' }));
  await expect.poll(() => done).toBe(true);
});

test('a change after the look is looked at again, and a name that is there twice is to be corrected', async () => {
  answer('GET /api/school/roll-over', { json: view });
  answer('POST /api/school/roll-over/preview', { json: { ...preview, problems: ['There would be 2 classes called 9A in Maths.'] } });
  const { person } = show(<RollOver onDone={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: 'See what will change' }));
  expect(await screen.findByText('There would be 2 classes called 9A in Maths.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move into 2026/27' })).toBeNull();
  await person.selectOptions(screen.getByLabelText('What happens to 8A'), 'Is archived');
  expect(screen.queryByText('There would be 2 classes called 9A in Maths.')).toBeNull();
  expect(screen.queryByLabelText('New name of 8A')).toBeNull();
});

test('where the classes have changed since, they are looked at again and then moved', async () => {
  const later = 'b'.repeat(64);
  answer('GET /api/school/roll-over', { json: view });
  answer('POST /api/school/roll-over/preview', { json: preview }, { json: { ...preview, digest: later } });
  answer('POST /api/school/roll-over', refusal(409, 'Please look again.', 'conflict'), { json: { changeId: id, changed: 1 } });
  let done = false;
  const { person } = show(<RollOver onDone={() => (done = true)} />);
  const move = async () => {
    await person.click(await screen.findByRole('button', { name: 'See what will change' }));
    await person.click(await screen.findByRole('button', { name: 'Move into 2026/27' }));
  };
  await move();
  expect(await screen.findByText('Please look again.')).toBeTruthy();
  await move();
  await expect.poll(() => done).toBe(true);
  expect(sentTo('POST /api/school/roll-over')).toMatchObject([{ digest: preview.digest }, { digest: later }]);
});

test('what was done can be taken back, and a refusal is said', async () => {
  const last = { id, kind: 'archive', at: '2026-11-20T09:00:00Z', by: 'Hal Reed', classes: 2 };
  answer('GET /api/school/roll-over', { json: { ...view, classes: [], last } });
  answer(`POST /api/school/class-changes/${id}/undo`, refusal(409, 'This was undone already, or it is too late to undo it.', 'conflict'));
  const { person } = show(<RollOver onDone={() => undefined} />);
  expect(await screen.findByText(/Archiving of 2 classes on 20 November 2026 by Hal Reed/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('This was undone already, or it is too late to undo it.')).toBeTruthy();
});
