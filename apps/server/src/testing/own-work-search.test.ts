import { expect, test } from 'vitest';
import { assessment } from '../db/schema/assessments.ts';
import { schoolFile } from '../db/schema/files.ts';
import { guide } from '../db/schema/guides.ts';
import { pdfDownload } from '../db/schema/papers.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { Caller } from './caller.ts';
import { startTestApp } from './test-app.ts';
import { aParent, aPupil, aTeacher, type TestPupil } from './people.ts';

const testApp = startTestApp();
const kinds = ['files', 'revision-guides', 'assessments', 'pdf-downloads'] as const;
type Kind = (typeof kinds)[number];
type Found = {
  readonly items: { id: string; topic: string; excerpt?: string | null }[];
  readonly total: number;
  readonly next: string | null;
};
type Piece = { readonly topic: string; readonly subject?: 'geography' | 'maths'; readonly at?: string; readonly text?: string };

const search = async (caller: Caller, kind: Kind, asked: Record<string, string> = {}): Promise<Found> => {
  const answer = await caller.get(`/api/${kind}/search?${new URLSearchParams(asked)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
};
const topicsOf = ({ items }: Found) => items.map(({ topic }) => topic);

/** One of each kind: making them is tested with their modules. */
const keep = async ({ familyId, id: childId }: TestPupil, { topic, subject = 'geography', at = '2026-11-02T09:00:00Z', text }: Piece) => {
  const { db } = testApp().database;
  const when = new Date(at);
  const whose = () => ({ familyId, childId, id: uuid7() });
  const about = { title: topic, topic, subject, keyStage: 'KS3', origin: 'From the curriculum.' } as const;
  const paper = { difficulty: 'beginner', questions: [] } as const;
  const stored = { originalName: `${topic}.pdf`, storageKey: `aa/${uuid7()}.pdf`, mimeType: 'application/pdf', bytes: 10 };
  const lesson = { topic, subject, lessonDate: '2026-11-02', state: 'ready' } as const;
  await db.insert(schoolFile).values({ ...whose(), ...stored, ...lesson, uploadedBy: childId, text, uploadedAt: when });
  await db.insert(guide).values({ ...whose(), ...about, content: {}, provenance: {}, coverage: 'exact', createdAt: when, updatedAt: when });
  const made = { totalQuestions: 5, hasEssays: false, coverage: 'exact', createdAt: when };
  await db.insert(assessment).values({ ...whose(), ...about, ...paper, ...made });
  await db.insert(pdfDownload).values({ ...whose(), ...about, ...paper, numQuestions: 5, includeEssays: false, downloadedAt: when });
};

test.each(kinds)('%s: twenty at a time, the newest first, to the end, whatever came at the same instant', async (kind) => {
  const pupil = await aPupil(testApp());
  for (let n = 1; n <= 45; n += 1) await keep(pupil, { topic: `Lesson ${n}`, at: `2026-11-0${n > 22 ? 3 : 2}T09:00:00.123Z` });
  const first = await search(pupil, kind);
  const second = await search(pupil, kind, { before: first.next ?? '' });
  const third = await search(pupil, kind, { before: second.next ?? '' });
  expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
  ]);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(topicsOf);
  expect(new Set(all).size).toBe(45);
  expect(all.slice(0, 23).toSorted()).toEqual(Array.from({ length: 23 }, (_, n) => `Lesson ${n + 23}`).toSorted());
});

test.each(kinds)('%s: what the list of the newest hundred leaves out is found by its words, and at the end of the pages', async (kind) => {
  const pupil = await aPupil(testApp());
  await keep(pupil, { topic: 'Glaciers', at: '2026-09-01T09:00:00Z' });
  for (let n = 1; n <= 100; n += 1) await keep(pupil, { topic: 'Rivers', at: `2026-10-02T09:00:00.${100 + n}Z` });
  const listed = (await pupil.get(`/api/${kind}`)).json<{ topic: string }[]>().map(({ topic }) => topic);
  expect([listed.length, listed.includes('Glaciers')]).toEqual([100, false]);
  expect(topicsOf(await search(pupil, kind, { search: 'glaciers' }))).toEqual(['Glaciers']);
  const pages = [await search(pupil, kind)];
  for (let next = pages[0]?.next; typeof next === 'string'; next = pages.at(-1)?.next)
    pages.push(await search(pupil, kind, { before: next }));
  expect([pages.length, pages.flatMap(topicsOf).length, pages.flatMap(topicsOf).at(-1)]).toEqual([6, 101, 'Glaciers']);
});

test.each(kinds)('%s: every word that was typed stands in what is found, or names its subject; signs mean themselves', async (kind) => {
  const pupil = await aPupil(testApp());
  await keep(pupil, { topic: 'Rivers and coasts' });
  await keep(pupil, { topic: 'Straight lines', subject: 'maths' });
  await keep(pupil, { topic: '100% of a number', subject: 'maths' });
  const find = async (words: string) => topicsOf(await search(pupil, kind, { search: words }));
  expect(await find('COASTS riv')).toEqual(['Rivers and coasts']);
  expect(await find('coasts lines')).toEqual([]);
  expect(await find('mathematics')).toEqual(['100% of a number', 'Straight lines']);
  expect(await find('lines maths')).toEqual(['Straight lines']);
  expect(await find('0%')).toEqual(['100% of a number']);
  expect(await find('_')).toEqual([]);
  expect(await find(String.raw`\ ' ) --`)).toEqual([]);
  expect(await find('  ')).toHaveLength(3);
});

