import { createTransport } from 'nodemailer';
import type { Mailer } from '#ports/mailer.ts';

/** Sends through an SMTP server (SMTP_URL). */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url);
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, headers = {} }, key) => {
      await transport.sendMail({ from, to, subject, text, html, headers, messageId: `<${key}@${host}>` });
    },
  };
};
