import type { SalesRequest } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { OperatorLogService } from './operator-log.service.ts';
import type { SalesDeskRepository } from './sales-desk.repository.ts';

export type SalesDeskDeps = { readonly sales: SalesDeskRepository; readonly log: Pick<OperatorLogService, 'noted'>; readonly now: Clock };

/** What schools asked about a licence, and whether somebody answered. */
export const salesDeskService = ({ sales, log, now }: SalesDeskDeps) => ({
  list: async (): Promise<SalesRequest[]> =>
    (await sales.all()).map(({ request, firstName, lastName, email, school }) => ({
      id: request.id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      school,
      message: request.message,
      at: request.createdAt.toISOString(),
      answeredAt: request.answeredAt?.toISOString() ?? null,
      answeredBy: request.answeredBy,
    })),

  mark: async (actor: Staff, id: string, answered: boolean): Promise<void> => {
    await log.noted(actor, answered ? 'sales-answered' : 'sales-reopened', id, async (runner) => {
      const who = answered ? await sales.nameOf(runner, actor.userId) : null;
      if (!(await sales.mark(runner, id, answered ? now() : null, who))) throw new AppError('not_found', 'Not found');
    });
  },
});
export type SalesDeskService = ReturnType<typeof salesDeskService>;
