import type { ContactBody } from '@hedgerow/contracts/contact';
import type { Clock } from '#ports/clock.ts';
import type { Mail, Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import type { Letter } from '#modules/billing/letters/email-layout.ts';
import type { ContactMessage, ContactRepository } from './contact.repository.ts';

const forwardJob = 'forward-contact-message';
/** What the privacy page promises: messages to us are kept for a year. */
const keptForDays = 365;

export type ContactDeps = {
  readonly messages: ContactRepository;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly writeEmail: (letter: Letter) => Pick<Mail, 'text' | 'html'>;
  readonly productName: string;
  readonly supportEmail: string;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Messages from the contact page: kept, and then mailed to the support mailbox once. */
export const contactService = ({ messages, mailer, queue, now, newId, ...deps }: ContactDeps) => {
  const mailOf = ({ name, email, topic, message }: ContactMessage): Mail => {
    const { productName, supportEmail, writeEmail } = deps;
    const paragraphs = message.split(/\n{2,}/).map((text) => ({ kind: 'text', text }) as const);
    const from = { kind: 'rows', rows: [['From', name] as const, ['Answer to', email] as const, ['About', topic] as const] } as const;
    const footer = `Sent with the contact form of ${productName}.`;
    return {
      to: supportEmail,
      subject: `Contact: ${topic} (${name.replaceAll(/\s+/g, ' ')})`,
      ...writeEmail({ productName, parts: [from, ...paragraphs], footer }),
    };
  };
  const hand = (id: string): Promise<void> => queue.send(forwardJob, { id }, { key: id });

  return {
    /** Registers the job, hands over what a crash left waiting, and lets old messages go. */
    start: async (): Promise<void> => {
      await queue.work<{ id: string }>(forwardJob, ({ id }) => messages.once(id, (message) => mailer.send(mailOf(message)), now));
      await queue.repeat('sweep-contact-messages', '23 3 * * *', () =>
        messages.removeBefore(new Date(now().getTime() - keptForDays * 86_400_000)),
      );
      for (const id of await messages.waiting()) await hand(id);
    },
    /** A machine that filled in the hidden field is thanked like everybody, and nothing is kept. */
    receive: async ({ website, ...message }: ContactBody): Promise<void> => {
      if ((website ?? '') !== '') return;
      const id = newId();
      await messages.keep({ ...message, id, createdAt: now() });
      await hand(id);
    },
  };
};
export type ContactService = ReturnType<typeof contactService>;
