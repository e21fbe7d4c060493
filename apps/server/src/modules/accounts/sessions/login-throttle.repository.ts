import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rateLimit } from '#db/schema/accounts.ts';

const longestWaitSeconds = 900;

/** Counts guesses at a secret: the wait after the last one that is allowed doubles with each further one. */
export const loginThrottleRepository = (db: Database) => {
  const { hits, endsAt } = rateLimit;
  const waits = sql`${hits} >= ${sql.placeholder('times')}::int`;
  /** A window that nothing was guessed in after it, or a day of quiet. */
  const forgotten = sql`${endsAt} + (case when ${waits} then interval '1 day' else interval '0' end) < now()`;
  const seconds = sql`${sql.placeholder('seconds')}::int`;
  /** How many guesses there were beyond the last that needed no wait, this one included. */
  const beyond = sql`(${hits} + 1 - ${sql.placeholder('times')}::int)`;
  const wait = sql`make_interval(secs => least(${seconds} * power(2, least(${beyond}, 10)), ${longestWaitSeconds}::int))`;

  const guess = db
    .insert(rateLimit)
    .values({ key: sql.placeholder('key'), hits: 1, endsAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        hits: sql`case when ${forgotten} then 1 else ${hits} + 1 end`,
        endsAt: sql`case when ${forgotten} then excluded.ends_at when ${beyond} >= 0 then now() + ${wait} else ${endsAt} end`,
      },
      // While the key has to wait nothing is written, and nothing comes back.
      setWhere: sql`not (${waits} and ${endsAt} > now())`,
    })
    .returning({ hits })
    .prepare('count_guess');

  return {
    countGuess: async (key: string, limit: { readonly times: number; readonly seconds: number }): Promise<number> => {
      if ((await guess.execute({ key, ...limit })).length > 0) return 0;
      const left = sql<number>`extract(epoch from ${endsAt} - now())::float8`;
      const [row] = await db.select({ left }).from(rateLimit).where(eq(rateLimit.key, key)).limit(1);
      return Math.max(1, row?.left ?? 1);
    },
    giveBackHit: async (key: string): Promise<void> => {
      await db
        .update(rateLimit)
        .set({ hits: sql`greatest(${hits} - 1, 0)` })
        .where(eq(rateLimit.key, key));
    },
    forgetGuesses: async (key: string): Promise<void> => {
      await db.delete(rateLimit).where(eq(rateLimit.key, key));
    },
  };
};
