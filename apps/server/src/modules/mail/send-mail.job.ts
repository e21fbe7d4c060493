import type { Clock } from '#ports/clock.ts';
import type { Mail, Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import type { Letter } from './email-layout.ts';
import { type BillingNotice, isSentAtMostOnce, MailContent } from './mail-content.ts';
import type { KeptMail, MailRepository } from './mail.repository.ts';
import { sendMailJob } from './mail.service.ts';
import { type MailWriting, writeMail } from './write-mail.ts';

/** A letter before it is laid out. */
export type Draft = Omit<Letter, 'productName'> & { readonly to: string; readonly subject: string };

/** Letters that are written from how things stand when they go. */
export type NoticeWriter = {
  /** Nothing where there is nothing to say any more. */
  readonly write: (notice: BillingNotice) => Promise<Draft | undefined>;
  readonly sent: (notice: BillingNotice) => Promise<void>;
};

export type SendMailDeps = {
  readonly letters: MailRepository;
  readonly mailer: Mailer;
  readonly queue: Pick<Queue, 'sendMissing' | 'work' | 'repeat'>;
  readonly writing: MailWriting;
  readonly notices: NoticeWriter;
  /** One letter, too, is sent by one at a time. */
  readonly locked: (id: string, work: () => Promise<void>) => Promise<void>;
  readonly now: Clock;
};

/** Sends letters, each once: a second try has the key of the first. What a crash left waiting, or a provider that was away, is looked for at the start and every ten minutes. */
export const startSendingMail = async ({ letters, mailer, queue, writing, notices, locked, now }: SendMailDeps): Promise<void> => {
  const layOut = ({ to, subject, ...draft }: Draft): Mail => ({
    to,
    subject,
    ...writing.writeEmail({ ...draft, productName: writing.productName }),
  });

  const send = async (id: string, { to, content: kept }: KeptMail): Promise<void> => {
    const content = MailContent.parse(kept);
    if (content.kind !== 'billing-notice') return mailer.send(writeMail(to, content, writing), id);
    const draft = await notices.write(content);
    if (draft !== undefined) await mailer.send(layOut(draft), id);
    await notices.sent(content);
  };

  /** For letters that nobody may have twice: the note comes first, so that a crash between loses the letter instead. */
  const sendAtMostOnce = async (id: string, kept: KeptMail): Promise<void> => {
    if (!(await letters.take(id, now()))) return;
    try {
      await send(id, kept);
    } catch (error) {
      await letters.putBack(id, kept);
      throw error;
    }
  };

  await queue.work<{ id: string }>(sendMailJob, ({ id }) =>
    locked(id, async () => {
      const kept = await letters.find(id);
      if (kept === undefined) return;
      if (isSentAtMostOnce(kept.content as Pick<MailContent, 'kind'>)) return sendAtMostOnce(id, kept);
      await send(id, kept);
      await letters.noteSent(id, now());
    }),
  );
  const sendWaiting = async (): Promise<void> =>
    queue.sendMissing(
      sendMailJob,
      (await letters.waiting()).map((id) => ({ key: id, data: { id } })),
    );
  await sendWaiting();
  await queue.repeat('send-waiting-mail', '*/10 * * * *', sendWaiting);
};
