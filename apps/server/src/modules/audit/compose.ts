import type { Database } from '#db/client.ts';
import type { Queue } from '#ports/queue.ts';
import { auditRepository } from './audit.repository.ts';
import { type AuditDeps, auditService } from './audit.service.ts';

export type AuditNeeds = Omit<AuditDeps, 'audit'> & { readonly db: Database; readonly queue: Pick<Queue, 'repeat'> };

/** The record of who of a school saw a child. */
export const composeAudit = async ({ db, queue, ...needs }: AuditNeeds) => {
  const audit = auditService({ ...needs, audit: auditRepository(db) });
  await queue.repeat('forget-old-audit', '23 2 * * *', audit.forgetOld);
  return audit;
};
