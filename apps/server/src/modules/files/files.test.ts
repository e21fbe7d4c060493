import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SchoolFile } from '@hedgerow/contracts/files';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { limits } from '#http/rate-limits.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sendForm } from '../../testing/multipart.ts';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const sample = (name: string): Buffer => readFileSync(new URL(`../../testing/documents/files/${name}`, import.meta.url));
const details = { subject: 'History', topic: 'Domesday Book', lessonDate: '12/11/2026' };
const lesson = { name: 'Domesday lesson.docx', content: sample('c1.docx') };

const upload = (pupil: Parameters<typeof sendForm>[0], fields: Record<string, string> = details, file: typeof lesson | null = lesson) =>
  sendForm(pupil, '/api/files/upload', fields, file);

const whenRead = async (pupil: TestPupil, id: string): Promise<SchoolFile> => {
  for (let look = 0; look < 550; look += 1) {
    const file = (await pupil.get(`/api/files/${id}`)).json<SchoolFile>();
    if (file.state !== 'queued' && file.state !== 'reading') return file;
    await sleep(100);
  }
  throw new Error('the file was not read in time');
};

test('a pupil uploads a lesson; it is read, and the pupil corrects the text', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const answer = await upload(pupil, { ...details, description: 'From the smartboard' });
  expect(answer.statusCode).toBe(200);
  const sent = answer.json<SchoolFile>();
  expect(sent).toMatchObject({
    originalName: 'Domesday lesson.docx',
    subject: 'history',
    lessonDate: '2026-11-12',
    description: 'From the smartboard',
    fileSize: lesson.content.length,
  });
  const read = await whenRead(pupil, sent.id);
  expect(read.state).toBe('ready');
  expect(read.ocrText).toContain('Himalayas');

  const corrected = await pupil.patch(`/api/files/${sent.id}/text`, { text: 'What the page really says.' });
  expect(corrected.json<SchoolFile>()).toMatchObject({ ocrText: 'What the page really says.', textCorrected: true, state: 'ready' });
});

test('the upload earns its points once, and stands in the day of the pupil and before the parent', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const { id } = (await upload(pupil)).json<SchoolFile>();
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 10, totalLessons: 1 });
  const [item] = (await pupil.parent.get(`/api/student/recent-activity/${pupil.id}`)).json<{ id: string }[]>();
  expect(item?.id).toBe(`file-${id}`);
  expect((await pupil.parent.get(`/api/files/user/${pupil.id}`)).json<SchoolFile[]>().map((file) => file.id)).toEqual([id]);
});

test('the same file again is kept and earns nothing, whatever it is called; another pupil’s is their own', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  await upload(pupil);
  expect((await upload(pupil, { ...details, topic: 'Once more' }, { ...lesson, name: 'Another name.docx' })).statusCode).toBe(200);
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 10, totalLessons: 1 });
  expect((await pupil.get('/api/files')).json<SchoolFile[]>()).toHaveLength(2);
  const other = await aPupil(testApp(), { plan: 'secondary_learn' });
  await upload(other);
  expect((await other.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 10 });
});

test('a file of a pupil who has others waiting comes after as many of everybody else', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const { pool } = testApp().database;
  const placeOf = async (id: string): Promise<number | undefined> =>
    (await pool.query<{ priority: number }>("select priority from pgboss.job where name = 'read-file' and singleton_key = $1", [id]))
      .rows[0]?.priority;
  const first = (await upload(pupil)).json<SchoolFile>();
  await whenRead(pupil, first.id);
  await pool.query("update school_file set state = 'queued' where id = $1", [first.id]);
  const second = (await upload(pupil, { ...details, topic: 'Once more' })).json<SchoolFile>();
  expect([await placeOf(first.id), await placeOf(second.id)]).toEqual([0, -1]);
});

test('the bytes come back as they were, as a download that cannot act in our origin', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const { id } = (await upload(pupil)).json<SchoolFile>();
  const download = await pupil.get(`/api/files/${id}/download`);
  expect(download.rawPayload.equals(lesson.content)).toBe(true);
  expect(download.headers['content-disposition']).toContain('attachment; filename="Domesday lesson.docx"');
  expect(download.headers['content-security-policy']).toContain('sandbox');
  const head = await pupil.send({ method: 'HEAD', url: `/api/files/${id}/view` });
  expect(head.statusCode).toBe(200);
});

test('a PDF has a picture of its first page, for whoever may read it; a Word file has none', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const sheet = { name: 'table.pdf', content: sample('b1-table.pdf') };
  const { id } = (await upload(pupil, details, sheet)).json<SchoolFile>();
  const page = await pupil.get(`/api/files/${id}/page`);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(page.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect((await (await aPupil(testApp(), { plan: 'secondary_learn' })).get(`/api/files/${id}/page`)).statusCode).toBe(404);
  expect((await testApp().visitor().get(`/api/files/${id}/page`)).statusCode).toBe(401);
  const word = (await upload(pupil)).json<SchoolFile>();
  expect((await pupil.get(`/api/files/${word.id}/page`)).statusCode).toBe(404);
});

