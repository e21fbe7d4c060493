import { expect, test } from 'vitest';
import type { CheckAttempt, NationalChecks } from '@hedgerow/contracts/national-checks';
import type { ActivityItem, StudentStats } from '@hedgerow/contracts/progress';
import type { CheckItem } from '@hedgerow/curriculum/check-item';
import type { NationalCheckId } from '@hedgerow/domain/national-checks';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const aChild = (year: 1 | 2 | 3 | 4 | 5 | 6 = 4, plan: 'primary_explorer' | 'free' = 'primary_explorer') =>
  aPupil(testApp(), { year, plan });

const begin = (pupil: TestPupil, kind: NationalCheckId, change: object = {}) => pupil.post('/api/national-checks', { kind, ...change });
const begun = async (pupil: TestPupil, kind: NationalCheckId, change: object = {}): Promise<CheckAttempt> => {
  const answer = await begin(pupil, kind, change);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<CheckAttempt>();
};
const put = (pupil: TestPupil, id: string, position: number, answer: string, ms = 1500) =>
  pupil.put(`/api/national-checks/${id}/answers/${position}`, { answer, ms });
const finish = async (pupil: TestPupil, id: string): Promise<CheckAttempt> =>
  (await pupil.post(`/api/national-checks/${id}/finish`, {})).json<CheckAttempt>();
const stored = async (id: string): Promise<CheckItem[]> => {
  const { rows } = await testApp().database.pool.query<{ questions: CheckItem[] }>('select questions from national_check where id = $1', [
    id,
  ]);
  return rows[0]?.questions ?? [];
};
const keyOf = (item: CheckItem): string => {
  if (item.kind === 'table') return `${item.left * item.right}`;
  if (item.kind === 'sum') return item.answer;
  return item.kind === 'word' ? 'yes' : item.word;
};
const statsOf = async (pupil: TestPupil) => (await pupil.get('/api/student/stats')).json<StudentStats>();
/** As time goes by while a child thinks. */
const secondsPass = (seconds: number) => {
  testApp().clock.now = new Date(testApp().clock.now.getTime() + seconds * 1000);
};

