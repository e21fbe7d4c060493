import type { Mail, Mailer } from '#ports/mailer.ts';

export type KeepMail = (mail: Mail & { readonly links: readonly string[]; readonly key: string }) => Promise<void>;

const linksIn = (text: string): readonly string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** Where no SMTP server is configured: mail is kept, and shown on the mailbox page. */
export const mailboxMailer = (keep: KeepMail): Mailer => ({
  send: (mail, key) => keep({ ...mail, key, links: linksIn(mail.text) }),
});