test.each([
  ['no file', details, null, 'Please select a file'],
  [
    'a web page under another name',
    details,
    { name: 'notes.pdf', content: '<script>alert(1)</script>' },
    'Unsupported file type: Please upload PDF, DOCX, or image files only.',
  ],
  ['a spreadsheet', details, { name: 'marks.xlsx', content: 'PK' }, 'Unsupported file type: Please upload PDF, DOCX, or image files only.'],
  ['no topic', { ...details, topic: ' ' }, lesson, 'Missing information: Please fill in all required fields.'],
  ['an unreal date', { ...details, lessonDate: '31/02/2026' }, lesson, 'Missing information: Please fill in all required fields.'],
  ['Other without a name', { ...details, subject: 'Other' }, lesson, 'Missing information: Please fill in all required fields.'],
  [
    'a long subject name',
    { ...details, subject: 'Other', customSubject: 'x'.repeat(31) },
    lesson,
    'Subject name too long: Please limit custom subject name to 30 characters.',
  ],
  [
    'more than 10 MB',
    details,
    { name: 'big.pdf', content: Buffer.alloc(10 * 1024 * 1024 + 1) },
    'File too large: Please upload files smaller than 10MB.',
  ],
])('%s is refused in the words of the specification, and nothing is kept', async (_what, fields, file, sentence) => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const answer = await upload(pupil, fields, file as typeof lesson | null);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json<{ message: string; error: string }>()).toMatchObject({ message: sentence, error: sentence });
  expect((await pupil.get('/api/files')).json()).toEqual([]);
});

test('ten megabytes to the byte are taken, and a subject of one’s own of thirty letters', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const picture = sample('a8-photo-perspective.jpg');
  // What follows the end of a picture is not read.
  const content = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024 - picture.length)]);
  const own = { ...details, subject: 'Other', customSubject: 'x'.repeat(30) };
  const answer = await upload(pupil, own, { name: 'whole.jpg', content });
  expect([answer.statusCode, answer.json<SchoolFile>()]).toMatchObject([
    200,
    { fileSize: 10 * 1024 * 1024, subject: 'other', customSubject: 'x'.repeat(30) },
  ]);
});

test('a plan without uploads is asked to upgrade; a parent may upload for a primary child, and the child can open it', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
  expect((await upload(pupil)).statusCode).toBe(402);
  const sent = await upload(pupil.parent, { ...details, childId: pupil.id });
  expect(sent.statusCode).toBe(200);
  const { id } = sent.json<SchoolFile>();
  expect((await pupil.get(`/api/files/${id}`)).json<SchoolFile>()).toMatchObject({ uploadedByParent: true });
  expect((await pupil.get('/api/student/stats')).json<StudentStats>().totalPoints).toBe(0);
});

test("somebody else's file does not exist: not for a stranger, a sibling or a visitor", async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const sibling = await aPupil(testApp(), { plan: 'secondary_learn', parent: pupil.parent });
  const stranger = await aParent(testApp());
  const { id } = (await upload(pupil)).json<SchoolFile>();
  for (const other of [stranger, sibling, await aPupil(testApp(), { plan: 'secondary_learn' })]) {
    for (const path of [`/api/files/${id}`, `/api/files/${id}/view`, `/api/files/${id}/download`])
      expect((await other.get(path)).statusCode).toBe(404);
    expect((await other.patch(`/api/files/${id}/text`, { text: 'mine now' })).statusCode).toBe(404);
    expect((await other.delete(`/api/files/${id}`)).statusCode).toBe(404);
  }
  expect((await testApp().visitor().get(`/api/files/${id}`)).statusCode).toBe(401);
  expect((await stranger.get(`/api/files/user/${pupil.id}`)).statusCode).toBe(404);
});

test('a deleted file is gone everywhere', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const { id } = (await upload(pupil)).json<SchoolFile>();
  expect((await pupil.delete(`/api/files/${id}`)).json()).toMatchObject({ message: 'File Deleted' });
  expect((await pupil.get(`/api/files/${id}/view`)).statusCode).toBe(404);
  expect((await pupil.get('/api/student/recent-activity')).json()).toEqual([]);
});

test('a day has room for so many bytes of uploads; then the pupil is told what to do, and nothing is kept of the file', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn' });
  const { limiter } = testApp().services;
  await limiter.take(limits.uploadKilobytesPerDay, pupil.id, limits.uploadKilobytesPerDay.times * 1000);
  const refused = await upload(pupil);
  expect(refused.statusCode).toBe(429);
  expect(refused.json<{ message: string }>().message).toContain('upload this file tomorrow');
  expect((await pupil.get('/api/files')).json<SchoolFile[]>()).toEqual([]);
  expect((await upload(await aPupil(testApp(), { plan: 'secondary_learn' }))).statusCode).toBe(200);
});
