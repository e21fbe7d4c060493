import type { Bank } from '@hedgerow/curriculum/bank';
import type { Database, Runner } from '#db/client.ts';
import type { DigestDeps } from './digest.service.ts';
import { digestRepository } from './digest.repository.ts';
import { digestService } from './digest.service.ts';
import { dueWorkService } from '#modules/assignments/due-work.service.ts';
import { assignmentsRepository } from '#modules/assignments/assignments.repository.ts';
import { emailSwitchRepository } from '#modules/mail/email-switch.repository.ts';
import { emailSwitchService } from '#modules/mail/email-switch.service.ts';
import type { EmailTokens } from '#modules/mail/email-tokens.ts';
import { adaptiveRepository } from '#modules/adaptive/adaptive.repository.ts';
import { mapsOf } from '#modules/adaptive/maps.ts';
import { portfolioRepository } from '#modules/portfolio/portfolio.repository.ts';
import { portfolioService } from '#modules/portfolio/portfolio.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { Queue } from '#ports/queue.ts';

export type ReportsNeeds = Pick<DigestDeps, 'insight' | 'progress' | 'mail' | 'onError'> & {
  readonly db: Database;
  readonly queue: Pick<Queue, 'repeat'>;
  readonly emailTokens: EmailTokens;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly bank: Bank;
  readonly pages: PdfRenderer;
  readonly productName: string;
};

/** Each hour of Sunday evening in UTC, so that one of them is six o'clock in London, and a server that was away catches up. */
const sundayEvening = '5 17-22 * * 0';

/** What tells a parent about their children outside the screens, put together; the weekly letter's job is started. */
export const openReports = async (needs: ReportsNeeds) => {
  const { db, queue, emailTokens, now } = needs;
  const dueWork = dueWorkService({ assignments: assignmentsRepository(db), now }).between;
  const digest = digestService({ ...needs, digests: digestRepository(db), dueWork });
  await queue.repeat('weekly-letters', sundayEvening, async () => void (await digest.sendDue()));
  const portfolio = portfolioService({
    ...needs,
    portfolios: portfolioRepository(db),
    adaptive: adaptiveRepository(db),
    maps: mapsOf(needs.bank),
  });
  return {
    digest,
    portfolio,
    emailSwitch: emailSwitchService({ switches: emailSwitchRepository(db), tokens: emailTokens, now }),
  };
};
