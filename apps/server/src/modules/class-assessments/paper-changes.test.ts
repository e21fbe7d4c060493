import type { Assignment } from '@hedgerow/contracts/assignments';
import type { ClassAssessment, ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import { expect, test } from 'vitest';
import { aPupil, aTeacher } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const wish = { title: 'Fractions check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };

const aPaper = async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9B', subject: 'maths' });
  const list = `/api/teacher/classes/${classId}/assessments`;
  const { groupId } = (await teacher.post(list, wish)).json<ClassAssessment>();
  return { teacher, ada, ben, classId, list, path: `${list}/${groupId}` };
};

test('a teacher gives the class another day, and the pupils read it', async () => {
  const { teacher, ada, path } = await aPaper();
  const changed = await teacher.patch(path, { dueDate: '2026-12-04' });
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { dueDate: '2026-12-04', pupils: 2 }]);
  expect((await ada.get('/api/student/assignments')).json<Assignment[]>()).toMatchObject([{ dueDate: '2026-12-04' }]);
});

test('a day that is past, no day or none at all is refused, and the day stays', async () => {
  const { teacher, path } = await aPaper();
  for (const body of [{ dueDate: '2026-11-01' }, { dueDate: 'soon' }, { dueDate: '2031-01-01' }, {}, { dueDate: 7 }])
    expect((await teacher.patch(path, body)).statusCode).toBe(400);
  expect((await teacher.get(path)).json<ClassAssessmentResults>().dueDate).toBe('2026-11-27');
});

test('nobody but the class’s own teacher changes the day', async () => {
  const { ada, path, list } = await aPaper();
  const other = await aTeacher(testApp());
  const body = { dueDate: '2026-12-04' };
  const answers = [
    await testApp().visitor().patch(path, body),
    await ada.patch(path, body),
    await ada.parent.patch(path, body),
    await other.patch(path, body),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404]);
  const { teacher } = await aPaper();
  expect((await teacher.patch(`${list}/00000000-0000-7000-8000-000000000000`, body)).statusCode).toBe(404);
});

test('a paper is taken back from everybody who has not handed it in', async () => {
  const { teacher, ada, list, path } = await aPaper();
  const [first] = (await teacher.get(path)).json<ClassAssessmentResults>().results;
  const other = await aTeacher(testApp());
  expect((await other.delete(`/api/assignments/${first?.assignmentId}?everyone=true`)).statusCode).toBe(404);
  expect((await teacher.delete(`/api/assignments/${first?.assignmentId}?everyone=true`)).statusCode).toBe(200);
  expect((await ada.get('/api/student/assignments')).json<Assignment[]>().filter(({ state }) => state !== 'withdrawn')).toEqual([]);
  expect((await teacher.get(list)).json()).toEqual([]);
});

test('a follow-up goes to the pupils who need it and to nobody else', async () => {
  const { teacher, ada, ben, classId } = await aPaper();
  const followUp = {
    childIds: [ada.id],
    classId,
    title: 'Equivalent fractions',
    subject: 'maths',
    topic: 'Equivalent fractions',
    difficulty: 'beginner',
    numQuestions: 5,
  };
  expect((await teacher.post('/api/assignments', followUp)).statusCode).toBe(200);
  const titles = async (pupil: typeof ada) => (await pupil.get('/api/student/assignments')).json<Assignment[]>().map(({ title }) => title);
  expect(await titles(ada)).toContain('Equivalent fractions');
  expect(await titles(ben)).not.toContain('Equivalent fractions');
});
