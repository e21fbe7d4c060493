import { openBank } from '@hedgerow/curriculum/bank';
import { describe, expect, test } from 'vitest';
import { journeyOf, todaysSubject } from './journey.ts';
import { journeyTopics } from './topics.ts';

const finished = (subject: 'maths' | 'english', topic: string) => ({ subject, topic, isCompleted: true, score: 80 });
const percent = (...made: Parameters<typeof journeyOf>[2]) => journeyOf(2, 'primary_explorer', made)[0]?.percent;
const subjectsOf = (year: number, plan: Parameters<typeof journeyOf>[1]) => journeyOf(year, plan, []).map(({ subject }) => subject);

test('Explorer has maths and English, and no other subject is shown', () => {
  expect(subjectsOf(2, 'primary_explorer')).toEqual(['maths', 'english']);
  expect(subjectsOf(5, 'primary_explorer')).toEqual(['maths', 'english']);
});

test('Scholar in Year 2 has core, creative and digital; Year 3 adds foundation and languages', () => {
  expect(subjectsOf(2, 'primary_scholar')).toEqual(['maths', 'english', 'science', 'art', 'music', 'computing']);
  expect(subjectsOf(3, 'primary_scholar')).toHaveLength(14);
});

test('the next topic is the first that is not done, and after all of them the first again', () => {
  const [before] = journeyOf(2, 'primary_explorer', []);
  const topics = before?.topics.map(({ title }) => title) ?? [];
  const [after] = journeyOf(2, 'primary_explorer', [finished('maths', topics[0] ?? '')]);
  const [whole] = journeyOf(
    2,
    'primary_explorer',
    topics.map((topic) => finished('maths', topic)),
  );
  expect([before?.next, after?.next, whole?.next]).toEqual([topics[0], topics[1], topics[0]]);
});

test('five topics are the whole of a subject; the same topic twice counts once, an unfinished one not at all', () => {
  expect(percent(finished('maths', 'Money'), finished('maths', 'money '))).toBe(20);
  expect(percent({ ...finished('maths', 'Money'), isCompleted: false })).toBe(0);
  expect(percent(...['a', 'b', 'c', 'd', 'e', 'f'].map((topic) => finished('maths', topic)))).toBe(100);
});

test('nothing grows for 0 of 5 or for 33 %, and what was written grows', () => {
  for (const score of [0, 33, 59]) expect(percent({ ...finished('maths', 'Money'), score })).toBe(0);
  expect(percent({ ...finished('maths', 'Money'), score: 0 }, finished('maths', 'Money'))).toBe(20);
  expect(percent({ ...finished('maths', 'Money'), score: null })).toBe(20);
});

test('a subject with one topic is whole once that is done: every bar can be filled', () => {
  const journey = journeyOf(4, 'primary_scholar', []);
  const filled = journey.map(({ subject, topics }) => {
    const made = topics.map(({ title }) => ({ subject, topic: title, isCompleted: true, score: 60 }));
    return journeyOf(4, 'primary_scholar', made).find((one) => one.subject === subject)?.percent;
  });
  expect(filled).toEqual(journey.map(({ topics }) => (topics.length === 0 ? 0 : 100)));
});

test('today begins with the subject that has grown least', () => {
  expect(todaysSubject(journeyOf(2, 'primary_explorer', []))?.subject).toBe('maths');
  expect(todaysSubject(journeyOf(2, 'primary_explorer', [finished('maths', 'Money')]))?.subject).toBe('english');
});

describe('every topic of the journey', () => {
  const { index } = openBank();
  test.each(['maths', 'english'] as const)('%s has one for each year from Reception to Year 6', (subject) => {
    for (const year of [0, 1, 2, 3, 4, 5, 6])
      expect(journeyTopics.some((topic) => topic.subject === subject && topic.years.includes(year))).toBe(true);
  });

  test('outside maths, whose questions are also made by rule, its subject is one that our topics cover for that key stage', () => {
    const missing = journeyTopics
      .filter(({ subject }) => subject !== 'maths')
      .filter(({ subject, years }) => {
        const keyStage = Math.max(...years) <= 2 ? 'KS1' : 'KS2';
        return !index.some((topic) => topic.subject === subject && topic.keyStage === keyStage);
      });
    expect(missing).toEqual([]);
  });
});
