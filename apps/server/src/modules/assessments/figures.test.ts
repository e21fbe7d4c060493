import type { Assessment } from '@hedgerow/contracts/assessments';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const clocks = { subject: 'Mathematics', topic: 'telling the time', keyStage: 'KS1', difficulty: 'beginner', numQuestions: 8 };

test('a question about a clock comes with the drawn clock and its words, and not with the time', async () => {
  const pupil = await aPupil(testApp(), { year: 2 });
  const made = await pupil.post('/api/assessments/generate', clocks);
  const { questions, id } = made.json<Assessment>();
  const pictured = questions.filter(({ figure }) => figure !== undefined);
  expect(pictured.length).toBeGreaterThan(0);
  for (const { figure } of pictured) {
    expect(figure?.words).toMatch(/^A clock face\./);
    expect(Object.keys(figure ?? {}).toSorted()).toEqual(['height', 'marks', 'width', 'words']);
  }
  expect(made.body).not.toMatch(/"(?:hour|minute|correctAnswer)":/);

  await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers: questions.map(() => 0), timeSpent: 1000 });
  const reviewed = (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
  expect(reviewed.questions.map(({ figure }) => figure)).toEqual(questions.map(({ figure }) => figure));
});

test('a paper shows its pictures, drawn for paper, as HTML and as PDF', async () => {
  const pupil = await aPupil(testApp(), { year: 2 });
  const paper = await pupil.post('/api/assessments/download-pdf', clocks);
  expect(paper.body).toMatch(/<figure><svg [^>]*aria-label="A clock face\./);
  expect(paper.body).not.toMatch(/var\(--|<script/);
  const downloadId = paper.headers['x-download-id'];
  const pdf = await pupil.post('/api/assessments/download-pdf', { ...clocks, downloadId, format: 'pdf' });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const scheme = await pupil.post('/api/assessments/download-pdf', { ...clocks, downloadId, part: 'mark_scheme' });
  // A picture there is an answer that was to be drawn.
  const drawn = [...scheme.body.matchAll(/<svg [^>]*aria-label="([^"]*)"/g)].map(([, words]) => words);
  expect(drawn.filter((words) => words?.includes('Answer: ') !== true)).toEqual([]);
});
