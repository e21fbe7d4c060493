import type { ContactBody } from '@hedgerow/contracts/contact';
import type { SchoolEnquiryBody } from '@hedgerow/contracts/school-enquiry';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Queue } from '#ports/queue.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ContactRepository } from './contact.repository.ts';

/** What the privacy page promises: messages to us are kept for a year. */
const keptForDays = 365;

export type ContactDeps = {
  readonly messages: ContactRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly queue: Pick<Queue, 'repeat'>;
  readonly supportEmail: string;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Messages from the contact page: kept, and mailed to the support mailbox once. */
export const contactService = ({ messages, mail, queue, supportEmail, transaction, now, newId }: ContactDeps) => ({
  /** Lets old messages go. */
  start: (): Promise<void> =>
    queue.repeat('sweep-contact-messages', '23 3 * * *', () => messages.removeBefore(new Date(now().getTime() - keptForDays * 86_400_000))),

  /** A machine that filled in the hidden field is thanked like everybody, and nothing is kept. */
  receive: async ({ website, ...message }: ContactBody): Promise<void> => {
    if ((website ?? '') !== '') return;
    const [id, letterId] = [newId(), newId()];
    await transaction(async (runner) => {
      await messages.keep(runner, { ...message, id, createdAt: now() });
      await mail.keep(runner, { id: letterId, to: supportEmail, content: { kind: 'contact-message', ...message } });
    });
    await mail.deliver(letterId);
  },

  /** From the page for schools: to the operator's desk, and a letter to support that says so. */
  receiveEnquiry: async ({ website, pupils, ...body }: SchoolEnquiryBody): Promise<void> => {
    if ((website ?? '') !== '') return;
    const [id, letterId] = [newId(), newId()];
    const count = (pupils ?? '') === '' ? null : Number(pupils);
    const enquiry = { ...body, message: body.message?.trim() ?? '', pupils: count };
    await transaction(async (runner) => {
      await messages.keepEnquiry(runner, { ...enquiry, id, createdAt: now() });
      await mail.keep(runner, { id: letterId, to: supportEmail, content: { kind: 'school-enquiry', ...enquiry } });
    });
    await mail.deliver(letterId);
  },
});
export type ContactService = ReturnType<typeof contactService>;
