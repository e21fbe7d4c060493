import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../testing/answers.ts';
import { show } from '../testing/show.tsx';
import { WritingChoice } from './writing-choice.tsx';

const choice = <WritingChoice address="/api/writing-tasks" value="" error={undefined} onChange={() => undefined} />;

test('tasks that do not come are asked for again', async () => {
  answer('GET /api/writing-tasks', refusal(503, 'Please try again.', 'unavailable'), { json: [] });
  const { person } = show(choice);
  expect(await screen.findByText('We could not load the writing tasks')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('There is no short writing in this subject yet.')).toBeTruthy();
});
