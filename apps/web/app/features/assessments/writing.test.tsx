import type { Assessment, EssayFeedback, EssayVersion } from '@hedgerow/contracts/assessments';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aPupil, aUser, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { Stage } from '../../ui/stage.tsx';
import { AssessmentReview } from './assessment-review.tsx';
import { AssessmentRunner } from './assessment-runner.tsx';
import { EssayRedraft } from './essay-redraft.tsx';
import { WritingPanel } from './writing-offer.tsx';

const little = { yearGroup: 4, gradeLevel: 'year4', keyStage: 'KS2', phase: 'primary', subscriptionPlan: 'primary_scholar' } as const;
const id = 'writing.ks2.first-day';
const writing = {
  purpose: 'It is for yourself, to read when you are older.',
  plan: ['How did you feel?', 'Who did you meet?', 'What was better than you thought?'],
  words: ['nervous', 'at first', 'proud', 'smiled'],
  checklist: ['I wrote at least five sentences.', 'I wrote how I felt.'],
};
const open = {
  id: 'a3',
  mode: 'test',
  title: 'Writing: The first day',
  subject: 'english',
  subjectName: 'English',
  topic: 'The first day',
  keyStage: 'KS2',
  difficulty: 'intermediate',
  isCompleted: false,
  score: null,
  correctAnswers: null,
  questionsCorrect: null,
  timeSpent: null,
  totalQuestions: 1,
  hasEssays: true,
  coverage: 'exact',
  origin: 'A writing task of ours for Years 3 and 4.',
  createdAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  currentQuestionIndex: 0,
  questions: [{ id, type: 'essay', question: 'Write a diary page.', options: [], hints: [], marks: 0, writing }],
  userAnswers: [-1],
  wordsRemovedAt: null,
  comprehensionContent: null,
  essayFeedback: {},
} satisfies Assessment;

const feedback: EssayFeedback = {
  score: 0,
  band: '',
  feedback: 'We looked for 2 things in your words, and saw 1.',
  modelAnswer: 'At first, I was so nervous.',
  suggestions: ['Check the spelling of “frend”.'],
  pointsFound: ['I wrote at least five sentences.'],
  pointsMissing: ['I used at least one fronted adverbial with its comma, such as “After lunch,”.'],
  contradictions: [],
  limits: '',
  checklist: [
    { text: 'I wrote at least five sentences.', found: true },
    { text: 'I used at least one fronted adverbial with its comma, such as “After lunch,”.', found: false },
    { text: 'I wrote how I felt.', found: null },
  ],
};
const reviewed = {
  ...open,
  isCompleted: true,
  completedAt: '2026-11-20T10:20:00.000Z',
  timeSpent: 600_000,
  userAnswers: ['I met a frend.'],
  questions: [{ ...open.questions[0], correctAnswer: null, explanation: '', stepByStepSolution: [], optionNotes: [] }],
  essayFeedback: { [id]: feedback },
};

test('the task says for whom it is, what to think of and which words help; the device neither spells nor puts capitals', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(little)));
  answer('GET /api/assessments/a3', { json: open });
  show(
    <Stage name="playful">
      <AssessmentRunner opened onClose={() => undefined} assessmentId="a3" />
    </Stage>,
  );
  expect(await screen.findByRole('heading', { name: 'Write a diary page.' })).toBeTruthy();
  expect(screen.getByText(writing.purpose)).toBeTruthy();
  for (const prompt of [...writing.plan, ...writing.words]) expect(screen.getByText(prompt)).toBeTruthy();
  expect(screen.queryByText(/Question 1/)).toBeNull();
  const field = screen.getByRole('textbox');
  expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual(['off', 'off', 'false']);
});

