import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AssessmentRunner } from './assessment-runner.tsx';

const generate = 'POST /api/assessments/generate';

beforeEach(() => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer('GET /api/assessments', { json: [] });
  answer('GET /api/student/recent-activity', { json: [] });
});

const runner = <AssessmentRunner opened onClose={() => undefined} />;
const rivers = { subject: 'Geography', topic: 'Rivers', difficulty: 'beginner' } as const;

test('the setup says everything that is missing, leads to the first of it, and asks for at least five questions', async () => {
  const { person } = show(runner);
  await person.click(await screen.findByRole('button', { name: 'Start assessment' }));
  const missing = (await screen.findByRole('alert')).querySelectorAll('li');
  expect([...missing].map(({ textContent }) => textContent)).toEqual([
    'Please select a subject.',
    'Please enter a topic.',
    'Please select a difficulty level.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
  expect(screen.getByRole('slider', { name: 'Number of questions' }).getAttribute('min')).toBe('5');
  expect(sentTo(generate)).toEqual([]);
});

test('a fault goes when what it asks for is there', async () => {
  const { person } = show(runner);
  await person.click(await screen.findByRole('button', { name: 'Start assessment' }));
  await person.selectOptions(screen.getByLabelText('Subject'), 'Geography');
  const left = (await screen.findByRole('alert')).querySelectorAll('li');
  expect([...left].map(({ textContent }) => textContent)).toEqual(['Please enter a topic.', 'Please select a difficulty level.']);
});

test('how hard it was last time is chosen already', async () => {
  answer('GET /api/assessments', { json: [{ subject: 'geography', difficulty: 'advanced', hasEssays: true }] });
  answer(generate, refusal(422, 'We do not cover this yet.', 'invalid', { details: { nearest: [] } }));
  const { person } = show(<AssessmentRunner opened onClose={() => undefined} preset={{ subject: 'Geography', topic: 'Rivers' }} />);
  expect(await screen.findByRole('radio', { name: 'Advanced', checked: true })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Start assessment' }));
  await screen.findByRole('alert');
  expect(sentTo(generate)).toMatchObject([{ topic: 'Rivers', difficulty: 'advanced' }]);
});

test('a topic that nobody knows is said, and the near ones are a press away', async () => {
  answer(generate, refusal(422, 'We do not cover this yet.', 'invalid', { details: { nearest: ['River landforms'] } }));
  const { person } = show(<AssessmentRunner opened onClose={() => undefined} preset={rivers} />);
  await person.click(await screen.findByRole('button', { name: 'Start assessment' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate assessment: We do not cover this yet.');
  await person.click(screen.getByRole('button', { name: 'River landforms' }));
  expect(sentTo(generate)).toMatchObject([{ topic: 'Rivers' }, { topic: 'River landforms' }]);
});

test('what another subject covers makes a test of that subject in one press', async () => {
  const elsewhere = { subject: 'science', title: 'Rock cycle' };
  answer(generate, refusal(400, 'We do, in Science.', 'invalid', { details: { nearest: [], elsewhere } }));
  const { person } = show(<AssessmentRunner opened onClose={() => undefined} preset={rivers} />);
  await person.click(await screen.findByRole('button', { name: 'Start assessment' }));
  const rocks = await screen.findByRole('button', { name: 'Rock cycle' });
  // Nobody made a mistake, and nothing has failed.
  expect(screen.getByRole('alert').textContent).toMatch(/^We do, in Science\./);
  await person.click(rocks);
  expect(sentTo(generate).at(-1)).toMatchObject({ subject: 'Science', topic: 'Rock cycle' });
});

test('what is set up is practised with help unless a test is wanted, and makes no test', async () => {
  const chosen: unknown[] = [];
  const { person } = show(<AssessmentRunner opened onClose={() => undefined} preset={rivers} onPractise={(wish) => chosen.push(wish)} />);
  expect(await screen.findByRole('radio', { name: 'Practise (help as you go)', checked: true })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Start practice' }));
  expect(chosen).toMatchObject([{ subject: 'Geography', topic: 'Rivers', difficulty: 'beginner', numQuestions: 10 }]);
  expect(sentTo(generate)).toEqual([]);
});

test('where a test was asked for, the setup begins with one', async () => {
  show(<AssessmentRunner opened onClose={() => undefined} preset={rivers} firstWay="test" onPractise={() => undefined} />);
  expect(await screen.findByRole('radio', { name: 'Test (marks at the end)', checked: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start assessment' })).toBeTruthy();
});

test('an attempt that cannot be loaded says so, and is loaded when asked again', async () => {
  answer('GET /api/assessments/a1', refusal(500, ''), 'nothing comes');
  const { person } = show(<AssessmentRunner opened onClose={() => undefined} assessmentId="a1" />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load assessment. Please try again.');
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(sentTo('GET /api/assessments/a1')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

const question = {
  id: 'q1',
  type: 'multiple_choice' as const,
  question: 'What is a levee?',
  options: ['a wall', 'a raised bank'],
  hints: [],
};
const begun = {
  id: 'a2',
  mode: 'test',
  title: 'Geography: Rivers',
  subject: 'geography',
  subjectName: 'Geography',
  topic: 'Rivers',
  keyStage: 'KS3',
  difficulty: 'beginner',
  isCompleted: false,
  score: null,
  correctAnswers: null,
  totalQuestions: 2,
  hasEssays: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  questions: [question, { ...question, id: 'q2' }],
  userAnswers: [-1, -1],
  currentQuestionIndex: 0,
};

const Page = () => {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Carry on
      </button>
      <AssessmentRunner key={String(opened)} opened={opened} onClose={() => setOpened(false)} assessmentId="a2" />
    </>
  );
};

test('a test that is left with answers says that they are kept; one without says nothing', async () => {
  answer('GET /api/assessments/a2', { json: begun });
  answer('POST /api/assessments/a2/progress', { json: { success: true } });
  const { person } = show(<Page />);
  await screen.findByRole('heading', { name: /What is a levee/ });
  await person.keyboard('{Escape}');
  expect(screen.queryByText('Your answers are saved')).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Carry on' }));
  await person.click(await screen.findByRole('radio', { name: /a raised bank/ }));
  await person.keyboard('{Escape}');
  expect(await screen.findByText('Your answers are saved')).toBeTruthy();
});

test('a last essay that is too short is not handed in: what is missing is said beside it, and nothing is lost', async () => {
  const essay = { ...question, id: 'q2', type: 'essay' as const, question: 'Explain how a levee forms.', options: [] };
  answer('GET /api/assessments/a2', {
    json: { ...begun, hasEssays: true, questions: [question, essay], userAnswers: [1, 'a flood'], currentQuestionIndex: 1 },
  });
  answer('POST /api/assessments/a2/progress', { json: { success: true } });
  const { person } = show(<AssessmentRunner opened onClose={() => undefined} assessmentId="a2" />);
  await person.click(await screen.findByRole('button', { name: 'Submit assessment' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(document.activeElement).toBe(field);
  const words = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(words).toContain('Write at least 10 characters, then hand it in. Your words are saved.');
  expect(field.value).toBe('a flood');
  expect(sentTo('POST /api/assessments/submit')).toEqual([]);
  await person.type(field, ' leaves silt');
  expect(screen.queryByText(/^Write at least 10/)).toBeNull();
});

/** The goals are read anew straight after, and know it by then. */
const GoalNear = () => {
  const [near, setNear] = useState(true);
  return (
    <>
      <AssessmentRunner opened onClose={() => undefined} assessmentId="a2" goalReached={near} />
      <button type="button" onClick={() => setNear(false)}>
        Goals
      </button>
    </>
  );
};

test.each([
  ['thought about', 14, true],
  ['clicked through', 0, false],
])(
  'a test that was %s earns %d points; only then is the goal of the day reached, and it stays said',
  async (_how, pointsEarned, isWork) => {
    const done = {
      ...begun,
      isCompleted: true,
      score: 50,
      correctAnswers: 1,
      timeSpent: 4000,
      origin: '',
      essayFeedback: {},
      wordsRemovedAt: null,
      comprehensionContent: null,
    };
    answer('GET /api/assessments/a2', { json: { ...begun, userAnswers: [1, 1], currentQuestionIndex: 1 } }, { json: done });
    answer('POST /api/assessments/a2/progress', { json: { success: true } });
    const result = { score: 50, correctAnswers: 1, totalQuestions: 2, pointsEarned, alreadySubmitted: false };
    answer('POST /api/assessments/submit', { json: result });
    const { person } = show(<GoalNear />);
    await person.click(await screen.findByRole('button', { name: /Finish|Submit|Hand in/ }));
    await screen.findByRole('heading', { name: /50%/ });
    // What is handed in is not left half-way.
    expect(screen.queryByText('Your answers are saved')).toBeNull();
    fireEvent.click(screen.getByText('Goals'));
    expect(screen.queryByText('Daily goal reached!') !== null).toBe(isWork);
    expect(screen.queryByText(/That was very quick/) !== null).toBe(!isWork);
  },
);
