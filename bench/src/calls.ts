import { join } from 'node:path';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { startChild } from './child-server.ts';
import { load } from './load.ts';
import { judged } from './marks.ts';
import { aFamily, type Pupil } from './people.ts';
import { familyOf } from './processes.ts';
import { databaseOf, withProduct } from './product.ts';
import { inTurns, median, ratio, rounded, type Section } from './ratio.ts';

const connections = 16;
const seconds = 2;
const rounds = 3;
const submitsARound = 400;
/** The profile answers so many times for each of the floor's. */
const profileOfFloor = 0.45;
/** 1.2 ms of processor on the day on which the floor took 84 microseconds: a busy machine slows both. */
const submitTimesFloor = 1200 / 84;

const costOf = (runs: readonly { readonly microseconds: number }[]): number => median(runs.map(({ microseconds }) => microseconds));

type Attempt = { readonly id: string; readonly pupil: Pupil };

/** Each pupil makes one assessment; the database copies it, because making thousands is another benchmark. */
export const freshAttempts = async (databaseUrl: string, pupils: readonly Pupil[], count: number): Promise<readonly Attempt[]> => {
  const { pool, close } = openDatabase(databaseUrl, 2);
  const copy = `insert into assessment
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).* from assessment a, generate_series(1, $2::int) where a.id = $1
    returning id`;
  const each = Math.ceil(count / pupils.length);
  const attempts = await Promise.all(
    pupils.map(async (pupil) => {
      const wish = { subject: 'maths', topic: 'Fractions', difficulty: 'intermediate', numQuestions: 10 };
      const { id } = await pupil.post<{ id: string }>('/api/assessments/generate', wish);
      const { rows } = await pool.query<{ id: string }>(copy, [id, each]);
      return rows.map((row) => ({ id: row.id, pupil }));
    }),
  );
  await close();
  // One pupil after the other: two answers of the same pupil seldom meet.
  return Array.from({ length: each }, (_, at) => attempts.flatMap((ofPupil) => ofPupil[at] ?? [])).flat();
};

export const calls = (): Promise<Section> =>
  withProduct(async ({ url, pid }, folder) => {
    const database = databaseOf(folder);
    const main = join(import.meta.dirname, 'main.ts');
    const floor = await startChild([main, '--serve-floor', database.url], { PATH: process.env['PATH'] });
    try {
      const [large, ...small] = await Promise.all([3, 1, 1, 1, 1, 1].map((children) => aFamily(url, children)));
      if (large === undefined) throw new Error('no family was made');
      const attempts = await freshAttempts(
        database.url,
        [large, ...small].flatMap(({ pupils }) => pupils),
        submitsARound * rounds + 64,
      );
      const waiting = attempts[Symbol.iterator]();
      const headers = large.parent.headers();
      const product = { url, connections, pids: [...familyOf(pid), ...familyOf(database.pid)] };
      const get = (path: string) => () => load({ ...product, seconds, next: () => ({ path, headers }) });

      const submit = () => {
        const { value } = waiting.next();
        if (value === undefined) throw new Error('there are no attempts left');
        const body = JSON.stringify({ assessmentId: value.id, userAnswers: [0, 1, 2, 0, 1, 2, 0, 1, 2, 0], timeSpent: 60_000 });
        return { method: 'POST', path: '/api/assessments/submit', headers: value.pupil.headers(), body };
      };
      await load({ ...product, amount: 32, connections: 4, next: submit });
      const measured = await inTurns(rounds, {
        floor: () =>
          load({
            url: floor.url,
            connections,
            seconds,
            pids: [floor.pid, ...familyOf(database.pid)],
            next: () => ({ path: `/user/${large.parent.id}` }),
          }),
        'GET /api/simple-auth/profile': get('/api/simple-auth/profile'),
        'GET /api/parent/children (3)': get('/api/parent/children'),
        'POST /api/assessments/submit (10 questions)': () => load({ ...product, connections: 8, amount: submitsARound, next: submit }),
      });
      const floorRate = median(measured.floor.map(({ perSecond }) => perSecond));
      const { note, failures } = judged([
        {
          what: 'GET /api/simple-auth/profile beside the floor',
          measured: median(measured['GET /api/simple-auth/profile'].map(({ perSecond }) => perSecond)) / floorRate,
          least: profileOfFloor,
        },
        {
          what: 'CPU of handing in, of the floor’s',
          measured: costOf(measured['POST /api/assessments/submit (10 questions)']) / costOf(measured.floor),
          most: rounded(submitTimesFloor, 1),
          unit: 'times',
          digits: 1,
        },
      ]);
      return {
        title: 'Calls',
        columns: ['call', 'requests a second', 'beside the floor', 'p50 ms', 'p99 ms', 'CPU a request, microseconds'],
        rows: Object.entries(measured).map(([name, runs]) => {
          const rate = median(runs.map(({ perSecond }) => perSecond));
          const middle = (of: (run: (typeof runs)[number]) => number): number => rounded(median(runs.map(of)));
          return [
            name,
            rounded(rate),
            ratio(rate, floorRate),
            middle(({ p50 }) => p50),
            middle(({ p99 }) => p99),
            middle((run) => run.microseconds),
          ];
        }),
        notes: [
          `Medians of ${rounds} rounds in turns, ${connections} connections (8 for handing in), the load generator on the same cores. The floor is Fastify with one prepared query by primary key and nothing else: no session, no rules. CPU is server and PostgreSQL together.`,
          note,
        ],
        failures,
      };
    } finally {
      await floor.stop();
    }
  });
