import type { Database } from '#db/client.ts';
import type { Queue } from '#ports/queue.ts';
import { digestRepository } from './digest.repository.ts';
import { type DigestDeps, digestService } from './digest.service.ts';

export type DigestNeeds = Omit<DigestDeps, 'digests'> & { readonly db: Database; readonly queue: Pick<Queue, 'repeat'> };

/** Each hour of Sunday evening in UTC, so that one of them is six o'clock in London, and a server that was away catches up. */
const sundayEvening = '5 17-22 * * 0';

/** What tells a parent of the week; its job is started. */
export const composeDigest = async ({ db, queue, ...needs }: DigestNeeds) => {
  const digest = digestService({ ...needs, digests: digestRepository(db) });
  await queue.repeat('weekly-letters', sundayEvening, async () => void (await digest.sendDue()));
  return digest;
};
