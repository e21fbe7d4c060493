import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import Cards from './cards.tsx';
import Library from './library.tsx';

const nothing = { json: [] };
/** Nothing below the first view comes here. */
class NothingSeen {
  readonly observe = () => undefined;
  readonly disconnect = () => undefined;
}

test('who has no cards at all is told how to get some, not to come back for them', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer('GET /api/flashcards/today', nothing);
  answer('GET /api/revision-guides', nothing);
  answer('GET /api/flashcards/decks', nothing);
  show(<Cards />);
  expect(await screen.findByText('No cards yet. Every guide you make comes with its own cards.')).toBeTruthy();
  expect(screen.queryByText('No cards are due today')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Study cards' })).toBeNull();
});

const little = { yearGroup: 4, gradeLevel: 'year4', keyStage: 'KS2', phase: 'primary' } as const;

test('a Scholar has cards of topics and of what was missed, and a way to more of them', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil({ ...little, subscriptionPlan: 'primary_scholar' })));
  answer('GET /api/assessments', nothing);
  answer('GET /api/flashcards/today', nothing);
  answer('GET /api/revision-guides', nothing);
  const deck = {
    id: 'd',
    title: 'Coasts',
    subject: 'geography',
    subjectName: 'Geography',
    cards: 9,
    createdAt: '2026-11-20T09:00:00.000Z',
  };
  answer('GET /api/flashcards/decks', { json: [deck] });
  show(<Cards />);
  expect(await screen.findByText('Geography · 9 cards')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a topic' })).toBeTruthy();
});

test('an Explorer who comes to the cards is told the plan that has them', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil({ ...little, subscriptionPlan: 'primary_explorer' })));
  answer('GET /api/assessments', nothing);
  show(<Cards />);
  expect(await screen.findByText(/Cards from topics and quizzes/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a topic' })).toBeNull();
});

test('a test that was begun and left is gone on with where tests are kept; a practice is not listed there', async () => {
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer('GET /api/files', nothing);
  answer('GET /api/revision-guides', nothing);
  answer('GET /api/assessments', {
    json: [
      { id: 't1', title: 'Maths: Vectors', isCompleted: false, mode: 'test' },
      { id: 'p1', title: 'Maths: Surds', isCompleted: false, mode: 'practice' },
    ],
  });
  const begun = [
    { id: 't1', title: 'Maths: Vectors', subject: 'maths' },
    { id: 'p1', title: 'Maths: Surds', subject: 'maths' },
  ];
  answer('GET /api/student/today', {
    json: { date: '2026-11-20', steps: [], begun, quizzes: { limit: null, used: 1, left: null }, offersCheckIn: false },
  });
  show(<Library />);
  expect(await screen.findByRole('button', { name: 'Carry on: Maths: Vectors' })).toBeTruthy();
  expect(screen.queryByText(/Surds/)).toBeNull();
  expect(screen.queryByText(/No tests yet/)).toBeNull();
});
