import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { EducationalResource } from '@hedgerow/contracts/content';
import { type DeskResource, deskResourceMessages as messages } from '@hedgerow/contracts/operator-resources';
import { sendForm } from '../../testing/multipart.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anOperator } from '../../testing/people.ts';
import { resourceCatalogue } from './resource-catalogue.ts';

const testApp = startTestApp();
const details = {
  title: 'Winter walks',
  description: 'What to look for in a hedge in winter.',
  subject: 'Science',
  resourceType: 'Learning Guide',
  stage: 'Year 3 to Year 6',
  keyStage: 'KS2',
};
const words = { ...details, content: '# Look\n\nFind **three** buds.\n\n- Oak\n- Ash', draft: false };
const library = async () => (await testApp().visitor().get('/api/cms/educational-resources')).json<EducationalResource[]>();
const shown = async (id: string) => (await library()).find((one) => one.id === id);
const pdfOf = (id: string, headers = {}) =>
  testApp()
    .visitor()
    .send({ method: 'GET', url: `/api/cms/educational-resources/${id}/pdf`, headers });
type Writer = Awaited<ReturnType<typeof anOperator>>;
/** What whoever opens a resource now begins from. */
const seenBy = async (writer: Writer, id: string) =>
  (await writer.get('/api/operator/resources')).json<DeskResource[]>().find((one) => one.id === id)?.updatedAt ?? null;
const aMinuteLater = () => {
  testApp().clock.now = new Date(testApp().clock.now.getTime() + 60_000);
};
const said = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ error: string }>().error];
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \n0000000105 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n170\n%%EOF\n',
);

test(
  'what an operator writes is a PDF in the library at once; changed words make another one, and a draft is not there',
  { timeout: 60_000 },
  async () => {
    const olive = await anOperator(testApp());
    const look = await olive.post('/api/operator/resources/preview', {
      title: details.title,
      subject: 'Science',
      keyStage: 'KS2',
      content: words.content,
    });
    expect(look.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await olive.post('/api/operator/resources', { id: 'winter-walks', ...words })).statusCode).toBe(200);
    expect(await shown('winter-walks')).toMatchObject({ title: 'Winter walks', stage: 'Year 3 to Year 6' });
    const first = await pdfOf('winter-walks');
    expect([first.statusCode, first.headers['cache-control'], first.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'no-cache',
      '%PDF-',
    ]);
    expect((await pdfOf('winter-walks', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
    aMinuteLater();
    let seen = await seenBy(olive, 'winter-walks');
    await olive.put('/api/operator/resources/winter-walks', { ...words, content: '# Look again', draft: false, seen });
    const second = await pdfOf('winter-walks', { 'if-none-match': first.headers.etag });
    expect([second.statusCode, second.headers.etag === first.headers.etag]).toEqual([200, false]);
    seen = await seenBy(olive, 'winter-walks');
    await olive.put('/api/operator/resources/winter-walks', { ...words, content: null, draft: true, seen });
    expect([await shown('winter-walks'), (await pdfOf('winter-walks')).statusCode]).toEqual([undefined, 404]);
    await olive.delete('/api/operator/resources/winter-walks');
    expect((await olive.get('/api/operator/resources')).json<DeskResource[]>().some(({ id }) => id === 'winter-walks')).toBe(false);
  },
);

test('an uploaded PDF is given as it came, is replaced by another, and nothing else is taken', async () => {
  const olive = await anOperator(testApp());
  const upload = (name: string, content: Buffer | string, more = {}) =>
    sendForm(olive, '/api/operator/resources/upload', { id: 'a-poster', ...details, draft: 'false', ...more }, { name, content });
  expect((await upload('poster.pdf', pdf)).statusCode).toBe(200);
  const given = await pdfOf('a-poster');
  expect([given.rawPayload.equals(pdf), given.headers['content-type'], given.headers['content-security-policy']]).toEqual([
    true,
    'application/pdf',
    "sandbox; default-src 'none'",
  ]);
  const mended = Buffer.concat([pdf, Buffer.from('\n')]);
  expect(said(await upload('poster.pdf', mended))).toEqual([409, messages.taken]);
  expect((await upload('poster.pdf', mended, { seen: await seenBy(olive, 'a-poster') })).statusCode).toBe(200);
  expect((await pdfOf('a-poster', { 'if-none-match': given.headers.etag })).rawPayload.equals(mended)).toBe(true);
  expect((await upload('page.html', '<script>alert(1)</script>')).statusCode).toBe(415);
  expect((await upload('poster.pdf', '<script>alert(1)</script>')).statusCode).toBeGreaterThanOrEqual(400);
  expect(said(await upload('poster.pdf', pdf, { title: '' }))).toEqual([400, messages.title]);
  expect((await upload('poster.pdf', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]))).statusCode).toBe(413);
  expect((await pdfOf('a-poster')).rawPayload.equals(mended)).toBe(true);
  expect(said(await sendForm(olive, '/api/operator/resources/upload', { id: 'none', ...details, draft: 'true' }, null))).toEqual([
    400,
    messages.missing,
  ]);
});

