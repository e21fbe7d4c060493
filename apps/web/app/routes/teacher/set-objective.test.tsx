import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { SetObjective } from './set-objective.tsx';

const objective = { topicId: 't1', topic: 'Fractions', text: 'Add fractions', state: 'needs-practice', right: 1, answers: 4 } as const;
const part = <SetObjective classId="c1" pupil={{ id: 'p1', firstName: 'Isla', needsPractice: [] }} objective={objective} />;

test('what needs practice is set for the pupil alone with one press, and is not offered again', async () => {
  answer('GET /api/assignments/child/p1', { json: [] });
  answer('POST /api/teacher/papers', { json: { id: 'paper', questions: [] } });
  answer('POST /api/teacher/set-work', { json: { groups: [{ classId: 'c1', groupId: 'g', pupils: 1 }] } });
  const { person } = show(part);
  const press = await screen.findByRole('button', { name: 'Set this: Fractions' });
  answer('GET /api/assignments/child/p1', { json: [{ topic: 'Fractions', state: 'open', dueDate: '2026-12-08' }] });
  await person.click(press);
  expect(await screen.findByText('Set already, due 8 Dec')).toBeTruthy();
  expect(sentTo('POST /api/teacher/set-work')).toMatchObject([
    {
      to: [{ classId: 'c1', childIds: ['p1'] }],
      title: 'Fractions',
      topic: 'Fractions',
      numQuestions: 5,
      paperId: 'paper',
    },
  ]);
});
