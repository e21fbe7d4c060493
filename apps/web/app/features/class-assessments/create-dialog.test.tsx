import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { CreateDialog } from './create-dialog.tsx';

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
const shared = { subject: 'maths', subjectName: 'Maths', yearGroup: 'Year 8', keyStage: 'KS3', school: 'Oak Lane' } as const;
const first = {
  ...shared,
  id: 'c1',
  name: '8A',
  createdDate: '2026-09-01',
  role: 'owner' as const,
  studentCount: 2,
  groups: [],
  students: [student('p1', 'Ada'), student('p2', 'Ben')],
};
const second = { ...first, id: 'c2', name: '8B', studentCount: 1, students: [student('p3', 'Cat')] };
const history = { ...first, id: 'c3', name: '8H', subject: 'history' as const, subjectName: 'History' };

const question = (id: string) => ({
  id,
  type: 'multiple_choice',
  question: `What is ${id}?`,
  marks: 1,
  answered: 0,
  correct: 0,
  part: 0,
  options: [
    { text: 'yes', correct: true, chosen: 0, note: '' },
    { text: 'no', correct: false, chosen: 0, note: '' },
  ],
});
const paper = (...ids: string[]) => ({ id: 'paper', origin: 'From our Fractions topic.', text: null, questions: ids.map(question) });
const dialog = () => show(<CreateDialog opened onClose={() => undefined} all={[first, second, history]} shown={first} />);

test('a teacher looks at the questions, takes another one, leaves one out and sets it for two classes', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('POST /api/teacher/papers', { json: paper('one', 'two', 'three', 'four') });
  answer('POST /api/teacher/papers/paper/another', { json: paper('other', 'two', 'three', 'four') });
  answer('POST /api/teacher/papers/paper/leave-out', { json: paper('other', 'three', 'four') });
  answer('POST /api/teacher/set-work', {
    json: {
      groups: [
        { classId: 'c1', groupId: 'g', pupils: 2 },
        { classId: 'c2', groupId: 'h', pupils: 1 },
      ],
    },
  });
  const { person } = dialog();
  await person.type(await screen.findByLabelText('Title'), 'Check');
  await person.type(screen.getByLabelText('Topic'), 'Fractions');
  expect(screen.queryByLabelText(/^8H/)).toBeNull();
  await person.click(screen.getByLabelText('8B, 1 pupil'));
  await person.click(screen.getByRole('button', { name: 'Look at the questions' }));
  await person.click(await screen.findByRole('button', { name: 'Another question: question 1' }));
  expect(await screen.findByText('What is other?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Leave this out: question 2' }));
  await waitFor(() => expect(screen.queryByText('What is two?')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Leave this out/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  expect(await screen.findByText('“Check” is on the pages of 3 pupils.')).toBeTruthy();
  expect(sentTo('POST /api/teacher/set-work')).toMatchObject([
    { to: [{ classId: 'c1' }, { classId: 'c2' }], title: 'Check', topic: 'Fractions', kind: 'assessment', paperId: 'paper' },
  ]);
});

test('questions that come after the topic was changed are not set in place of those of the new one', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('POST /api/teacher/papers', { json: paper('old', 'older', 'oldest') });
  const come = Promise.withResolvers<void>();
  const soon = fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.method === 'POST') await come.promise;
    return soon(...asked);
  });
  const { person } = dialog();
  await person.type(await screen.findByLabelText('Topic'), 'Fraction');
  await person.click(screen.getByRole('button', { name: 'Look at the questions' }));
  await person.type(screen.getByLabelText('Topic'), 's');
  come.resolve();
  await expect.poll(() => sentTo('POST /api/teacher/papers').length).toBe(1);
  await person.click(await screen.findByRole('button', { name: 'Look at the questions' }));
  await expect.poll(() => sentTo('POST /api/teacher/papers').length).toBe(2);
  expect(sentTo('POST /api/teacher/papers')[1]).toMatchObject({ topic: 'Fractions' });
});

test('a topic that was typed makes the title where there is none', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('POST /api/teacher/papers', { json: paper('one') });
  answer('POST /api/teacher/set-work', { json: { groups: [{ classId: 'c1', groupId: 'g', pupils: 2 }] } });
  const { person } = dialog();
  await person.type(await screen.findByLabelText('Topic'), 'Fractions.');
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  expect(await screen.findByText('“Fractions” is on the pages of 2 pupils.')).toBeTruthy();
  expect(sentTo('POST /api/teacher/set-work')).toMatchObject([{ title: 'Fractions', topic: 'Fractions.' }]);
});

test('an empty form says what is missing, and some pupils have to be chosen', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  const { person } = dialog();
  await person.click(await screen.findByRole('button', { name: 'Some pupils' }));
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  for (const words of ['Please give the assessment a title.', 'Please choose a topic.', 'Please choose a class or some pupils.'])
    expect(screen.getByText(words)).toBeTruthy();
  const pupils = within(screen.getByRole('group', { name: 'Pupils of 8A' }));
  await person.click(pupils.getByLabelText('Ada Lee'));
  expect(screen.queryByText('Please choose a class or some pupils.')).toBeNull();
});

test('a topic that is not covered is said, with those near it', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('POST /api/teacher/papers', refusal(400, 'We do not cover “Mars” in Maths yet.', 'invalid'));
  const { person } = dialog();
  await person.type(await screen.findByLabelText('Topic'), 'Mars');
  await person.click(screen.getByRole('button', { name: 'Look at the questions' }));
  expect(await screen.findByText('We do not cover “Mars” in Maths yet.')).toBeTruthy();
});

