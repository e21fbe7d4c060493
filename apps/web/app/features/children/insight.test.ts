import { expect, test } from 'vitest';
import { finishedByDay, insightOf } from './insight.ts';

const now = new Date('2026-11-21T18:00:00Z');
const attempt = (id: string, subjectName: string, score: number, completedAt: string, topic = 'Fractions') => ({
  id,
  subjectName,
  topic,
  score,
  correctAnswers: Math.round((score / 100) * 6),
  totalQuestions: 6,
  completedAt,
  hasEssays: false,
});
const done = (timestamp: string) => ({ status: 'completed' as const, timestamp });

test('a parent reads what goes well, what slipped, and what to look at together', () => {
  const insight = insightOf(
    'Maya',
    [
      attempt('m2', 'Maths', 33, '2026-11-20T16:00:00Z'),
      attempt('m1', 'Maths', 83, '2026-11-14T16:00:00Z', 'Multiplication'),
      attempt('s2', 'Science', 100, '2026-11-19T16:00:00Z', 'Plants'),
      attempt('s1', 'Science', 83, '2026-11-13T16:00:00Z', 'Plants'),
    ],
    [done('2026-11-20T16:00:00Z'), done('2026-11-20T16:30:00Z'), done('2026-11-19T16:00:00Z')],
    now,
  );
  expect(insight).toEqual({
    week: 'Maya finished 3 things on 2 days of the last seven.',
    well: 'Science is going well: 92% on average over 2 assessments.',
    slipped: 'Maths needs some help: 58% on average over 2 assessments, and the last one was lower, at 33%.',
    together: { words: 'Look through the 4 questions on Fractions that went wrong. Each one shows its steps.', assessmentId: 'm2' },
    tooEarly: undefined,
  });
});

test('one score in a subject says nothing about it', () => {
  const insight = insightOf('Leo', [attempt('a', 'Maths', 20, '2026-11-20T16:00:00Z')], [done('2026-11-20T16:00:00Z')], now);
  expect([insight.well, insight.slipped, insight.together]).toEqual([undefined, undefined, undefined]);
  expect(insight.tooEarly).toContain('Leo has 1 score');
});

test('scores from last month are not this month’s news', () => {
  const old = [attempt('a', 'Maths', 20, '2026-10-01T16:00:00Z'), attempt('b', 'Maths', 30, '2026-10-02T16:00:00Z')];
  expect(insightOf('Leo', old, [done('2026-10-02T16:00:00Z')], now).tooEarly).toContain('no scores');
});

test('a child whose only subject is fair is not told twice about it, and one who is strong everywhere has nothing to mend', () => {
  const fair = [attempt('a', 'Maths', 67, '2026-11-19T16:00:00Z'), attempt('b', 'Maths', 67, '2026-11-20T16:00:00Z')];
  expect(insightOf('Leo', fair, [], now)).toMatchObject({
    well: 'Maths is the strongest so far: 67% on average over 2 assessments.',
    slipped: undefined,
  });
  const strong = ['Maths', 'English'].flatMap((subject) => [
    attempt(`${subject}1`, subject, 100, '2026-11-19T16:00:00Z'),
    attempt(`${subject}2`, subject, 83, '2026-11-20T16:00:00Z'),
  ]);
  expect(insightOf('Leo', strong, [], now)).toMatchObject({ slipped: undefined, together: undefined });
});

test('a child who has not started is not judged', () => {
  expect(insightOf('Isla', [], [], now)).toEqual({
    week: 'Isla has not started yet. What Isla finishes shows here by itself.',
    well: undefined,
    slipped: undefined,
    together: undefined,
    tooEarly: undefined,
  });
});

test('days are London days, and unfinished things do not count', () => {
  const days = finishedByDay([done('2026-11-20T23:59:00Z'), { status: 'in-progress', timestamp: '2026-11-21T10:00:00Z' }], now);
  expect(days).toHaveLength(7);
  expect(days.at(-2)).toMatchObject({ count: 1 });
  expect(days.at(-1)).toMatchObject({ count: 0 });
});
