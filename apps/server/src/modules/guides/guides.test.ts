import { expect, test } from 'vitest';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import type { Guide, GuideSummary } from '@hedgerow/contracts/guides';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';
import { aReadFile } from '../../testing/read-file.ts';

const testApp = startTestApp();
const request = { subject: 'History', topic: 'Norman conquest' };
const generate = (pupil: TestPupil, body: object = request) => pupil.post('/api/revision-guides/generate', body);

test('a pupil on Revise gets a guide on a topic, with where it comes from; making it is no work yet', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 8 });
  const answer = await generate(pupil);
  expect(answer.statusCode).toBe(200);
  const guide = answer.json<Guide>();
  expect(guide).toMatchObject({ subject: 'history', subjectName: 'History', keyStage: 'KS3', coverage: 'exact' });
  expect(guide.content).toContain('<h2');
  expect(guide.content).toMatch(/1066/);
  expect(guide.origin).toContain('Key Stage 3');
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 0, totalLessons: 0 });
  const [listed] = (await pupil.parent.get(`/api/revision-guides/user/${pupil.id}`)).json<GuideSummary[]>();
  expect(listed?.id).toBe(guide.id);
});

test("a guide from the pupil's own notes says what the notes say", async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 9 });
  const text =
    'Longshore drift\nLongshore drift is the movement of sediment along a beach by waves. The groynes at Hornsea were built in 1906 because the beach was being washed away. Swash carries material up the beach. Backwash pulls it down again.';
  const fileId = await aReadFile(testApp(), pupil, text);
  const answer = await generate(pupil, { subject: 'Geography', topic: 'Our field trip', sourceFileIds: [fileId] });
  expect(answer.statusCode).toBe(200);
  const guide = answer.json<Guide>();
  expect(guide.content).toContain('1906');
  expect(guide.content).toContain('sediment');
  expect(guide.sourceFileIds).toEqual([fileId]);
});

test('a topic that nobody covers is said to be so, and makes nothing', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const answer = await generate(pupil, { subject: 'Drama', topic: 'Zanzibari shadow puppets' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid']);
  expect((await pupil.get('/api/revision-guides')).json()).toEqual([]);
});

test.each(['secondary_learn', 'free', 'primary_scholar'] as const)(
  'a plan without guides (%s) is asked to upgrade before one is written',
  async (plan) => {
    const pupil = await aPupil(testApp(), { plan, year: plan === 'primary_scholar' ? 5 : 9 });
    const answer = await generate(pupil);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([402, 'Upgrade required']);
  },
);

test.each([
  ['no topic', { subject: 'History', topic: '  ' }],
  ['no subject', { topic: 'Rivers' }],
  ['a subject that is none', { subject: 'Alchemy', topic: 'Gold' }],
])('%s is refused', async (_what, body) => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  expect((await generate(pupil, body)).json()).toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('Missing information') as unknown,
  });
});

test("somebody else's guide does not exist, and neither do their files", async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const { id } = (await generate(pupil)).json<Guide>();
  const other = await aPupil(testApp(), { plan: 'secondary_revise' });
  const sibling = await aPupil(testApp(), { plan: 'secondary_revise', parent: pupil.parent });
  const fileId = await aReadFile(testApp(), pupil, 'Some text of mine.');
  for (const stranger of [other, sibling, await aParent(testApp())]) {
    expect((await stranger.get(`/api/revision-guides/${id}`)).statusCode).toBe(404);
    expect((await stranger.get(`/api/revision-guides/${id}/download`)).statusCode).toBe(404);
  }
  expect((await generate(other, { ...request, sourceFileIds: [fileId] })).statusCode).toBe(404);
  expect((await pupil.parent.get(`/api/revision-guides/${id}`)).statusCode).toBe(200);
  expect((await pupil.parent.post('/api/revision-guides/generate', request)).statusCode).toBe(403);
});

