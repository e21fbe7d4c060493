import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassPupilPage, LessonCard } from '@hedgerow/contracts/classes';
import type { PupilCards, SchoolClass } from '@hedgerow/contracts/schools';
import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { anAdministrator, aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const bank = openBank();
const topicId = 'maths.ks3.linear-equations';
const day = 86_400_000;

const taughtPupil = async () => {
  const teacher = await aTeacher(testApp());
  const ada = await aPupil(testApp(), { firstName: 'Ada' });
  const classId = await aClass(testApp(), teacher, [ada], { name: '9B', subject: 'maths' });
  return { teacher, ada, classId, page: `/api/teacher/classes/${classId}/pupils/${ada.id}` };
};

/** Answers on one objective, some days ago: r right, w wrong. */
const answered = async (pupil: TestPupil, objective: string, daysAgo: number, marks: string): Promise<void> => {
  const assessmentId = uuid7();
  const at = new Date(testApp().clock.now.getTime() - daysAgo * day);
  const whose = { familyId: pupil.familyId, childId: pupil.id, assessmentId, at, subject: 'maths' as const, keyStage: 'KS3' as const };
  await testApp()
    .database.db.insert(answerEvidence)
    .values(Array.from(marks, (mark, position) => ({ ...whose, position, topicId, level: 1, correct: mark === 'r', objective })));
};

test('objectives stand as secure or in need of practice, by the latest answers', async () => {
  const { teacher, ada, page } = await taughtPupil();
  const topic = bank.topic(topicId);
  const [first, second] = topic?.objectives ?? [];
  await answered(ada, first?.id ?? '', 5, 'rrr');
  await answered(ada, first?.id ?? '', 3, 'rrr');
  await answered(ada, second?.id ?? '', 1, 'www');
  const { objectives, className, canHaveCard, recentAnswers } = (await teacher.get(page)).json<ClassPupilPage>();
  expect(objectives.map(({ topic: title, state, right, answers }) => [title, state, right, answers])).toEqual([
    [topic?.title, 'needs-practice', 0, 3],
    [topic?.title, 'secure', 6, 6],
  ]);
  expect([className, canHaveCard]).toEqual(['9B', false]);
  // What a pupil practised on their own is no business of the lesson, question by question.
  expect(recentAnswers).toEqual([]);
});

test('the latest answers to work that was set in the class stand there, and nothing of the family', async () => {
  const { teacher, ada, classId, page } = await taughtPupil();
  const wish = { title: 'Check', topic: 'Linear equations', difficulty: 'easy', numQuestions: 5 };
  await teacher.post(`/api/teacher/classes/${classId}/assessments`, wish);
  const [work] = (await ada.get('/api/student/assignments')).json<Assignment[]>();
  const { id } = (await ada.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  const { totalQuestions } = (await ada.get(`/api/assessments/${id}`)).json<Assessment>();
  const userAnswers = Array.from({ length: totalQuestions }, () => 0);
  await ada.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 });
  const read = await teacher.get(page);
  const { recentAnswers } = read.json<ClassPupilPage>();
  expect(recentAnswers).toHaveLength(5);
  expect(recentAnswers.map(({ title, number, assignmentId }) => [title, number, assignmentId])).toEqual(
    [1, 2, 3, 4, 5].map((number) => ['Check', number, work?.id]),
  );
  for (const secret of [ada.parent.email, ada.familyId, ada.username, 'secondary_practice', 'plan'])
    expect(read.body).not.toContain(secret);
  await teacher.delete(`/api/assignments/${work?.id}`);
  expect((await teacher.get(page)).json<ClassPupilPage>().recentAnswers).toHaveLength(5);
});

const schoolPupil = async () => {
  const administrator = await anAdministrator(testApp());
  const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  const made = await administrator.post('/api/school/classes', { name: '4L', subject: 'maths', yearGroup: 4, teacherId: teacher.id });
  const { id: classId } = made.json<SchoolClass>();
  const list = 'first_name,last_name,year_group,class,pupil_number\nUma,Vale,4,4L,U1';
  const { digest } = (await administrator.post('/api/school/pupil-list/preview', { list })).json<{ digest: string }>();
  await administrator.post('/api/school/pupil-list', { list, digest });
  const [card] = (await administrator.post(`/api/school/classes/${classId}/cards`)).json<PupilCards>().cards;
  if (card === undefined) throw new Error('no card');
  return { administrator, teacher, classId, card, page: `/api/teacher/classes/${classId}/pupils/${card.childId}` };
};
const signIn = async ({ username, password }: { username: string; password: string }) => {
  const browser = testApp().visitor();
  return { browser, status: (await browser.post('/api/child-auth/child-login', { username, password })).statusCode };
};

test('a new card in a lesson: the old password ends, the new one opens, and the parent’s code stays good', async () => {
  const { teacher, card, page } = await schoolPupil();
  const { browser, status } = await signIn(card);
  expect(status).toBe(200);
  expect((await teacher.get(page)).json<ClassPupilPage>().canHaveCard).toBe(true);
  const made = await teacher.post(`${page}/card`, {});
  const anew = made.json<LessonCard>();
  expect(anew).toMatchObject({ firstName: 'Uma', lastName: 'Vale', username: card.username });
  expect(anew).not.toHaveProperty('familyCode');
  expect((await browser.get('/api/student/stats')).statusCode).toBe(401);
  expect([(await signIn(card)).status, (await signIn(anew)).status]).toEqual([401, 200]);
  const parent = (await aPupil(testApp())).parent;
  expect((await parent.post('/api/school-codes/look', { code: card.familyCode })).statusCode).toBe(200);
});

test('a card is not made for a family’s account, for a stranger’s pupil, or by anybody else', async () => {
  const { teacher, ada, page } = await taughtPupil();
  const refused = await teacher.post(`${page}/card`, {});
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'This account belongs to the pupil’s family. A parent can make a new password in their own account.',
  ]);
  const school = await schoolPupil();
  const path = `${school.page}/card`;
  const answers = [
    await testApp().visitor().post(path, {}),
    await ada.post(path, {}),
    await ada.parent.post(path, {}),
    await school.administrator.post(path, {}),
    await teacher.post(path, {}),
    await school.teacher.post(`/api/teacher/classes/${school.classId}/pupils/${ada.id}/card`, {}),
    await school.teacher.post(`/api/teacher/classes/${school.classId}/pupils/uma/card`, {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404, 404, 404, 400]);
  expect((await signIn(school.card)).status).toBe(200);
});
