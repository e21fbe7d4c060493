import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import type { Queue } from '#ports/queue.ts';
import { digestRepository } from './digest.repository.ts';
import { type DigestDeps, digestService } from './digest.service.ts';

export type DigestNeeds = Omit<DigestDeps, 'digests'> & { readonly db: Database; readonly queue: Pick<Queue, 'repeat'> };

/** Each hour of Sunday evening in UTC, so that one of them is six o'clock in London, and a server that was away catches up. */
const sundayEvening = '5 17-22 * * 0';

/** How long what a letter said is kept (privacy page). */
const keptDays = 365;

/** What tells a parent of the week; its job is started. */
export const composeDigest = async ({ db, queue, ...needs }: DigestNeeds) => {
  const digests = digestRepository(db);
  const digest = digestService({ ...needs, digests });
  await queue.repeat('weekly-letters', sundayEvening, async () => void (await digest.sendDue()));
  await queue.repeat('sweep-weekly-letters', '49 3 * * *', (stopping) =>
    digests.sweep(addDays(londonDate(needs.now()), -keptDays), stopping),
  );
  return digest;
};
