import { openSentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { SafeguardingRecord, SharedConcerns } from '@hedgerow/contracts/safeguarding';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator, aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const contact = { SAFEGUARDING_EMAIL: 'safeguarding@example.test' };
const worker = openSentenceWorker();
const testApp = startTestApp(contact, worker);
const gone = () => Promise.reject(new Error('gone'));
/** Takes everything for a call for help. */
const alarmed = startTestApp(contact, {
  embed: gone,
  weigh: (texts) => Promise.resolve(texts.map(() => [-20, ...Array.from({ length: 9 }, () => 20)])),
  warm: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
const broken = startTestApp(contact, { embed: gone, weigh: gone, warm: () => Promise.resolve(), close: () => Promise.resolve() });

/** Only its meaning gives it away. */
const quiet = 'i pull my hair out in clumps and hide it';
/** As often a story as a call for help, each of them. */
const unsure = 'my mum is always cross with me';
const unsureToo = 'my stomach hurts before school';
const harmless = 'cutting, shaping and joining wood with a coping saw';
/** Read before, so that a slow machine decides nothing. */
beforeAll(() => worker.weigh([quiet, unsure, unsureToo, harmless]));
afterAll(worker.close);

type Refusal = { message: string; details?: { help?: { category: string } } };
const recordsOf = async (app: TestApp, pupil: TestPupil): Promise<SafeguardingRecord[]> => {
  const operator = await anOperator(app);
  const all = (await operator.get('/api/operator/safeguarding')).json<SafeguardingRecord[]>();
  return all.filter(({ childId }) => childId === pupil.id);
};
const ask = (pupil: TestPupil, topic: string) => pupil.post('/api/revision-guides/generate', { subject: 'English', topic });

test('a sentence that only its meaning gives away: kind words, a record, nothing for the parents', async () => {
  expect(screenText(quiet).kind).toBe('fine');
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await ask(pupil, quiet);
  const { message, details } = answer.json<Refusal>();
  expect([answer.statusCode, details?.help]).toEqual([400, { category: 'self_harm' }]);
  expect(message).toContain('0800 1111');
  expect(await recordsOf(testApp(), pupil)).toMatchObject([{ category: 'self_harm', place: 'guide_topic', state: 'new' }]);
  expect((await pupil.parent.get(`/api/parent/child/${pupil.id}/safeguarding`)).json<SharedConcerns>()).toEqual([]);
});

test('what may be about the pupil and may not: who listens is offered beside the answer, the work goes on, nothing is noted', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await ask(pupil, unsure);
  expect(answer.headers['help-offer']).toBe('harm_by_others');
  expect(answer.json<Refusal>().details?.help).toBeUndefined();
  expect(await recordsOf(testApp(), pupil)).toEqual([]);
  expect((await ask(pupil, harmless)).headers['help-offer']).toBeUndefined();
});

test('two texts within an hour that each may be about the pupil are a record, and the work goes on all the same', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  await ask(pupil, unsure);
  await ask(pupil, unsure);
  expect(await recordsOf(testApp(), pupil)).toEqual([]);
  const answer = await ask(pupil, unsureToo);
  expect(answer.headers['help-offer']).toBe('harm_by_others');
  expect(answer.json<Refusal>().details?.help).toBeUndefined();
  expect(await recordsOf(testApp(), pupil)).toMatchObject([{ category: 'harm_by_others', place: 'two_texts', times: 1, hasWords: false }]);
  const { rows } = await testApp().database.pool.query('select 1 from possible_sign where child_id = $1', [pupil.id]);
  expect(rows).toEqual([]);
});

test('of a single such text nothing is left after an hour, and nothing of its words is kept before', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  await ask(pupil, unsure);
  const kept = () =>
    testApp().database.pool.query<{ row: string }>('select to_jsonb(s)::text as row from possible_sign s where child_id = $1', [pupil.id]);
  const [sign] = (await kept()).rows;
  expect(sign?.row).toContain('harm_by_others');
  expect(sign?.row).not.toMatch(/mum|cross/);
  const { clock } = testApp();
  const before = clock.now;
  clock.now = new Date(before.getTime() + 61 * 60_000);
  await ask(pupil, unsureToo);
  expect(await recordsOf(testApp(), pupil)).toEqual([]);
  clock.now = new Date(before.getTime() + 123 * 60_000);
  await testApp().services.safeguarding.forgetSigns();
  expect((await kept()).rows).toEqual([]);
  clock.now = before;
});

test('an essay that is saved again and again is one text', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const wish = { subject: 'English', topic: 'Macbeth', difficulty: 'intermediate', numQuestions: 5, includeEssays: true };
  const { id, questions } = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  const at = questions.findIndex(({ type }) => type === 'essay');
  const save = (text: string) =>
    pupil.post(`/api/assessments/${id}/progress`, {
      currentQuestionIndex: at,
      userAnswers: questions.map((_one, place) => (place === at ? text : -1)),
    });
  expect((await save(unsure)).headers['help-offer']).toBe('harm_by_others');
  expect((await save(unsureToo)).headers['help-offer']).toBe('harm_by_others');
  expect(await recordsOf(testApp(), pupil)).toEqual([]);
});

test('what the curriculum itself calls something is refused to nobody, whatever the model makes of it', async () => {
  const pupil = await aPupil(alarmed(), { year: 10 });
  const answer = await ask(pupil, 'Macbeth');
  expect(answer.json<Refusal>().details?.help).toBeUndefined();
  expect((await ask(pupil, 'Macbeth and my own sorrow')).json<Refusal>().details?.help).toBeDefined();
  expect(await recordsOf(alarmed(), pupil)).toHaveLength(1);
});

test('a harmless one passes', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect((await ask(pupil, harmless)).json<Refusal>().details?.help).toBeUndefined();
  expect(await recordsOf(testApp(), pupil)).toEqual([]);
});

test('with the model broken the words still hear, and nothing else fails', async () => {
  const pupil = await aPupil(broken(), { year: 10 });
  const answer = await ask(pupil, 'my dad hits me');
  expect([answer.statusCode, answer.json<Refusal>().details?.help]).toEqual([400, { category: 'harm_by_others' }]);
  expect((await ask(pupil, quiet)).statusCode).toBeLessThan(500);
  expect(await recordsOf(broken(), pupil)).toMatchObject([{ category: 'harm_by_others' }]);
});
