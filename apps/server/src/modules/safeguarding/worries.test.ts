import { beforeEach, expect, test } from 'vitest';
import type { SafeguardingRecord } from '@hedgerow/contracts/safeguarding';
import { schoolConsent } from '../../db/schema/schools.ts';
import type { Caller } from '../../testing/caller.ts';
import { emailTo } from '../../testing/emails.ts';
import { aParent, aPupil, anAdministrator, anOperator, type TestPupil, opensScreens } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const contact = 'lead@example.test';
const testApp = startTestApp({ SAFEGUARDING_EMAIL: contact });
const words = 'A boy called Quentin waits for me by the gate';

let operator: Caller;
beforeEach(async () => {
  operator = await anOperator(testApp());
});

const recordsOf = async (desk: Caller, path: 'operator' | 'school', pupil: TestPupil): Promise<SafeguardingRecord[]> =>
  (await desk.get(`/api/${path}/safeguarding`)).json<SafeguardingRecord[]>().filter(({ childId }) => childId === pupil.id);

/** As if the parent had said yes to the school. */
const agreeTo = async (pupil: TestPupil, schoolId: string): Promise<void> => {
  const { familyId, id: childId } = pupil;
  const agreed = { familyId, childId, schoolId, className: '9A', userId: childId, wording: 'yes', agreedAt: testApp().clock.now };
  await testApp()
    .database.db.insert(schoolConsent)
    .values({ ...agreed, id: childId });
};

test('a worry goes to the contact alone, with its words behind a press that is noted', async () => {
  const pupil = await aPupil(testApp(), { year: 4, firstName: 'Zebedee' });
  expect((await pupil.get('/api/student/worry-desks')).json()).toEqual({ school: null });
  expect((await pupil.post('/api/student/worry', { words, to: 'operator' })).json()).toEqual({ success: true });
  const letter = await emailTo(testApp(), contact, 'safeguarding record');
  expect(letter.text).not.toMatch(/Zebedee|Quentin/);

  const [record] = await recordsOf(operator, 'operator', pupil);
  expect(record).toMatchObject({ category: 'worry', place: 'worry_report', hasWords: true, times: 1, deeds: [] });
  expect((await operator.get('/api/operator/safeguarding')).body).not.toContain('Quentin');
  expect((await operator.post(`/api/operator/safeguarding/${record?.id}/words`)).json()).toEqual({ words });
  expect((await recordsOf(operator, 'operator', pupil))[0]?.deeds).toMatchObject([{ deed: 'words_read' }]);

  expect((await pupil.parent.get(`/api/parent/child/${pupil.id}/safeguarding`)).json()).toEqual([]);
  expect((await pupil.parent.get('/api/account/export')).body).not.toContain('Quentin');
  expect((await pupil.parent.get(`/api/operator/safeguarding/${record?.id}/words`)).statusCode).toBe(404);
  expect((await pupil.parent.post(`/api/operator/safeguarding/${record?.id}/words`)).statusCode).toBe(403);
});

test('a worry that says what happened has its kind, and a second one is a record of its own', async () => {
  const pupil = await aPupil(testApp());
  for (const text of ['my dad hits me', 'my dad hits me again']) await pupil.post('/api/student/worry', { words: text, to: 'operator' });
  expect((await recordsOf(operator, 'operator', pupil)).map(({ category, times }) => [category, times])).toEqual([
    ['harm_by_others', 1],
    ['harm_by_others', 1],
  ]);
});

test('a pupil of a school chooses whom to tell, and the other desk never finds it', async () => {
  const lead = await anAdministrator(testApp());
  const pupil = await aPupil(testApp());
  await agreeTo(pupil, lead.schoolId);
  expect((await pupil.get('/api/student/worry-desks')).json()).toEqual({ school: expect.any(String) });
  await pupil.post('/api/student/worry', { words, to: 'school' });
  expect(await recordsOf(operator, 'operator', pupil)).toEqual([]);
  const [record] = await recordsOf(lead, 'school', pupil);
  expect((await operator.post(`/api/operator/safeguarding/${record?.id}/words`)).statusCode).toBe(404);
  const other = await anAdministrator(testApp());
  expect((await other.post(`/api/school/safeguarding/${record?.id}/words`)).statusCode).toBe(404);
  expect((await lead.post(`/api/school/safeguarding/${record?.id}/words`)).json()).toEqual({ words });
});

test('without a school there is no school to tell, and empty or odd words are refused', async () => {
  const pupil = await aPupil(testApp());
  expect((await pupil.post('/api/student/worry', { words, to: 'school' })).statusCode).toBe(409);
  for (const body of [
    { words: '  ', to: 'operator' },
    { words, to: 'parent' },
    { to: 'operator' },
    { words: 'x'.repeat(4001), to: 'operator' },
  ])
    expect((await pupil.post('/api/student/worry', body)).statusCode).toBe(400);
  expect(await recordsOf(operator, 'operator', pupil)).toEqual([]);
});

test('a parent has no such call, also not through the child’s eyes', async () => {
  const pupil = await aPupil(testApp());
  const sent = { words, to: 'operator' };
  expect((await pupil.parent.post('/api/student/worry', sent)).statusCode).toBe(403);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect((await looking.post('/api/student/worry', sent)).statusCode).toBe(403);
  expect((await looking.post('/api/student/data-request')).statusCode).toBe(403);
  expect((await testApp().visitor().post('/api/student/worry', sent)).statusCode).toBe(401);
  expect(await recordsOf(operator, 'operator', pupil)).toEqual([]);
});

test('who asks for their data: their parent is written to', async () => {
  const pupil = await aPupil(testApp(), { firstName: 'Wilfred' });
  expect((await pupil.post('/api/student/data-request')).json()).toEqual({ asked: 'parent' });
  expect((await emailTo(testApp(), pupil.parent.email, 'asks for their data')).text).toContain('Wilfred');
  const stranger = await aParent(testApp());
  expect((await stranger.post('/api/student/data-request')).statusCode).toBe(403);
});
