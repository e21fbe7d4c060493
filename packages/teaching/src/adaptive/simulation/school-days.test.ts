import { openBank } from '@hedgerow/curriculum/bank';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { describe, expect, test } from 'vitest';
import { generators } from '../../generators/all-generators.ts';
import { mapTopics } from '../map-topics.ts';
import { schoolDays, type SimulatedPupil, topicsOfDays } from './school-days.ts';
import { worlds } from './worlds.ts';

const source = { index: openBank().index, generators };
const days = 60;

const pupils: readonly SimulatedPupil[] = [
  { year: 0, plan: 'primary_explorer' },
  { year: 1, plan: 'primary_scholar' },
  { year: 3, plan: 'primary_explorer' },
  { year: 6, plan: 'primary_scholar' },
  { year: 7, plan: 'secondary_practice' },
  { year: 9, plan: 'secondary_revise' },
  { year: 11, plan: 'secondary_practice' },
  { year: 13, plan: 'secondary_practice' },
];

describe.each(pupils.map((pupil) => [`Year ${pupil.year} with ${pupil.plan}`, pupil] as const))(
  'sixty school days of %s',
  (_name, pupil) => {
    const topics = topicsOfDays((subject) => mapTopics(source, subject, keyStageForYear(pupil.year)), pupil);
    const [world] = worlds;
    const steps = world === undefined ? [] : schoolDays(pupil, topics, days, world, 17);
    const on = (day: number) => steps.filter((step) => step.day === day);
    const everyDay = Array.from({ length: days }, (_, day) => day);

    test('plan nothing on two days running unless it is due', () => {
      const again = steps.filter(({ day, topicId, due }) => !due && on(day - 1).some((before) => before.topicId === topicId));
      expect(again).toEqual([]);
    });

    test('read a topic once before its questions, and never as something new again', () => {
      const read = steps.filter(({ work }) => work === 'read and practise').map(({ topicId }) => topicId);
      expect(new Set(read).size).toBe(read.length);
    });

    test('reach fifteen questions a day where the plan has practice, and something every day', () => {
      const least = pupil.plan === 'secondary_revise' ? { steps: 1, questions: 0 } : { steps: 3, questions: 15 };
      const short = everyDay.filter((day) => {
        const asked = on(day).reduce((sum, { questions }) => sum + questions, 0);
        return on(day).length < least.steps || asked < least.questions;
      });
      expect(short).toEqual([]);
    });

    test('give every subject its turn within any two weeks', () => {
      const subjects = [...new Set(topics.map(({ subject }) => subject))];
      const fortnights = Array.from({ length: days - 9 }, (_, from) => steps.filter(({ day }) => day >= from && day < from + 10));
      const missing = fortnights.map((fortnight) => subjects.filter((subject) => !fortnight.some((step) => step.subject === subject)));
      expect(missing.filter((list) => list.length > 0)).toEqual([]);
    });

    test('come back within three nights without being due in fewer than one step of twenty', () => {
      const early = steps.filter(
        ({ date, topicId, due }) =>
          !due && steps.some((before) => before.topicId === topicId && before.date < date && before.date >= date - 3),
      );
      // Reception has seven topics in maths and English: three a day come round sooner.
      expect(early.length / steps.length).toBeLessThan(pupil.year === 0 ? 0.7 : 0.05);
    });
  },
);
