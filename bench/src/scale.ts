import { randomUUID } from 'node:crypto';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { freshAttempts } from './calls.ts';
import { load } from './load.ts';
import { aTermOfWork, inManyFamilies } from './many-families.ts';
import { aFamily, type Pupil } from './people.ts';
import { cpuSeconds, familyOf } from './processes.ts';
import { databaseOf, withProduct } from './product.ts';
import { rounded, type Section } from './ratio.ts';
import { type Cost, sumsOf } from './scale-sums.ts';

/** Enough that indexes have their depth, and few enough that filling takes a minute. */
const families = 3000;
const subjects = ['maths', 'english', 'history'] as const;
const quizzesOfSubject = 4;
const connections = 8;
const writes = 600;
/** A quiz takes tens of milliseconds to make. */
const makes = 120;
const readSeconds = 3;

type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
type Measured = Cost & { readonly p50: number; readonly p99: number };

const inTurn = <T>(of: readonly T[]): (() => T) => {
  let at = 0;
  return () => {
    const one = of[at % of.length];
    at += 1;
    if (one === undefined) throw new Error('there is nobody to ask');
    return one;
  };
};

/** What a call costs in processor time on either side, and in log that is written, sent to a standby and kept for a restore. */
const costs = (url: string, appPids: readonly number[], database: { readonly pid: number; readonly url: string }) => {
  const { pool, close } = openDatabase(database.url, 1);
  const written = async (): Promise<number> =>
    (await pool.query<{ bytes: number }>("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes")).rows[0]?.bytes ??
    Number.NaN;
  const spent = () => ({ app: cpuSeconds(appPids), database: cpuSeconds(familyOf(database.pid)) });
  return {
    close,
    of: async (call: string, next: () => Sent, bounds: { readonly amount?: number; readonly seconds?: number }): Promise<Measured> => {
      const [before, from] = [spent(), await written()];
      let asked = 0;
      const counted = (): Sent => {
        asked += 1;
        return next();
      };
      const { p50, p99 } = await load({ url, connections, ...bounds, next: counted });
      const after = spent();
      const each = (a: number, b: number): number => rounded(((b - a) / asked) * 1e6);
      return {
        call,
        app: each(before.app, after.app),
        database: each(before.database, after.database),
        wal: rounded(((await written()) - from) / asked),
        p50,
        p99,
      };
    },
  };
};

type Card = { readonly id: string; readonly pupil: Pupil };

/** A guide of each pupil's, and the cards of it. */
const cardsOf = async (pupils: readonly Pupil[]): Promise<readonly Card[]> => {
  const cards: Card[] = [];
  for (const pupil of pupils) {
    const { id } = await pupil.post<{ id: string }>('/api/revision-guides/generate', { subject: 'maths', topic: 'Fractions' });
    const made = await pupil.post<readonly { readonly id: string }[]>('/api/flashcards/generate', { revisionGuideId: id });
    cards.push(...made.map((card) => ({ id: card.id, pupil })));
  }
  return cards;
};

const pupilReads = [
  '/api/simple-auth/profile',
  '/api/student/stats',
  '/api/student/today',
  '/api/student/recent-activity',
  '/api/assessments',
] as const;

/** Bytes a row and milliseconds a call on a filled database: what docs/scale.md reckons with. */
export const scale = (): Promise<Section> =>
  withProduct(async ({ url, pid }, folder) => {
    const database = databaseOf(folder);
    const made = await Promise.all([1, 1, 1, 1, 1, 1, 1, 1].map((children) => aFamily(url, children)));
    const pupils = made.flatMap(({ pupils: own }) => own);
    const [first] = pupils;
    if (first === undefined) throw new Error('no pupil was made');
    const quizzes = await aTermOfWork(first, subjects, quizzesOfSubject);
    const sizes = await inManyFamilies(database.url, first, families);
    const attempts = inTurn(await freshAttempts(database.url, pupils, writes + 100));
    const saved = inTurn(await freshAttempts(database.url, pupils, 16));
    const somebody = inTurn<Pupil>(pupils);
    const card = inTurn(await cardsOf(pupils));

    const ofDatabase = new Set(familyOf(database.pid));
    const appPids = familyOf(pid).filter((each) => !ofDatabase.has(each));
    const { of, close } = costs(url, appPids, database);
    const answers = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0];
    const handIn = (): Sent => {
      const { id, pupil } = attempts();
      const body = JSON.stringify({ assessmentId: id, userAnswers: answers, timeSpent: 60_000 });
      return { method: 'POST', path: '/api/assessments/submit', headers: pupil.headers(), body };
    };
    const save = (): Sent => {
      const { id, pupil } = saved();
      const body = JSON.stringify({ userAnswers: answers, currentQuestionIndex: 3 });
      return { method: 'POST', path: `/api/assessments/${id}/progress`, headers: pupil.headers(), body };
    };
    const minute = (): Sent => ({ method: 'POST', path: '/api/student/active-minute', headers: somebody().headers(), body: '{}' });
    const make = (): Sent => {
      const body = JSON.stringify({ subject: 'maths', topic: 'Fractions', difficulty: 'intermediate', numQuestions: 10 });
      return { method: 'POST', path: '/api/assessments/generate', headers: somebody().headers(), body };
    };
    const turn = (): Sent => {
      const { id, pupil } = card();
      const body = JSON.stringify({ wasCorrect: true, reviewId: randomUUID(), ms: 4000 });
      return { method: 'PATCH', path: `/api/flashcards/${id}/progress`, headers: pupil.headers(), body };
    };
    await load({ url, connections: 4, amount: 60, next: handIn });
    await load({ url, connections: 4, amount: 20, next: make });
    const measured = [
      await of('hand in ten questions', handIn, { amount: writes }),
      await of('keep the answers so far', save, { amount: writes }),
      await of('a minute at work', minute, { amount: writes }),
      await of('make a quiz of ten', make, { amount: makes }),
      await of('turn a card', turn, { amount: writes }),
    ];
    for (const path of pupilReads) {
      const read = (): Sent => ({ path, headers: somebody().headers() });
      await load({ url, connections, amount: 100, next: read });
      measured.push(await of(`GET ${path}`, read, { seconds: readSeconds }));
    }
    await close();
    const bytesOfAll = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      title: 'Scale',
      columns: ['', 'CPU of the server, microseconds', 'CPU of PostgreSQL, microseconds', 'log written, bytes', 'p50 ms', 'p99 ms'],
      rows: measured.map(({ call, app, database: ofIt, wal, p50, p99 }) => [call, app, ofIt, wal, p50, p99]),
      notes: [
        `${families} pupils with ${quizzes} quizzes of ten questions, ${subjects.length} guides and their cards each; ${connections} connections, eight pupils in turns, the load generator on the same cores.`,
        `Bytes a row, with indexes and long values: ${sizes
          .filter(({ rows }) => rows > 0)
          .map(({ table, rows, bytes }) => `${table} ${rounded(bytes / rows)} (${rounded(rows / families, 1)} a pupil)`)
          .join(
            ', ',
          )}. Together ${rounded(bytesOfAll / families / 1024)} KiB a pupil, ${rounded(bytesOfAll / families / quizzes / 1024, 1)} KiB a quiz.`,
        ...sumsOf(measured, bytesOfAll / families / quizzes),
      ],
    };
  });
