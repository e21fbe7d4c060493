import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { CreateDialog } from './create-dialog.tsx';

const letter = {
  id: 'writing.ks2.thank-you',
  title: 'A thank-you letter',
  form: 'Letter',
  years: 'Years 3 and 4',
  ofYear: true,
  task: 'Write a letter to thank somebody.',
  purpose: 'It is for the person who helped you.',
  plan: ['What did they do?', 'How did it help you?', 'What will you do now?'],
  words: ['thank you', 'because'],
  checklist: [
    { text: 'I began with “Dear”.', looked: true },
    { text: 'I ended with my own name.', looked: false },
  ],
  piece: 'Dear Mr Okafor, thank you for mending my bike.',
};
const older = { ...letter, id: 'writing.ks2.broken-kite', title: 'The kite that broke', years: 'Years 5 and 6', ofYear: false };
const student = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'Lee',
  averageScore: null,
  currentStreak: 0,
  completedAssessments: 0,
  lastActiveAt: null,
  engagementScore: null,
  skillsCompleted: 0,
  examReadiness: null,
  topPerformer: false,
});
const primary = {
  id: 'c4',
  name: '4E',
  subject: 'english' as const,
  subjectName: 'English',
  yearGroup: 'Year 4',
  keyStage: 'KS2' as const,
  school: 'Oak Lane',
  createdDate: '2026-09-01',
  role: 'owner' as const,
  studentCount: 2,
  groups: [],
  students: [student('p1', 'Ada'), student('p2', 'Ben')],
};
const elder = { ...primary, id: 'c1', name: '8E', yearGroup: 'Year 8', keyStage: 'KS3' as const };

test('a piece to write is chosen by year and kind, looked at with its checklist, and set', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('GET /api/teacher/classes/c4/writing-tasks', { json: [letter, older] });
  answer('POST /api/teacher/set-work', { json: { groups: [{ classId: 'c4', groupId: 'g', pupils: 2 }] } });
  const { person } = show(<CreateDialog opened onClose={() => undefined} all={[primary]} shown={primary} />);
  await person.selectOptions(await screen.findByLabelText('What to do'), 'writing');
  expect(screen.queryByRole('button', { name: 'Look at the questions' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  expect(await screen.findByText('Please choose what to write.')).toBeTruthy();
  const choice = screen.getByLabelText<HTMLSelectElement>('What to write');
  expect([...choice.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Years 3 and 4', 'Years 5 and 6']);
  await person.selectOptions(choice, older.id);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('The kite that broke');
  await person.selectOptions(choice, 'Letter: A thank-you letter');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A thank-you letter');
  const preview = within(screen.getByRole('region', { name: 'What pupils get: A thank-you letter' }));
  expect(preview.getByText('I began with “Dear”.')).toBeTruthy();
  expect(preview.getByText('For the writer to tick.').closest('li')?.textContent).toContain('I ended with my own name.');
  await person.click(preview.getByText('A piece of ours, which they read afterwards'));
  expect(preview.getByText(letter.piece)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  expect(await screen.findByText('“A thank-you letter” is on the pages of 2 pupils.')).toBeTruthy();
  expect(sentTo('POST /api/teacher/set-work')).toMatchObject([
    { to: [{ classId: 'c4' }], kind: 'writing', taskId: letter.id, topic: '', paperId: null, resourceId: null },
  ]);
});

test('writing is not offered where the years or the subject have none', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('GET /api/teacher/classes/c5/writing-tasks', { json: [] });
  const sums = { ...primary, id: 'c5', subject: 'maths' as const };
  for (const shownClass of [elder, sums]) {
    show(<CreateDialog opened onClose={() => undefined} all={[shownClass]} shown={shownClass} />);
    expect(await screen.findByLabelText('What to do')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Writing' })).toBeNull());
    cleanup();
  }
});

test('writing that is set again begins with its task', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('GET /api/teacher/classes/c4/writing-tasks', { json: [letter, older] });
  const piece = {
    groupId: 'g',
    classId: 'c4',
    title: 'Your letter',
    topic: 'A thank-you letter',
    description: '',
    kind: 'writing' as const,
    difficulty: 'intermediate' as const,
    numQuestions: 10,
    startDate: null,
    dueDate: '2026-11-30',
    samePaper: true,
    paperId: null,
    resourceId: null,
    taskId: letter.id,
    pupils: 2,
    done: 1,
    begun: 1,
  };
  show(<CreateDialog opened onClose={() => undefined} all={[primary]} shown={primary} again={{ piece, paper: undefined }} />);
  expect((await screen.findByLabelText<HTMLSelectElement>('What to write')).value).toBe(letter.id);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Your letter');
});
