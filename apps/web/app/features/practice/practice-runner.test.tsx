import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { PracticeRunner } from './practice-runner.tsx';
import { wishOfQuiz } from './quiz.ts';

const start = 'POST /api/practice/start';
const quiz = wishOfQuiz({ subject: 'geography', topic: 'Rivers', keyStage: 'KS2', difficulty: 'advanced' });
const runner = <PracticeRunner opened onClose={() => undefined} wish={quiz} topicOf={() => Promise.resolve('Rivers')} />;

beforeEach(() => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer('GET /api/practice/due', { json: { total: 0, subjects: [] } });
});

test('what was asked for begins at once, of its stage and level; near topics of an unknown one are a press away', async () => {
  answer(start, refusal(422, 'We do not cover this yet.', 'invalid', { details: { nearest: ['River landforms'] } }));
  const { person } = show(runner);
  expect((await screen.findByRole('alert')).textContent).not.toContain('Failed');
  expect(screen.getByText('We do not cover this yet.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'River landforms' }));
  const same = { from: 'topic', subject: 'geography', keyStage: 'KS2', difficulty: 'advanced', numQuestions: 5 };
  expect(sentTo(start)).toEqual([
    { ...same, topic: 'Rivers' },
    { ...same, topic: 'River landforms' },
  ]);
});

test('what could not begin stands in the fields, and is called no error', async () => {
  answer(
    start,
    refusal(400, 'We do, in English.', 'invalid', { details: { nearest: [], elsewhere: { subject: 'english', title: 'Poems' } } }),
  );
  const { person } = show(<PracticeRunner opened onClose={() => undefined} topicOf={() => Promise.resolve('Rivers')} />);
  await person.type(await screen.findByRole('textbox'), 'poems');
  await person.click(screen.getByRole('radio', { name: 'Maths' }));
  await person.click(screen.getByRole('button', { name: 'Start' }));
  expect((await screen.findByRole('alert')).textContent).not.toContain('errors');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'poems');
  expect(screen.getByRole('radio', { name: 'Maths', checked: true })).toBeTruthy();
});

test('what another subject covers is asked for there in one press', async () => {
  answer(
    start,
    refusal(400, 'We do, in English.', 'invalid', {
      details: { nearest: ['Settlements'], elsewhere: { subject: 'english', title: 'Blood Brothers' } },
    }),
  );
  const { person } = show(runner);
  await person.click(await screen.findByRole('button', { name: 'Blood Brothers' }));
  expect(screen.queryByRole('button', { name: 'Settlements' })).toBeNull();
  expect(sentTo(start).at(-1)).toMatchObject({ subject: 'English', topic: 'Blood Brothers' });
});

test('today’s quizzes are used up: that is no fault, and nobody is asked to try again or to buy', async () => {
  const details = { feature: 'unlimited_quizzes', plan: 'primary_scholar' };
  answer(start, refusal(402, 'You have done all of today’s quizzes. There are more tomorrow.', 'upgrade_required', { details }));
  show(runner);
  expect(await screen.findByRole('heading', { name: 'That is all for today' })).toBeTruthy();
  expect(screen.getByText('You have done all of today’s quizzes. There are more tomorrow.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.getByRole('dialog').textContent).not.toMatch(/£|upgrade|Primary Scholar/i);
});

const begun = {
  id: '01a1fd6f-0000-7000-8000-0000000000aa',
  title: 'Geography: Rivers',
  subject: 'geography',
  subjectName: 'Geography',
  topic: 'Rivers',
  kind: 'practice',
  keyStage: 'KS2',
  difficulty: 'advanced',
  origin: '',
  planned: 5,
  done: 0,
  passage: null,
  learn: [{ kind: 'idea', heading: 'Where a river begins', text: 'At its source.' }],
  turn: {
    number: 0,
    slot: 0,
    kind: 'planned',
    question: { type: 'multiple_choice', question: 'Where does a river begin?', options: ['source', 'mouth'] },
    help: [],
    learn: null,
    feedback: null,
  },
  ahead: [],
  result: null,
};

test('what was read in Learn just before is not taught once more before its questions', async () => {
  answer(start, { json: begun });
  show(<PracticeRunner opened learned onClose={() => undefined} wish={quiz} topicOf={() => Promise.resolve('Rivers')} />);
  expect(await screen.findByRole('heading', { name: /Where does a river begin/ })).toBeTruthy();
  cleanup();
  show(runner);
  expect(await screen.findByRole('heading', { name: 'Where a river begins' })).toBeTruthy();
});
