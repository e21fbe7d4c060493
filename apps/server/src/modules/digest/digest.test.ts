import { expect, test } from 'vitest';
import type { ChildInsight } from '@hedgerow/contracts/insight';
import type { ProgressSummary } from '@hedgerow/contracts/progress';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { assignment } from '../../db/schema/assignments.ts';
import { activity, studyDay } from '../../db/schema/progress.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { emailTo, emailsTo } from '../../testing/emails.ts';
import { aParent, aPupil, type TestParent, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const topicId = 'maths.ks2.addition-and-subtraction';
const sunday = new Date('2026-11-22T18:05:00Z');

const at = <T>(instant: Date, work: () => Promise<T>): Promise<T> => {
  const { clock } = testApp();
  const before = clock.now;
  clock.now = instant;
  return work().finally(() => {
    clock.now = before;
  });
};
const send = (instant = sunday): Promise<number> => at(instant, () => testApp().services.digest.sendDue());
const verified = async (parent: TestParent): Promise<TestParent> => {
  await testApp().database.pool.query('update "user" set email_verified = true where id = $1', [parent.id]);
  return parent;
};
const aReader = async (): Promise<TestParent> => verified(await aParent(testApp()));

/** A quiz handed in on a London day, with answers: r right, m wrong by the misconception no-carry. */
const quiz = async ({ familyId, id: childId }: TestPupil, day: string, score: number, marks: string): Promise<void> => {
  const { db } = testApp().database;
  const assessmentId = uuid7();
  const happenedAt = new Date(`${day}T15:00:00Z`);
  const shared = { familyId, childId, assessmentId, subject: 'maths', keyStage: 'KS2', topicId, level: 1, at: happenedAt } as const;
  await db.insert(activity).values({
    familyId,
    childId,
    id: `assessment-${assessmentId}`,
    type: 'assessment',
    status: 'completed',
    subject: 'maths',
    topic: 'Addition',
    title: 'Addition quiz',
    score,
    day,
    happenedAt,
  });
  const answers = Array.from(marks, (mark, position) => {
    return { ...shared, position, correct: mark === 'r', misconception: mark === 'm' ? 'no-carry' : null };
  });
  await db.insert(answerEvidence).values(answers);
};
const minutes = async ({ familyId, id: childId }: TestPupil, day: string, count: number): Promise<void> => {
  const sum = { familyId, childId, day, minutes: count, firstMinute: 900, lastMinute: 899 + count };
  await testApp().database.db.insert(studyDay).values(sum);
};
const setWork = async ({ familyId, id: childId, parent }: TestPupil, dueOn: string, title: string): Promise<void> => {
  await testApp()
    .database.db.insert(assignment)
    .values({
      familyId,
      childId,
      id: uuid7(),
      groupId: uuid7(),
      setBy: parent.id,
      setByRole: 'parent',
      kind: 'assessment',
      title,
      subject: 'maths',
      topic: 'Fractions',
      description: '',
      difficulty: 'beginner',
      numQuestions: 5,
      dueOn: dueOn as CalendarDate,
      createdAt: sunday,
    });
};

type Kept = {
  readonly child_id: string;
  readonly sentences: readonly { about: string; text: string; figures: Record<string, string | number> }[];
};
const keptOf = async ({ database }: TestApp, parent: TestParent): Promise<readonly Kept[]> =>
  (await database.pool.query<Kept>('select child_id, sentences from weekly_digest_child where parent_id = $1', [parent.id])).rows;
const weekly = async (parent: TestParent) =>
  (await emailsTo(testApp(), parent.email)).filter(({ subject }) => subject.includes('Your family’s week'));

test('on Sunday evening a parent reads the week of each child, and every number is one of their page', async () => {
  const parent = await aReader();
  const maya = await aPupil(testApp(), { plan: 'primary_scholar', year: 4, firstName: 'Maya', parent });
  await aPupil(testApp(), { plan: 'primary_scholar', year: 2, firstName: 'Leo', parent });
  await quiz(maya, '2026-11-09', 100, 'rrrrr');
  await quiz(maya, '2026-11-17', 80, 'rrrrm');
  await quiz(maya, '2026-11-20', 40, 'rrmmm');
  await minutes(maya, '2026-11-17', 23);
  await minutes(maya, '2026-11-15', 50);
  await setWork(maya, '2026-11-18', 'Tables for Wednesday');
  await setWork(maya, '2026-11-22', 'Shapes for tonight');
  for (const title of ['Angles', 'Area']) await setWork(maya, '2026-11-19', title);
  await setWork(maya, '2026-11-24', 'Fractions to hand in');
  await setWork(maya, '2027-02-01', 'Much later');
  expect(await send()).toBe(1);
  const letter = await emailTo(testApp(), parent.email, 'Your family’s week');
  expect(letter.text).toContain('Maya finished 2 activities on 2 days, among them 2 quizzes, with 60% on average.');
  expect(letter.text).toContain('Maya was active for 23 minutes.');
  expect(letter.text).toContain('Needs practice: Addition and subtraction (Maths), last scores 100%, 80%, 40%.');
  expect(letter.text).toContain('A topic’s score counts the questions that were tried.');
  expect(letter.text).toContain('Due on 24 November 2026: Fractions to hand in (Maths).');
  expect(letter.text).toContain('Not handed in yet, due on 18 November 2026: Tables for Wednesday (Maths).');
  expect(letter.text).toContain('Due today, 22 November 2026: Shapes for tonight (Maths).');
  expect(letter.text).toContain('1 more piece of this week’s set work is not handed in yet.');
  expect(letter.text).not.toContain('Much later');
  expect(letter.text).toContain('Leo had a quiet week, and that is fine');

  const kept = await keptOf(testApp(), parent);
  const mine = kept.find(({ child_id: id }) => id === maya.id)?.sentences ?? [];
  for (const { text, figures } of kept.flatMap(({ sentences }) => sentences)) {
    expect(letter.text).toContain(text);
    const known = Object.values(figures).join(' ');
    for (const number of text.match(/\d+/g) ?? []) expect(known.match(/\d+/g)?.map(Number)).toContain(Number(number));
  }
  const figuresOf = (about: string) => mine.find((one) => one.about === about)?.figures;
  const [page, progress] = await at(new Date('2026-11-22T20:00:00Z'), () =>
    Promise.all([
      parent.get(`/api/parent/child/${maya.id}/insight`).then((answer) => answer.json<ChildInsight>()),
      parent.get(`/api/student/progress/${maya.id}`).then((answer) => answer.json<ProgressSummary>()),
    ]),
  );
  expect(figuresOf('minutes')).toEqual({ minutes: page.minutesByDay.reduce((sum, day) => sum + day.minutes, 0) });
  expect(figuresOf('needs-practice')).toMatchObject({ scores: page.needsPractice[0]?.scores.map((score) => `${score}%`).join(', ') });
  expect(figuresOf('misconception')).toMatchObject({ belief: page.needsPractice[0]?.beliefs[0]?.belief, lastSeen: '2026-11-20' });
  expect(figuresOf('together')).toMatchObject({ ask: page.together?.ask, helps: page.together?.helps });
  // The quiz of the week before is in the page's total, and not in the letter.
  expect([figuresOf('done')?.['quizzes'], progress.totalAssessments]).toEqual([2, 3]);
});

test('a second carer has a letter of their own, and the one turns theirs off without the other', async () => {
  const [parent, carer] = [await aReader(), await aReader()];
  const pupil = await aPupil(testApp(), { parent });
  await minutes(pupil, '2026-11-18', 5);
  const joins = 'update "user" set home_family_id = family_id, family_id = $1 where id = $2';
  await testApp().database.pool.query(joins, [parent.familyId, carer.id]);
  await parent.put('/api/simple-auth/profile', { notifications: false });
  expect(await send()).toBe(1);
  expect((await emailTo(testApp(), carer.email, 'Your family’s week')).text).toContain('Sam');
  expect(await weekly(parent)).toEqual([]);
});

test('the job that runs twice, or in two processes at once, sends one letter', async () => {
  const parent = await aReader();
  const pupil = await aPupil(testApp(), { parent });
  await minutes(pupil, '2026-11-18', 5);
  const { sendDue } = testApp().services.digest;
  const sent = await at(sunday, () => Promise.all([sendDue(), sendDue(), sendDue()]));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await send(new Date('2026-11-22T22:05:00Z'))).toBe(0);
  await emailTo(testApp(), parent.email, 'Your family’s week');
  expect(await weekly(parent)).toHaveLength(1);
  await minutes(pupil, '2026-11-25', 5);
  expect(await send(new Date('2026-11-29T18:05:00Z'))).toBe(1);
});

