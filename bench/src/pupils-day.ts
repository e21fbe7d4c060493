import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildDocx, documentXml, paragraph } from '@hedgerow/server/src/testing/documents/zip-builder.ts';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { glossaryOf } from './glossaries.ts';
import { judged } from './marks.ts';
import { aFamily, type Pupil } from './people.ts';
import { withProduct } from './product.ts';
import { percentile, rounded, type Section, timed } from './ratio.ts';

/** Fewer for a first look: PUPILS=20 npm run bench pupils-day. */
const pupilsInAll = Number(process.env['PUPILS'] ?? 200);
/** One in so many brings a glossary, of 40 to 240 words. */
const everyTenth = 10;
const [shortest, longest] = [40, 240];
/** How long a pupil looks at a screen, on average. */
const lookMs = 2500;
/** They all come within this. */
const morningMs = 30_000;
const familiesAtOnce = 8;
/** Beside the same day without glossaries. */
const mostTimes = 2;
/** Where the same day without glossaries is slower than this already, what waits is the machine. */
const fairMs = 150;

const reads = ['/api/student/today', '/api/student/stats', '/api/assessments', '/api/student/assignments', '/api/files'];
const quiz = { subject: 'Geography', topic: 'Rivers', difficulty: 'intermediate', numQuestions: 10 };

type Kind = 'reads' | 'quizzes' | 'handing in' | 'glossaries: sent' | 'glossaries: quiz' | 'glossaries: guide';
/** `refusals`: what was said where nothing was made, once each. */
type Day = { readonly took: Map<Kind, number[]>; readonly statuses: Map<number, number>; readonly refusals: Set<string> };

const aDay = (): Day => ({ took: new Map(), statuses: new Map(), refusals: new Set() });

/** One call, counted whatever it answers; its answer, where that is one. */
const caller =
  (url: string, { took, statuses, refusals }: Day, pupil: Pupil) =>
  async <T>(kind: Kind, path: string, body?: object | FormData): Promise<T | undefined> => {
    const isForm = body instanceof FormData;
    const headers = Object.fromEntries(Object.entries(pupil.headers()).filter(([name]) => !isForm || name !== 'content-type'));
    const { value, milliseconds } = await timed(async () => {
      const answer = await fetch(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    });
    took.set(kind, [...(took.get(kind) ?? []), milliseconds]);
    statuses.set(value.status, (statuses.get(value.status) ?? 0) + 1);
    if (!value.ok) refusals.add(`${path}: ${value.status} ${value.text.slice(0, 120)}`);
    return value.ok ? (JSON.parse(value.text) as T) : undefined;
  };
type Ask = ReturnType<typeof caller>;

const look = (at: number): Promise<void> => sleep(lookMs * (0.5 + ((at * 37) % 100) / 100));

const openHome = async (ask: Ask): Promise<void> => {
  await ask('reads', '/api/simple-auth/profile');
  await Promise.all(reads.map((path) => ask('reads', path)));
};

const doQuiz = async (ask: Ask, kind: Kind, wish: object, at: number): Promise<void> => {
  const made = await ask<Assessment>(kind, '/api/assessments/generate', { ...quiz, ...wish });
  if (made === undefined) return;
  await look(at);
  const userAnswers = made.questions.map((_, place) => place % 4);
  await ask('handing in', '/api/assessments/submit', { assessmentId: made.id, userAnswers, timeSpent: 90_000 });
};

const bringGlossary = async (ask: Ask, count: number, at: number): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ subject: 'Geography', topic: 'Rivers', lessonDate: '12/11/2026' })) form.set(name, value);
  form.set(
    'file',
    new Blob([new Uint8Array(buildDocx(documentXml(glossaryOf(count).split('\n').map(paragraph).join(''))))]),
    'glossary.docx',
  );
  const sent = await ask<SchoolFile>('glossaries: sent', '/api/files/upload', form);
  if (sent === undefined) return;
  for (let round = 0; round < 40; round += 1) {
    await sleep(1000);
    const file = await ask<SchoolFile>('reads', `/api/files/${sent.id}`);
    if (file?.state !== 'queued' && file?.state !== 'reading') break;
  }
  await doQuiz(ask, 'glossaries: quiz', { sourceFileIds: [sent.id] }, at);
  await ask('glossaries: guide', '/api/revision-guides/generate', { subject: 'Geography', topic: 'Rivers', sourceFileIds: [sent.id] });
};