test('afterwards: what was found, what to tick, no mark, and a piece to compare after one’s own look; nothing of the same again', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(little)));
  answer('GET /api/assessments/a3', { json: reviewed });
  const { person } = show(
    <Stage name="playful">
      <AssessmentRunner opened onClose={() => undefined} assessmentId="a3" />
    </Stage>,
  );
  expect(await screen.findByText('Now check it with your list.')).toBeTruthy();
  const found = screen.getByRole('heading', { name: 'Found in your words' }).parentElement;
  expect(
    found &&
      within(found)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  ).toEqual(feedback.pointsFound);
  const own = screen.getAllByRole('checkbox');
  expect(own).toHaveLength(2);
  await person.click(screen.getByRole('checkbox', { name: 'I wrote how I felt.' }));
  expect(screen.getByRole('checkbox', { name: 'I wrote how I felt.' })).toHaveProperty('checked', true);
  expect(screen.queryByText(feedback.modelAnswer)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'I’ve checked mine. Show a piece to compare' }));
  expect(screen.getByText(feedback.modelAnswer)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d+\s?%|marks|Estimate|1 essay/);
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('it is written again once', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(little)));
  const version: EssayVersion = {
    number: 2,
    text: 'In the morning, I met a friend.',
    writtenAt: '2026-11-20T10:30:00.000Z',
    feedback,
    change: {
      pointsGained: ['I used at least one fronted adverbial with its comma, such as “After lunch,”.'],
      pointsLost: [],
      sentences: [],
    },
  };
  const one = { assessmentId: 'a3', questionId: id, first: 'I met a frend.', feedback, isWriting: true };
  show(
    <>
      <EssayRedraft {...one} versions={[]} />
      <EssayRedraft {...one} versions={[version]} />
    </>,
  );
  expect(await screen.findByText('Now we found 1 thing more of your list.')).toBeTruthy();
  // Of the first alone.
  expect(screen.getAllByRole('button', { name: 'Write it again' })).toHaveLength(1);
});

test('today’s task is offered among the quizzes, and opens; a refusal says why', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(little)));
  answer('GET /api/student/writing', { json: { task: { id, title: 'The first day', subject: 'english', purpose: writing.purpose } } });
  answer('POST /api/student/writing/start', refusal(409, 'You have had your writing for today.', 'conflict'));
  const onBegun = vi.fn<(assessmentId: string) => void>();
  const { person } = show(<WritingPanel onBegun={onBegun} />);
  await person.click(await screen.findByRole('button', { name: 'Start writing' }));
  expect(await screen.findByText('You have had your writing for today.')).toBeTruthy();
  answer('POST /api/student/writing/start', { json: open });
  answer('GET /api/student/writing', { json: { task: null } });
  await person.click(screen.getByRole('button', { name: 'Start writing' }));
  await waitFor(() => expect(onBegun).toHaveBeenCalledWith('a3'));
  expect(sentTo('POST /api/student/writing/start')).toContainEqual({ taskId: id });
  expect(screen.queryByRole('button', { name: 'Start writing' })).toBeNull();
});

test.each([
  [false, 'Carry on writing'],
  [true, 'See your feedback'],
])('what was written today is found again where it was offered (done: %s)', async (isDone, name) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(little)));
  answer('GET /api/student/writing', { json: { task: null, written: { assessmentId: 'a3', title: 'The first day', isDone } } });
  const onBegun = vi.fn<(assessmentId: string) => void>();
  const { person } = show(<WritingPanel onBegun={onBegun} />);
  await person.click(await screen.findByRole('button', { name }));
  expect(onBegun).toHaveBeenCalledWith('a3');
});

test('while the words are being read it says so', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil(little)));
  answer('GET /api/assessments/a3', { json: { ...open, userAnswers: ['I met a friend at school.'] } });
  const read = Promise.withResolvers<void>();
  const soon = fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.method === 'POST') await read.promise;
    return soon(...asked);
  });
  const { person } = show(
    <Stage name="playful">
      <AssessmentRunner opened onClose={() => undefined} assessmentId="a3" />
    </Stage>,
  );
  await person.click(await screen.findByRole('button', { name: 'All done' }));
  expect(await screen.findByText('We’re reading what you wrote. It is saved.')).toBeTruthy();
  answer('POST /api/assessments/submit', refusal(503, 'Please try again.', 'unavailable'));
  read.resolve();
  expect(await screen.findByText(/All your answers are saved/)).toBeTruthy();
});

test('nobody of another stage is asked, and nothing is said where there is nothing to write', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil({ ...little, yearGroup: 2, keyStage: 'KS1' })));
  show(<WritingPanel onBegun={() => undefined} />);
  await waitFor(() => expect(sentTo('GET /api/simple-auth/profile').length).toBeGreaterThan(0));
  expect(sentTo('GET /api/student/writing')).toEqual([]);
  expect(screen.queryByText('Something to write')).toBeNull();
});

test('a parent reads it: the piece stands open, nothing of an essay is said, and nothing can be written', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aUser()));
  answer('GET /api/assessments/a3', { json: reviewed });
  show(<AssessmentReview opened onClose={() => undefined} assessmentId="a3" />);
  expect(await screen.findByText(feedback.modelAnswer)).toBeTruthy();
  expect(screen.getByText('1. Writing')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Essay/);
  expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull();
});
