import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { Homework } from '@hedgerow/contracts/classes';
import type { Today } from '@hedgerow/contracts/today';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';
const today = () => londonDate(testApp().clock.now);

const setForTwo = async (dueDate?: string) => {
  const teacher = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9B', subject: 'maths' });
  const wish = { title: 'Check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5, dueDate };
  const { groupId } = (await teacher.post(`/api/teacher/classes/${classId}/assessments`, wish)).json<ClassAssessment>();
  return { teacher, ada, ben, classId, groupId, path: `/api/teacher/classes/${classId}/homework/${groupId}/remind` };
};
const work = async (pupil: TestPupil) => (await pupil.get('/api/student/assignments')).json<Assignment[]>()[0];

const handIn = async (pupil: TestPupil): Promise<void> => {
  const { id } = (await pupil.post(`/api/student/assignments/${(await work(pupil))?.id}/start`, {})).json<AssignmentStarted>();
  const { totalQuestions } = (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
  const userAnswers = Array.from({ length: totalQuestions }, () => 0);
  expect((await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 })).statusCode).toBe(200);
};

test('only those who have not handed it in are reminded, and read it on their page', async () => {
  const { teacher, ada, ben, path } = await setForTwo();
  await handIn(ada);
  expect((await teacher.post(path, {})).json()).toEqual({ reminded: 1 });
  expect([(await work(ada))?.remindedOn, (await work(ben))?.remindedOn]).toEqual([null, today()]);
  const [homework] = (await teacher.get('/api/teacher/homework')).json<Homework[]>();
  expect(homework?.remindedOn).toBe(today());
});

test('a reminder stands with the day’s plan where the work is due today', async () => {
  const { teacher, ada, path } = await setForTwo(today());
  await teacher.post(path, {});
  const { steps } = (await ada.get('/api/student/today')).json<Today>();
  expect(steps.find(({ kind }) => kind === 'set')?.reason).toContain('A reminder from your teacher.');
});

test('once a day, however often it is pressed at once; and again on the next day', async () => {
  const { teacher, path } = await setForTwo();
  const pressed = await Promise.all([teacher.post(path, {}), teacher.post(path, {}), teacher.post(path, {})]);
  expect(pressed.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const refused = pressed.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<{ message: string }>().message).toBe('You reminded them today already. You can remind them again tomorrow.');
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 86_400_000);
  expect((await teacher.post(path, {})).json()).toEqual({ reminded: 2 });
  testApp().clock.now = before;
});

test('where everybody handed it in there is nobody to remind', async () => {
  const { teacher, ada, ben, path } = await setForTwo();
  await handIn(ada);
  await handIn(ben);
  const refused = await teacher.post(path, {});
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([409, 'Everybody has handed this in.']);
});

test('nobody else reminds: not another teacher, a parent or a pupil, and no work that is none', async () => {
  const { teacher, ada, classId, path } = await setForTwo();
  const other = await aTeacher(testApp());
  const answers = [
    await testApp().visitor().post(path, {}),
    await ada.post(path, {}),
    await ada.parent.post(path, {}),
    await other.post(path, {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404]);
  expect((await teacher.post(`/api/teacher/classes/${classId}/homework/${nobody}/remind`, {})).statusCode).toBe(404);
  expect((await teacher.post(`/api/teacher/classes/${classId}/homework/maths/remind`, {})).statusCode).toBe(400);
  expect((await work(ada))?.remindedOn).toBeNull();
});
