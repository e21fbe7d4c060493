import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** With less than this the next upload or backup fails. */
const leastFreeBytes = 64 * 1024 * 1024;

const works = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** Bytes that arrive on the disk, and room for more: an empty file can still be written to a disk that is full. */
const checkDisk = async (folder: string, leastFree: number): Promise<void> => {
  await writeFile(join(folder, '.ready'), 'ready\n', { flush: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFree) throw new Error('The disk is full.');
};

/** Can this process do its work: a query, a file written, the queue's tables there. */
export const readiness =
  (pool: Pick<Pool, 'query'>, dataDir: string, leastFree = leastFreeBytes) =>
  async (): Promise<Readonly<Record<string, boolean>>> => ({
    database: await works(pool.query('select 1')),
    queue: await works(pool.query('select 1 from pgboss.job limit 1')),
    disk: await works(checkDisk(dataDir, leastFree)),
  });
