import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { BegunQuizzes } from './begun-quizzes.tsx';

const end = 'POST /api/assessments/q1/end';
const begun = [{ id: 'q1', title: 'English: Commas', subject: 'english' as const }];
const open = () => show(<BegunQuizzes begun={begun} onGoOn={() => undefined} />);

test('a quiz ends only after a question, which is read first; who keeps it is back where they were', async () => {
  answer(end, { json: { success: true } });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'End it: English: Commas' }));
  expect(document.activeElement?.textContent).toBe('End this one? You can’t carry on with it later.');
  await person.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End it: English: Commas' }));
  expect(sentTo(end)).toEqual([]);
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: 'End it now: English: Commas' }));
  expect(sentTo(end)).toHaveLength(1);
});

test('where it could not be ended the question stays, to be answered again', async () => {
  answer(end, 'no network');
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'End it: English: Commas' }));
  await person.click(screen.getByRole('button', { name: 'End it now: English: Commas' }));
  expect(await screen.findByText('Network error')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End it now: English: Commas' }).hasAttribute('data-loading')).toBe(false);
});
