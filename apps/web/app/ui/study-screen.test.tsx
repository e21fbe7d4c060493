import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { StudyPanel } from './study-panel.tsx';
import { StudyScreen } from './study-screen.tsx';

const Practice = () => {
  const [at, setAt] = useState(1);
  return (
    <StudyPanel opened onClose={() => undefined} title="Practice">
      <StudyScreen key={at} foot={<button type="submit">Next</button>} onSubmit={() => setAt(at + 1)}>
        <p>Question {at}</p>
      </StudyScreen>
    </StudyPanel>
  );
};

test('the next question begins at its top, however far down the answer before it was read', async () => {
  const { person } = show(<Practice />);
  const panel = await screen.findByRole('dialog');
  panel.scrollTop = 300;
  expect(panel.scrollTop).toBe(300);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Question 2')).toBeTruthy();
  expect(panel.scrollTop).toBe(0);
});
