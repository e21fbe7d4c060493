import { openSentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { SafeguardingRecord, SharedConcerns } from '@hedgerow/contracts/safeguarding';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator, aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const contact = { SAFEGUARDING_EMAIL: 'safeguarding@example.test' };
const worker = openSentenceWorker();
const testApp = startTestApp(contact, worker);
const gone = () => Promise.reject(new Error('gone'));
const broken = startTestApp(contact, { embed: gone, weigh: gone, close: () => Promise.resolve() });

/** Only its meaning gives it away. */
const quiet = 'i pull my hair out in clumps and hide it';
/** As often a story as a call for help. */
const unsure = 'my mum is always cross with me';
const harmless = 'cutting, shaping and joining wood with a coping saw';
/** Read before, so that a slow machine decides nothing. */
beforeAll(() => worker.weigh([quiet, unsure, harmless]));
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
