import { readFileSync } from 'node:fs';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { startTestApp } from './test-app.ts';
import { sendForm } from './multipart.ts';
import { aPupil } from './people.ts';

const testApp = startTestApp();
const nobody = '01a1fd6f-0000-7000-8000-000000000000';
const lesson = { subject: 'History', topic: 'Rivers', lessonDate: '12/11/2026' };
const file = { name: 'Rivers.docx', content: readFileSync(new URL('./documents/files/c1.docx', import.meta.url)) };
const quiz = (subject: string, topic: string) => ({ subject, topic, difficulty: 'easy', numQuestions: 5 });

type Standing = readonly [plan: PaidPlanId | 'free', year: 4 | 9];
const standings = [
  ['free', 4],
  ['primary_explorer', 4],
  ['primary_scholar', 4],
  ['free', 9],
  ['secondary_learn', 9],
  ['secondary_revise', 9],
  ['secondary_practice', 9],
] as const satisfies readonly Standing[];

type Call = (pupil: Caller) => Promise<{ readonly statusCode: number }>;
type Row = readonly [feature: string, call: Call, opens: string];

/** docs/product/plans.md#what-plans-open, one letter a standing in the order above: o opens, - answers "Upgrade required". */
const table: readonly Row[] = [
  ['upload', (pupil) => sendForm(pupil, '/api/files/upload', lesson, file), '----ooo'],
  ['revise', (pupil) => pupil.post('/api/revision-guides/generate', { subject: 'Geography', topic: 'Rivers' }), '-----oo'],
  // Made of a guide: nobody has this one, which only those are told who may ask.
  ['flashcards', (pupil) => pupil.post('/api/flashcards/generate', { revisionGuideId: nobody }), '--o--oo'],
  ['practice in maths', (pupil) => pupil.post('/api/assessments/generate', quiz('Maths', 'Fractions')), '-oo---o'],
  ['practice in science', (pupil) => pupil.post('/api/assessments/generate', quiz('Science', 'Plants')), '--o---o'],
  ['papers', (pupil) => pupil.post('/api/assessments/download-pdf', quiz('Maths', 'Fractions')), '-oo---o'],
  ['papers in science', (pupil) => pupil.post('/api/assessments/download-pdf', quiz('Science', 'Plants')), '--o---o'],
  ['learning_maps', (pupil) => pupil.get('/api/adaptive-learning/maths/ks2'), '-oo-ooo'],
  ['science_maps', (pupil) => pupil.get('/api/adaptive-learning/science/ks2'), '--o-ooo'],
  ['recent_activity', (pupil) => pupil.get('/api/student/recent-activity'), '-oo-ooo'],
  ['calendar', (pupil) => pupil.get('/api/student/calendar?month=2026-11'), '-oo-ooo'],
  ['today_recommendations', (pupil) => pupil.get('/api/ai/recommendations'), '-oo-ooo'],
  ['the plan of the day', (pupil) => pupil.get('/api/student/today'), '-oo-ooo'],
];

/** docs/decisions/0004: a plan gates making, never what is one's own already. */
const ownWork: readonly string[] = [
  '/api/files',
  '/api/files/search',
  '/api/student/files',
  '/api/revision-guides',
  '/api/revision-guides/search',
  '/api/student/revision-guides',
  '/api/assessments',
  '/api/assessments/search',
  '/api/pdf-downloads',
  '/api/pdf-downloads/search',
  '/api/student/stats',
  '/api/student/progress',
];

test.each(standings.map(([plan, year], at) => [plan, year, at] as const))(
  'a pupil with %s in Year %i is let in by exactly what the table says',
  async (plan, year, at) => {
    const pupil = await aPupil(testApp(), { plan, year });
    const answers = await Promise.all(table.map(async ([feature, call]) => [feature, (await call(pupil)).statusCode !== 402] as const));
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(table.map(([feature, , opens]) => [feature, opens[at] === 'o'])));
    const own = await Promise.all(ownWork.map(async (path) => [path, (await pupil.get(path)).statusCode] as const));
    expect(own).toEqual(ownWork.map((path) => [path, 200]));
  },
);

const uploadByParent = async (plan: PaidPlanId | 'free') => {
  const pupil = await aPupil(testApp(), { plan, year: 4 });
  return (await sendForm(pupil.parent, '/api/files/upload', { ...lesson, childId: pupil.id }, file)).statusCode;
};

test('a parent uploads for a primary child on any paid plan, and not where there is none', async () => {
  expect(await uploadByParent('free')).toBe(402);
  for (const plan of ['primary_explorer', 'primary_scholar'] as const) expect(await uploadByParent(plan)).not.toBe(402);
});

const planNamed = async (answer: Promise<{ readonly json: () => unknown }>) =>
  (await answer).json() as { readonly details: { readonly plan: string | null } };

test('what is locked names the plan of the pupil’s phase that opens it', async () => {
  const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
  const learner = await aPupil(testApp(), { plan: 'secondary_learn', year: 9 });
  const guide = { subject: 'Geography', topic: 'Rivers' };
  expect((await planNamed(explorer.get('/api/adaptive-learning/science/ks2'))).details.plan).toBe('primary_scholar');
  expect((await planNamed(learner.post('/api/revision-guides/generate', guide))).details.plan).toBe('secondary_revise');
  expect((await planNamed(learner.post('/api/assessments/generate', quiz('Maths', 'Fractions')))).details.plan).toBe('secondary_practice');
  expect((await planNamed(explorer.post('/api/revision-guides/generate', guide))).details.plan).toBeNull();
  expect((await learner.post('/api/revision-guides/generate', guide)).body).not.toMatch(/£|ask (?:your|a) parent/i);
});
