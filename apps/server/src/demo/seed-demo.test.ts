import { expect, test } from 'vitest';
import type { Assignment } from '@hedgerow/contracts/assignments';
import type { Child } from '@hedgerow/contracts/families';
import type { ClassAnalytics, Homework, TeacherClass } from '@hedgerow/contracts/classes';
import type { StudentStats } from '@hedgerow/contracts/progress';
import type { Today } from '@hedgerow/contracts/today';
import { codeOf } from '../testing/authenticator.ts';
import { startTestApp } from '../testing/test-app.ts';
import { demoChildren, demoParent, demoPassword, demoTeacher } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const testApp = startTestApp();

const seed = () => {
  const { services, database, visitor, clock } = testApp();
  const browser = visitor();
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await browser.post(path, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  return seedDemo({ services, db: database.db, post, now: clock.now });
};

test(
  'an empty product opens with a family that has paid and has a month behind it; a second start, at the same moment or later, makes nothing',
  { timeout: 240_000 },
  async () => {
    expect(await Promise.all([seed(), seed()])).toEqual([true, true]);
    expect(await seed()).toBe(true);
    const parent = testApp().visitor();
    await parent.post('/api/simple-auth/login', { email: demoParent.email, password: demoPassword });
    const children = (await parent.get('/api/parent/children')).json<Child[]>();
    expect(children.map(({ firstName, currentPlan, status }) => [firstName, currentPlan, status])).toEqual([
      ['Robin', 'primary_scholar', 'active'],
      ['Willow', 'secondary_practice', 'active'],
    ]);
    expect(children.map(({ lastSignInAt }) => lastSignInAt)).not.toContain(null);
    for (const { username } of demoChildren) {
      const pupil = testApp().visitor();
      expect((await pupil.post('/api/child-auth/child-login', { username, password: demoPassword })).statusCode).toBe(200);
      const stats = (await pupil.get('/api/student/stats')).json<StudentStats>();
      expect(stats.totalAssessments).toBeGreaterThan(8);
      expect(stats.longestStreak).toBeGreaterThan(1);
      const work = (await pupil.get('/api/student/assignments')).json<Assignment[]>();
      expect(work.map(({ state }) => state)).toEqual(['open', 'open', 'done']);
      // Nothing is offered twice on their home.
      const { steps } = (await pupil.get('/api/student/today')).json<Today>();
      const own = steps.flatMap(({ start }) => (start.with === 'quiz' ? [start.topic] : []));
      const offered = [...work.filter(({ state }) => state === 'open').map(({ topic }) => topic), ...own];
      expect(offered).toEqual([...new Set(offered)]);
    }
  },
);

test('their teacher turns two-step sign-in on and sees a class for each child, with what was really done', async () => {
  await seed();
  const teacher = testApp().visitor();
  await teacher.post('/api/simple-auth/login', { email: demoTeacher.email, password: demoPassword });
  expect((await teacher.get('/api/teacher/classes')).statusCode).toBe(403);
  const begun = await teacher.post('/api/auth/two-factor/begin', { password: demoPassword });
  await teacher.post('/api/auth/two-factor/confirm', { code: codeOf(begun.json<{ secret: string }>().secret) });
  const classes = (await teacher.get('/api/teacher/classes')).json<TeacherClass[]>();
  expect(classes.map(({ yearGroup, school, students }) => [yearGroup, school, students.length])).toEqual([
    ['Year 4', 'Hawthorn Vale School', 28],
    ['Year 10', 'Hawthorn Vale School', 28],
  ]);
  for (const { id, students } of classes) {
    const scores = students.flatMap(({ averageScore }) => averageScore ?? []);
    expect(scores.length).toBeGreaterThan(20);
    expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(30);
    const { misconceptions } = (await teacher.get(`/api/teacher/classes/${id}/analytics`)).json<ClassAnalytics>();
    expect(misconceptions[0]?.pupils.length).toBeGreaterThan(3);
  }
  const homework = (await teacher.get('/api/teacher/homework')).json<Homework[]>();
  const of = (count: (piece: Homework) => number): number => homework.reduce((total, piece) => total + count(piece), 0);
  for (const state of ['done', 'late', 'begun', 'notBegun'] as const) expect(of((piece) => piece[state])).toBeGreaterThan(2);
});

test('every pupil of a class is the school’s own or has a parent’s yes, and the parent reads of it', async () => {
  await seed();
  const { rows } = await testApp().database.pool.query(
    `select c.first_name from class_pupil cp join child c on c.id = cp.child_id
     where not exists (select 1 from school_pupil sp where sp.child_id = c.id)
       and not exists (select 1 from school_consent sc where sc.child_id = c.id and sc.withdrawn_at is null)`,
  );
  expect(rows).toEqual([]);
  const parent = testApp().visitor();
  await parent.post('/api/simple-auth/login', { email: demoParent.email, password: demoPassword });
  for (const { id } of (await parent.get('/api/parent/children')).json<Child[]>()) {
    const schools = (await parent.get(`/api/parent/child/${id}/schools`)).json<{ name: string; classes: { teacher: string }[] }[]>();
    expect(JSON.stringify(schools)).toContain('Hawthorn Vale School');
    expect(JSON.stringify(schools)).toContain('Tess Alder');
  }
});
