import type { PaperQuestion } from '@hedgerow/contracts/class-assessments';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { QuestionResults } from './question-results.tsx';

const picture = (words: string) => ({ width: 100, height: 100, marks: [], words });
const clock: PaperQuestion = {
  id: 'clock',
  type: 'on_figure',
  question: 'Set the clock to half past three.',
  figure: picture('A clock without hands.'),
  right: picture('A clock without hands. Answer: half past three.'),
  marks: 2,
  answered: 8,
  correct: 3,
  part: 2,
  options: [
    { text: 'Short hand: half past the 3; Long hand: the 6', correct: true, chosen: 3, note: '' },
    { text: 'Short hand: the 6; Long hand: the 3', correct: false, chosen: 4, note: '' },
  ],
};

test('of what is answered on its picture the right answer is shown, who has it whole or in part, and where most others went', async () => {
  show(<QuestionResults questions={[clock, { ...clock, id: 'other', part: 0 }]} />);
  expect(screen.getByText('3 of 8 right (38%), 2 in part')).toBeTruthy();
  expect(screen.getByText('3 of 8 right (38%)')).toBeTruthy();
  expect(screen.getAllByText('Answered on the picture. It shows the right answer.')).toHaveLength(2);
  expect(await screen.findAllByRole('img', { name: 'A clock without hands. Answer: half past three.' })).toHaveLength(2);
  expect(screen.getAllByText('4 pupils')).toHaveLength(2);
  expect(screen.getAllByText('Right answer:', { exact: false })[0]?.closest('li')?.textContent).toContain('the 6');
});
