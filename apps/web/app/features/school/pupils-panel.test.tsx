import type { SchoolPupil } from '@hedgerow/contracts/schools';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PupilsPanel } from './pupils-panel.tsx';

const pupil = (at: number): SchoolPupil => ({
  id: `01a1fd6f-0000-7000-8000-${String(at).padStart(12, '0')}`,
  firstName: `Ada${at}`,
  lastName: at % 2 === 0 ? 'Thorne' : 'Reed',
  yearGroup: 'Year 7',
  account: 'school',
  username: `ada${at}`,
  hasCard: true,
  lastSignInAt: null,
  classes: ['7A'],
  leavingAt: null,
});

// By their names: roles of some hundred rows cost a second each.
const shown = () => screen.getAllByText(/^Ada\d+ /);

test('a long list is read 25 at a time, and a search begins at its start', async () => {
  answer('GET /api/school/pupils', { json: Array.from({ length: 60 }, (_, at) => pupil(at)) });
  const { person } = show(<PupilsPanel />);
  expect(await screen.findByText('60 pupils, the first 25 are shown')).toBeTruthy();
  expect(shown()).toHaveLength(25);
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toHaveLength(50);
  expect(document.activeElement?.textContent).toContain('Ada25 Reed');
  await person.type(screen.getByLabelText('Find a pupil'), 'thorne');
  expect(screen.getByText('30 pupils, the first 25 are shown')).toBeTruthy();
  expect(shown()).toHaveLength(25);
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('30 pupils')).toBeTruthy();
  expect(shown()).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
