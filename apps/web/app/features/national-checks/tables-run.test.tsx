import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { secondsBetweenTables } from '@hedgerow/domain/national-checks';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TablesRun } from './tables-run.tsx';
import type { Answers } from './use-answers.ts';

const six = 6000;
const attempt = (more: Partial<CheckAttempt> = {}): CheckAttempt => ({
  id: '01a1fd6f-0000-7000-8000-000000000009',
  kind: 'multiplication_tables',
  timing: 'national',
  startedAt: '2026-11-20T16:00:00.000Z',
  isCompleted: false,
  completedAt: null,
  score: null,
  outOf: 25,
  questions: Array.from({ length: 25 }, (_, position) => ({ kind: 'table', left: 7, right: (position % 12) + 1, position, marks: 1 })),
  answers: Array.from({ length: 25 }, () => null),
  practice: [
    { left: 2, right: 5 },
    { left: 3, right: 3 },
    { left: 10, right: 4 },
  ],
  questionMs: six,
  leftMs: null,
  marked: [],
  practise: [],
  meaning: [],
  pointsEarned: 0,
  ...more,
});

const kept = vi.fn<Answers['keep']>();
const finished = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  kept.mockReset();
  finished.mockReset();
});
const run = (given: CheckAttempt) =>
  show(
    <TablesRun
      attempt={given}
      answers={{ answers: [...given.answers], keep: kept, sending: 'sent', settled: () => Promise.resolve() }}
      onFinish={finished}
    />,
  );

/** The words on the screen, which are read out beside it as well. */
const placeIs = (words: string): void => expect(screen.getByText(words, { selector: 'p' })).toBeTruthy();
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const rest = (): void => {
  expect(screen.getByText('Breathe in, breathe out.')).toBeTruthy();
  pass(secondsBetweenTables * 1000);
};
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (keys: string): void => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Enter' });
};

test('three to try that do not count, on the pad, with a rest between two; then a child says when to begin', () => {
  run(attempt());
  for (const [at, digits] of ['10', '9', '40'].entries()) {
    placeIs(`Practice ${at + 1} of 3. This one does not count.`);
    for (const digit of digits) press(digit);
    expect(screen.getByLabelText('Your answer').textContent).toBe(digits);
    press('Enter');
    if (at < 2) rest();
  }
  expect(screen.getByRole('heading', { name: 'Ready when you are' })).toBeTruthy();
  pass(10 * six);
  press('Start the 25 questions');
  placeIs('Question 1 of 25');
  expect(kept).not.toHaveBeenCalled();
});

test('when the time is over what is written counts, and 25 questions go by without a word on right or wrong', () => {
  run(attempt({ practice: [{ left: 2, right: 5 }] }));
  type('10');
  press('Start the 25 questions');
  // Nothing is written in the first, and half an answer in the second.
  pass(six - 1);
  expect(screen.getByLabelText('Your answer')).toBeTruthy();
  pass(1);
  rest();
  fireEvent.keyDown(document.body, { key: '1' });
  pass(six);
  rest();
  for (let place = 3; place <= 25; place += 1) {
    placeIs(`Question ${place} of 25`);
    type(place === 3 ? '1' : '77');
    expect(screen.queryByText(/right|wrong|correct/i)).toBeNull();
    if (place < 25) rest();
  }
  expect(kept.mock.calls.map(([{ answer }]) => answer)).toEqual(['', '1', '1', ...Array.from({ length: 22 }, () => '77')]);
  expect(kept.mock.calls.map(([{ position }]) => position)).toEqual(Array.from({ length: 25 }, (_, at) => at));
  expect(finished).toHaveBeenCalledOnce();
});

test('who comes back goes on after the last answer, and without a clock nothing ends by itself', () => {
  run(attempt({ questionMs: null, answers: attempt().questions.map((_, at) => (at < 24 ? '7' : null)) }));
  expect(screen.getByRole('heading', { name: '24 done. 1 to go.' })).toBeTruthy();
  press('Carry on');
  placeIs('Question 25 of 25');
  pass(10 * six);
  // Enter with nothing written hands nothing in, and a slip is taken back.
  type('');
  expect(kept).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: '8' });
  fireEvent.keyDown(document.body, { key: 'Backspace' });
  type('7');
  expect(kept.mock.calls).toEqual([[{ position: 24, answer: '7', ms: 10 * six }]]);
  expect(finished).toHaveBeenCalledOnce();
});
