import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { ClassPupilPage, Homework } from '@hedgerow/contracts/classes';
import { expect, test } from 'vitest';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';

const aClassOfTwo = async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9B', subject: 'maths' });
  return { teacher, ada, ben, classId, page: (childId: string) => `/api/teacher/classes/${classId}/pupils/${childId}` };
};

const answered = async (pupil: TestPupil, topicId: string, marks: string): Promise<void> => {
  const [subject = ''] = topicId.split('.');
  const whose = {
    familyId: pupil.familyId,
    childId: pupil.id,
    assessmentId: uuid7(),
    at: new Date(testApp().clock.now.getTime() - 86_400_000),
  };
  const rows = Array.from(marks, (mark, position) => {
    return {
      ...whose,
      position,
      subject: subject as 'maths',
      keyStage: 'KS3' as const,
      topicId,
      level: 1,
      correct: mark === 'r',
      misconception: null,
    };
  });
  await testApp().database.db.insert(answerEvidence).values(rows);
};

/** Begins the newest work and hands it in, blank. */
const handIn = async (pupil: TestPupil): Promise<void> => {
  const [work] = (await pupil.get('/api/student/assignments')).json<Assignment[]>();
  const { id } = (await pupil.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  const { totalQuestions } = (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
  const userAnswers = Array.from({ length: totalQuestions }, () => 0);
  expect((await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 })).statusCode).toBe(200);
};

test('a teacher reads what one pupil finds hard, in the class’s subject alone', async () => {
  const { teacher, ada, page } = await aClassOfTwo();
  await answered(ada, 'maths.ks3.linear-equations', 'rwwwww');
  await answered(ada, 'history.ks3.medieval-britain', 'wwwwww');
  const seen = (await teacher.get(page(ada.id))).json<ClassPupilPage>();
  expect(seen).toMatchObject({ firstName: 'Ada', subjectName: 'Maths', gettingBetter: [], secure: [] });
  expect(seen.needsPractice).toMatchObject([{ topicId: 'maths.ks3.linear-equations', scores: [17], answers: 6 }]);
});

test('a finished paper is read question by question, and only one that was set in the class', async () => {
  const { teacher, ada, ben, classId, page } = await aClassOfTwo();
  await teacher.post(`/api/teacher/classes/${classId}/assessments`, {
    title: 'Check',
    topic: 'Fractions',
    difficulty: 'easy',
    numQuestions: 5,
  });
  const [work] = (await ada.get('/api/student/assignments')).json<Assignment[]>();
  const path = `${page(ada.id)}/work/${work?.id}`;
  expect((await teacher.get(path)).statusCode).toBe(404);
  await handIn(ada);
  const review = await teacher.get(path);
  expect([review.statusCode, review.json<Assessment>().questions.length]).toEqual([200, 5]);
  expect(review.json<Assessment>().userAnswers).toEqual([0, 0, 0, 0, 0]);
  expect((await teacher.get(`${page(ben.id)}/work/${work?.id}`)).statusCode).toBe(404);
  expect((await teacher.get(`${page(ada.id)}/work/${nobody}`)).statusCode).toBe(404);
});

test('nobody else reads a pupil: not another teacher, a parent or a pupil, and no id that is none', async () => {
  const { teacher, ada, page } = await aClassOfTwo();
  const other = await aTeacher(testApp());
  const stranger = await aPupil(testApp());
  for (const path of [page(ada.id), `${page(ada.id)}/work/${nobody}`]) {
    const answers = [await testApp().visitor().get(path), await ada.get(path), await ada.parent.get(path), await other.get(path)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404]);
  }
  expect((await teacher.get(page(stranger.id))).statusCode).toBe(404);
  expect((await teacher.get(page('ada'))).statusCode).toBe(400);
});

test('homework says who has done it, who was late and who has not begun, over all own classes', async () => {
  const { teacher, ada, ben, classId } = await aClassOfTwo();
  const list = `/api/teacher/classes/${classId}/assessments`;
  const { groupId } = (
    await teacher.post(list, { title: 'Check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 })
  ).json<ClassAssessment>();
  const homework = async (from = teacher) => (await from.get('/api/teacher/homework')).json<Homework[]>();
  expect(await homework()).toMatchObject([{ groupId, className: '9B', pupils: 2, done: 0, late: 0, begun: 0, notBegun: 2 }]);
  await handIn(ada);
  const [after] = await homework();
  expect(after).toMatchObject({ done: 1, late: 0, begun: 0, notBegun: 1 });
  expect(after?.missing).toEqual([{ id: ben.id, name: 'Ben Lee' }]);
  expect(await homework(await aTeacher(testApp()))).toEqual([]);
  expect((await ada.get('/api/teacher/homework')).statusCode).toBe(403);
});
