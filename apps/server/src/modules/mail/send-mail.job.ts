import type { Clock } from '#ports/clock.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import { MailContent } from './mail-content.ts';
import type { MailRepository } from './mail.repository.ts';
import { sendMailJob } from './mail.service.ts';
import { type MailWriting, writeMail } from './write-mail.ts';

export type SendMailDeps = {
  readonly letters: MailRepository;
  readonly mailer: Mailer;
  readonly queue: Pick<Queue, 'send' | 'work'>;
  readonly writing: MailWriting;
  readonly now: Clock;
};

/** Sends letters, each once. What a crash left waiting is sent at the next start. */
export const startSendingMail = async ({ letters, mailer, queue, writing, now }: SendMailDeps): Promise<void> => {
  await queue.work<{ id: string }>(sendMailJob, ({ id }) =>
    letters.once(id, ({ to, content }) => mailer.send(writeMail(to, MailContent.parse(content), writing)), now),
  );
  for (const id of await letters.waiting()) await queue.send(sendMailJob, { id }, { key: id });
};
