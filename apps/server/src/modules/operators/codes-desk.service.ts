import { codeMessages, type DeskCode, type NewCodeBody } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { addDays, type CalendarDate, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { CodesDeskRepository, DeskCodeRow } from './codes-desk.repository.ts';
import type { OperatorLogService } from './operator-log.service.ts';

export type CodesDeskDeps = {
  readonly codes: CodesDeskRepository;
  readonly drawCode: () => string;
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

const stateOf = ({ percent, expiresAt, maxUses }: DeskCodeRow, used: number, now: Date): DeskCode['state'] => {
  if (percent <= 0) return 'ended';
  if (expiresAt !== null && expiresAt <= now) return 'over';
  return maxUses !== null && used >= maxUses ? 'used-up' : 'open';
};

/** Partner codes (docs/product/money.md#codes), as the command makes them. */
export const codesDeskService = ({ codes, drawCode, log, transaction, now }: CodesDeskDeps) => ({
  list: async (): Promise<DeskCode[]> => {
    const [rows, uses] = await Promise.all([codes.all(), codes.used()]);
    return rows.map((row) => {
      const { code, percent, partnerName: partner, months, maxUses, expiresAt, createdAt } = row;
      const used = uses.get(code) ?? 0;
      const expires = expiresAt === null ? null : londonDate(new Date(expiresAt.getTime() - 1));
      return {
        code,
        percent,
        partner,
        months,
        uses: maxUses,
        used,
        expires,
        state: stateOf(row, used, now()),
        at: createdAt.toISOString(),
      };
    });
  },

  /** Errors: invalid (a day that has passed), conflict (there is such a code). */
  add: async (
    actor: Staff,
    { code: wish, percent, partner: partnerName, months, uses: maxUses, expires }: NewCodeBody,
  ): Promise<string> => {
    const code = wish ?? drawCode();
    const expiresAt = expires === null ? null : londonDayStart(addDays(expires as CalendarDate, 1));
    if (expiresAt !== null && expiresAt <= now()) throw new AppError('invalid', codeMessages.expires, { details: { field: 'expires' } });
    await log.noted(actor, 'code-made', code, async (runner) => {
      if (!(await codes.add(runner, { code, percent, partnerName, months, maxUses, expiresAt, createdAt: now() })))
        throw new AppError('conflict', `There is a code ${code} already.`, { details: { field: 'code' } });
    });
    return code;
  },

  end: async (actor: Staff, code: string): Promise<void> => {
    if (!(await codes.exists(code))) throw new AppError('not_found', 'Not found');
    await log.noted(actor, 'code-ended', code, (runner) => codes.end(runner, code, now()));
  },

  /** The same by a command, which has no account and so no line in the record. Errors: not_found. */
  endByCommand: async (code: string): Promise<void> => {
    if (!(await codes.exists(code))) throw new AppError('not_found', `There is no partner code ${code}.`);
    await transaction((runner) => codes.end(runner, code, now()));
  },
});
export type CodesDeskService = ReturnType<typeof codesDeskService>;
