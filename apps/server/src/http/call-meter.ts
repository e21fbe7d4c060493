import { AppError } from '@hedgerow/domain/errors';

const windowMs = 60_000;
/** More sessions than this at once are not remembered apart; the oldest windows go first. */
const mostSessions = 50_000;

/**
 * docs/product/accounts.md#limits: calls a minute for each session. Each process counts for itself, in memory: this keeps a runaway page or a
 * curious script from taking everybody's time, and costs no query. What guards secrets and money counts in the database.
 */
export const callMeter = (callsPerMinute: number, nowMs: () => number) => {
  const windows = new Map<string, { readonly ends: number; calls: number }>();
  return {
    /** Throws `too_many_requests` with the seconds to wait. */
    count: (sessionId: string): void => {
      const now = nowMs();
      const open = windows.get(sessionId);
      if (open === undefined || open.ends <= now) {
        windows.delete(sessionId);
        windows.set(sessionId, { ends: now + windowMs, calls: 1 });
        if (windows.size > mostSessions) for (const [oldest] of windows) return void windows.delete(oldest);
        return;
      }
      open.calls += 1;
      if (open.calls > callsPerMinute)
        throw new AppError('too_many_requests', 'That was a lot at once. Please wait a moment.', {
          details: { retryAfter: Math.ceil((open.ends - now) / 1000) },
        });
    },
  };
};