test('a resource of the product is renamed, hidden and brought back', async () => {
  const olive = await anOperator(testApp());
  const [own] = resourceCatalogue();
  if (own === undefined) throw new Error('the product comes with resources');
  const { id, make, ...rest } = own;
  const path = `/api/operator/resources/${id}`;
  expect(said(await olive.delete(path))).toEqual([409, messages.fromProduct]);
  const wish = { ...rest, keyStage: make.keyStage, content: null };
  await olive.put(path, { ...wish, title: 'Renamed', draft: false, seen: null });
  expect(await shown(id)).toMatchObject({ title: 'Renamed', inside: 'A guide to read and keep' });
  await olive.put(path, { ...wish, draft: true, seen: await seenBy(olive, id) });
  expect([await shown(id), (await pdfOf(id)).statusCode]).toEqual([undefined, 404]);
  await olive.delete(path);
  expect((await shown(id))?.title).toBe(own.title);
  expect(said(await olive.post('/api/operator/resources', { id, ...words }))).toEqual([409, messages.taken]);
});

test('of two who write a resource at once the second is told, by words and by file, and nothing of the first is lost', async () => {
  const olive = await anOperator(testApp());
  const path = '/api/operator/resources/for-two';
  await olive.post('/api/operator/resources', { id: 'for-two', ...words, draft: true });
  const seen = await seenBy(olive, 'for-two');
  const upload = (began: string) =>
    sendForm(
      olive,
      '/api/operator/resources/upload',
      { id: 'for-two', ...details, draft: 'true', seen: began },
      { name: 'two.pdf', content: pdf },
    );
  aMinuteLater();
  expect((await olive.put(path, { ...words, title: 'The first', seen })).statusCode).toBe(200);
  for (const began of [seen, null]) expect(said(await olive.put(path, { ...words, seen: began }))).toEqual([409, messages.changed]);
  for (const began of [seen ?? '', '']) expect(said(await upload(began))).toEqual([409, messages.changed]);
  expect((await upload('yesterday')).statusCode).toBe(400);
  expect((await olive.put(path, { ...words, seen: 'yesterday' })).statusCode).toBe(400);
  expect((await shown('for-two'))?.title).toBe('The first');
});

test.each([
  [{ title: '' }, messages.title],
  [{ content: ' ' }, messages.content],
  [{ id: '../x' }, messages.address],
  [{ stage: '' }, messages.stage],
])('a resource with %o is refused: %s', async (part, sentence) => {
  expect(said(await (await anOperator(testApp())).post('/api/operator/resources', { id: 'fine', ...words, ...part }))).toEqual([
    400,
    sentence,
  ]);
});

test('a resource that is not there is not found', async () => {
  const olive = await anOperator(testApp());
  expect((await olive.put('/api/operator/resources/never-was', { ...words, seen: null })).statusCode).toBe(404);
  expect((await olive.delete('/api/operator/resources/never-was')).statusCode).toBe(404);
});