test('a file is found by what is written in it, and says where; its text does not travel', async () => {
  const pupil = await aPupil(testApp());
  await keep(pupil, { topic: 'Field trip', text: 'Longshore drift carries sand to Hornsea.' });
  const { items, total } = await search(pupil, 'files', { search: 'trip hornsea' });
  expect(total).toBe(1);
  expect(items[0]?.excerpt).toBe('Longshore drift carries sand to Hornsea.');
  expect(items[0]).not.toHaveProperty('ocrText');
  expect((await search(pupil, 'files', { search: 'trip' })).items[0]?.excerpt).toBeNull();
});

test.each(kinds)('%s: a parent looks through their own child’s, and nobody through anybody else’s', async (kind) => {
  const pupil = await aPupil(testApp());
  const sibling = await aPupil(testApp(), { parent: pupil.parent, firstName: 'Max' });
  await keep(pupil, { topic: 'Rivers' });
  const mine = `/api/${kind}/search?childId=${pupil.id}`;
  expect(topicsOf(await search(pupil.parent, kind, { childId: pupil.id }))).toEqual(['Rivers']);
  expect(topicsOf(await search(pupil.parent, kind, { childId: sibling.id }))).toEqual([]);
  expect(topicsOf(await search(pupil, kind, { childId: pupil.id }))).toEqual(['Rivers']);
  for (const other of [sibling, await aParent(testApp()), await aPupil(testApp())]) expect((await other.get(mine)).statusCode).toBe(404);
  expect((await pupil.parent.get(`/api/${kind}/search`)).statusCode).toBe(404);
  expect((await testApp().visitor().get(mine)).statusCode).toBe(401);
  expect([403, 404]).toContain((await (await aTeacher(testApp())).get(mine)).statusCode);
});

test.each(kinds)('%s: eighty letters are looked for, eighty-one are not; an id that is none is refused', async (kind) => {
  const pupil = await aPupil(testApp());
  const status = async (query: string) => (await pupil.get(`/api/${kind}/search?${query}`)).statusCode;
  expect(await status(`search=${'x'.repeat(80)}`)).toBe(200);
  expect(await status(`search=${'x'.repeat(81)}`)).toBe(400);
  expect(await status('before=1')).toBe(400);
  expect(await status('childId=me')).toBe(400);
  expect(await status('search=a&search=b')).toBe(400);
  expect(await status(`before=${uuid7()}`)).toBe(200);
});
