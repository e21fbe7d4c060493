import type { PdfDownload } from '@hedgerow/contracts/papers';
import type { ActivityItem, StudentStats } from '@hedgerow/contracts/progress';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const wish = {
  subject: 'History',
  topic: 'Norman Conquest',
  keyStage: 'KS3',
  difficulty: 'intermediate',
  numQuestions: 6,
  includeEssays: true,
};

test('a paper comes as a file that is called as it should be, without an answer in it', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const paper = await pupil.post('/api/assessments/download-pdf', wish);
  expect(paper.statusCode).toBe(200);
  expect(paper.headers['content-disposition']).toContain('filename="history-norman-conquest-exam.html"');
  expect(paper.body.match(/<li>/g)?.length).toBe(7);
  expect(paper.body).not.toMatch(/Mark scheme|Model answer|<script/);
});

test('its mark scheme fits it, also later, and both come as real PDF', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const paper = await pupil.post('/api/assessments/download-pdf', wish);
  const downloadId = String(paper.headers['x-download-id']);
  const scheme = await pupil.post('/api/assessments/download-pdf', { ...wish, downloadId, part: 'mark_scheme' });
  expect(scheme.headers['content-disposition']).toContain('history-norman-conquest-mark-scheme.html');
  expect(scheme.body).toContain('Model answer.');
  const again = await pupil.post('/api/assessments/download-pdf', { ...wish, downloadId });
  expect(again.body).toBe(paper.body);
  for (const part of ['paper', 'mark_scheme']) {
    const pdf = await pupil.post('/api/assessments/download-pdf', { ...wish, downloadId, part, format: 'pdf' });
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  }
  const list = (await pupil.get('/api/pdf-downloads')).json<PdfDownload[]>();
  expect(list).toMatchObject([{ id: downloadId, topic: 'Norman Conquest', subject: 'History', numQuestions: 6, includeEssays: true }]);
  const [item] = (await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>();
  expect(item).toMatchObject({ id: `pdf-download-${downloadId}`, type: 'pdf-download', metadata: { numQuestions: 6 } });
  // Printing is neither an upload nor revision: no goal and no badge comes of it.
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalLessons: 0, totalPoints: 0 });
});

test('a paper and its mark scheme are saved as plain text and as braille, with no answer on the paper', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const first = await pupil.post('/api/assessments/download-pdf', { ...wish, format: 'txt' });
  expect(first.headers['content-disposition']).toContain('filename="history-norman-conquest-exam.txt"');
  expect(first.body.match(/^Question \d+ \(\d+ marks?\)$/gm)).toHaveLength(7);
  expect(first.body).not.toMatch(/Mark scheme|Model answer|</);
  const downloadId = String(first.headers['x-download-id']);
  const scheme = await pupil.post('/api/assessments/download-pdf', { ...wish, downloadId, format: 'txt', part: 'mark_scheme' });
  expect(scheme.body).toMatch(/^Mark scheme: .*[^]*^[A-D]\. [^]*^Model answer: /m);
  for (const part of ['paper', 'mark_scheme']) {
    const braille = await pupil.post('/api/assessments/download-pdf', { ...wish, downloadId, format: 'brf', part });
    expect(braille.headers['content-disposition']).toMatch(/filename="history-norman-conquest-(?:exam|mark-scheme)\.brf"/);
    expect(braille.body).toMatch(/^ {4},[ -_\r\n\f]+$/);
  }
});

test('where an answer can be drawn a paper asks for it, and its mark scheme has it drawn', async () => {
  const pupil = await aPupil(testApp(), { year: 2 });
  const clocks = {
    subject: 'Maths',
    topic: 'telling the time',
    keyStage: 'KS1',
    difficulty: 'intermediate',
    numQuestions: 8,
    includeEssays: false,
  };
  const paper = await pupil.post('/api/assessments/download-pdf', clocks);
  expect(paper.body).toMatch(/Draw both hands\. <em>/);
  expect(paper.body).not.toMatch(/Move the hands|Answer: /);
  const downloadId = String(paper.headers['x-download-id']);
  const scheme = await pupil.post('/api/assessments/download-pdf', { ...clocks, downloadId, part: 'mark_scheme' });
  expect(scheme.body).toMatch(/<li><figure><svg [^>]*aria-label="[^"]*Answer: Short hand: /);
  const inWords = await pupil.post('/api/assessments/download-pdf', { ...clocks, downloadId, part: 'mark_scheme', format: 'txt' });
  expect(inWords.body).toMatch(/^Short hand: .*; Long hand: at the \d+/m);
  for (const part of ['paper', 'mark_scheme']) {
    const pdf = await pupil.post('/api/assessments/download-pdf', { ...clocks, downloadId, part, format: 'pdf' });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('somebody else’s paper does not exist; a parent reads their own child’s', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const downloadId = (await pupil.post('/api/assessments/download-pdf', wish)).headers['x-download-id'];
  const other = await aPupil(testApp(), { year: 8 });
  expect((await other.post('/api/assessments/download-pdf', { ...wish, downloadId })).statusCode).toBe(404);
  expect((await pupil.parent.post('/api/assessments/download-pdf', { ...wish, downloadId, part: 'mark_scheme' })).statusCode).toBe(200);
  expect((await pupil.parent.get(`/api/pdf-downloads/${pupil.id}`)).json<PdfDownload[]>()).toHaveLength(1);
  expect((await (await aParent(testApp())).get(`/api/pdf-downloads/${pupil.id}`)).statusCode).toBe(404);
});

test.each([
  ['a plan without practice', 'secondary_revise' as const, wish, 402],
  ['a topic that nobody covers', 'secondary_practice' as const, { ...wish, topic: 'qwertyuiop zxcvb' }, 400],
  ['an unknown subject', 'secondary_practice' as const, { ...wish, subject: 'Alchemy' }, 400],
  ['a number that is none', 'secondary_practice' as const, { ...wish, numQuestions: 999 }, 400],
  ['a format that is none', 'secondary_practice' as const, { ...wish, format: 'exe' }, 400],
])('%s is refused', async (_what, plan, body, status) => {
  const pupil = await aPupil(testApp(), { plan, year: 8 });
  expect((await pupil.post('/api/assessments/download-pdf', body)).statusCode).toBe(status);
});
