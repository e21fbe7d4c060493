import type { Database } from '#db/client.ts';
import type { Queue } from '#ports/queue.ts';
import { emailSwitchRepository } from './email-switch.repository.ts';
import { emailSwitchService } from './email-switch.service.ts';
import type { EmailTokens } from './email-tokens.ts';
import { mailRepository } from './mail.repository.ts';
import { type MailDeps, mailService } from './mail.service.ts';
import { type NoticeWriter, type SendMailDeps, startSendingMail } from './send-mail.job.ts';

export type MailNeeds = Omit<MailDeps, 'letters'> &
  Pick<SendMailDeps, 'mailer' | 'writing' | 'locked'> & { readonly db: Database; readonly queue: Queue; readonly emailTokens: EmailTokens };

/** Letters: kept with what they tell of, sent by a job, and stopped by whoever does not want them. */
export const composeMail = async ({ db, emailTokens, ...needs }: MailNeeds) => {
  const { queue, now } = needs;
  const letters = mailRepository(db);
  await queue.repeat('forget-old-letters', '53 2 * * *', () => letters.forgetOld(now()));
  return {
    /** Once whoever writes notices is there. */
    startSending: (notices: NoticeWriter) => startSendingMail({ ...needs, letters, notices }),
    mail: mailService({ ...needs, letters }),
    emailSwitch: emailSwitchService({ switches: emailSwitchRepository(db), tokens: emailTokens, now }),
  };
};
