import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Queue } from '#ports/queue.ts';
import type { MailRepository, OutgoingMail } from './mail.repository.ts';

export const sendMailJob = 'send-mail';

export type MailDeps = {
  readonly letters: Pick<MailRepository, 'keep'>;
  readonly queue: Pick<Queue, 'send'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

export const mailService = ({ letters, queue, transaction, now }: MailDeps) => {
  const deliver = (id: string): Promise<void> => queue.send(sendMailJob, { id }, { key: id });
  return {
    /** Keeps a letter in the transaction of what it tells of: without the one there is not the other. `deliver` it afterwards. */
    keep: (runner: Runner, mail: OutgoingMail): Promise<void> => letters.keep(runner, mail, now()),
    deliver,
    /** Both at once, for a letter that stands alone. */
    send: async (mail: OutgoingMail): Promise<void> => {
      await transaction((runner) => letters.keep(runner, mail, now()));
      await deliver(mail.id);
    },
  };
};
export type MailService = ReturnType<typeof mailService>;
