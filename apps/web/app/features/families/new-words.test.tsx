import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { NewWords } from './new-words.tsx';

const asked = 'GET /api/parent/school-words';
const consent = '01a1fd6f-0000-7000-8000-000000000001';
const ada = '01a1fd6f-0000-7000-8000-00000000000a';
const oak = { id: consent, childId: ada, firstName: 'Ada', schoolName: 'Oak Lane Primary', agreedAt: '2026-09-03T10:00:00.000Z' };

test('nothing is shown where nothing is asked', async () => {
  answer(asked, { json: { wording: 'w2', schools: [] } });
  show(
    <>
      <p>Your family</p>
      <NewWords />
    </>,
  );
  expect(await screen.findByText('Your family')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
});

test('a parent reads what is new, and a refusal stands beside the buttons', async () => {
  answer(asked, { json: { wording: 'w2', schools: [oak] } });
  answer(
    `POST /api/parent/child/${ada}/schools/${consent}/words`,
    refusal(409, 'The words have changed. Please read it again.', 'conflict'),
  );
  show(<NewWords />);
  expect(await screen.findByText('Oak Lane Primary and Ada: what you agreed to has changed')).toBeTruthy();
  expect(screen.getByText(/You agreed on 3 Sept/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
  expect(await screen.findByText('The words have changed. Please read it again.')).toBeTruthy();
});
