import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { examReadiness, isTopPerformer, readinessAssessments, readinessDays, skillScore } from '@hedgerow/domain/class-figures';
import { streakOf } from '@hedgerow/domain/streaks';
import { activity } from '../../db/schema/progress.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, aTeacher } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';

const testApp = startTestApp();
const hour = 3_600_000;

/** Mostly in one run of days, so that there are streaks to count. */
const piece = fc.record({
  hoursAgo: fc.oneof(fc.integer({ min: 0, max: 15 * 24 }), fc.integer({ min: 0, max: 120 * 24 })),
  type: fc.constantFrom('assessment' as const, 'assessment' as const, 'revision' as const),
  status: fc.constantFrom('completed' as const, 'completed' as const, 'completed' as const, 'in-progress' as const),
  subject: fc.constantFrom('maths' as const, 'maths' as const, 'french' as const),
  topic: fc.constantFrom('angles', 'decimals', 'ratio', 'symmetry'),
  score: fc.option(fc.integer({ min: 30, max: 100 }), { freq: 6 }),
});
type Piece = typeof piece extends fc.Arbitrary<infer T> ? T : never;

const average = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);

/** What the class list has to say of a pupil who did this, told by the rules one after another. */
const expected = (pieces: readonly Piece[], now: Date) => {
  const today = londonDate(now);
  const done = pieces.filter(({ status }) => status === 'completed').toSorted((a, b) => a.hoursAgo - b.hoursAgo);
  const worked = done.map(({ hoursAgo }) => londonDate(new Date(now.getTime() - hoursAgo * hour)));
  const quizzes = done.filter(({ type }) => type === 'assessment');
  const scored = quizzes.flatMap(({ score, ...quiz }) => (score === null ? [] : [{ ...quiz, score }]));
  const inSubject = scored.filter(({ subject }) => subject === 'maths');
  const newest = inSubject.slice(0, readinessAssessments).filter(({ hoursAgo }) => hoursAgo <= readinessDays * 24);
  const averageScore = average(inSubject.map(({ score }) => score));
  return {
    averageScore,
    currentStreak: streakOf(worked, today).current,
    completedAssessments: quizzes.filter(({ subject }) => subject === 'maths').length,
    lastActiveAt: done[0] === undefined ? null : new Date(now.getTime() - done[0].hoursAgo * hour).toISOString(),
    engagementScore: null,
    skillsCompleted: new Set(inSubject.filter(({ score }) => score >= skillScore).map(({ topic }) => topic)).size,
    examReadiness: examReadiness(average(newest.map(({ score }) => score)), newest.length),
    topPerformer: isTopPerformer(null, averageScore),
  };
};

test('whatever pupils did, the list of the class says what the rules say', { timeout: 120_000 }, async () => {
  const { database, clock } = testApp();
  const teacher = await aTeacher(testApp());
  const [one, two] = [await aPupil(testApp()), await aPupil(testApp())];
  await aClass(testApp(), teacher, [one, two]);
  const keep = async ({ id: childId, familyId }: typeof one, pieces: readonly Piece[]): Promise<void> => {
    await database.db.delete(activity).where(eq(activity.childId, childId));
    const rows = pieces.map(({ hoursAgo, ...rest }, nth) => {
      const happenedAt = new Date(clock.now.getTime() - hoursAgo * hour);
      return { ...rest, id: `${rest.type}-${nth}`, familyId, childId, title: rest.topic, day: londonDate(happenedAt), happenedAt };
    });
    if (rows.length > 0) await database.db.insert(activity).values(rows);
  };
  const pieces = fc.uniqueArray(piece, { maxLength: 40, selector: ({ hoursAgo }) => hoursAgo });
  await fc.assert(
    fc.asyncProperty(pieces, pieces, async (ofOne, ofTwo) => {
      await keep(one, ofOne);
      await keep(two, ofTwo);
      const [{ students } = { students: [] }] = (await teacher.get('/api/teacher/classes')).json<TeacherClass[]>();
      expect(students.find(({ id }) => id === one.id)).toMatchObject(expected(ofOne, clock.now));
      expect(students.find(({ id }) => id === two.id)).toMatchObject(expected(ofTwo, clock.now));
    }),
    { numRuns: 40 },
  );
});
