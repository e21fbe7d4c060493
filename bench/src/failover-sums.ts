import { setTimeout as sleep } from 'node:timers/promises';
import type { openDatabase } from '@hedgerow/server/src/db/client.ts';
import type { s3Storage } from '@hedgerow/server/src/adapters/storage/s3-storage.ts';
import type { Ledger } from './failover-load.ts';
import { type Keys, paymentSums } from './payment-sums.ts';

type Database = ReturnType<typeof openDatabase>['pool'];
/** A job whose process died is begun again within a minute or two (docs/operations.md). */
const readWithinMs = 150_000;

const ofMessages = async (pool: Database, { messages, tried }: Ledger): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ message: string; count: number }>(
    "select message, count(*)::int from contact_message where message like 'failover %' group by message",
  );
  const kept = new Set(rows.map(({ message }) => message));
  const lost = [...messages.keys()].filter((message) => !kept.has(message)).length;
  const doubled = rows.filter(({ count }) => count > 1).length;
  const foreign = rows.filter(({ message }) => !tried.has(message)).length;
  return [
    ...(lost > 0 ? [`${lost} acknowledged messages are lost`] : []),
    ...(doubled > 0 ? [`${doubled} messages are there twice`] : []),
    ...(foreign > 0 ? [`${foreign} messages were never sent`] : []),
    ...(messages.size === 0 ? ['no message was written: the sums say nothing'] : []),
  ];
};

const isWaiting = ({ state }: { readonly state: string }): boolean => state === 'queued' || state === 'reading';

/** Each in the database and, whole, in the bucket; and read in the end, whoever was killed meanwhile. */
const ofUploads = async (pool: Database, bucket: ReturnType<typeof s3Storage>, { uploads }: Ledger): Promise<readonly string[]> => {
  const rowsNow = async () =>
    (
      await pool.query<{ id: string; key: string; state: string }>(
        'select id, storage_key as key, state from school_file where id = any($1::uuid[])',
        [[...uploads]],
      )
    ).rows;
  const ends = Date.now() + readWithinMs;
  let rows = await rowsNow();
  for (; rows.some(isWaiting) && Date.now() < ends; rows = await rowsNow()) await sleep(500);
  const inBucket = new Set((await Array.fromAsync(bucket.list())).map(({ name }) => name));
  const lost = uploads.size - rows.length;
  const empty = rows.filter(({ key }) => !inBucket.has(key)).length;
  const waiting = rows.filter(isWaiting).length;
  const failed = rows.filter(({ state }) => state === 'failed').length;
  return [
    ...(lost > 0 ? [`${lost} acknowledged uploads are lost`] : []),
    ...(empty > 0 ? [`${empty} uploads have no file in the bucket`] : []),
    ...(waiting > 0 ? [`${waiting} uploads were not read within ${readWithinMs / 1000} seconds of the end`] : []),
    ...(failed > 0 ? [`${failed} uploads could not be read`] : []),
    ...(uploads.size === 0 ? ['nothing was uploaded: the sums say nothing'] : []),
  ];
};

/** Each handed in, with its activity once. */
const ofQuizzes = async (pool: Database, { quizzes }: Ledger): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string; done: boolean; times: number }>(
    `select a.id, a.is_completed as done, (select count(*)::int from activity t where t.child_id = a.child_id and t.id = 'assessment-' || a.id) as times
     from assessment a where a.id = any($1::uuid[])`,
    [[...quizzes]],
  );
  const wrong = rows.filter(({ done, times }) => !done || times !== 1).length;
  return [
    ...(quizzes.size > rows.length ? [`${quizzes.size - rows.length} quizzes are lost`] : []),
    ...(wrong > 0 ? [`${wrong} quizzes that were handed in are not`] : []),
    ...(quizzes.size === 0 ? ['no quiz was handed in: the sums say nothing'] : []),
  ];
};

/** A minute that was noted without an answer may be there besides. */
const ofMinutes = async (pool: Database, { minutes }: Ledger): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string; minutes: number }>(
    'select child_id as id, sum(minutes)::int as minutes from study_day group by child_id',
  );
  const pupils = Map.groupBy([...minutes], (minute) => minute.split(' ')[0] ?? '');
  return [...pupils].flatMap(([id, noted]) => {
    const kept = rows.find((row) => row.id === id)?.minutes ?? 0;
    return kept < noted.length ? [`of ${noted.length} minutes of a pupil ${kept} are there`] : [];
  });
};

/** What of the acknowledged is not there, or not once. */
export const whatIsLost = async (
  pool: Database,
  bucket: ReturnType<typeof s3Storage>,
  keys: Keys,
  ledger: Ledger,
): Promise<readonly string[]> => [
  ...(await ofMessages(pool, ledger)),
  ...(await ofUploads(pool, bucket, ledger)),
  ...(await ofQuizzes(pool, ledger)),
  ...(await ofMinutes(pool, ledger)),
  ...(await paymentSums(pool, keys, ledger.families)).failures,
];
