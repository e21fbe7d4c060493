import { createTransport } from 'nodemailer';
import type { Mailer } from '#ports/mailer.ts';

/** Sends through an SMTP server (SMTP_URL). */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url);
  return {
    send: async ({ to, subject, text, html, headers = {} }) => {
      await transport.sendMail({ from, to, subject, text, html, headers });
    },
  };
};
