import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PaperRun } from './paper-run.tsx';
import type { Answers } from './use-answers.ts';

const attempt: CheckAttempt = {
  id: '01a1fd6f-0000-7000-8000-000000000019',
  kind: 'arithmetic',
  timing: 'calm',
  startedAt: '2026-11-20T16:00:00.000Z',
  isCompleted: false,
  completedAt: null,
  score: null,
  outOf: 2,
  questions: [0, 1].map((position) => ({ kind: 'sum', html: `7 + ${position} = `, position, marks: 1 })),
  answers: [null, null],
  practice: [],
  questionMs: null,
  leftMs: null,
  marked: [],
  practise: [],
  meaning: [],
  pointsEarned: 0,
};

const keep = vi.fn<Answers['keep']>();
const answers: Answers = { answers: [null, null], keep, sending: 'sent', settled: () => Promise.resolve() };

const Page = () => {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return open && <PaperRun attempt={attempt} answers={answers} busy={false} onFinish={() => undefined} />;
};

test('what is typed when the paper is closed, by Escape or Back, is kept', async () => {
  const { person } = show(<Page />);
  await person.type(screen.getByRole('textbox', { name: 'Your answer' }), '8');
  expect(keep).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(keep).toHaveBeenCalledWith(expect.objectContaining({ position: 0, answer: '8' }));
});
