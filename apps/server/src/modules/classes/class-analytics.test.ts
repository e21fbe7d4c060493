import type { ClassAnalytics, ClassWeek } from '@hedgerow/contracts/classes';
import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass, aColleague, finished } from '../../testing/school.ts';

const testApp = startTestApp();
const bank = openBank();
const topic = bank.index.map(({ id }) => bank.topic(id)).find((one) => one?.subject === 'maths' && one.keyStage === 'KS3');
if (topic === undefined) throw new Error('the bank has no maths for KS3');
const [belief] = topic.misconceptions;

const answered = async (pupil: TestPupil, answers: readonly (string | null)[], daysAgo = 1): Promise<void> => {
  const at = new Date(testApp().clock.now.getTime() - daysAgo * 86_400_000);
  const whose = { familyId: pupil.familyId, childId: pupil.id, assessmentId: uuid7(), at };
  const what = { subject: 'maths', keyStage: 'KS3', topicId: topic.id, level: 1 } as const;
  const rows = answers.map((answer, position) => {
    const correct = answer === 'right';
    return { ...whose, ...what, position, correct, misconception: correct ? null : answer };
  });
  await testApp().database.db.insert(answerEvidence).values(rows);
};

test('eight weeks of a class: what was finished, how well and by how many; a week without work is empty, not zero percent', async () => {
  const teacher = await aTeacher(testApp());
  const [one, two] = [await aPupil(testApp()), await aPupil(testApp())];
  const classId = await aClass(testApp(), teacher, [one, two]);
  // It is Friday 20 November 2026.
  await finished(testApp(), one, 0, { score: 60 });
  await finished(testApp(), two, 4, { score: 91 });
  await finished(testApp(), one, 5, { score: 50, subject: 'french' });
  await finished(testApp(), one, 60, { score: 10 });
  await finished(testApp(), await aPupil(testApp()), 0, { score: 1 });
  const weeks = (await teacher.get(`/api/teacher/classes/${classId}/weeks`)).json<ClassWeek[]>();
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(-3)).toEqual([
    { monday: '2026-11-02', assessments: 0, averageScore: null, activePupils: 0 },
    // French is no work of a maths class, and shows that somebody was there.
    { monday: '2026-11-09', assessments: 0, averageScore: null, activePupils: 1 },
    { monday: '2026-11-16', assessments: 2, averageScore: 76, activePupils: 2 },
  ]);
  expect(weeks[0]).toMatchObject({ monday: '2026-09-28', assessments: 0 });
});

test('the topics of a class with the share of right answers, and what is believed by whom', async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben]);
  await answered(ada, ['right', belief?.id ?? null, null]);
  await answered(ben, ['right', 'right', belief?.id ?? null]);
  await answered(ben, [null], 90);
  const seen = (await teacher.get(`/api/teacher/classes/${classId}/analytics`)).json<ClassAnalytics>();
  expect(seen.topics).toEqual([{ topicId: topic.id, title: topic.title, pupils: 2, answers: 6, correct: 50 }]);
  expect(seen.misconceptions).toHaveLength(1);
  expect(seen.misconceptions[0]?.pupils.map(({ name }) => name)).toEqual(['Ada Lee', 'Ben Lee']);
  expect(seen.misconceptions[0]?.belief).not.toBe('');
});

test('a class without answers has no figures at all', async () => {
  const teacher = await aTeacher(testApp());
  const classId = await aClass(testApp(), teacher, [await aPupil(testApp())]);
  expect((await teacher.get(`/api/teacher/classes/${classId}/analytics`)).json()).toEqual({ topics: [], misconceptions: [] });
});

test('somebody else’s class does not exist: not for another teacher of the school, nor for its administrator', async () => {
  const teacher = await aTeacher(testApp());
  const classId = await aClass(testApp(), teacher, [await aPupil(testApp())]);
  const others = [
    await aColleague(testApp(), teacher.schoolId),
    await aColleague(testApp(), teacher.schoolId, 'administrator'),
    await aTeacher(testApp()),
  ];
  for (const other of others)
    for (const what of ['weeks', 'analytics']) {
      const answer = await other.get(`/api/teacher/classes/${classId}/${what}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: 'Class not found' }]);
    }
  expect((await teacher.get('/api/teacher/classes/not-an-id/weeks')).statusCode).toBe(400);
});
