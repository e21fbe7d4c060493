import type { Database, Runner } from '#db/client.ts';
import type { PasswordsService } from '#modules/accounts/passwords/passwords.service.ts';
import type { AuditService } from '#modules/audit/audit.service.ts';
import { codesDeskRepository } from './codes-desk.repository.ts';
import { type CodesDeskDeps, codesDeskService } from './codes-desk.service.ts';
import { familySupportRepository } from './family-support.repository.ts';
import { familySupportService } from './family-support.service.ts';
import { newsletterListRepository } from './newsletter-list.repository.ts';
import { newsletterListService } from './newsletter-list.service.ts';
import { newsletterIssuesRepository } from './newsletter-issues.repository.ts';
import { type NewsletterIssuesDeps, newsletterIssuesService } from './newsletter-issues.service.ts';
import { salesDeskRepository } from './sales-desk.repository.ts';
import { salesDeskService } from './sales-desk.service.ts';
import { operatorLogRepository } from './operator-log.repository.ts';
import { operatorLogService } from './operator-log.service.ts';
import { operatorsRepository } from './operators.repository.ts';
import { operatorsService } from './operators.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { SecretTokens } from '#ports/identity.ts';
import type { Queue } from '#ports/queue.ts';

export type OperatorsNeeds = {
  readonly db: Database;
  readonly passwords: PasswordsService;
  readonly tokens: SecretTokens;
  readonly queue: Queue;
  readonly audit: Pick<AuditService, 'note' | 'settled'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly mail: NewsletterIssuesDeps['mail'];
  readonly drawCode: CodesDeskDeps['drawCode'];
  readonly publicUrl: string;
  readonly now: Clock;
  readonly newId: () => string;
};

/** The desk of whoever runs the product, and the record of what was done there. */
export const composeOperators = async (needs: OperatorsNeeds) => {
  const { db, queue, drawCode, transaction, mail, now, newId } = needs;
  const log = operatorLogService({ ...needs, log: operatorLogRepository(db) });
  await queue.repeat('forget-old-operator-log', '29 2 * * *', log.forgetOld);
  return {
    log,
    operators: operatorsService({ ...needs, operators: operatorsRepository(db) }),
    newsletter: newsletterListService({ list: newsletterListRepository(db), log }),
    newsletterIssues: newsletterIssuesService({ issues: newsletterIssuesRepository(db), mail, log, now, newId }),
    sales: salesDeskService({ sales: salesDeskRepository(db), log, now }),
    codes: codesDeskService({ codes: codesDeskRepository(db), drawCode, log, transaction, now }),
    support: familySupportService({ families: familySupportRepository(db), audit: needs.audit, log, now }),
  };
};
