import { afterEach, expect, test } from 'vitest';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { CalendarDay, LearningCalendar } from '@hedgerow/contracts/calendar';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import { schoolFile } from '../../db/schema/files.ts';
import { activity } from '../../db/schema/progress.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { Caller } from '../../testing/caller.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const today = new Date('2026-11-20T16:00:00Z');
afterEach(() => setClock(today));
const setClock = (now: Date): void => {
  testApp().clock.now = now;
};

const monthOf = async (caller: Pick<Caller, 'get'>, month: string, childId = '') =>
  (await caller.get(`/api/student/calendar${childId && `/${childId}`}?month=${month}`)).json<LearningCalendar>();
const dayOf = async (caller: Pick<Caller, 'get'>, date: string, childId = '') =>
  (await caller.get(`/api/student/calendar-day${childId && `/${childId}`}?date=${date}`)).json<CalendarDay>();

const begin = async (pupil: TestPupil, topic = 'Rivers'): Promise<string> =>
  (
    await pupil.post('/api/assessments/generate', { subject: 'Geography', topic, difficulty: 'beginner', numQuestions: 5 })
  ).json<Assessment>().id;
const finish = (pupil: TestPupil, id: string) =>
  pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers: [0, 0, 0, 0, 0], timeSpent: 60_000 });

type Upload = Partial<typeof schoolFile.$inferInsert> & { readonly uploadedAt: Date };
/** A file as the store keeps it; its bytes are not what a calendar reads. */
const upload = async (pupil: TestPupil, details: Upload): Promise<string> => {
  const id = uuid7();
  await testApp()
    .database.db.insert(schoolFile)
    .values({
      familyId: pupil.familyId,
      id,
      childId: pupil.id,
      uploadedBy: pupil.id,
      originalName: 'notes.pdf',
      storageKey: id,
      mimeType: 'application/pdf',
      bytes: 100,
      subject: 'history',
      topic: 'The Normans',
      lessonDate: '2026-11-01',
      state: 'ready',
      ...details,
    });
  return id;
};

test('a month counts what was done on each of its days, and a day lists it newest first', async () => {
  const pupil = await aPupil(testApp());
  const paper = { subject: 'Geography', topic: 'Rivers', difficulty: 'beginner', numQuestions: 5 };
  await finish(pupil, await begin(pupil));
  setClock(new Date('2026-11-20T16:30:00Z'));
  await begin(pupil, 'Volcanoes');
  setClock(new Date('2026-11-20T17:00:00Z'));
  await pupil.post('/api/revision-guides/generate', { subject: 'Geography', topic: 'Rivers' });
  setClock(new Date('2026-11-20T18:00:00Z'));
  expect((await pupil.post('/api/assessments/download-pdf', { ...paper, format: 'html' })).statusCode).toBe(200);
  const file = await upload(pupil, { uploadedAt: new Date('2026-11-20T09:00:00Z'), state: 'failed' });

  expect(await monthOf(pupil, '2026-11')).toEqual({
    month: '2026-11',
    assignments: [],
    days: [{ date: '2026-11-20', uploads: 1, assessments: 2, revisions: 1, pdfDownloads: 1 }],
  });
  const { date, items } = await dayOf(pupil, '2026-11-20');
  expect(date).toBe('2026-11-20');
  expect(items.map(({ type, status }) => [type, status])).toEqual([
    ['pdf-download', 'completed'],
    ['revision', 'in-progress'],
    ['assessment', 'in-progress'],
    ['assessment', 'completed'],
    ['file-upload', 'failed'],
  ]);
  expect(items[3]).toMatchObject({ subject: 'Geography', topic: 'Rivers', difficulty: 'beginner', hasEssays: false });
  expect(items[3]?.pointsEarned).toBeGreaterThan(0);
  expect(items[4]).toMatchObject({ id: `file-${file}`, title: 'notes.pdf', subject: 'History', metadata: { fileId: file } });
  expect((await monthOf(pupil, '2026-10')).days).toEqual([]);
  expect((await dayOf(pupil, '2026-11-19')).items).toEqual([]);
});

test('without a month it is this one in London, also an hour before the month begins elsewhere', async () => {
  const pupil = await aPupil(testApp());
  setClock(new Date('2026-09-30T23:30:00Z'));
  expect((await pupil.get('/api/student/calendar')).json<LearningCalendar>().month).toBe('2026-10');
});

