import type { Assessment } from '@hedgerow/contracts/assessments';
import { readFileSync } from 'node:fs';
import type { PortfolioEntries, PortfolioSamples, PortfolioUploads } from '@hedgerow/contracts/portfolio';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { mostShown } from '@hedgerow/domain/notes';
import { wordsKept } from '@hedgerow/domain/own-words';
import { expect, test } from 'vitest';
import { schoolFile } from '../../db/schema/files.ts';
import { activity } from '../../db/schema/progress.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { sendForm } from '../../testing/multipart.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, opensScreens } from '../../testing/people.ts';

const testApp = startTestApp();
const path = (id: string, query = '') => `/api/parent/portfolio/${id}${query}`;

test('a parent takes their child’s year with them as a PDF, also when nothing was done yet', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4, firstName: 'Maya' });
  const empty = await pupil.parent.get(path(pupil.id));
  expect([empty.statusCode, empty.headers['content-type'], empty.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(empty.headers['content-disposition']).toContain('Maya Lee portfolio 2026-09-01 to 2026-11-20.pdf');
  const row = { familyId: pupil.familyId, childId: pupil.id, type: 'assessment', status: 'completed', subject: 'maths' } as const;
  await testApp()
    .database.db.insert(activity)
    .values({
      ...row,
      id: 'assessment-1',
      topic: 'Fractions #[x]',
      title: 'Quiz',
      score: 80,
      day: '2026-10-01',
      happenedAt: new Date('2026-10-01T12:00:00Z'),
    });
  const full = await pupil.parent.get(path(pupil.id, '?from=2026-09-01&to=2026-10-31'));
  expect([full.statusCode, full.rawPayload.length > empty.rawPayload.length]).toEqual([200, true]);
});

test('nobody but the parent takes it: not a visitor, the pupil, another family, nor a parent who looks as the child', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const answers = [await testApp().visitor().get(path(pupil.id)), await pupil.get(path(pupil.id)), await other.parent.get(path(pupil.id))];
  answers.push(await (await opensScreens(pupil.parent, pupil.id)).get(path(pupil.id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404, 403]);
});

test.each([
  ['?from=1%20May', 'Please give days as YYYY-MM-DD.'],
  ['?from=2026-02-30', 'Please give days as YYYY-MM-DD.'],
  ['?to=01/05/2026', 'Please give days as YYYY-MM-DD.'],
  ['?from=2026-05-02&to=2026-05-01', 'Please choose a first day before the last one, and at most 400 days.'],
  ['?from=2025-01-01&to=2026-11-20', 'Please choose a first day before the last one, and at most 400 days.'],
])('%s is refused: %s', async (query, sentence) => {
  const pupil = await aPupil(testApp());
  const answer = await pupil.parent.get(path(pupil.id, query));
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence]);
});

test('a family writes work from off the screen into the portfolio, takes it out, and sees it in the PDF', async () => {
  const pupil = await aPupil(testApp(), { firstName: 'Maya' });
  const entries = path(pupil.id, '/entries');
  const before = (await pupil.parent.get(path(pupil.id))).rawPayload.length;
  const visit = {
    day: '2026-10-14',
    subject: 'history',
    title: 'Visit to a castle #[x]',
    words: 'We drew the keep.\nThen we wrote.',
    minutes: 120,
  };
  const added = (await pupil.parent.post(entries, visit)).json<PortfolioEntries>();
  expect(added).toMatchObject([{ ...visit, subjectName: 'History' }]);
  await pupil.parent.post(entries, { day: '2026-11-01', title: 'Reading' });
  expect((await pupil.parent.get(entries)).json<PortfolioEntries>().map(({ title }) => title)).toEqual(['Reading', visit.title]);
  const full = await pupil.parent.get(path(pupil.id));
  expect([full.statusCode, full.rawPayload.length > before]).toEqual([200, true]);
  expect((await pupil.parent.delete(`${entries}/${added[0]?.id}`)).json<PortfolioEntries>().map(({ title }) => title)).toEqual(['Reading']);
  expect((await pupil.parent.delete(`${entries}/${added[0]?.id}`)).statusCode).toBe(404);
  for (const body of [
    { title: 'No day' },
    { day: '2026-12-24', title: 'To come' },
    { day: 'Friday', title: 'x' },
    { day: '2026-10-14', title: ' ' },
    { day: '2026-10-14', title: 'x', minutes: 0 },
    { day: '2026-10-14', title: 'x', subject: 'magic' },
  ])
    expect([body, (await pupil.parent.post(entries, body)).statusCode]).toEqual([body, 400]);
});