/** They come one after the other, do their work, and look at their pages in between. */
const liveThrough = async (url: string, pupils: readonly Pupil[], glossaries: boolean): Promise<Day> => {
  const day = aDay();
  const live = async (pupil: Pupil, at: number): Promise<void> => {
    const ask = caller(url, day, pupil);
    await sleep((at * morningMs) / pupilsInAll);
    await openHome(ask);
    await look(at);
    if (glossaries && at % everyTenth === 0) await bringGlossary(ask, shortest + Math.round(((longest - shortest) * at) / pupilsInAll), at);
    else await doQuiz(ask, 'quizzes', {}, at);
    await look(at + 1);
    await openHome(ask);
  };
  await Promise.all(pupils.map(live));
  return day;
};

const familiesOf = async (url: string): Promise<readonly Pupil[]> => {
  const pupils: Pupil[] = [];
  const sizes = Array.from({ length: Math.ceil(pupilsInAll / 3) }, (_, at) => Math.min(3, pupilsInAll - 3 * at));
  for (let at = 0; at < sizes.length; at += familiesAtOnce)
    for (const family of await Promise.all(sizes.slice(at, at + familiesAtOnce).map((size) => aFamily(url, size))))
      pupils.push(...family.pupils);
  return pupils;
};

const at = (day: Day, kind: Kind, percent: number): number | string => {
  const times = day.took.get(kind);
  return times === undefined ? '' : rounded(percentile(times, percent));
};
const p99 = (day: Day): number => percentile(day.took.get('reads') ?? [], 99);

/** A school day of 200 pupils, twice: without glossaries, and with one in ten of them bringing one. */
export const pupilsDay = (): Promise<Section> =>
  withProduct(async ({ url }) => {
    const pupils = await familiesOf(url);
    await liveThrough(url, pupils.slice(0, 5), true);
    const busy = loadavg();
    const plain = await liveThrough(url, pupils, false);
    const mixed = await liveThrough(url, pupils, true);
    const kinds = [...new Set([...plain.took.keys(), ...mixed.took.keys()])];
    const failed = [...plain.statuses, ...mixed.statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0);
    const refused = [...plain.statuses, ...mixed.statuses].reduce(
      (sum, [status, count]) => sum + (status >= 400 && status < 500 ? count : 0),
      0,
    );
    const { note, failures } = judged([
      { what: 'answers of 5xx', measured: failed, most: 0 },
      { what: 'calls refused', measured: refused, most: 0 },
      { what: 'reads at p99 beside the day without glossaries', measured: p99(mixed) / p99(plain), most: mostTimes, unit: 'times' },
    ]);
    return {
      title: 'A day of pupils',
      columns: ['', 'calls', 'p50 ms', 'p99 ms', 'with glossaries: calls', 'p50 ms', 'p99 ms'],
      rows: kinds.map((kind) => [
        kind,
        plain.took.get(kind)?.length ?? 0,
        at(plain, kind, 50),
        at(plain, kind, 99),
        mixed.took.get(kind)?.length ?? 0,
        at(mixed, kind, 50),
        at(mixed, kind, 99),
      ]),
      notes: [
        `${pupilsInAll} pupils come within ${morningMs / 1000} seconds, open their pages, do a quiz and come back; in the second day one in ${everyTenth} sends a glossary of ${shortest} to ${longest} words and makes a quiz and a guide from it. The load average was ${busy.map((load) => load.toFixed(1)).join(', ')}.`,
        note,
        ...[...new Set([...plain.refusals, ...mixed.refusals])].slice(0, 3),
        ...(p99(plain) > fairMs ? [`Without glossaries p99 was ${rounded(p99(plain))} ms already: too busy a machine to judge by.`] : []),
      ],
      failures,
    };
  });
