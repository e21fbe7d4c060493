import type { SafeguardingRecord, SharedConcerns } from '@hedgerow/contracts/safeguarding';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo } from '../../testing/emails.ts';
import { aParent, aPupil, anAdministrator, anOperator, aTeacher } from '../../testing/people.ts';
import { schoolPupil } from '../../db/schema/schools.ts';

const contact = 'lead@example.test';
const testApp = startTestApp({ SAFEGUARDING_EMAIL: contact });

/** A pupil whose account a school opened. */
const aSchoolsPupil = async (schoolId: string) => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const { familyId, id: childId } = pupil;
  await testApp()
    .database.db.insert(schoolPupil)
    .values({ familyId, childId, schoolId, importKey: childId, createdAt: testApp().clock.now });
  return pupil;
};
const listOf = async (who: Caller, desk: 'operator' | 'school') =>
  (await who.get(`/api/${desk}/safeguarding`)).json<SafeguardingRecord[]>();
const callForHelp = { subject: 'English', topic: 'my dad hits me', difficulty: 'beginner' };

test('a school’s pupil is its contact’s matter: the lead is written to, the operator and other schools find nothing', async () => {
  const lead = await anAdministrator(testApp());
  expect((await lead.put('/api/school/safeguarding-contact', { email: 'dsl@school.test' })).statusCode).toBe(200);
  expect((await lead.get('/api/school/safeguarding-contact')).json()).toEqual({ email: 'dsl@school.test' });
  const pupil = await aSchoolsPupil(lead.schoolId);
  await pupil.post('/api/assessments/generate', callForHelp);
  const letter = await emailTo(testApp(), 'dsl@school.test', 'safeguarding record');
  expect(letter.links[0]).toContain('/school/dashboard?tab=safeguarding');
  const [record] = await listOf(lead, 'school');
  expect(record).toMatchObject({ childId: pupil.id, category: 'harm_by_others', state: 'new' });

  const [operator, other, teacher] = [
    await anOperator(testApp()),
    await anAdministrator(testApp()),
    await aTeacher(testApp(), { schoolId: lead.schoolId }),
  ];
  expect((await listOf(operator, 'operator')).filter(({ childId }) => childId === pupil.id)).toEqual([]);
  expect(await listOf(other, 'school')).toEqual([]);
  expect((await other.put(`/api/school/safeguarding/${record?.id}`, { state: 'closed' })).statusCode).toBe(404);
  expect((await operator.put(`/api/operator/safeguarding/${record?.id}`, { state: 'closed' })).statusCode).toBe(404);
  expect((await teacher.get('/api/school/safeguarding')).statusCode).toBe(403);
});

test('without a lead of its own, a school’s administrators are written to', async () => {
  const administrator = await anAdministrator(testApp());
  const pupil = await aSchoolsPupil(administrator.schoolId);
  await pupil.post('/api/assessments/generate', callForHelp);
  expect((await emailTo(testApp(), administrator.email, 'safeguarding record')).text).not.toContain('hits');
});

test('a record moves on, every step is noted, and parents see it only by the switch', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  await pupil.post('/api/assessments/generate', callForHelp);
  const operator = await anOperator(testApp());
  const mine = async () => (await listOf(operator, 'operator')).find(({ childId }) => childId === pupil.id);
  const path = `/api/operator/safeguarding/${(await mine())?.id}`;
  const seen = async () => (await pupil.parent.get(`/api/parent/child/${pupil.id}/safeguarding`)).json<SharedConcerns>();
  for (const state of ['acknowledged', 'followed_up', 'closed']) expect((await operator.put(path, { state })).statusCode).toBe(200);
  expect(await seen()).toEqual([]);
  await operator.put(path, { parentsMaySee: true });
  expect(await seen()).toMatchObject([{ category: 'harm_by_others' }]);
  await operator.put(path, { parentsMaySee: false });
  expect(await seen()).toEqual([]);
  const record = await mine();
  expect(record?.state).toBe('closed');
  expect(record?.deeds.map(({ deed }) => deed)).toEqual([
    'acknowledged',
    'followed_up',
    'closed',
    'shown_to_parents',
    'hidden_from_parents',
  ]);
  expect((await operator.put(path, { state: 'forgotten' })).statusCode).toBe(400);
});

test('a school hears of unfit words of its own pupil the third time within a day, once', async () => {
  const administrator = await anAdministrator(testApp());
  const pupil = await aSchoolsPupil(administrator.schoolId);
  const write = (topic: string) => pupil.post('/api/revision-guides/generate', { subject: 'English', topic });
  for (const topic of ['how to make a bomb', 'shit', 'fuck', 'how to buy cocaine']) {
    expect((await write(topic)).statusCode).toBe(400);
    expect(await listOf(administrator, 'school')).toEqual([]);
  }
  await write('how to make a gun at home');
  expect(await listOf(administrator, 'school')).toMatchObject([
    { childId: pupil.id, category: 'unfit_words', place: 'guide_topic', times: 1, hasWords: false },
  ]);
  await write('how to make a bomb');
  expect(await listOf(administrator, 'school')).toMatchObject([{ times: 2 }]);
});

test('after it was closed, a new call for help is a new record', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const operator = await anOperator(testApp());
  const mine = async () => (await listOf(operator, 'operator')).filter(({ childId }) => childId === pupil.id);
  await pupil.post('/api/assessments/generate', callForHelp);
  await operator.put(`/api/operator/safeguarding/${(await mine())[0]?.id}`, { state: 'closed' });
  await pupil.post('/api/assessments/generate', callForHelp);
  expect((await mine()).map(({ state }) => state)).toEqual(['new', 'closed']);
});

test('a family that exports or leaves takes no record with it', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  await pupil.post('/api/assessments/generate', callForHelp);
  const exported = (await pupil.parent.get('/api/account/export')).body;
  expect([exported.includes('safeguarding'), exported.includes('held_answer')]).toEqual([false, false]);
  const before = testApp().clock.now;
  await pupil.parent.post('/api/account/delete', { password: 'quiet heron 47' });
  testApp().clock.now = new Date(before.getTime() + 31 * 86_400_000);
  await testApp().services.closing.eraseDue();
  testApp().clock.now = before;
  const operator = await anOperator(testApp());
  const [left] = (await listOf(operator, 'operator')).filter(({ childId }) => childId === pupil.id);
  expect(left).toMatchObject({ childName: '', category: 'harm_by_others' });
  const stranger = await aParent(testApp());
  expect((await stranger.get(`/api/parent/child/${pupil.id}/safeguarding`)).statusCode).toBe(404);
});
