import { keyStages } from '@hedgerow/domain/key-stages';
import { assert, constantFrom, array, boolean, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayCaps, type DayCandidate, type DayCaps, fitDay, planDay } from './daily-plan.ts';

const kinds = ['due', 'cards', 'revisit', 'new', 'stretch', 'practise'] as const;
const caps: DayCaps = { minutes: 45, steps: 4, quizzes: Number.POSITIVE_INFINITY };

let made = 0;
const could = (kind: DayCandidate['kind'], wish: Partial<DayCandidate> = {}): DayCandidate => {
  made += 1;
  const id = wish.id ?? `${kind}-${made}`;
  return { id, kind, about: id, subject: 'maths', minutes: 10, urgency: 5, isQuiz: kind !== 'cards', ...wish };
};

const candidate = record({
  kind: constantFrom(...kinds),
  about: integer({ min: 0, max: 20 }).map(String),
  subject: constantFrom('maths', 'english', 'science', 'history'),
  minutes: integer({ min: 1, max: 60 }),
  urgency: integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
  isQuiz: boolean(),
});
const candidates = array(candidate, { maxLength: 40 }).map((list) => list.map((one, at): DayCandidate => ({ id: String(at), ...one })));
const someCaps = record({
  minutes: integer({ min: 0, max: 90 }),
  steps: integer({ min: 0, max: 5 }),
  quizzes: integer({ min: 0, max: 5 }),
});
const minutesOf = (steps: readonly { readonly minutes: number }[]): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

describe('the plan of a day', () => {
  test('is one due revisit, one new, one stretch, and what looks back comes first', () => {
    const day = planDay([could('new'), could('stretch'), could('practise'), could('revisit')], caps, 1);
    expect(day.map(({ kind }) => kind)).toEqual(['revisit', 'practise', 'new', 'stretch']);
  });

  test('begins with questions that are due, and leaves the second thing to look back on for another day', () => {
    const all = [could('new'), could('revisit', { urgency: 9 }), could('due', { urgency: 10 }), could('stretch')];
    expect(planDay(all, { ...caps, steps: 3 }, 1).map(({ kind }) => kind)).toEqual(['due', 'new', 'stretch']);
  });

  test('has a step of each daily subject, whatever else is urgent, and one whose turn has come', () => {
    const all = [
      could('new', { subject: 'art', urgency: 10, turn: 2 }),
      could('new', { subject: 'history', urgency: 10 }),
      could('practise', { subject: 'maths', urgency: 0, isDaily: true }),
      could('new', { subject: 'english', urgency: 1, isDaily: true }),
    ];
    const subjects = planDay(all, { ...caps, steps: 3 }, 3).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['art', 'english', 'maths']);
  });

  test('what went badly comes before a stretch on what is known well, and before something new of its subject', () => {
    const all = [
      could('due', { subject: 'english', urgency: 10, isDaily: true }),
      could('cards', { urgency: 10, subject: '' }),
      could('new', { subject: 'maths', urgency: 6, isDaily: true }),
      could('practise', { subject: 'maths', urgency: 3, isDaily: true, weak: 'poor', id: 'weak maths' }),
      could('new', { subject: 'physics', urgency: 5, turn: 4 }),
      could('practise', { subject: 'history', urgency: 2, weak: 'hard', id: 'weak history' }),
      could('stretch', { subject: 'biology', urgency: 4 }),
    ];
    const day = planDay(all, { ...caps, minutes: 90, steps: 5 }, 1);
    expect(day.map(({ subject }) => subject).toSorted()).toEqual(['', 'english', 'history', 'maths', 'physics']);
    expect(day.map(({ id }) => id)).toEqual(expect.arrayContaining(['weak maths', 'weak history']));
    expect(day[0]?.kind).toBe('due');
  });

  test('begins with due cards where no topic has faded, and with what is shaky where there are no cards', () => {
    expect(planDay([could('new'), could('practise'), could('cards')], caps, 1)[0]?.kind).toBe('cards');
    expect(planDay([could('new'), could('practise')], caps, 1)[0]?.kind).toBe('practise');
  });

  test('has the due cards beside a topic that has faded', () => {
    const day = planDay([could('revisit'), could('revisit'), could('new'), could('stretch'), could('cards')], caps, 1);
    expect(day.map(({ kind }) => kind)).toEqual(['revisit', 'cards', 'new', 'stretch']);
  });

  test('of somebody new goes over several subjects', () => {
    const all = ['maths', 'english', 'science'].flatMap((subject) => [could('new', { subject }), could('new', { subject })]);
    expect(new Set(planDay(all, { ...caps, steps: 3 }, 7).map(({ subject }) => subject)).size).toBe(3);
  });

  test('does not begin with the same subject every day', () => {
    const all = ['maths', 'english', 'science'].map((subject) => could('new', { subject }));
    const firsts = Array.from({ length: 30 }, (_, seed) => planDay(all, caps, seed)[0]?.subject);
    expect(new Set(firsts).size).toBe(3);
  });

  test('takes a thing once, however it is offered', () => {
    const both = [could('revisit', { about: 'rivers' }), could('practise', { about: 'rivers' })];
    expect(planDay(both, caps, 1)).toHaveLength(1);
  });

  test('never passes the minutes, the number or the quizzes that are left, whatever is offered', () => {
    assert(
      property(candidates, someCaps, integer(), (all, limits, seed) => {
        const day = planDay(all, limits, seed);
        expect(minutesOf(day)).toBeLessThanOrEqual(limits.minutes);
        expect(day.length).toBeLessThanOrEqual(limits.steps);
        expect(day.filter(({ isQuiz }) => isQuiz).length).toBeLessThanOrEqual(limits.quizzes);
        expect(day.every((step) => all.includes(step))).toBe(true);
        expect(new Set(day.map(({ about }) => about)).size).toBe(day.length);
      }),
    );
  });

  test('is the same for the same seed, in whatever order the offers come with different urgency', () => {
    assert(
      property(candidates, integer(), (all, seed) => {
        const distinct = all.map((one, at) => ({ ...one, urgency: at, about: one.id }));
        const ids = (list: readonly DayCandidate[]) => planDay(list, caps, seed).map(({ id }) => id);
        expect(ids(distinct)).toEqual(ids(distinct));
        expect(ids(distinct.toReversed())).toEqual(ids(distinct));
      }),
    );
  });

  test('leaves no room unused that something would fit in', () => {
    assert(
      property(candidates, someCaps, integer(), (all, limits, seed) => {
        const day = planDay(all, limits, seed);
        const fits = all.filter(
          (one) =>
            day.every(({ about }) => about !== one.about) &&
            day.length < limits.steps &&
            minutesOf(day) + one.minutes <= limits.minutes &&
            (!one.isQuiz || day.filter(({ isQuiz }) => isQuiz).length < limits.quizzes),
        );
        expect(fits).toEqual([]);
      }),
    );
  });
});