test('a guide is downloaded as one .html file that runs nothing, and as a PDF', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const { id } = (await generate(pupil)).json<Guide>();
  const html = await pupil.get(`/api/revision-guides/${id}/download`);
  expect(html.headers['content-disposition']).toMatch(/attachment; filename=".*\.html"/);
  expect(html.body).toContain('<!doctype html>');
  expect(html.body).not.toContain('<script');
  const pdf = await pupil.get(`/api/revision-guides/${id}/download?format=pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a guide is saved for readers who do not see: as plain text and as braille, its pictures described', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 10 });
  const guide = (await generate(pupil, { subject: 'Biology', topic: 'heart and circulation' })).json<Guide>();
  const text = await pupil.get(`/api/revision-guides/${guide.id}/download?format=txt`);
  expect(text.headers['content-disposition']).toMatch(/attachment; filename=".*\.txt"/);
  expect(text.body.split('\n')[0]).toBe(guide.title);
  for (const { words } of guide.figures) expect(text.body).toContain(`Picture: ${words}`);
  expect(text.body).not.toMatch(/<\w|\*\*|\$|\\frac/);
  const braille = await pupil.get(`/api/revision-guides/${guide.id}/download?format=brf`);
  expect(braille.headers['content-disposition']).toMatch(/filename=".*\.brf"/);
  expect(braille.body).toMatch(/^ {4},[ -_\r\n\f]+$/);
});

test('a guide with characters that have no braille says so, and is there as plain text; an unknown way is refused', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 10 });
  const { id } = (await generate(pupil, { subject: 'Mandarin', topic: 'school' })).json<Guide>();
  const refused = await pupil.get(`/api/revision-guides/${id}/download?format=brf`);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringMatching(/^We cannot write “.” in braille\. Please save this as plain text instead\.$/),
  ]);
  expect((await pupil.get(`/api/revision-guides/${id}/download?format=txt`)).statusCode).toBe(200);
  expect((await pupil.get(`/api/revision-guides/${id}/download?format=docx`)).statusCode).toBe(400);
});

test('flashcards are made once for a guide, however many clicks', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const { id } = (await generate(pupil)).json<Guide>();
  const tooEarly = await pupil.get(`/api/flashcards/revision-guide/${id}/print`);
  expect([tooEarly.statusCode, tooEarly.json<{ message: string }>().message]).toEqual([
    409,
    'Please generate flashcards first before printing.',
  ]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => pupil.post('/api/flashcards/generate', { revisionGuideId: id })));
  const ids = answers.map((answer) => answer.json<Flashcard[]>().map((card) => card.id));
  expect(ids[0]?.length).toBeGreaterThanOrEqual(8);
  for (const others of ids) expect(others).toEqual(ids[0]);
  expect((await pupil.parent.get(`/api/flashcards/revision-guide/${id}`)).json<Flashcard[]>()).toHaveLength(ids[0]?.length ?? 0);
  const print = await pupil.get(`/api/flashcards/revision-guide/${id}/print`);
  expect(print.headers['content-type']).toBe('application/pdf');
});

test('a card that was known comes back days later, one that was not comes back today; the same answer counts once', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const { id } = (await generate(pupil)).json<Guide>();
  const [known, missed] = (await pupil.post('/api/flashcards/generate', { revisionGuideId: id })).json<Flashcard[]>();
  const knew = { wasCorrect: true, reviewId: uuid7(), ms: 1200 };
  const first = (await pupil.patch(`/api/flashcards/${known?.id}/progress`, knew)).json<Flashcard>();
  const again = (await pupil.patch(`/api/flashcards/${known?.id}/progress`, knew)).json<Flashcard>();
  expect(again).toEqual(first);
  expect(first.reviews).toBe(1);
  const notYet = (await pupil.patch(`/api/flashcards/${missed?.id}/progress`, { wasCorrect: false })).json<Flashcard>();
  expect(new Date(notYet.due).getTime()).toBeLessThan(new Date(first.due).getTime());
  const stranger = await aPupil(testApp(), { plan: 'secondary_revise' });
  expect((await stranger.patch(`/api/flashcards/${known?.id}/progress`, { wasCorrect: true })).statusCode).toBe(404);
});

test('five answers in a day make a session, with its points, once', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise' });
  const { id } = (await generate(pupil)).json<Guide>();
  const cards = (await pupil.post('/api/flashcards/generate', { revisionGuideId: id })).json<Flashcard[]>();
  for (const card of cards.slice(0, 7)) await pupil.patch(`/api/flashcards/${card.id}/progress`, { wasCorrect: true });
  expect((await pupil.get('/api/student/stats')).json<StudentStats>().totalPoints).toBe(5);
});

test('a guide has the pictures that its topic is taught with: on the screen, in the file and in the PDF', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 10 });
  const guide = (await generate(pupil, { subject: 'Biology', topic: 'heart and circulation' })).json<Guide>();
  expect(guide.figures.length).toBeGreaterThan(0);
  expect(guide.content.match(/<figure><\/figure>/g)).toHaveLength(guide.figures.length);
  for (const figure of guide.figures) expect(Object.keys(figure).toSorted()).toEqual(['height', 'marks', 'width', 'words']);

  const file = await pupil.get(`/api/revision-guides/${guide.id}/download?format=html`);
  expect(file.body.match(/<figure><svg [^>]*aria-label="[A-Z]/g)).toHaveLength(guide.figures.length);
  const pdf = await pupil.get(`/api/revision-guides/${guide.id}/download?format=pdf`);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('cards of a topic with pictures show them, and nothing of the data they were drawn from', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_revise', year: 10 });
  const guide = (await generate(pupil, { subject: 'Biology', topic: 'heart and circulation' })).json<Guide>();
  const made = await pupil.post('/api/flashcards/generate', { revisionGuideId: guide.id });
  const pictured = made.json<Flashcard[]>().filter(({ figure }) => figure !== undefined);
  expect(pictured.length).toBeGreaterThan(0);
  for (const { figure } of pictured) expect(Object.keys(figure ?? {}).toSorted()).toEqual(['height', 'marks', 'width', 'words']);
  const again = await pupil.get(`/api/flashcards/revision-guide/${guide.id}`);
  expect(again.json<Flashcard[]>().filter(({ figure }) => figure !== undefined)).toEqual(pictured);
  const sheet = await pupil.get(`/api/flashcards/revision-guide/${guide.id}/print`);
  expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
