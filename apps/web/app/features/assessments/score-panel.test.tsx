import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { show } from '../../testing/show.tsx';
import { Stage } from '../../ui/stage.tsx';
import { ScorePanel } from './score-panel.tsx';

const question = { id: 'q1', type: 'multiple_choice', question: 'Why?', options: ['A', 'B'], hints: [], marks: 1 } as const;
const scored = (score: number): Assessment =>
  ({
    id: 'a1',
    subject: 'geography',
    subjectName: 'Geography',
    topic: 'Rivers',
    keyStage: 'KS4',
    difficulty: 'beginner',
    questions: [question],
    userAnswers: [0],
    currentQuestion: 0,
    totalQuestions: 1,
    correctAnswers: score === 0 ? 0 : 1,
    score,
    timeSpent: null,
    isCompleted: true,
    completedAt: null,
    hasEssays: false,
  }) as unknown as Assessment;

test.each([
  [0, 'Now you know what to practise'],
  [20, 'You scored 20%'],
])('%i of 100 is headed “%s”', (score, heading) => {
  show(
    <Stage name="plain">
      <ScorePanel assessment={scored(score)} />
    </Stage>,
  );
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
});
