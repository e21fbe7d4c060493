import type { PupilEssay } from '@hedgerow/contracts/class-assessments';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PupilWriting } from './pupil-writing.tsx';

const feedback = (found: boolean): NonNullable<PupilEssay['proposal']> => ({
  score: 0,
  band: '',
  feedback: '',
  suggestions: [],
  pointsFound: [],
  pointsMissing: [],
  contradictions: [],
  modelAnswer: '',
  limits: '',
  checklist: [
    { text: 'I began with “Dear”.', found },
    { text: 'My letter is polite.', found: null },
  ],
});
const essay = (id: string, name: string, more: Partial<PupilEssay> = {}): PupilEssay => ({
  pupil: { id, name },
  questionId: 'writing.ks2.thank-you',
  question: 'Write a letter.',
  marks: 0,
  answer: `A letter by ${name}.`,
  proposal: feedback(false),
  mark: null,
  again: null,
  ...more,
});

test('a teacher reads each piece with its checklist, and the newer one where it was written again; nothing is marked', async () => {
  const again = { text: 'Dear Ann, thank you.', feedback: feedback(true) };
  const { person } = show(<PupilWriting classId="c1" essays={[essay('p1', 'Ada Lee', { again }), essay('p2', 'Ben Lee')]} />);
  const [ada, ben] = screen.getAllByRole('heading', { level: 3 }).map((heading) => within(heading.closest('li') as HTMLElement));
  expect(ada?.getByText('A letter by Ada Lee.')).toBeTruthy();
  expect(ada?.getByText('Dear Ann, thank you.')).toBeTruthy();
  await person.click(ada?.getByText('The checklist, for the newer piece') as HTMLElement);
  expect(ada?.getByText('Found').closest('li')?.textContent).toBe('I began with “Dear”. Found');
  expect(ada?.getByText('For a reader to tell')).toBeTruthy();
  await person.click(ben?.getByText('The checklist') as HTMLElement);
  expect(ben?.getByText('Not seen')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('before anybody has written it says so', () => {
  show(<PupilWriting classId="c1" essays={[]} />);
  expect(screen.getByText('Nobody has handed in a piece yet.')).toBeTruthy();
});