test('the tables check: 25 questions, no word on right or wrong before the end, then a score and the tables to practise', async () => {
  const pupil = await aChild();
  const attempt = await begun(pupil, 'multiplication_tables');
  expect(attempt).toMatchObject({ outOf: 25, questionMs: 6000, leftMs: null, isCompleted: false, score: null, marked: [] });
  expect([attempt.questions.length, attempt.practice.length]).toEqual([25, 3]);
  const items = await stored(attempt.id);
  for (const [position, item] of items.entries()) {
    secondsPass(8);
    const kept = await put(pupil, attempt.id, position, position < 20 ? keyOf(item) : '1');
    expect([kept.statusCode, kept.json()]).toEqual([200, { success: true }]);
  }
  const result = await finish(pupil, attempt.id);
  expect(result).toMatchObject({ isCompleted: true, score: 20, outOf: 25, pointsEarned: 30, questions: [] });
  expect(result.marked.filter(({ correct }) => correct)).toHaveLength(20);
  expect(result.practise.every((words) => /^\d+ times table$/.test(words))).toBe(true);
  expect(result.meaning.join(' ')).toContain('no pass mark');
  expect(await statsOf(pupil)).toMatchObject({ totalPoints: 30, totalAssessments: 1, currentStreak: 1 });
  const [activity] = (await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>();
  expect(activity).toMatchObject({ id: `check-${attempt.id}`, status: 'completed', score: 80, description: '20 of 25' });
  const { rows } = await testApp().database.pool.query('select topic_id from answer_evidence where assessment_id = $1', [attempt.id]);
  expect(rows).toHaveLength(25);
  expect(rows[0]).toEqual({ topic_id: 'maths.ks2.times-tables' });
});

test('an answer that both clocks call late does not count, one that the network held up does', async () => {
  const pupil = await aChild();
  const { id } = await begun(pupil, 'multiplication_tables');
  const items = await stored(id);
  const key = (at: number) => keyOf(items[at] ?? { kind: 'table', left: 0, right: 0, topicId: null, level: 0 });
  secondsPass(60);
  await put(pupil, id, 0, key(0), 2000);
  secondsPass(60);
  await put(pupil, id, 1, key(1), 15_000);
  const { marked } = await finish(pupil, id);
  expect(marked.slice(0, 2)).toMatchObject([
    { correct: true, late: false },
    { correct: false, late: true },
  ]);
  const calm = await begun(pupil, 'multiplication_tables', { timing: 'calm' });
  expect(calm.questionMs).toBeNull();
  const [first] = await stored(calm.id);
  secondsPass(90);
  await put(pupil, calm.id, 0, first ? keyOf(first) : '', 80_000);
  expect((await finish(pupil, calm.id)).marked[0]).toMatchObject({ correct: true, late: false });
  expect((await pupil.get('/api/national-checks')).json<NationalChecks>().timing).toBe('calm');
});

test('nothing that tells an answer leaves the server before the end', async () => {
  const pupil = await aChild(6);
  for (const kind of ['arithmetic', 'spelling'] as const) {
    const attempt = await begun(pupil, kind);
    const body = (await pupil.get(`/api/national-checks/${attempt.id}`)).body;
    for (const word of ['"answer"', '"steps"', '"expected"', 'seed', 'topicId']) expect(body).not.toContain(word);
    const items = await stored(attempt.id);
    const words = items.flatMap((item) => (item.kind === 'spelling' ? [item.word] : []));
    expect(words.filter((word) => new RegExp(`\\b${word}\\b`).test(body))).toEqual([]);
    const exported = await pupil.parent.get('/api/account/export');
    expect(exported.statusCode).toBe(200);
    for (const word of ['"seed"', '"topicId"']) expect(exported.body).not.toContain(word);
  }
});

test('an arithmetic paper is marked by value, shows its working after, and a reload goes on where it was', async () => {
  const pupil = await aChild(6);
  const attempt = await begun(pupil, 'arithmetic');
  expect([attempt.questions.length, attempt.outOf, attempt.leftMs]).toEqual([36, 40, 1_800_000]);
  const items = await stored(attempt.id);
  await put(pupil, attempt.id, 0, '0');
  for (const [position, item] of items.entries()) await put(pupil, attempt.id, position, ` ${keyOf(item)} `, 60_000);
  secondsPass(60);
  const again = await begun(pupil, 'arithmetic');
  expect([again.id, again.leftMs, again.answers[0]?.trim()]).toEqual([attempt.id, 1_740_000, items[0] && keyOf(items[0])]);
  const result = await finish(pupil, attempt.id);
  expect(result).toMatchObject({ score: 40, pointsEarned: 46, practise: [] });
  expect(result.marked.every(({ steps }) => steps.length > 0)).toBe(true);
  expect((await begun(pupil, 'arithmetic')).id).not.toBe(attempt.id);
});

test('a spelling word is heard one at a time, a grown-up has a list to read out, and spelling is exact', async () => {
  const pupil = await aChild(5);
  const attempt = await begun(pupil, 'spelling');
  const items = await stored(attempt.id);
  const word = (at: number) => (items[at]?.kind === 'spelling' ? items[at].word : '');
  const spoken = await pupil.get(`/api/national-checks/${attempt.id}/spoken/0`);
  expect(spoken.json<{ words: string }>().words).toMatch(
    new RegExp(`^Spelling 1\\. The word is ${word(0)}\\..*The word is ${word(0)}\\.$`),
  );
  const list = await pupil.parent.get(`/api/national-checks/${attempt.id}/reading-list`);
  expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const item of items) expect(list.body).toContain(item.kind === 'spelling' ? item.word : '');
  await put(pupil, attempt.id, 0, word(0).toUpperCase());
  await put(pupil, attempt.id, 1, `${word(1)}e`);
  const result = await finish(pupil, attempt.id);
  expect(result.marked.slice(0, 2).map(({ correct }) => correct)).toEqual([true, false]);
});

test('phonics: a grown-up marks forty words, and the sounds that were not there yet are named', async () => {
  const pupil = await aChild(1);
  const attempt = await begun(pupil, 'phonics');
  expect(attempt.questions.filter((question) => question.kind === 'word' && question.pseudo)).toHaveLength(20);
  for (let position = 0; position < 40; position += 1) await put(pupil, attempt.id, position, position < 33 ? 'yes' : 'not yet');
  const result = await finish(pupil, attempt.id);
  expect(result).toMatchObject({ score: 33, pointsEarned: 43 });
  expect(result.practise.length).toBeGreaterThan(0);
  expect(result.meaning.join(' ')).toContain('32 out of 40');
});

test('finishing twice, or eight times at once, counts once; after it no answer comes in', async () => {
  const pupil = await aChild();
  const { id } = await begun(pupil, 'multiplication_tables');
  const [first] = await stored(id);
  await put(pupil, id, 0, first ? keyOf(first) : '');
  const results = await Promise.all(Array.from({ length: 8 }, () => finish(pupil, id)));
  expect(results.map(({ score }) => score)).toEqual(Array.from({ length: 8 }, () => 1));
  expect(results.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0)).toBe(2);
  expect((await statsOf(pupil)).totalPoints).toBe(2);
  expect((await put(pupil, id, 1, '12')).statusCode).toBe(409);
});

