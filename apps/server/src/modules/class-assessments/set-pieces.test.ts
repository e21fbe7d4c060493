import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { SetForClasses, SetPiece, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { aPupil, aTeacher, type TestPupil, type TestTeacher } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';
const today = () => londonDate(testApp().clock.now);
const quiz = { topic: 'Fractions', difficulty: 'beginner', numQuestions: 5 };

const paperFor = async (teacher: TestTeacher, classId: string) =>
  (await teacher.post('/api/teacher/papers', { classId, ...quiz })).json<TeacherPaper>();

const setForTwo = async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9A' });
  const paper = await paperFor(teacher, classId);
  const made = await teacher.post('/api/teacher/set-work', { to: [{ classId }], title: 'Check', ...quiz, paperId: paper.id });
  const groupId = made.json<SetForClasses>().groups[0]?.groupId ?? '';
  return { teacher, ada, ben, classId, groupId, paper, path: `/api/teacher/classes/${classId}/homework/${groupId}` };
};
const workOf = async (pupil: TestPupil) => (await pupil.get('/api/student/assignments')).json<Assignment[]>();
const begin = async (pupil: TestPupil) =>
  (await pupil.post(`/api/student/assignments/${(await workOf(pupil))[0]?.id}/start`, {})).json<AssignmentStarted>().id;
const handIn = async (pupil: TestPupil): Promise<void> => {
  const id = await begin(pupil);
  const { totalQuestions } = (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
  const userAnswers = Array.from({ length: totalQuestions }, () => 0);
  await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 });
};

test('work is changed for everybody: its words, and its days while nobody has begun', async () => {
  const { teacher, ada, ben, path } = await setForTwo();
  const change = { title: 'Check again', description: 'Take your time.', startDate: addDays(today(), 1), dueDate: addDays(today(), 3) };
  expect((await teacher.patch(path, change)).json<SetPiece>()).toMatchObject({ ...change, pupils: 2, begun: 0 });
  expect(await workOf(ada)).toEqual([]);
  await teacher.patch(path, { startDate: today() });
  expect((await workOf(ben)).map(({ title, dueDate }) => [title, dueDate])).toEqual([['Check again', change.dueDate]]);
  await begin(ada);
  const late = await teacher.patch(path, { startDate: addDays(today(), 1) });
  expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
    409,
    'Somebody has started this, so it cannot start later.',
  ]);
  expect((await workOf(ada)).map(({ title }) => title)).toEqual(['Check again']);
});

test('words that a child should not read, a day that is gone and an empty title are refused', async () => {
  const { teacher, ada, path } = await setForTwo();
  const bodies = [{ title: '' }, { description: 'you fucking idiot' }, { dueDate: addDays(today(), -1) }, { startDate: 'Friday' }];
  for (const body of bodies) expect([body, (await teacher.patch(path, body)).statusCode]).toEqual([body, 400]);
  const crossed = { startDate: addDays(today(), 5), dueDate: addDays(today(), 3) };
  expect((await teacher.patch(path, crossed)).statusCode).toBe(400);
  expect((await workOf(ada))[0]?.title).toBe('Check');
});

test('taking it back leaves what was handed in', async () => {
  const { teacher, ada, ben, path } = await setForTwo();
  await handIn(ada);
  expect((await teacher.delete(path)).json()).toEqual({ takenBack: 1 });
  expect((await workOf(ben)).filter(({ state }) => state !== 'withdrawn')).toEqual([]);
  expect((await workOf(ada)).map(({ state }) => state)).toEqual(['done']);
  const again = await teacher.delete(path);
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    'Everybody has handed this in, so there is nothing to take back.',
  ]);
});

test('taking it back in one class leaves the other class alone', async () => {
  const { teacher, classId, ada } = await setForTwo();
  const cat = await aPupil(testApp(), { firstName: 'Cat' });
  const other = await aClass(testApp(), teacher, [cat], { name: '9C' });
  const made = await teacher.post('/api/teacher/set-work', { to: [{ classId }, { classId: other }], title: 'Both', ...quiz });
  const mine = made.json<SetForClasses>().groups.find((group) => group.classId === classId);
  await teacher.delete(`/api/teacher/classes/${classId}/homework/${mine?.groupId}`);
  expect((await workOf(cat)).map(({ title, state }) => [title, state])).toEqual([['Both', 'open']]);
  expect((await workOf(ada)).find(({ title }) => title === 'Both')?.state).toBe('withdrawn');
});

