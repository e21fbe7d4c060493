import type { SalesRequest } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { OperatorLogService } from './operator-log.service.ts';
import type { SalesDeskRepository } from './sales-desk.repository.ts';

export type SalesDeskDeps = { readonly sales: SalesDeskRepository; readonly log: Pick<OperatorLogService, 'noted'>; readonly now: Clock };

const waits = ({ answeredAt }: SalesRequest): number => (answeredAt === null ? 0 : 1);

/** What schools asked about a licence, and whether somebody answered. */
export const salesDeskService = ({ sales, log, now }: SalesDeskDeps) => ({
  /** From teachers with an account and from the page for schools; those that wait first, each the newest first. */
  list: async (): Promise<SalesRequest[]> => {
    const [requests, enquiries] = await Promise.all([sales.all(), sales.enquiries()]);
    const ofTeachers = requests.map(({ request, firstName, lastName, email, school }) => ({
      id: request.id,
      from: 'teacher' as const,
      name: `${firstName} ${lastName}`.trim(),
      email,
      school,
      pupils: null,
      message: request.message,
      at: request.createdAt.toISOString(),
      answeredAt: request.answeredAt?.toISOString() ?? null,
      answeredBy: request.answeredBy,
    }));
    const ofVisitors = enquiries.map(({ id, name, email, school, pupils, message, createdAt, answeredAt, answeredBy }) => ({
      id,
      from: 'visitor' as const,
      name,
      email,
      school,
      pupils,
      message,
      at: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      answeredBy,
    }));
    return [...ofTeachers, ...ofVisitors].toSorted((a, b) => waits(a) - waits(b) || b.at.localeCompare(a.at));
  },

  mark: async (actor: Staff, id: string, answered: boolean): Promise<void> => {
    await log.noted(actor, answered ? 'sales-answered' : 'sales-reopened', id, async (runner) => {
      const who = answered ? await sales.nameOf(runner, actor.userId) : null;
      if (!(await sales.mark(runner, id, answered ? now() : null, who))) throw new AppError('not_found', 'Not found');
    });
  },
});
export type SalesDeskService = ReturnType<typeof salesDeskService>;
