import type { Mail, Mailer } from '#ports/mailer.ts';

export type KeepMail = (mail: Mail & { readonly links: readonly string[] }) => Promise<void>;

const linksIn = (text: string): readonly string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** Where no SMTP server is configured: mail is kept, and shown on the mailbox page. */
export const mailboxMailer = (keep: KeepMail): Mailer => ({ send: (mail) => keep({ ...mail, links: linksIn(mail.text) }) });