test('nothing goes out before six on Sunday in London, nor after midnight', async () => {
  const parent = await aReader();
  const pupil = await aPupil(testApp(), { parent });
  await minutes(pupil, '2026-06-30', 5);
  expect(await send(new Date('2026-07-05T16:59:00Z'))).toBe(0);
  expect(await send(new Date('2026-07-05T23:00:00Z'))).toBe(0);
  expect(await send(new Date('2026-07-05T17:05:00Z'))).toBe(1);
});

test('who switched letters off, has not confirmed the address, or has nothing to read, gets none', async () => {
  const [off, unconfirmed, quiet] = [await aReader(), await aParent(testApp()), await aReader()];
  for (const parent of [off, unconfirmed]) await minutes(await aPupil(testApp(), { parent }), '2026-11-17', 3);
  await aPupil(testApp(), { parent: quiet });
  await off.post('/api/auth/update-profile', { notifications: false });
  await send();
  expect((await Promise.all([off, unconfirmed, quiet].map((parent) => keptOf(testApp(), parent)))).flat()).toEqual([]);
});

const tokenIn = (text: string): string => /letters\/off\?token=([\w-]+)/.exec(text)?.[1] ?? '';

test('one click stops the letters without signing in, and another lets them come again', async () => {
  const parent = await aReader();
  await minutes(await aPupil(testApp(), { parent }), '2026-11-17', 3);
  await send();
  const letter = await emailTo(testApp(), parent.email, 'Your family’s week');
  const { rows } = await testApp().database.pool.query<{ headers: Record<string, string> }>(
    'select headers from mailbox_message where "to" = $1 and subject = $2',
    [letter.to, letter.subject],
  );
  const headers = rows[0]?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const wants = async () => (await parent.get('/api/auth/user')).json<{ notifications: boolean }>().notifications;

  // As a mail program posts it (RFC 8058): a form, no cookie, no origin.
  const post = (contentType: string, payload: string) =>
    testApp().app.inject({ method: 'POST', url: `${url.pathname}${url.search}`, headers: { 'content-type': contentType }, payload });
  const form = 'application/x-www-form-urlencoded';
  const answer = await post(form, 'List-Unsubscribe=One-Click');
  expect([answer.statusCode, answer.json(), await wants()]).toEqual([200, { letters: 'weekly', on: false }, false]);
  const again = await testApp()
    .visitor()
    .post(`/api/letters/on?token=${tokenIn(letter.text)}`);
  expect([again.statusCode, await wants()]).toEqual([200, true]);
  expect(again.body).toContain('The weekly email is on');
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect([(await post('multipart/form-data; boundary=b', parts)).statusCode, await wants()]).toEqual([200, false]);
});

