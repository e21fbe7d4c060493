import type { TodayStep } from '@hedgerow/contracts/today';
import { describe, expect, test } from 'vitest';
import { dayWords, emptyDayWords, isAllDone, isBegun, isOver, leftToFinish, nextStep, quizzesWords, stepName } from './today-words.ts';

const step = (wish: Partial<TodayStep>): TodayStep => ({
  id: 'x',
  kind: 'new',
  title: 'Shapes',
  subject: 'maths',
  focus: null,
  reason: '',
  minutes: 10,
  done: false,
  ticks: true,
  start: { with: 'cards' },
  standing: null,
  set: null,
  ...wish,
});

describe('the words of a day', () => {
  test('say how long it takes, then what is done and what is left', () => {
    expect(dayWords({ steps: [step({}), step({})] })).toBe('About 20 minutes');
    expect(dayWords({ steps: [step({ done: true }), step({})] })).toBe('1 of 2 done, about 10 minutes left');
    expect(dayWords({ steps: [step({ done: true }), step({ done: true })] })).toBe('2 of 2 done');
  });

  test('what cannot be ticked does not stand in the way of a finished day, and is never what comes next', () => {
    const notes = step({ id: 'notes', ticks: false });
    expect(isAllDone({ steps: [notes, step({ done: true })] })).toBe(true);
    expect(isAllDone({ steps: [notes] })).toBe(false);
    expect(isAllDone({ steps: [] })).toBe(false);
    expect(nextStep({ steps: [notes, step({ done: true }), step({ id: 'next' })] })?.id).toBe('next');
  });

  test('go on with what was begun', () => {
    expect(isBegun(step({}))).toBe(false);
    expect(isBegun(step({ start: { with: 'attempt', assessmentId: 'a' } }))).toBe(true);
  });

  test('praise what was finished, and lead to what was only begun', () => {
    const over = { quizzes: { limit: 5, used: 5, left: 0 }, steps: [] };
    const begun = [{ id: 'a', title: 'Money', subject: 'maths' } as const];
    expect(emptyDayWords({ ...over, begun: [] }, 'Nothing is planned.')).toBe('Your quizzes for today are done. Well done!');
    expect(emptyDayWords({ ...over, begun }, 'Nothing is planned.')).toBe('No new quizzes today. You can finish what you began.');
    expect(leftToFinish({ ...over, begun })?.id).toBe('a');
    expect(leftToFinish({ ...over, begun, steps: [step({})] })).toBeUndefined();
    const open = { quizzes: { limit: 5, used: 4, left: 1 }, steps: [], begun };
    expect(emptyDayWords(open, 'Nothing is planned.')).toBe('Nothing is planned.');
    expect(leftToFinish(open)).toBeUndefined();
  });

  test('name a step by its subject', () => {
    expect(stepName(step({}))).toBe('Maths: Shapes');
    expect(stepName(step({ subject: 'french', title: 'French: people and first verbs' }))).toBe('French: people and first verbs');
    expect(stepName(step({ subject: null, title: 'Flashcards' }))).toBe('Flashcards');
  });

  test('are over when no quiz is left, and never where there is no limit', () => {
    expect(isOver({ quizzes: { limit: 5, used: 5, left: 0 } })).toBe(true);
    expect(isOver({ quizzes: { limit: 5, used: 4, left: 1 } })).toBe(false);
    expect(isOver({ quizzes: { limit: null, used: 9, left: null } })).toBe(false);
  });

  test('count quizzes down kindly, and say nothing where there is no limit', () => {
    expect(quizzesWords({ limit: 5, used: 2, left: 3 })).toBe('3 of 5 quizzes left today');
    expect(quizzesWords({ limit: 5, used: 5, left: 0 })).toBe('Those were all 5 quizzes for today. New ones come tomorrow.');
    expect(quizzesWords({ limit: null, used: 9, left: null })).toBeUndefined();
  });
});
