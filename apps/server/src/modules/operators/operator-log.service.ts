import type { OperatorLogEntry } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { auditKeptMs, type OperatorDeed } from '@hedgerow/domain/audit';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { OperatorLogRepository } from './operator-log.repository.ts';

export type OperatorLogDeps = {
  readonly log: OperatorLogRepository;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const pageSize = 50;
const gone = 'A deleted account';

/** What operators did. Nothing is changed at the desk without its line: both are written together. */
export const operatorLogService = ({ log, transaction, now, newId }: OperatorLogDeps) => ({
  noted: <T>(actor: Staff, deed: OperatorDeed, about: string, work: (runner: Runner) => Promise<T>): Promise<T> =>
    transaction(async (runner) => {
      await log.add(runner, { id: newId(), operatorId: actor.userId, deed, about, at: now() });
      return work(runner);
    }),

  page: async (before: string | undefined): Promise<{ entries: OperatorLogEntry[]; next: string | null }> => {
    const rows = await log.page(before, pageSize + 1);
    const shown = rows.slice(0, pageSize);
    return {
      entries: shown.map(({ id, who, deed, about, at, email }) => ({
        id,
        who,
        deed,
        about: deed === 'family-looked-at' ? (email ?? gone) : about,
        at: at.toISOString(),
      })),
      next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    };
  },

  /** The nightly job: kept as long as the families' own record. */
  forgetOld: (): Promise<void> => log.forget(new Date(now().getTime() - auditKeptMs)),
});
export type OperatorLogService = ReturnType<typeof operatorLogService>;
