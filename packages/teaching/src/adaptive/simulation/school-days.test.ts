import { openBank } from '@hedgerow/curriculum/bank';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { describe, expect, test } from 'vitest';
import { generators } from '../../generators/all-generators.ts';
import { mapTopics } from '../map-topics.ts';
import { schoolDays, type SimulatedPupil, type SimulatedStep, topicsOfDays } from './school-days.ts';
import { worlds } from './worlds.ts';

const bank = openBank();
const source = { index: bank.index, generators };
const topicOf = (id: string) => bank.topic(id);
const days = 60;

const pupils: readonly SimulatedPupil[] = [
  { year: 0, plan: 'primary_explorer' },
  { year: 1, plan: 'primary_scholar' },
  { year: 3, plan: 'primary_explorer' },
  { year: 6, plan: 'primary_scholar' },
  { year: 7, plan: 'secondary_practice' },
  { year: 8, plan: 'secondary_learn' },
  { year: 9, plan: 'secondary_revise' },
  { year: 11, plan: 'secondary_practice' },
  { year: 13, plan: 'secondary_practice' },
];

describe.each(pupils.map((pupil) => [`Year ${pupil.year} with ${pupil.plan}`, pupil] as const))(
  'sixty school days of %s',
  (_name, pupil) => {
    const topics = topicsOfDays((subject) => mapTopics(source, subject, keyStageForYear(pupil.year)), pupil);
    const [world] = worlds;
    const steps = world === undefined ? [] : schoolDays(pupil, topics, days, world, 17, topicOf);
    const on = (day: number) => steps.filter((step) => step.day === day);
    const everyDay = Array.from({ length: days }, (_, day) => day);

    test('plan nothing on two days running unless it is due', () => {
      const again = steps.filter(({ day, topicId, due }) => !due && on(day - 1).some((before) => before.topicId === topicId));
      expect(again).toEqual([]);
    });

    test('have maths and English on every day', () => {
      const without = everyDay.filter((day) => ['maths', 'english'].some((subject) => !on(day).some((step) => step.subject === subject)));
      expect(without).toEqual([]);
    });

    test('never ask again on the next school day what was too hard, unless it is taught first and easy', () => {
      const tooHard = steps.filter(({ score }) => score !== null && score < 40);
      const again = tooHard.flatMap(({ day, topicId }) => on(day + 1).filter((next) => next.topicId === topicId));
      expect(again.filter(({ teaches, level }) => !teaches || (level ?? 0) > 0)).toEqual([]);
    });

    test('take their time: ten to fifteen minutes up to Year 2, at most 45 to Year 6, then 90', () => {
      const most = pupil.year <= 2 ? 15 : pupil.year <= 6 ? 45 : 90;
      const minutes = everyDay.map((day) => on(day).reduce((sum, step) => sum + step.minutes, 0));
      expect(Math.max(...minutes)).toBeLessThanOrEqual(most);
      expect(Math.min(...minutes)).toBeGreaterThanOrEqual(10);
    });

    test('reach fifteen questions a day on every plan, in three to five steps', () => {
      const short = everyDay.filter((day) => {
        const asked = on(day).reduce((sum, { questions }) => sum + questions, 0);
        return on(day).length < 3 || on(day).length > 5 || asked < 15;
      });
      expect(short).toEqual([]);
    });

    test('give every subject its turn within any two weeks', () => {
      const subjects = [...new Set(topics.map(({ subject }) => subject))];
      const fortnights = Array.from({ length: days - 9 }, (_, from) => steps.filter(({ day }) => day >= from && day < from + 10));
      const missing = fortnights.map((fortnight) => subjects.filter((subject) => !fortnight.some((step) => step.subject === subject)));
      expect(missing.filter((list) => list.length > 0)).toEqual([]);
    });

    // A topic may come again with something else of it: what is repeated is one objective of it.
    test('come back within three nights without being due in fewer than one step of twenty', () => {
      const early = steps.filter(
        ({ date, topicId, objective, work, due }) =>
          !due &&
          steps.some(
            (before) =>
              before.topicId === topicId &&
              before.objective === objective &&
              before.work === work &&
              before.date < date &&
              before.date >= date - 3,
          ),
      );
      expect(early.length / steps.length).toBeLessThan(0.05);
    });
  },
);

const daysOf = (pupil: SimulatedPupil, count = 20) => {
  const [world] = worlds;
  if (world === undefined) throw new Error('there is no world');
  const topics = topicsOfDays((subject) => mapTopics(source, subject, keyStageForYear(pupil.year)), pupil);
  return schoolDays(pupil, topics, count, world, 5, topicOf);
};

describe('sixty school days of somebody who gets everything right', () => {
  // Reception has eight topics in maths and English, and three steps a day.
  const sure: readonly SimulatedPupil[] = [
    { year: 0, plan: 'primary_explorer', isSure: true },
    { year: 0, plan: 'primary_scholar', isSure: true },
    { year: 8, plan: 'secondary_learn', isSure: true },
    { year: 9, plan: 'secondary_revise', isSure: true },
  ];
  test.each(sure)('in Year $year with $plan hardly ever repeat what is not due', (pupil) => {
    const steps = daysOf(pupil, days);
    const isAgain = (step: SimulatedStep): boolean =>
      steps.some(
        (before) =>
          before.topicId === step.topicId &&
          before.objective === step.objective &&
          before.work === step.work &&
          before.date < step.date &&
          before.date >= step.date - 3,
      );
    expect(steps.filter((step) => !step.due && isAgain(step)).length / steps.length).toBeLessThan(0.02);
    // With what is due: FSRS brings what is new back sooner.
    expect(steps.filter(isAgain).length / steps.length).toBeLessThan(pupil.year === 0 ? 0.2 : 0.02);
  });
});

describe('twenty school days of somebody who gets nothing right', () => {
  const hard: readonly SimulatedPupil[] = [
    { year: 1, plan: 'primary_scholar', isLost: true },
    { year: 5, plan: 'primary_scholar', isLost: true },
    { year: 11, plan: 'secondary_practice', isLost: true },
  ];
  test.each(hard)('in Year $year goes to other topics, and teaches what comes again', (pupil) => {
    const steps = daysOf(pupil);
    const before = steps.map((step) => steps.findLast(({ topicId, day }) => topicId === step.topicId && day < step.day));
    const came = steps.filter((_, at) => before[at] !== undefined);
    expect(came.length).toBeGreaterThan(0);
    expect(came.filter(({ teaches, level }) => !teaches || level !== 0)).toEqual([]);
    // Most of what was hard rests a night: what it builds on, or another topic, has its place.
    const nextDay = steps.filter((step, at) => before[at]?.day === step.day - 1);
    expect(nextDay.length / steps.length).toBeLessThan(0.5);
  });
});

test('a day of a young child who reads slowly has fewer steps, and says the minutes that were measured', () => {
  const steps = daysOf({ year: 1, plan: 'primary_scholar', ownSeconds: 70 });
  // A minute more where a lesson comes first.
  expect(new Set(steps.map(({ minutes }) => minutes))).toEqual(new Set([6, 7]));
  const perDay = Map.groupBy(steps, ({ day }) => day);
  expect(new Set([...perDay.values()].map((day) => day.length))).toEqual(new Set([2]));
});