test('the day of an upload is London’s: on the days when the clocks change, too', async () => {
  const pupil = await aPupil(testApp());
  // The clocks go back on 25 October 2026 and went forward on 29 March.
  for (const at of ['2026-10-24T23:00:00Z', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'])
    await upload(pupil, { uploadedAt: new Date(at) });
  // In summer the last half hour of a month in UTC is the next month in London.
  await upload(pupil, { uploadedAt: new Date('2026-08-31T23:30:00Z') });
  const uploads = async (month: string) => (await monthOf(pupil, month)).days.map((day) => [day.date, day.uploads]);
  expect(await uploads('2026-10')).toEqual([
    ['2026-10-25', 2],
    ['2026-10-26', 1],
  ]);
  expect(await uploads('2026-03')).toEqual([
    ['2026-03-29', 1],
    ['2026-03-30', 1],
  ]);
  expect([await uploads('2026-08'), await uploads('2026-09')]).toEqual([[], [['2026-09-01', 1]]]);
  expect((await dayOf(pupil, '2026-10-25')).items).toHaveLength(2);
});

test('what was done years ago is still there', async () => {
  const pupil = await aPupil(testApp());
  await upload(pupil, { uploadedAt: new Date('2020-02-29T10:00:00Z'), customSubject: 'Sewing', subject: 'other' });
  expect((await monthOf(pupil, '2020-02')).days).toHaveLength(1);
  expect((await dayOf(pupil, '2020-02-29')).items[0]?.subject).toBe('Sewing');
});

test('an unfinished assessment stands once: on the day it is finished', async () => {
  const pupil = await aPupil(testApp());
  setClock(new Date('2026-11-19T16:00:00Z'));
  const id = await begin(pupil);
  setClock(today);
  await finish(pupil, id);
  expect((await monthOf(pupil, '2026-11')).days.map(({ date, assessments }) => [date, assessments])).toEqual([['2026-11-20', 1]]);
});

test('a primary pupil finds the work that a parent added, though it is nobody’s streak', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_explorer', year: 3 });
  await upload(pupil, { uploadedAt: today, uploadedBy: pupil.parent.id });
  expect((await monthOf(pupil, '2026-11')).days[0]).toMatchObject({ uploads: 1 });
  expect((await pupil.get('/api/student/recent-activity')).json()).toEqual([]);
});

test('the calendar belongs to every plan but free, for the pupil and for the parent who looks', async () => {
  const free = await aPupil(testApp(), { plan: 'free', year: 9 });
  for (const path of ['calendar?month=2026-11', 'calendar-day?date=2026-11-20']) {
    const refused = await free.get(`/api/student/${path}`);
    expect([refused.statusCode, refused.json()]).toEqual([
      402,
      expect.objectContaining({ code: 'upgrade_required', details: { feature: 'calendar', plan: 'secondary_learn' } }),
    ]);
    const ofChild = path.replace('?', `/${free.id}?`);
    expect((await free.parent.get(`/api/student/${ofChild}`)).statusCode).toBe(402);
  }
  for (const plan of ['primary_explorer', 'primary_scholar', 'secondary_learn', 'secondary_revise', 'secondary_practice'] as const) {
    const pupil = await aPupil(testApp(), { plan, year: plan.startsWith('primary') ? 5 : 9 });
    expect([plan, (await pupil.get('/api/student/calendar')).statusCode]).toEqual([plan, 200]);
    expect([plan, (await pupil.parent.get(`/api/student/calendar/${pupil.id}`)).statusCode]).toEqual([plan, 200]);
  }
});

test('a parent sees their own child’s calendar, and nobody else does', async () => {
  const pupil = await aPupil(testApp());
  const sibling = await aPupil(testApp(), { parent: pupil.parent, firstName: 'Max' });
  await finish(pupil, await begin(pupil));
  expect((await monthOf(pupil.parent, '2026-11', pupil.id)).days[0]).toMatchObject({ assessments: 1 });
  expect((await dayOf(pupil.parent, '2026-11-20', pupil.id)).items).toHaveLength(1);
  expect((await monthOf(pupil.parent, '2026-11', sibling.id)).days).toEqual([]);
  const [stranger, teacher] = [await aParent(testApp()), await aTeacher(testApp())];
  for (const path of [`calendar/${pupil.id}?month=2026-11`, `calendar-day/${pupil.id}?date=2026-11-20`]) {
    expect((await stranger.get(`/api/student/${path}`)).statusCode).toBe(404);
    expect((await sibling.get(`/api/student/${path}`)).statusCode).toBe(404);
    expect((await teacher.get(`/api/student/${path}`)).statusCode).toBe(403);
    expect((await testApp().visitor().get(`/api/student/${path}`)).statusCode).toBe(401);
  }
  expect((await pupil.parent.get('/api/student/calendar')).statusCode).toBe(404);
});

test.each(['2026-13', '2026-1', '2026-11-01', 'november', '', '2026-11%27--'])('"%s" is not a month', async (month) => {
  const pupil = await aPupil(testApp());
  expect((await pupil.get(`/api/student/calendar?month=${month}`)).statusCode).toBe(400);
});

test.each(['2026-02-30', '2026-11', '20/11/2026', ''])('"%s" is not a day', async (date) => {
  const pupil = await aPupil(testApp());
  expect((await pupil.get(`/api/student/calendar-day?date=${date}`)).statusCode).toBe(400);
  expect((await pupil.get('/api/student/calendar-day')).statusCode).toBe(400);
});

test('an upload that could not be read says so in what was done last', async () => {
  const pupil = await aPupil(testApp());
  const id = await upload(pupil, { subject: 'other', customSubject: 'Sewing', topic: 'Stitches', state: 'failed', uploadedAt: today });
  // Not sent as a pupil sends it: then the reading job would set its state while this looks.
  await testApp()
    .database.db.insert(activity)
    .values({
      familyId: pupil.familyId,
      id: `file-${id}`,
      childId: pupil.id,
      type: 'file-upload',
      status: 'completed',
      subject: 'other',
      topic: 'Stitches',
      title: 'stitches.pdf',
      metadata: { fileId: id },
      day: '2026-11-20',
      happenedAt: today,
    });
  const [item] = (await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>();
  expect(item).toMatchObject({ id: `file-${id}`, status: 'failed', subject: 'Sewing' });
});
