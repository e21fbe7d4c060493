import type { ClassScheme, Starter } from '@hedgerow/contracts/schemes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, aTeacher } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';

const testApp = startTestApp();
const monday = new Date('2026-11-23T09:00:00Z');
let before: Date;
beforeEach(() => {
  before = testApp().clock.now;
  testApp().clock.now = monday;
});
afterEach(() => {
  testApp().clock.now = before;
});

const aSchemeClass = async (subject: 'maths' | 'music' | 'biology' = 'maths') => {
  const teacher = await aTeacher(testApp());
  const pupil = await aPupil(testApp());
  const classId = await aClass(testApp(), teacher, [pupil], { name: '8A', subject, yearGroup: 8 });
  return { teacher, pupil, classId, path: `/api/teacher/classes/${classId}/scheme`, starter: `/api/teacher/classes/${classId}/starter` };
};
const wish = { schemeId: 'maths-year-8', startDate: '2026-09-02' };

test('a class follows a scheme from a day on: this week’s work, what is next, and none any more', async () => {
  const { teacher, path } = await aSchemeClass();
  const empty = (await teacher.get(path)).json<ClassScheme>();
  expect(empty.chosen).toBeNull();
  expect(empty.offered).toHaveLength(11);
  // Four weeks of ratio, two each of fractions, graphs and scatter graphs, one of tables, one of probability: week 13 is on sets.
  const { chosen } = (await teacher.put(path, wish)).json<ClassScheme>();
  expect(chosen).toMatchObject({ id: 'maths-year-8', title: 'Maths, Year 8', startDate: '2026-09-02', week: 13, weeks: 35 });
  expect(chosen?.now).toMatchObject({ week: 13, monday: '2026-11-23' });
  expect(chosen?.now?.objectives).toHaveLength(2);
  expect(chosen?.next).toMatchObject({ week: 14, monday: '2026-11-30' });
  expect((await teacher.get(path)).json<ClassScheme>().chosen).toEqual(chosen);
  // What it proposes is found by the form that sets work.
  const set = await teacher.post('/api/teacher/set-work', {
    to: [{ classId: path.split('/')[4] }],
    title: 'This week',
    topic: chosen?.now?.topic,
    description: '',
    kind: 'assessment',
    difficulty: 'beginner',
    numQuestions: 5,
  });
  expect(set.statusCode).toBe(200);
  expect((await teacher.delete(path)).json<ClassScheme>().chosen).toBeNull();
});

test('a starter is five questions that look back, one right answer in each', async () => {
  const { teacher, path, starter } = await aSchemeClass();
  await teacher.put(path, wish);
  const { questions } = (await teacher.post(starter, {})).json<Starter>();
  expect(questions.map(({ from }) => from)).toEqual(['This week', 'This week', 'Last week', 'Last week', 'Last term']);
  for (const { options, topic } of questions) expect([topic, options.filter(({ correct }) => correct).length]).toEqual([topic, 1]);
  expect(new Set(questions.map(({ question, options }) => `${question} ${options.map(({ text }) => text).join()}`)).size).toBe(5);
});

test('before the first day there is nothing to look back at, and without a scheme neither', async () => {
  const { teacher, path, starter } = await aSchemeClass();
  expect([(await teacher.post(starter, {})).statusCode]).toEqual([409]);
  const { chosen } = (await teacher.put(path, { ...wish, startDate: '2027-01-04' })).json<ClassScheme>();
  expect(chosen).toMatchObject({ now: null, next: { week: 1, monday: '2027-01-04' } });
  expect((await teacher.post(starter, {})).statusCode).toBe(409);
  await teacher.put(path, { ...wish, startDate: '2024-12-02' });
  expect((await teacher.get(path)).json<ClassScheme>().chosen).toMatchObject({ now: null, next: null });
});

test('a scheme of the subject and a real day are wanted', async () => {
  const { teacher, path } = await aSchemeClass();
  const refused = async (body: object) => {
    const answer = await teacher.put(path, body);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await refused({ ...wish, schemeId: 'gcse-combined-science' })).toEqual([400, 'Please choose a scheme of the class’s subject.']);
  expect(await refused({ ...wish, schemeId: 'constructor' })).toEqual([400, 'Please choose a scheme of the class’s subject.']);
  expect((await refused({ ...wish, startDate: '2026-02-31' }))[0]).toBe(400);
  expect((await refused({ startDate: '2026-09-02' }))[0]).toBe(400);
  expect((await (await aSchemeClass('music')).teacher.get((await aSchemeClass('music')).path)).statusCode).toBe(404);
  const music = await aSchemeClass('music');
  expect((await music.teacher.get(music.path)).json<ClassScheme>()).toEqual({ offered: [], chosen: null });
  const biology = await aSchemeClass('biology');
  const offered = (await biology.teacher.get(biology.path)).json<ClassScheme>().offered.map(({ id }) => id);
  // A class of Year 8: its own year first, and the GCSEs are two years away.
  expect(offered.slice(0, 6)).toEqual([
    'science-year-8',
    'science-year-7',
    'science-year-9',
    'gcse-biology',
    'gcse-combined-science',
    'science-year-6',
  ]);
});

test('whoever may only look reads it and changes nothing; for everybody else there is none', async () => {
  const { teacher, pupil, classId, path, starter } = await aSchemeClass();
  await teacher.put(path, wish);
  const looks = await aColleague(testApp(), teacher.schoolId);
  await teacher.put(`/api/teacher/classes/${classId}/teachers/${looks.id}`, { role: 'read_only' });
  expect((await looks.get(path)).statusCode).toBe(200);
  expect((await looks.post(starter, {})).statusCode).toBe(200);
  expect([(await looks.put(path, wish)).statusCode, (await looks.delete(path)).statusCode]).toEqual([403, 403]);
  for (const [who, status] of [
    [await aTeacher(testApp()), 404],
    [pupil, 403],
    [pupil.parent, 403],
    [testApp().visitor(), 401],
  ] as const) {
    const answers = [await who.get(path), await who.put(path, wish), await who.delete(path), await who.post(starter, {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
  }
});
