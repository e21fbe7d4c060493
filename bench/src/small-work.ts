import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openApartTeacher } from '@hedgerow/server/src/adapters/ai/apart/open-apart-teacher.ts';
import { cleanHtml } from '@hedgerow/server/src/adapters/pages/clean-html.ts';
import { typstPages } from '@hedgerow/server/src/adapters/pages/typst-pages.ts';
import { embeddedReader } from '@hedgerow/server/src/adapters/text/embedded-reader.ts';
import { hostileFiles } from '@hedgerow/server/src/testing/documents/hostile-files.ts';
import { samplePaper } from '@hedgerow/server/src/testing/documents/sample-pages.ts';
import { openBank } from '@hedgerow/curriculum/bank';
import { openScreenWorker } from '@hedgerow/teaching/safety/open-screen-worker';
import { hostileTexts } from '@hedgerow/teaching/text/fixtures/hostile-texts';
import { schoolTexts } from '@hedgerow/teaching/text/fixtures/school-texts';
import { notesFromText } from '@hedgerow/teaching/text/guide-from-text';
import { questionsFromText } from '@hedgerow/teaching/text/questions-from-text';
import { glossaryOf } from './glossaries.ts';
import { inTurns, median, ratio, rounded, type Section, timed } from './ratio.ts';

const rounds = 5;

type Work = {
  readonly name: string;
  /** Milliseconds that it may take. */
  readonly mark: number;
  readonly measure: () => Promise<number>;
};

/** Milliseconds that this process works on something. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
};

/** Work of a known size, so that the speed of the machine in this minute is known. */
const floor = async (): Promise<number> => {
  const rows = Array.from({ length: 40_000 }, (_, n) => ({ id: n, title: `Row ${n}`, done: n % 2 === 0 }));
  return cpuOf(() => void JSON.parse(JSON.stringify(rows)));
};

/** How long others may wait for the server's one thread, at the 99th percentile in milliseconds, while something goes on. */
const loopDelayDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const delay = monitorEventLoopDelay();
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
};

const readAll = async (reader: ReturnType<typeof embeddedReader>, folder: string): Promise<void> => {
  const file = join(folder, 'upload');
  for (const { name, bytes } of hostileFiles) {
    await writeFile(file, bytes);
    await reader.read({ file, originalName: name, subject: 'maths' }).catch(() => undefined);
  }
};

const longTexts = hostileTexts(200_000);
const guideFrom = (text: string): void => void notesFromText({ text, title: 'My notes', keyStage: 'KS3', seed: 1 });
const quizFrom = (text: string): void => void questionsFromText({ text, seed: 1, count: 20, difficulty: 'intermediate' });

/** A guide as the server makes it: long texts are studied in a process of their own. */
const guideApart = async ({ teacher }: ReturnType<typeof openApartTeacher>, text: string): Promise<void> => {
  await teacher.guide({ subject: 'science', keyStage: 'KS3', topic: 'My notes', seed: 1, sources: [{ title: 'My notes', text }] });
};

const slowestApart = async (apart: ReturnType<typeof openApartTeacher>): Promise<number> => {
  const all: number[] = [];
  for (const { text } of longTexts) all.push((await timed(() => guideApart(apart, text))).milliseconds);
  return Math.max(...all);
};

const screenAll = async (screen: ReturnType<typeof openScreenWorker>): Promise<void> => {
  for (const { text } of longTexts) {
    await screen.worthAsking(text);
    await screen.screenText(text, 'upload', new Map());
  }
};

/** Work that has to stay so little that nobody waits for it. What it makes, and that it ends, are tests beside it. */
export const smallWork = async (): Promise<Section> => {
  const [reader, pages, apart, screen, folder] = [
    embeddedReader(),
    typstPages(),
    openApartTeacher(openBank()),
    openScreenWorker(),
    await mkdtemp(join(tmpdir(), 'hedgerow-bench-')),
  ];
  const all: readonly Work[] = [
    { name: 'the loop, while nothing goes on', mark: 200, measure: () => loopDelayDuring(() => sleep(2000)) },
    {
      name: `the loop, while ${hostileFiles.length} hostile files are refused`,
      mark: 200,
      measure: () => loopDelayDuring(() => readAll(reader, folder)),
    },
    { name: 'an exam paper as a PDF', mark: 1000, measure: async () => (await timed(() => pages.paperPdf(samplePaper))).milliseconds },
    { name: 'cleaning 20,000 nested elements', mark: 1000, measure: async () => cpuOf(() => void cleanHtml('<div>'.repeat(20_000))) },
    {
      name: 'a guide from a page of text',
      mark: 60,
      measure: async () => cpuOf(() => schoolTexts.forEach(({ text }) => guideFrom(text))) / schoolTexts.length,
    },
    { name: 'a quiz from a glossary of 240 words', mark: 400, measure: async () => cpuOf(() => quizFrom(glossaryOf(240))) },
    {
      name: `a quiz from 200 kB, the slowest of ${longTexts.length}`,
      mark: 1000,
      measure: async () => Math.max(...longTexts.map(({ text }) => cpuOf(() => quizFrom(text)))),
    },
    {
      name: `a guide from 200 kB, the slowest of ${longTexts.length}`,
      mark: 1000,
      measure: async () => Math.max(...longTexts.map(({ text }) => cpuOf(() => guideFrom(text)))),
    },
    {
      name: `a guide from 200 kB as the server makes it, the slowest of ${longTexts.length}`,
      mark: 1000,
      measure: () => slowestApart(apart),
    },
    {
      name: `the loop, while ${longTexts.length} guides from 200 kB are made`,
      mark: 50,
      measure: () => loopDelayDuring(() => slowestApart(apart)),
    },
    {
      name: `the loop, while ${longTexts.length} texts of 200 kB are screened`,
      mark: 50,
      measure: () => loopDelayDuring(() => screenAll(screen)),
    },
  ];
  const rows: (string | number)[][] = [];
  const failures: string[] = [];
  try {
    for (const { name, mark, measure } of all) {
      await measure();
      const { ours, floors } = await inTurns(rounds, { ours: measure, floors: floor });
      const took = median(ours);
      if (took > mark) failures.push(`${name} takes ${rounded(took)} ms, and may take ${mark}.`);
      rows.push([name, rounded(took, 1), mark, ratio(took, median(floors))]);
    }
  } finally {
    await Promise.all([reader.close(), pages.close(), apart.close(), screen.close(), rm(folder, { recursive: true })]);
  }
  return {
    title: 'Small work',
    columns: ['', 'median ms', 'mark ms', 'beside the floor'],
    rows,
    notes: [
      `Warm, ${rounds} rounds in turns with the floor: 40,000 rows to JSON and back. The loop is the 99th percentile of what others wait for the thread; cleaning and guides are processor time.`,
    ],
    failures,
  };
};
