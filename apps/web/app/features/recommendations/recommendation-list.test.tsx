import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { RecommendationList } from './recommendation-list.tsx';

const recommendations = 'GET /api/ai/recommendations';
const begin = 'POST /api/student/start-practice';
const volcanoes = {
  id: 'r1',
  type: 'assessment',
  title: 'Practise volcanoes',
  description: '',
  subject: 'geography',
  topic: 'Volcanoes',
  priority: 4,
  estimatedDuration: 10,
  pointsReward: 20,
  reasoning: 'You last worked on this three weeks ago.',
  difficulty: 'medium',
};

const open = () => {
  const onStarted = vi.fn<() => void>();
  return { onStarted, ...show(<RecommendationList first={3} onStarted={onStarted} />) };
};

beforeEach(() => answer('GET /api/simple-auth/profile', profileOf(aPupil())));

test('what cannot be started says so, and can be tried again', async () => {
  answer(recommendations, { json: [volcanoes] });
  answer(begin, refusal(500, 'Something broke.'), {
    json: { success: true, kind: 'practice', id: '01a1fd6f-0000-7000-8000-00000000000a' },
  });
  const { person, onStarted } = open();
  await person.click(await screen.findByRole('button', { name: 'Start: Practise volcanoes' }));
  expect(await screen.findByText('Failed to start practice. Please try again.')).toBeTruthy();
  expect(onStarted).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Start: Practise volcanoes' }));
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
  expect(sentTo(begin)).toHaveLength(2);
});

test('where trying again would not help, the server’s words say why', async () => {
  answer(recommendations, { json: [volcanoes] });
  answer(begin, refusal(402, 'You have done all of today’s quizzes.', 'upgrade_required'));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Start: Practise volcanoes' }));
  expect(await screen.findByText('You have done all of today’s quizzes.')).toBeTruthy();
});

test('after the last quiz of the day no Start stands there: what was the last is said once, and learning stays open', async () => {
  const reading = { ...volcanoes, id: 'r2', type: 'revision', title: 'Read on rivers' };
  answer(recommendations, { json: [volcanoes, reading] });
  const onLearn = vi.fn<() => void>();
  const { person } = show(<RecommendationList first={3} onStarted={() => undefined} over="That was the last." onLearn={onLearn} />);
  await person.click(await screen.findByRole('button', { name: 'Learn: Practise volcanoes' }));
  expect(onLearn).toHaveBeenCalledWith(volcanoes);
  expect(screen.getAllByText('That was the last.')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Start: Practise volcanoes' })).toBeNull();
  // Reading asks nothing, so it is still begun.
  expect(screen.getByRole('button', { name: 'Start: Read on rivers' })).toBeTruthy();
});

test('recommendations that cannot be read are not called none', async () => {
  answer(recommendations, refusal(503, 'Please try again.', 'unavailable'), { json: [] });
  const { person } = open();
  expect(await screen.findByRole('heading', { name: 'We could not load your recommendations' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing is suggested now. You can choose any topic yourself.')).toBeTruthy();
});

test('a parent who looks reads the reason and begins nothing', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil({ viewedByParent: true })));
  answer(recommendations, { json: [volcanoes] });
  open();
  expect(await screen.findByText('You last worked on this three weeks ago.')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: /^Start/ })).toBeNull();
});