test('opening the link of the letter only asks: one button, without script, turns it off, and the next turns it on again', async () => {
  const parent = await aReader();
  await minutes(await aPupil(testApp(), { parent }), '2026-11-17', 3);
  await send();
  const token = tokenIn((await emailTo(testApp(), parent.email, 'Your family’s week')).text);
  const wants = async () => (await parent.get('/api/auth/user')).json<{ notifications: boolean }>().notifications;
  /** As a program that looks at mail opens the links in it, and as a browser does. */
  const link = `/api/letters/off?token=${token}`;
  for (const method of ['HEAD', 'GET'] as const) await testApp().visitor().send({ method, url: link });
  const asked = await testApp()
    .visitor()
    .send({ method: 'GET', url: link, headers: { accept: 'text/html' } });
  expect([asked.statusCode, await wants()]).toEqual([200, true]);
  expect(asked.body).toContain('Turn the weekly email off?');
  expect([asked.body.match(/<button>[^<]+/g), asked.body.includes('<script')]).toEqual([['<button>Turn it off'], false]);

  /** Presses the one button of a page. */
  const press = ({ body }: { readonly body: string }) => {
    const [, url = ''] = /<form method="post" action="([^"]+)">/.exec(body) ?? [];
    const headers = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' };
    return testApp().visitor().send({ method: 'POST', url, headers, payload: '' });
  };
  const off = await press(asked);
  expect([off.statusCode, off.headers['content-type'], await wants()]).toEqual([200, 'text/html; charset=utf-8', false]);
  expect(off.body).toContain('The weekly email is off');
  const on = await press(off);
  expect([on.body.includes('The weekly email is on'), await wants()]).toEqual([true, true]);
});

test('a token that we did not seal opens nothing', async () => {
  const parent = await aReader();
  await minutes(await aPupil(testApp(), { parent }), '2026-11-17', 3);
  await send();
  const token = tokenIn((await emailTo(testApp(), parent.email, 'Your family’s week')).text);
  // In the middle: the last letter of base64 has bits that say nothing, and a token may end as it is changed to.
  const changed = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
  for (const wrong of ['', 'nonsense', changed]) {
    expect((await testApp().visitor().post(`/api/letters/off?token=${wrong}`)).statusCode).toBe(400);
    const page = await testApp().visitor().get(`/api/letters/off?token=${wrong}`);
    expect([page.statusCode, page.body.includes('This link does not work'), page.body.includes('<form')]).toEqual([400, true, false]);
  }
});

test('an address is on the newsletter’s list once whoever reads it says yes, and one press takes it off', async () => {
  const visitor = testApp().visitor();
  const signUp = () => visitor.post('/api/newsletter/signup', { email: 'News@Example.test', name: 'Ann' });
  await signUp();
  await signUp();
  const letter = await emailTo(testApp(), 'news@example.test', 'newsletter list');
  expect(await emailsTo(testApp(), 'news@example.test')).toHaveLength(1);
  const listed = async () =>
    (await testApp().database.pool.query("select 1 from newsletter_signup where email = 'news@example.test' and confirmed_at is not null"))
      .rowCount;
  const token = tokenIn(letter.text);
  const asked = await visitor.get(`/api/letters/on?token=${token}`);
  expect([asked.statusCode, asked.body.includes('Put me on the list'), await listed()]).toEqual([200, true, 0]);
  expect((await visitor.get('/api/letters/on?token=nonsense')).statusCode).toBe(400);
  await visitor.post(`/api/letters/on?token=${token}`);
  expect(await listed()).toBe(1);
  const answer = await visitor.post(`/api/letters/off?token=${token}`);
  expect([answer.json(), await listed()]).toEqual([{ letters: 'newsletter', on: false }, 0]);
});
