import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassAssessment, ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import { Question } from '@hedgerow/curriculum/question';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { assessment } from '../../db/schema/assessments.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';

const testApp = startTestApp();
const wish = { title: 'Fractions check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
const pathOf = (classId: string, groupId = ''): string =>
  `/api/teacher/classes/${classId}/assessments${groupId === '' ? '' : `/${groupId}`}`;

const aFullClass = async (subject: 'maths' | 'english' | 'history' = 'maths') => {
  const teacher = await aTeacher(testApp());
  const parent = await aParent(testApp());
  const ada = await aPupil(testApp(), { parent, firstName: 'Ada', plan: 'free' });
  const ben = await aPupil(testApp(), { parent, firstName: 'Ben' });
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9B', subject });
  return { teacher, parent, ada, ben, classId };
};

const begin = async (pupil: TestPupil): Promise<string> => {
  const [work] = (await pupil.get('/api/student/assignments')).json<Assignment[]>();
  const started = await pupil.post(`/api/student/assignments/${work?.id}/start`, {});
  if (started.statusCode !== 200) throw new Error(started.body);
  return started.json<AssignmentStarted>().id;
};

const questionsOf = async (assessmentId: string) => {
  const [row] = await testApp().database.db.select().from(assessment).where(eq(assessment.id, assessmentId));
  return z.array(Question).parse(row?.questions ?? []);
};

type Answering = (question: Question) => number | string;
const handIn = async (pupil: TestPupil, answer: Answering): Promise<string> => {
  const assessmentId = await begin(pupil);
  const userAnswers = (await questionsOf(assessmentId)).map(answer);
  const sent = await pupil.post('/api/assessments/submit', { assessmentId, userAnswers, timeSpent: 60_000 });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  return assessmentId;
};
const right: Answering = (question) => (question.type === 'multiple_choice' ? question.correctAnswer : -1);
const wrong: Answering = (question) =>
  question.type === 'multiple_choice' ? (question.correctAnswer + 1) % question.options.length : 'Because it was so, and long ago at that.';
/** An option that shows a belief, where the question has one. */
const beliefOrWrong: Answering = (question) => {
  const at = question.type === 'multiple_choice' ? question.misconceptions.findIndex((one) => one !== null) : -1;
  return at < 0 ? wrong(question) : at;
};

test('a teacher sets one paper for a class: every pupil gets the same questions, whatever their family’s plan', async () => {
  const { teacher, ada, ben, classId } = await aFullClass();
  const made = await teacher.post(pathOf(classId), wish);
  expect([made.statusCode, made.json()]).toMatchObject([
    200,
    { title: 'Fractions check', subject: 'maths', pupils: 2, done: 0, averageScore: null, dueDate: '2026-11-27' },
  ]);
  const [adas, bens] = [await begin(ada), await begin(ben)];
  expect(await questionsOf(adas)).toEqual(await questionsOf(bens));
});

test('results by question and by misconception, from what was really chosen; nothing before anybody handed in', async () => {
  const { teacher, ada, ben, classId } = await aFullClass();
  const { groupId } = (await teacher.post(pathOf(classId), wish)).json<ClassAssessment>();
  const results = async () => (await teacher.get(pathOf(classId, groupId))).json<ClassAssessmentResults>();
  const before = await results();
  expect(before.questions.map(({ answered }) => answered)).toEqual([0, 0, 0, 0, 0]);
  expect([before.averageScore, before.misconceptions, before.results.map(({ state }) => state)]).toEqual([null, [], ['open', 'open']]);

  await handIn(ada, right);
  const bens = await handIn(ben, beliefOrWrong);
  const after = await results();
  expect([after.done, after.averageScore]).toEqual([2, 50]);
  expect(after.questions.map(({ answered, correct }) => [answered, correct])).toEqual(Array.from({ length: 5 }, () => [2, 1]));
  for (const { options } of after.questions) {
    expect(options.filter(({ correct }) => correct).map(({ chosen }) => chosen)).toEqual([1]);
    expect(options.reduce((sum, { chosen }) => sum + chosen, 0)).toBe(2);
  }
  // Beliefs are those that options name; a note on an option is none.
  const shown = (await questionsOf(bens)).flatMap((question) => (question.type === 'multiple_choice' ? question.misconceptions : []));
  expect(after.misconceptions.length > 0).toBe(shown.some((one) => one !== null));
  for (const { pupils, belief } of after.misconceptions) {
    expect(pupils).toEqual([{ id: ben.id, name: 'Ben Lee' }]);
    expect(belief).not.toBe('');
  }
  expect(after.results).toMatchObject([
    { name: 'Ada Lee', state: 'done', score: 100 },
    { name: 'Ben Lee', state: 'done', score: 0 },
  ]);
  expect((await teacher.get(pathOf(classId))).json()).toMatchObject([{ groupId, done: 2, averageScore: 50 }]);
});

test('a teacher marks an essay over what the engine proposed; pupil and parent read the teacher’s mark', async () => {
  const { teacher, parent, ada, classId } = await aFullClass('history');
  const essays = { ...wish, title: 'The Romans', topic: 'Industrial Revolution', includeEssays: true };
  const { groupId } = (await teacher.post(pathOf(classId), essays)).json<ClassAssessment>();
  const assessmentId = await handIn(ada, wrong);
  const results = (await teacher.get(pathOf(classId, groupId))).json<ClassAssessmentResults>();
  const [essay] = results.essays;
  expect(essay).toMatchObject({ pupil: { name: 'Ada Lee' }, answer: 'Because it was so, and long ago at that.', mark: null });
  expect(essay?.proposal?.band).toBeTypeOf('string');
  expect(results.essaysToMark).toBeGreaterThan(0);

  const address = `${pathOf(classId, groupId)}/marks/${ada.id}/${essay?.questionId}`;
  const tooMuch = await teacher.put(address, { marks: (essay?.marks ?? 0) + 1, comment: '' });
  expect([tooMuch.statusCode, (await teacher.put(address, { marks: -1 })).statusCode]).toEqual([400, 400]);
  expect((await teacher.put(address, { marks: 1, comment: 'First thoughts' })).statusCode).toBe(200);
  expect((await teacher.put(address, { marks: 2, comment: ' Name a date. ' })).statusCode).toBe(200);
  const shown = { marks: 2, outOf: essay?.marks, comment: 'Name a date.', teacher: 'Tess Hart' };
  for (const reader of [ada, parent]) {
    const seen = (await reader.get(`/api/assessments/${assessmentId}`)).json<Assessment>();
    expect(seen.teacherMarks?.[essay?.questionId ?? '']).toMatchObject(shown);
    // The score of the auto-marked questions stands apart (docs/product/tests.md#marks).
    expect(seen.score).toBe(0);
  }
  const again = (await teacher.get(pathOf(classId, groupId))).json<ClassAssessmentResults>();
  expect(again.essays[0]?.mark).toMatchObject(shown);
  expect(again.essaysToMark).toBe(results.essaysToMark - 1);
});

test('who may set, read and mark: the teacher of the class; for everybody else it does not exist', async () => {
  const { teacher, parent, ada, classId } = await aFullClass();
  const { groupId } = (await teacher.post(pathOf(classId), wish)).json<ClassAssessment>();
  const colleague = await aColleague(testApp(), teacher.schoolId);
  const others = await aClass(testApp(), colleague, [await aPupil(testApp())]);
  const people = [testApp().visitor(), ada, await aPupil(testApp()), parent, await aParent(testApp())];
  const staff = [colleague, await aColleague(testApp(), teacher.schoolId, 'administrator'), await aTeacher(testApp()), teacher];
  const calls = [];
  for (const person of [...people, ...staff]) {
    const made = await person.post(pathOf(classId), wish);
    const read = await person.get(pathOf(classId, groupId));
    const list = await person.get(pathOf(classId));
    const marked = await person.put(`${pathOf(classId, groupId)}/marks/${ada.id}/q-1`, { marks: 1 });
    calls.push([made, read, list, marked].map(({ statusCode }) => statusCode).join(' '));
  }
  const [stranger, family, elsewhere, own] = ['401 401 401 401', '403 403 403 403', '404 404 404 404', '200 200 200 404'];
  expect(calls).toEqual([stranger, family, family, family, family, elsewhere, elsewhere, elsewhere, own]);
  // Through one's own class nobody reaches the paper of another.
  expect((await colleague.get(pathOf(others, groupId))).statusCode).toBe(404);
});

test('what cannot be set is said: nobody in the class, a topic that is not covered, a title that is missing', async () => {
  const { teacher, classId } = await aFullClass();
  const empty = await aClass(testApp(), teacher, []);
  expect((await teacher.post(pathOf(empty), wish)).json()).toMatchObject({
    message: 'Nobody is in this class yet, so there is nobody to set it for.',
  });
  expect((await teacher.post(pathOf(classId), { ...wish, title: ' ' })).json()).toMatchObject({
    message: 'Please give the assessment a title.',
  });
  expect((await teacher.post(pathOf(classId), { ...wish, dueDate: '2020-01-01' })).statusCode).toBe(400);
  expect((await teacher.post(pathOf(classId), { ...wish, topic: 'zxqv blorptang' })).statusCode).toBe(400);
});
