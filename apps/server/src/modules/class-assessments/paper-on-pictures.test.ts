import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import type { SetForClasses, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { type FigureQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { assignmentPaper } from '../../db/schema/assignments.ts';
import { aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const clocks = { topic: 'Telling the time to the minute', difficulty: 'intermediate', numQuestions: 10 };
const papers = '/api/teacher/papers';

const aPaper = async () => {
  const teacher = await aTeacher(testApp());
  const names = ['Ada', 'Ben', 'Cat', 'Dan'];
  const pupils = await Promise.all(names.map((firstName) => aPupil(testApp(), { firstName, year: 3 })));
  const classId = await aClass(testApp(), teacher, pupils, { name: '3A', yearGroup: 3 });
  const made = await teacher.post(papers, { classId, ...clocks });
  if (made.statusCode !== 200) throw new Error(made.body);
  return { teacher, pupils, classId, paper: made.json<TeacherPaper>() };
};
const kept = async (paperId: string): Promise<readonly TestQuestion[]> => {
  const [row] = await testApp().database.db.select().from(assignmentPaper).where(eq(assignmentPaper.id, paperId));
  return z.object({ questions: z.array(TestQuestion) }).parse(row?.draft).questions;
};
const begin = async (pupil: TestPupil): Promise<Assessment> => {
  const [work] = (await pupil.get('/api/student/assignments')).json<Assignment[]>();
  const { id } = (await pupil.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  return (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
};

test('a teacher looks at what is answered on its picture with the right answer on it, and takes another one', async () => {
  const { teacher, paper } = await aPaper();
  const onPicture = paper.questions.find(({ type }) => type === 'on_figure');
  expect(onPicture).toMatchObject({ answered: 0, correct: 0, part: 0, options: [{ correct: true, chosen: 0 }] });
  expect(onPicture?.options[0]?.text).toMatch(/hand/);
  expect(onPicture?.right?.words).toContain('Answer: ');
  expect(onPicture?.right?.marks).not.toEqual(onPicture?.figure?.marks);
  const questionId = onPicture?.id ?? '';
  const changed = (await teacher.post(`${papers}/${paper.id}/another`, { questionId })).json<TeacherPaper>();
  expect(changed.questions).toHaveLength(paper.questions.length);
  expect(changed.questions.map(({ question }) => question)).not.toContain(onPicture?.question);
  const other = await aTeacher(testApp());
  expect((await other.post(`${papers}/${paper.id}/another`, { questionId })).statusCode).toBe(404);
  expect((await teacher.post(`${papers}/${paper.id}/another`, { questionId: '' })).statusCode).toBe(400);
  for (const part of ['paper', 'mark_scheme'])
    expect((await teacher.post(`${papers}/${paper.id}/pdf`, { title: 'Clocks', part })).headers['content-type']).toBe('application/pdf');
  expect((await teacher.post(`${papers}/${paper.id}/qti`, { title: 'Clocks' })).statusCode).toBe(200);
});

test('a class answers on the same pictures without the key, and the results count all, a part, none and where most went', async () => {
  const { teacher, pupils, classId, paper } = await aPaper();
  const set = await teacher.post('/api/teacher/set-work', { to: [{ classId }], title: 'Clocks', ...clocks, paperId: paper.id });
  const groupId = set.json<SetForClasses>().groups[0]?.groupId ?? '';
  const questions = await kept(paper.id);
  const place = questions.findIndex((one) => one.type === 'on_figure' && one.task.kind === 'hands');
  const clock = questions[place] as FigureQuestion;
  const [hour = 0, minute = 0] = clock.right;
  // Both hands; the long one alone; and one wrong place that two of them take.
  const given = [[hour, minute], [(hour + 20) % 60, minute], [(hour + 20) % 60, (minute + 3) % 12], undefined];
  const others = questions.map((one) => {
    if (one.type === 'on_figure') return storedGiven(rightOn(one));
    return one.type === 'essay' ? -1 : one.correctAnswer;
  });
  for (const [at, pupil] of pupils.entries()) {
    const { id, questions: open } = await begin(pupil);
    expect(open[place]).toMatchObject({ type: 'on_figure', question: clock.question });
    expect(open[place]).toHaveProperty('handles');
    for (const key of ['right', 'cells', 'slips', 'pictures', 'rightAnswer', 'explanation', 'stepByStepSolution'])
      expect(open[place]).not.toHaveProperty(key);
    const answer = given[at]?.join(',') ?? -1;
    const userAnswers = others.map((right, one) => (one === place ? answer : right));
    expect((await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 })).statusCode).toBe(200);
  }
  const address = `/api/teacher/classes/${classId}/assessments/${groupId}`;
  const results = (await teacher.get(address)).json<ClassAssessmentResults>();
  expect(results.questions[place]).toMatchObject({ type: 'on_figure', answered: 3, correct: 1, part: 1 });
  expect(results.questions[place]?.options.map(({ correct, chosen }) => [correct, chosen])).toEqual([
    [true, 1],
    [false, 1],
    [false, 1],
  ]);
  expect(results.questions[place]?.options[1]?.text).toContain('Short hand');
  expect(results.results.map(({ score }) => score)).toEqual([100, 95, 90, 90]);
  const marks = (await teacher.get(`/api/teacher/classes/${classId}/homework/${groupId}/marks`)).body;
  expect(marks).toContain(`Q${place + 1} (out of ${clock.marks})`);
  expect((await (await aTeacher(testApp())).get(address)).statusCode).toBe(404);
  expect((await pupils[0]?.get(address))?.statusCode).toBe(403);
});
