import type { FastifyInstance } from 'fastify';

export type KeptMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly sentAt: Date;
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

const page = (mails: readonly KeptMail[]): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1b2e;background:#fdfcf9}article{border:1px solid #d9d8e4;border-radius:8px;padding:1rem;margin:1rem 0;background:#fff}h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;font:inherit}</style></head>
<body><h1>Mailbox</h1><p>What this server sent. No SMTP server is configured, so nothing left this machine.</p>
${mails.length === 0 ? '<p>No mail has been sent yet.</p>' : ''}
${mails.map((mail) => `<article><h2>${escape(mail.subject)}</h2><p>To ${escape(mail.to)}, ${escape(mail.sentAt.toISOString())}</p><pre>${escape(mail.text)}</pre>${mail.links.map((link) => `<p><a href="${escape(link)}">${escape(link)}</a></p>`).join('')}</article>`).join('')}
</body></html>`;

/** Outside production: what was sent, newest first, for people and for tests. */
export const installMailbox = (app: FastifyInstance, read: () => Promise<readonly KeptMail[]>): void => {
  app.get('/dev/mailbox.json', { config: { access: 'machine' } }, read);
  app.get('/dev/mailbox', { config: { access: 'machine' } }, async (_request, reply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(await read()));
  });
};
