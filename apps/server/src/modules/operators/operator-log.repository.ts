import { desc, eq, lt, sql } from 'drizzle-orm';
import type { OperatorDeed } from '@hedgerow/domain/audit';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { operatorLog } from '#db/schema/audit.ts';

type NewEntry = {
  readonly id: string;
  readonly operatorId: string;
  readonly deed: OperatorDeed;
  readonly about: string;
  readonly at: Date;
};

export const operatorLogRepository = (db: Database) => ({
  /** With the name of the day: people leave. */
  add: async (runner: Runner, entry: NewEntry): Promise<void> => {
    const [person] = await runner
      .select({ name: sql<string>`trim(${user.firstName} || ' ' || ${user.lastName})` })
      .from(user)
      .where(eq(user.id, entry.operatorId));
    await runner.insert(operatorLog).values({ ...entry, operatorName: person?.name ?? '' });
  },

  /** A family is kept as its id: the parent's address stands beside it for as long as there is one. */
  page: (before: string | undefined, limit: number) =>
    db
      .select({
        id: operatorLog.id,
        who: operatorLog.operatorName,
        deed: operatorLog.deed,
        about: operatorLog.about,
        at: operatorLog.at,
        email: sql<string | null>`(select u.email from "user" u where u.family_id::text = ${operatorLog.about}
          and ${operatorLog.deed} = 'family-looked-at' and u.role in ('parent', 'home_educator') and u.home_family_id is null order by u.created_at limit 1)`,
      })
      .from(operatorLog)
      .where(before === undefined ? undefined : lt(operatorLog.id, before))
      .orderBy(desc(operatorLog.id))
      .limit(limit),

  forget: async (before: Date): Promise<void> => {
    await db.delete(operatorLog).where(lt(operatorLog.at, before));
  },
});
export type OperatorLogRepository = ReturnType<typeof operatorLogRepository>;