const handedIn = async (pupil: Awaited<ReturnType<typeof aPupil>>): Promise<string> => {
  // A topic that is never answered on a picture, whose answer has no words to choose.
  const wish = { subject: 'english', topic: 'Relative clauses', difficulty: 'beginner', numQuestions: 5 };
  const { id, totalQuestions } = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  const userAnswers = Array.from({ length: totalQuestions }, () => 0);
  expect((await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 })).statusCode).toBe(200);
  return id;
};

test('the family chooses which answers stand in it, and chooses again', async () => {
  const pupil = await aPupil(testApp());
  const assessmentId = await handedIn(pupil);
  const samples = path(pupil.id, '/samples');
  const offered = (await pupil.parent.get(samples)).json<PortfolioSamples>();
  expect([offered.length, offered.some(({ chosen }) => chosen)]).toEqual([5, false]);
  expect(offered.every((one) => one.assessmentId === assessmentId && one.isRight !== null)).toBe(true);
  const choose = ({ questionId }: { readonly questionId: string }) => pupil.parent.put(samples, { assessmentId, questionId, chosen: true });
  const length = async (): Promise<number> => (await pupil.parent.get(path(pupil.id))).rawPayload.length;
  const [first, ...others] = offered.slice(0, 4);
  if (first !== undefined) await choose(first);
  const one = await length();
  for (const other of others) await choose(other);
  expect((await pupil.parent.get(samples)).json<PortfolioSamples>().map(({ chosen }) => chosen)).toEqual([true, true, true, true, false]);
  // Of questions drawn by chance four with the first among them are longer than the first.
  expect(await length()).toBeGreaterThan(one);
  const questionId = offered[0]?.questionId ?? '';
  expect((await pupil.parent.put(samples, { assessmentId, questionId, chosen: false })).json()).toEqual({ chosen: 3 });
  expect((await pupil.parent.put(samples, { assessmentId, questionId: 'none', chosen: true })).statusCode).toBe(404);
  expect((await pupil.parent.get(`${samples}?from=2026-09-01&to=2026-09-30`)).json()).toEqual([]);
  expect((await pupil.parent.get(`${samples}?from=x`)).statusCode).toBe(400);
});

test('nobody writes into or chooses for somebody else’s portfolio', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const assessmentId = await handedIn(pupil);
  const questionId = (await pupil.parent.get(path(pupil.id, '/samples'))).json<PortfolioSamples>()[0]?.questionId ?? '';
  const [entry] = (await pupil.parent.post(path(pupil.id, '/entries'), { day: '2026-10-14', title: 'Ours' })).json<PortfolioEntries>();
  for (const [caller, expected] of [
    [testApp().visitor(), 401],
    [pupil, 403],
    [other.parent, 404],
  ] as const) {
    const answers = [
      await caller.get(path(pupil.id, '/entries')),
      await caller.post(path(pupil.id, '/entries'), { day: '2026-10-14', title: 'Mine' }),
      await caller.delete(path(pupil.id, `/entries/${entry?.id}`)),
      await caller.get(path(pupil.id, '/samples')),
      await caller.put(path(pupil.id, '/samples'), { assessmentId, questionId, chosen: true }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => expected));
  }
  // An answer of another child's is not theirs to choose.
  expect((await other.parent.put(path(other.id, '/samples'), { assessmentId, questionId, chosen: true })).statusCode).toBe(404);
});

const sample = (name: string): Buffer => readFileSync(new URL(`../../testing/documents/files/${name}`, import.meta.url));
const pictures = (pdf: Buffer): number => pdf.toString('latin1').split('/DCTDecode').length - 1;
const uploaded = async (pupil: Awaited<ReturnType<typeof aPupil>>, name: string): Promise<string> => {
  const fields = { subject: 'History', topic: 'Domesday Book', lessonDate: '12/11/2026' };
  const answer = await sendForm(pupil, '/api/files/upload', fields, { name, content: sample(name) });
  expect(answer.statusCode).toBe(200);
  return answer.json<SchoolFile>().id;
};