describe('the study time', () => {
  test.each(keyStages)('of %s is what docs/product/pupil-home.md#today recommends, in at most five steps', (keyStage) => {
    const { minutes, steps } = dayCaps(keyStage, 5);
    expect(minutes).toBe({ EYFS: 15, KS1: 15, KS2: 45, KS3: 90, KS4: 90, KS5: 90 }[keyStage]);
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(steps).toBeLessThanOrEqual(5);
  });
});

const step = (name: string, done: boolean, wish: Partial<{ minutes: number; isQuiz: boolean }> = {}) => ({
  name,
  done,
  minutes: 10,
  isQuiz: true,
  ...wish,
});
const names = (steps: readonly { readonly name: string }[]) => steps.map(({ name }) => name);

describe('a day that has begun', () => {
  test('keeps what is done in its place, and lets the last go when work is set', () => {
    const day = [step('set', false), step('first', true), step('second', false), step('third', false), step('fourth', false)];
    expect(names(fitDay(day, caps))).toEqual(['set', 'first', 'second', 'third']);
  });

  test('does not offer a quiz that is not left; one that is done was counted', () => {
    const day = [step('first', true), step('second', false), step('cards', false, { isQuiz: false })];
    expect(names(fitDay(day, { ...caps, quizzes: 0 }))).toEqual(['first', 'cards']);
  });

  test('never passes the caps either', () => {
    const steps = array(record({ done: boolean(), minutes: integer({ min: 1, max: 60 }), isQuiz: boolean() }), { maxLength: 12 });
    assert(
      property(steps, someCaps, (all, limits) => {
        const shown = fitDay(all, limits);
        expect(minutesOf(shown)).toBeLessThanOrEqual(limits.minutes);
        expect(shown.length).toBeLessThanOrEqual(limits.steps);
        expect(shown.filter(({ isQuiz, done }) => isQuiz && !done).length).toBeLessThanOrEqual(limits.quizzes);
      }),
    );
  });
});