test('a topic or objective is chosen from the list of the class, and something to read in place of a quiz', async () => {
  const [classId, sheetId, otherId] = [1, 2, 3].map((n) => `01a1fd6f-0000-7000-8000-00000000000${n}`) as [string, string, string];
  answer(`GET /api/teacher/classes/${classId}/topics`, {
    json: [
      { title: 'Fractions', years: 'Years 7 and 8', ofYear: true, objectives: [{ topic: 'Add fractions', text: 'Add fractions' }] },
      { title: 'Vectors', years: 'Year 9', ofYear: false, objectives: [{ topic: 'Add vectors', text: 'Add vectors' }] },
    ],
  });
  const sheet = {
    subject: 'maths',
    subjectName: 'Maths',
    description: '',
    originalName: 'a.pdf',
    fileSize: 5,
    sharedBy: null,
    mayRemove: true,
  };
  const common = { ...sheet, sharedAt: '2026-09-01T10:00:00.000Z' };
  answer('GET /api/teacher/resources', {
    json: [
      { ...common, id: sheetId, title: 'Sheet one', classes: [{ id: classId, name: '8A' }] },
      { ...common, id: otherId, title: 'Of another class', classes: [{ id: otherId, name: '8H' }] },
    ],
  });
  answer('POST /api/teacher/set-work', { json: { groups: [{ classId, groupId: 'g', pupils: 2 }] } });
  const shownClass = { ...first, id: classId };
  const { person } = show(<CreateDialog opened onClose={() => undefined} all={[shownClass]} shown={shownClass} />);
  await person.click(await screen.findByText('Choose from a list of topics and objectives'));
  expect(await screen.findByText('Topics of Year 8')).toBeTruthy();
  await person.click(screen.getByText('Fractions'));
  await person.click(screen.getByRole('button', { name: 'Add fractions' }));
  expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Add fractions');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Add fractions');
  await person.clear(screen.getByLabelText('Title'));
  await person.selectOptions(screen.getByLabelText('What to do'), 'reading');
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  expect(await screen.findByText('Please choose what to read.')).toBeTruthy();
  expect(screen.queryByText('Of another class')).toBeNull();
  await person.selectOptions(screen.getByLabelText('What to read'), sheetId);
  await person.click(screen.getByRole('button', { name: 'Create Class Assessment' }));
  expect(await screen.findByText('“Sheet one” is on the pages of 2 pupils.')).toBeTruthy();
  expect(sentTo('POST /api/teacher/set-work')).toMatchObject([{ title: 'Sheet one', topic: '', kind: 'reading', resourceId: sheetId }]);
});

test('the form of the class begins with one pupil: the same questions to look at, and others can be added', async () => {
  answer('GET /api/adaptive-learning/topic-suggestions', { json: [] });
  answer('POST /api/teacher/papers', { json: paper('one', 'two', 'three') });
  answer('POST /api/teacher/set-work', { json: { groups: [{ classId: 'c1', groupId: 'g', pupils: 1 }] } });
  const ada = { id: 'p1', firstName: 'Ada', lastName: 'Lee' };
  const { person } = show(<CreateDialog opened onClose={() => undefined} all={[first, second]} shown={first} pupil={ada} />);
  expect(await screen.findByRole('dialog', { name: 'Assign Work: Ada Lee' })).toBeTruthy();
  const pupils = within(screen.getByRole('group', { name: 'Pupils of 8A' }));
  expect([pupils.getByLabelText<HTMLInputElement>('Ada Lee').checked, pupils.getByLabelText<HTMLInputElement>('Ben Lee').checked]).toEqual([
    true,
    false,
  ]);
  expect(screen.getByText('Choose from a list of topics and objectives')).toBeTruthy();
  expect(screen.getByLabelText('Pupils see it from')).toBeTruthy();
  await person.type(screen.getByLabelText('Title'), 'For Ada');
  await person.type(screen.getByLabelText('Topic'), 'Fractions');
  await person.click(screen.getByRole('button', { name: 'Look at the questions' }));
  expect(await screen.findByText('What is two?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Assign Work' }));
  expect(await screen.findByText('“For Ada” is on the pages of 1 pupil.')).toBeTruthy();
  expect(sentTo('POST /api/teacher/set-work')).toMatchObject([{ to: [{ classId: 'c1', childIds: ['p1'] }], paperId: 'paper' }]);
});

test('reading that is set again begins with its document', async () => {
  const sheet = {
    id: '01a1fd6f-0000-7000-8000-000000000001',
    title: 'Sheet one',
    subject: 'maths',
    subjectName: 'Maths',
    description: '',
    originalName: 'a.pdf',
    fileSize: 5,
    sharedBy: null,
    mayRemove: true,
    sharedAt: '2026-09-01T10:00:00.000Z',
    classes: [{ id: '01a1fd6f-0000-7000-8000-000000000009', name: '8A' }],
  };
  answer('GET /api/teacher/resources', { json: [sheet] });
  const shownClass = { ...first, id: '01a1fd6f-0000-7000-8000-000000000009' };
  const piece = {
    groupId: 'g',
    classId: shownClass.id,
    title: 'Read the sheet',
    topic: 'Read the sheet',
    description: 'Twice.',
    kind: 'reading' as const,
    difficulty: 'intermediate' as const,
    numQuestions: 10,
    startDate: null,
    dueDate: '2026-11-30',
    samePaper: false,
    paperId: null,
    resourceId: sheet.id,
    taskId: null,
    pupils: 2,
    done: 0,
    begun: 0,
  };
  show(<CreateDialog opened onClose={() => undefined} all={[shownClass]} shown={shownClass} again={{ piece, paper: undefined }} />);
  expect((await screen.findByLabelText<HTMLSelectElement>('What to read')).value).toBe(sheet.id);
  expect(screen.getByLabelText<HTMLSelectElement>('What to do').value).toBe('reading');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Read the sheet');
});