test('the family chooses photographs and papers: they stand in the PDF as pictures, and what is gone does not stop it', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const [photo, scan, words] = [
    await uploaded(pupil, 'a6-exif8.jpg'),
    await uploaded(pupil, 'e1-scan.pdf'),
    await uploaded(pupil, 'b1-table.pdf'),
  ];
  const uploads = path(pupil.id, '/uploads');
  const listed = (await pupil.parent.get(uploads)).json<PortfolioUploads>();
  expect(new Set(listed.map(({ name, isPhoto, chosen }) => `${name} ${isPhoto} ${chosen}`))).toEqual(
    new Set(['a6-exif8.jpg true false', 'b1-table.pdf false false', 'e1-scan.pdf false false']),
  );
  expect(listed[0]?.about).toBe('History, Domesday Book');
  const plain = (await pupil.parent.get(path(pupil.id))).rawPayload;
  expect(plain.includes('/DCTDecode')).toBe(false);
  expect((await pupil.parent.put(uploads, { id: photo, chosen: true })).json()).toEqual({ chosen: 1 });
  const one = (await pupil.parent.get(path(pupil.id))).rawPayload;
  expect(one.includes('/DCTDecode')).toBe(true);
  await pupil.parent.put(uploads, { id: scan, chosen: true });
  await pupil.parent.put(uploads, { id: words, chosen: true });
  const all = (await pupil.parent.get(path(pupil.id))).rawPayload;
  expect([pictures(one), pictures(all)]).toEqual([1, 2]);
  await testApp().database.pool.query("update school_file set storage_key = 'gone.jpg' where id = $1", [photo]);
  expect(pictures((await pupil.parent.get(path(pupil.id))).rawPayload)).toBe(1);
  // What the family may have to show is not deleted by the pupil alone.
  const kept = await pupil.delete(`/api/files/${scan}`);
  expect([kept.statusCode, kept.json<{ message: string }>().message]).toEqual([409, wordsKept.portfolio]);
  expect((await pupil.parent.put(uploads, { id: scan, chosen: false })).json()).toEqual({ chosen: 2 });
  expect((await pupil.delete(`/api/files/${scan}`)).statusCode).toBe(200);
});

test('an upload of somebody else’s is none, a portfolio has a limit, and nobody but the parent chooses', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const { db } = testApp().database;
  const file = {
    childId: pupil.id,
    familyId: pupil.familyId,
    uploadedBy: pupil.id,
    storageKey: 'none',
    mimeType: 'image/png',
    bytes: 1,
  } as const;
  const rows = Array.from({ length: mostShown + 1 }, (_, at) => ({
    ...file,
    id: uuid7(),
    originalName: `${at}.png`,
    subject: 'maths' as const,
    topic: 'Area',
    lessonDate: '2026-11-01',
    uploadedAt: new Date('2026-11-01T12:00:00Z'),
  }));
  await db.insert(schoolFile).values(rows);
  const ids = rows.map(({ id }) => id);
  const choose = (id: string) => pupil.parent.put(path(pupil.id, '/uploads'), { id, chosen: true });
  const answers = await Promise.all(ids.map(choose));
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  expect((await pupil.parent.get(path(pupil.id, '/uploads'))).json<PortfolioUploads>().filter(({ chosen }) => chosen)).toHaveLength(
    mostShown,
  );
  expect((await other.parent.put(path(other.id, '/uploads'), { id: ids[0], chosen: true })).statusCode).toBe(404);
  expect((await other.parent.get(path(pupil.id, '/uploads'))).statusCode).toBe(404);
  expect((await pupil.put(path(pupil.id, '/uploads'), { id: ids[0], chosen: true })).statusCode).toBe(403);
  expect((await testApp().visitor().get(path(pupil.id, '/uploads'))).statusCode).toBe(401);
  expect((await pupil.parent.get(path(pupil.id, '/uploads?from=x'))).statusCode).toBe(400);
});
