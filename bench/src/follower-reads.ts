import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { openReader } from '@hedgerow/server/src/db/replica.ts';

/** What is read of a follower may be so old (docs/operations.md, A replica). */
const mayBeOldMs = 5000;
const everyMs = 250;

type Asked = {
  readonly directUrl: string;
  readonly replicaUrl: string;
  /** Messages, and when each was acknowledged. */
  readonly messages: ReadonlyMap<string, number>;
  readonly going: () => boolean;
};

export type FollowerReads = { readonly ofFollowers: number; readonly ofLeader: number; readonly tooOld: number; readonly failed: number };

/** Reads as figures of classes are read, of whoever follows at the moment: what was acknowledged five seconds ago has to be in them. */
export const readFollowers = async ({ directUrl, replicaUrl, messages, going }: Asked): Promise<FollowerReads> => {
  const { pool, close } = openDatabase(directUrl, 2);
  const reading = openReader({ primary: pool, replica: { url: replicaUrl, connections: 2 }, onChange: () => {} });
  let [tooOld, failed] = [0, 0];
  while (going()) {
    const before = performance.now() - mayBeOldMs;
    const least = [...messages.values()].filter((at) => at < before).length;
    try {
      const { rows } = await reading.reader.execute("select count(*)::int as count from contact_message where message like 'failover %'");
      if (Number(rows[0]?.['count']) < least) tooOld += 1;
    } catch {
      failed += 1;
    }
    await sleep(everyMs);
  }
  await reading.close();
  await close();
  return { ofFollowers: reading.counts.replica, ofLeader: reading.counts.primary, tooOld, failed };
};