test('in the tables check the first answer stands, however often it is sent; two starts at once are one check', async () => {
  const pupil = await aChild();
  const starts = await Promise.all([begun(pupil, 'multiplication_tables'), begun(pupil, 'multiplication_tables')]);
  expect(starts[0]?.id).toBe(starts[1]?.id);
  const id = starts[0]?.id ?? '';
  await put(pupil, id, 0, '7');
  await put(pupil, id, 0, '8');
  expect((await pupil.get(`/api/national-checks/${id}`)).json<CheckAttempt>().answers[0]).toBe('7');
  const fresh = await begun(pupil, 'multiplication_tables', { again: true });
  expect(fresh.id).not.toBe(id);
  expect((await pupil.get(`/api/national-checks/${id}`)).statusCode).toBe(404);
});

test('nothing answered is nothing done', async () => {
  const pupil = await aChild();
  const { id } = await begun(pupil, 'multiplication_tables');
  expect(await finish(pupil, id)).toMatchObject({ score: 0, pointsEarned: 0 });
  expect(await statsOf(pupil)).toMatchObject({ totalPoints: 0, totalAssessments: 0, currentStreak: 0 });
});

test('a check belongs to its year and to a plan', async () => {
  expect((await begin(await aChild(4, 'free'), 'multiplication_tables')).statusCode).toBe(402);
  const three = await aChild(3);
  const refused = await begin(three, 'multiplication_tables');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'Multiplication tables check: this is for Year 4.',
  ]);
  expect((await three.get('/api/national-checks')).json<NationalChecks>().checks).toEqual([]);
  const six = (await (await aChild(6)).get('/api/national-checks')).json<NationalChecks>();
  expect(six.checks.map(({ kind, open }) => [kind, open])).toEqual([
    ['arithmetic', true],
    ['spelling', true],
  ]);
});

test("somebody else's check does not exist; a parent reads their child's and changes nothing", async () => {
  const pupil = await aChild();
  const { id } = await begun(pupil, 'multiplication_tables');
  const sibling = await aPupil(testApp(), { year: 4, plan: 'primary_explorer', parent: pupil.parent });
  for (const other of [sibling, await aChild()]) {
    expect((await other.get(`/api/national-checks/${id}`)).statusCode).toBe(404);
    expect((await put(other, id, 0, '4')).statusCode).toBe(404);
    expect((await other.post(`/api/national-checks/${id}/finish`, {})).statusCode).toBe(404);
    expect((await other.get(`/api/national-checks/${id}/spoken/0`)).statusCode).toBe(404);
    expect((await other.get(`/api/national-checks/${id}/reading-list`)).statusCode).toBe(404);
    expect((await other.get(`/api/national-checks/user/${pupil.id}`)).statusCode).toBe(404);
  }
  expect((await (await aParent(testApp())).get(`/api/national-checks/user/${pupil.id}`)).statusCode).toBe(404);
  const seen = (await pupil.parent.get(`/api/national-checks/user/${pupil.id}`)).json<NationalChecks>();
  expect(seen.checks).toMatchObject([{ kind: 'multiplication_tables', unfinished: id, results: [] }]);
  expect((await pupil.parent.post(`/api/national-checks/${id}/finish`, {})).statusCode).toBe(403);
});

test('odd calls are refused and never a mistake of ours', async () => {
  const pupil = await aChild();
  const { id } = await begun(pupil, 'multiplication_tables');
  for (const body of [{}, { kind: 'sats' }, { kind: 'phonics', timing: 'slow' }, 'x']) {
    expect((await pupil.post('/api/national-checks', body as object)).statusCode).toBe(400);
  }
  for (const [position, body] of [
    ['25', { answer: '1', ms: 1 }],
    ['40', { answer: '1', ms: 1 }],
    ['-1', { answer: '1', ms: 1 }],
    ['x', { answer: '1', ms: 1 }],
    ['0', { answer: 5, ms: 1 }],
    ['0', { answer: 'x'.repeat(41), ms: 1 }],
    ['0', { answer: '1', ms: -1 }],
    ['0', { answer: '\u0000', ms: 1 }],
  ] as const) {
    const { statusCode } = await pupil.put(`/api/national-checks/${id}/answers/${position}`, body);
    expect([position, [400, 404].includes(statusCode)]).toEqual([position, true]);
  }
});
