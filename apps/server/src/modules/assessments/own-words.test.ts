import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { Practice } from '@hedgerow/contracts/practice';
import type { EssayQuestion, Question } from '@hedgerow/curriculum/question';
import { isWritten, wordsKept } from '@hedgerow/domain/own-words';
import { expect, test } from 'vitest';
import { placesWith } from '../../testing/places-with.ts';
import { aPupil, aTeacher, opensScreens, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { play, turnsOf } = practising(testApp);

/** An essay with a word that nobody else writes. */
const mine = (word: string): string =>
  `The Normans won because they had better luck on that day, and ${word} of our street says so as well.`;
const take = (pupil: Pick<TestPupil, 'delete'>, id: string) => pupil.delete(`/api/assessments/${id}/words`);
const read = async (who: Pick<TestPupil, 'get'>, id: string) => (await who.get(`/api/assessments/${id}`)).json<Assessment>();

const begin = async (pupil: TestPupil, essay = mine('Zebedee')) => {
  const wish = { subject: 'History', topic: 'Norman Conquest', difficulty: 'beginner', numQuestions: 5, includeEssays: true };
  const { id } = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [id]);
  const questions = rows[0]?.questions ?? [];
  const at = questions.findIndex(({ type }) => type === 'essay');
  const userAnswers = questions.map((_, place) => (place === at ? essay : 0));
  return { id, at, questionId: (questions[at] as EssayQuestion).id, userAnswers };
};
const handedIn = async (pupil: TestPupil, essay = mine('Zebedee')) => {
  const attempt = await begin(pupil, essay);
  await pupil.post('/api/assessments/submit', { assessmentId: attempt.id, userAnswers: attempt.userAnswers, timeSpent: 90_000 });
  return attempt;
};

test('an essay that a pupil takes away is gone everywhere, with what was said of it and what was written again; the marks stay', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, at, questionId } = await handedIn(pupil, mine('Quintilian'));
  await pupil.post(`/api/assessments/${id}/essays/${questionId}/versions`, { text: `${mine('Quintilian')} Their archers were many.` });
  const before = await read(pupil, id);
  expect(await placesWith(testApp(), 'Quintilian')).toEqual(['assessment', 'essay_version']);

  const taken = await take(pupil, id);
  expect(taken.json()).toEqual({ wordsRemovedAt: testApp().clock.now.toISOString() });
  const after = await read(pupil, id);
  expect([after.score, after.correctAnswers, after.wordsRemovedAt !== null]).toEqual([before.score, before.correctAnswers, true]);
  expect([after.userAnswers[at], after.essayFeedback, after.essayVersions]).toEqual([-1, {}, undefined]);
  expect(after.userAnswers.filter((_, place) => place !== at)).toEqual(before.userAnswers.filter((_, place) => place !== at));
  expect(await placesWith(testApp(), 'Quintilian')).toEqual([]);
  expect((await take(pupil, id)).statusCode).toBe(200);
});

test('what was typed in a practice is gone from each try, and how it went is still known', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id } = await play(pupil, await begunPractice(pupil, { topic: 'adding fractions' }), [0]);
  const turns = await turnsOf(id);
  const typed = turns.filter(({ question }) => isWritten(question.type));
  expect(typed.length).toBeGreaterThan(0);
  const before = await read(pupil, id);
  expect((await take(pupil, id)).statusCode).toBe(200);
  const tries = (await turnsOf(id)).filter(({ question }) => isWritten(question.type)).flatMap((turn) => turn.tries);
  expect(tries.length).toBeGreaterThan(0);
  for (const one of tries) expect(one).toMatchObject({ given: -1, say: '', note: '', verdict: expect.any(String) });
  expect((await read(pupil, id)).score).toBe(before.score);
  expect((await pupil.get(`/api/practice/${id}`)).json<Practice>().result?.score).toBe(before.score);
});

test('a call for help that was held for the pupil alone goes with it; the record of the contact had no words, and stays', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const { id, at } = await handedIn(pupil, `${mine('Ozymandias')} My step dad hits me every night and I want to die.`);
  expect((await read(pupil, id)).userAnswers[at]).toContain('Ozymandias');
  await take(pupil, id);
  expect(await placesWith(testApp(), 'Ozymandias')).toEqual([]);
  const { rows } = await testApp().database.pool.query('select category from safeguarding_record where child_id = $1', [pupil.id]);
  expect(rows).toEqual([{ category: 'suicide' }]);
});

test('what a school set and what stands in the portfolio stay, and the pupil reads why', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id, questionId } = await handedIn(pupil);
  const samples = `/api/parent/portfolio/${pupil.id}/samples`;
  expect((await pupil.parent.put(samples, { assessmentId: id, questionId, chosen: true })).statusCode).toBe(200);
  const kept = await take(pupil, id);
  expect([kept.statusCode, kept.json<{ message: string }>().message]).toEqual([409, wordsKept.portfolio]);
  await pupil.parent.put(samples, { assessmentId: id, questionId, chosen: false });
  expect((await take(pupil, id)).statusCode).toBe(200);

  const teacher = await aTeacher(testApp());
  const classId = await aClass(testApp(), teacher, [pupil]);
  const wish = { title: 'Fractions', subject: 'maths', topic: 'Adding fractions', numQuestions: 5, childIds: [pupil.id], classId };
  const [work] = (await teacher.post('/api/assignments', wish)).json<Assignment[]>();
  const begun = (await pupil.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  expect((await take(pupil, begun.id)).json<{ message: string }>().message).toMatch(/^Finish this first/);
  await play(pupil, (await pupil.get(`/api/practice/${begun.id}`)).json<Practice>(), []);
  const set = await take(pupil, begun.id);
  expect([set.statusCode, set.json<{ message: string }>().message]).toEqual([409, wordsKept.school]);
});

test('who may: the pupil alone, and never through a parent who looks', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const { id } = await handedIn(pupil);
  const looking = await opensScreens(pupil.parent, pupil.id);
  const other = await aPupil(testApp(), { year: 8 });
  const people = [testApp().visitor(), pupil.parent, looking, other];
  const answers = await Promise.all(people.map(async (one) => (await take(one, id)).statusCode));
  expect(answers).toEqual([401, 403, 403, 404]);
  expect((await read(pupil, id)).wordsRemovedAt).toBeNull();
});
