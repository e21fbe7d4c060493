import { expect, test } from 'vitest';
import type { AssessmentRequest } from '#ports/teaching-engine.ts';
import { warmTeacher } from './warm-teacher.ts';

test('a quiz of each is made for nobody, and one that fails holds up neither the others nor the start', async () => {
  const placed: string[] = [];
  const asked: AssessmentRequest[] = [];
  const errors: string[] = [];
  await warmTeacher({
    nearnessTo: async ({ subject }) => {
      placed.push(subject);
      return undefined;
    },
    teacher: {
      assessment: (request) => {
        asked.push(request);
        return Promise.reject(new Error('no such topic'));
      },
    },
    onError: ({ message }) => errors.push(message),
  });
  const subjects = ['maths', 'english', 'science'];
  expect(placed).toEqual(subjects);
  expect(asked.map(({ subject, learner }) => [subject, learner])).toEqual(subjects.map((subject) => [subject, undefined]));
  expect(errors).toHaveLength(3);
});