test('it is set again with the same questions, which can be changed first', async () => {
  const { teacher, paper, path } = await setForTwo();
  const piece = (await teacher.get(path)).json<SetPiece>();
  expect(piece).toMatchObject({ title: 'Check', ...quiz, samePaper: true, paperId: paper.id });
  const copy = (await teacher.post(`/api/teacher/papers/${paper.id}/copy`, {})).json<TeacherPaper>();
  expect(copy.id).not.toBe(paper.id);
  expect(copy.questions).toEqual(paper.questions);
  const cat = await aPupil(testApp(), { firstName: 'Cat' });
  const classId = await aClass(testApp(), teacher, [cat], { name: '9D' });
  const [first] = copy.questions;
  expect((await teacher.post(`/api/teacher/papers/${copy.id}/leave-out`, { questionId: first?.id })).statusCode).toBe(200);
  await teacher.post('/api/teacher/set-work', { to: [{ classId }], title: 'Check', ...quiz, paperId: copy.id });
  expect((await workOf(cat))[0]?.numQuestions).toBe(4);
});

test('marks come as a table file: of one piece with each question, of the class with each piece; a name is no formula', async () => {
  const { teacher, ada, ben, classId, path, paper } = await setForTwo();
  await testApp().database.pool.query(`update child set first_name = '=Ben' where id = $1`, [ben.id]);
  await handIn(ada);
  const answer = await teacher.get(`${path}/marks`);
  expect(answer.headers['content-disposition']).toContain('9A Check.csv');
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  const questions = paper.questions.map(({ marks }, at) => `"Q${at + 1} (out of ${marks})"`);
  expect(head).toBe(`"Last name","First name","State","Score %","Handed in on","Marks","Out of",${questions.join(',')}`);
  const [work] = await workOf(ada);
  const right = (await ada.get(`/api/assessments/${work?.assessmentId}`)).json<Assessment>();
  const ofAda = lines.find((line) => line.includes('"Ada"'))?.split(',') ?? [];
  const given = ofAda.slice(7).map(Number);
  expect(ofAda.slice(2, 5)).toEqual(['"Handed in"', String(right.score), `"${today()}"`]);
  expect(Number(ofAda[5])).toBe(given.reduce((sum, mark) => sum + mark, 0));
  expect(Math.round((100 * Number(ofAda[5])) / Number(ofAda[6]))).toBe(right.score);
  expect(lines.find((line) => line.includes(`"'=Ben"`))).toContain('"Not begun",""');
  const whole = (await teacher.get(`/api/teacher/classes/${classId}/marks`)).body.replace('\uFEFF', '').trim().split('\r\n');
  expect(whole[0]).toMatch(/^"Last name","First name","Check \(due \d{4}-\d\d-\d\d\)"$/);
  expect(whole.slice(1).toSorted()).toEqual([`"Lee","'=Ben","Not begun"`, `"Lee","Ada",${right.score}`]);
});

test('a paper that was looked at or set is printed, and its mark scheme as a document of its own', async () => {
  const { teacher, paper } = await setForTwo();
  const path = `/api/teacher/papers/${paper.id}/pdf`;
  const [sheet, scheme] = [await teacher.post(path, { title: 'Check' }), await teacher.post(path, { title: 'Check', part: 'mark_scheme' })];
  expect([sheet.statusCode, scheme.statusCode, sheet.body.slice(0, 5), scheme.body.slice(0, 5)]).toEqual([200, 200, '%PDF-', '%PDF-']);
  expect(sheet.headers['content-disposition']).toContain('Check.pdf');
  expect(scheme.headers['content-disposition']).toContain('Check mark scheme.pdf');
  expect(sheet.body).not.toBe(scheme.body);
  expect((await teacher.post(path, { title: '' })).statusCode).toBe(400);
  expect((await teacher.post(`/api/teacher/papers/${nobody}/pdf`, { title: 'Check' })).statusCode).toBe(404);
});

test('nobody else reads, changes, takes back or copies', async () => {
  const { teacher, ada, classId, groupId, paper, path } = await setForTwo();
  const other = await aTeacher(testApp());
  const callers = [testApp().visitor(), ada, ada.parent, other];
  for (const caller of callers) {
    const expected = { true: 404, false: caller === callers[0] ? 401 : 403 }[caller === other ? 'true' : 'false'];
    const answers = [
      await caller.get(path),
      await caller.patch(path, { title: 'Mine' }),
      await caller.delete(path),
      await caller.post(`/api/teacher/papers/${paper.id}/copy`, {}),
      await caller.post(`/api/teacher/papers/${paper.id}/pdf`, { title: 'Check' }),
      await caller.get(`${path}/marks`),
      await caller.get(`/api/teacher/classes/${classId}/marks`),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([expected]));
  }
  const elsewhere = await aClass(testApp(), teacher, [ada], { name: '9E' });
  for (const wrong of [`${classId}/homework/${nobody}`, `${elsewhere}/homework/${groupId}`]) {
    expect((await teacher.get(`/api/teacher/classes/${wrong}`)).statusCode).toBe(404);
    expect((await teacher.delete(`/api/teacher/classes/${wrong}`)).statusCode).toBe(404);
  }
  expect((await teacher.get(`/api/teacher/classes/${classId}/homework/maths`)).statusCode).toBe(400);
  expect((await workOf(ada))[0]?.title).toBe('Check');
});
