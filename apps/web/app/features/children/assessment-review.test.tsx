import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { AssessmentReview } from './assessment-review.tsx';

const question = (id: string) => ({
  id,
  type: 'multiple_choice',
  question: `What is ${id}?`,
  options: ['yes', 'no'],
  hints: [],
  marks: 1,
  correctAnswer: 0,
  explanation: '',
  stepByStepSolution: [],
  optionNotes: [],
});
const attempt = {
  id: 'a1',
  title: 'A bit of everything',
  subject: 'maths',
  subjectName: 'Maths',
  topic: 'Mixed',
  questions: ['one', 'two', 'three'].map(question),
  userAnswers: [1, 1, 0],
  score: 33,
  totalQuestions: 3,
  hasEssays: false,
  isCompleted: true,
  completedAt: '2026-11-20T16:00:00.000Z',
  wordsRemovedAt: null,
  comprehensionContent: null,
  essayFeedback: {},
};
const review = (only?: readonly number[]) => {
  answer('GET /api/assessments/a1', { json: attempt });
  return show(<AssessmentReview assessmentId="a1" name="Robin" mistakesFirst only={only} onBack={() => undefined} />);
};

test('tonight’s questions are those on its topic; the others of a mixed attempt come with one press', async () => {
  const { person } = review([1]);
  expect(await screen.findByText('What is two?')).toBeTruthy();
  expect(screen.queryByText('What is one?')).toBeNull();
  await person.click(screen.getByLabelText('Only what went wrong on this topic (1 of 3)'));
  expect(screen.getByText('What is one?')).toBeTruthy();
});

test('without places, everything that went wrong stands there', async () => {
  review([]);
  expect(await screen.findByLabelText('Only what went wrong (2 of 3)')).toBeTruthy();
  expect(screen.getByText('What is one?')).toBeTruthy();
  expect(screen.queryByText('What is three?')).toBeNull();
});
