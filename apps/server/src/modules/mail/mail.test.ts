import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { familyLock } from '#db/family-lock.ts';
import { mailOutbox } from '#db/schema/mail.ts';
import { mailRepository } from './mail.repository.ts';
import { startSendingMail } from './send-mail.job.ts';
import { writeEmail } from './email-layout.ts';
import type { Mail } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo, emailsTo } from '../../testing/emails.ts';
import { aParent } from '../../testing/people.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { writeMail } from './write-mail.ts';
import { type KeptContent, mailContentKinds } from './mail-content.ts';

const testApp = startTestApp();
const writing = {
  productName: 'Hedgerow',
  supportEmail: 'help@hedgerow.example',
  publicUrl: 'https://learn.example',
  writeEmail,
  tokenOf: (id: string) => `secret-of-${id}`,
  wayOut: () => 'sealed',
};
const changed = { kind: 'password-changed', firstName: 'Ann' } as const;

test('a letter that is delivered five times arrives once', async () => {
  const { mail, learningNeeds } = testApp().services;
  const id = learningNeeds.newId();
  await mail.send({ id, to: 'once@example.test', content: changed });
  await Promise.all(Array.from({ length: 5 }, () => mail.deliver(id)));
  await mail.send({ id, to: 'once@example.test', content: changed });
  await emailTo(testApp(), 'once@example.test', 'password was changed');
  await mail.send({ id: learningNeeds.newId(), to: 'later@example.test', content: changed });
  await emailTo(testApp(), 'later@example.test', 'password was changed');
  expect(await emailsTo(testApp(), 'once@example.test')).toHaveLength(1);
});

/** The job that sends, with a post that can be closed, and what became of each letter. Each has turns of its own, as each process has. */
const aPost = async (ids: readonly string[]) => {
  const { locked } = familyLock(testApp().database.pool);
  const letters = mailRepository(testApp().database.db);
  const sent: (Mail & { readonly key: string })[] = [];
  const post: { works: boolean; slow?: Promise<void> } = { works: false };
  const mailer = {
    send: async (mail: Mail, key: string) => {
      if (!post.works) throw new Error('the post is closed');
      await post.slow;
      sent.push({ ...mail, key });
    },
  };
  const jobs: ((id: string) => Promise<void>)[] = [];
  const queue: Pick<Queue, 'sendMissing' | 'work' | 'repeat'> = {
    sendMissing: async () => {},
    repeat: async () => {},
    work: async (_name, handler) => {
      jobs.push((id) => handler({ id } as never, new AbortController().signal));
    },
  };
  const notices = { write: async () => undefined, sent: async () => {} };
  await startSendingMail({ letters, mailer, queue, writing, notices, locked, now: () => testApp().clock.now });
  const run = async (): Promise<void> => {
    for (const id of ids) await jobs[0]?.(id);
  };
  return { letters, post, sent, run };
};

test('a letter that could not be handed over waits, and goes out once when the post works again', async () => {
  const { db } = testApp().database;
  const id = testApp().services.learningNeeds.newId();
  const { letters, post, sent, run } = await aPost([id]);
  await letters.keep(db, { id, to: 'patient@example.test', content: changed }, testApp().clock.now);
  await expect(run()).rejects.toThrow('the post is closed');
  expect(await letters.waiting()).toContain(id);
  post.works = true;
  await run();
  await run();
  expect(sent.map(({ to, key }) => [to, key])).toEqual([['patient@example.test', id]]);
});

test('two processes send a letter once, and no connection waits with the post', async () => {
  const { db, pool } = testApp().database;
  const id = testApp().services.learningNeeds.newId();
  const [one, other] = [await aPost([id]), await aPost([id])];
  await one.letters.keep(db, { id, to: 'slow@example.test', content: changed }, testApp().clock.now);
  const arrived = Promise.withResolvers<void>();
  Object.assign(one.post, { works: true, slow: arrived.promise });
  Object.assign(other.post, { works: true, slow: arrived.promise });
  const both = [one.run(), other.run()];
  await untilTrue(async () => (await pool.query('select from lease')).rowCount === 1, 'one of them has its turn');
  const { rows } = await pool.query<{ held: number }>(
    "select count(*)::int as held from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  expect(rows).toEqual([{ held: 0 }]);
  arrived.resolve();
  await Promise.all(both);
  expect([...one.sent, ...other.sent].map(({ to, key }) => [to, key])).toEqual([['slow@example.test', id]]);
});

test('an invitation to a stranger goes at most once: noted before it goes, its address forgotten, put back only when it was refused', async () => {
  const { db, pool } = testApp().database;
  const id = testApp().services.learningNeeds.newId();
  const { letters, post, sent, run } = await aPost([id]);
  const content = { kind: 'referral-invitation', from: 'Bea', code: 'OAKS2345' } as const;
  await letters.keep(db, { id, to: 'stranger@example.test', content }, testApp().clock.now);
  await expect(run()).rejects.toThrow('the post is closed');
  expect(await letters.waiting()).toContain(id);
  post.works = true;
  await run();
  await run();
  expect(sent.map(({ to }) => to)).toEqual(['stranger@example.test']);
  const { rows } = await pool.query('select "to", content from mail_outbox where id = $1', [id]);
  expect(rows).toEqual([{ to: '', content: { kind: 'referral-invitation' } }]);

  // A crash after the note: the letter is lost rather than sent twice.
  const lost = testApp().services.learningNeeds.newId();
  await letters.keep(db, { id: lost, to: 'other@example.test', content }, testApp().clock.now);
  expect(await Promise.all([letters.take(lost, testApp().clock.now), letters.take(lost, testApp().clock.now)])).toEqual(
    expect.arrayContaining([true, false]),
  );
  expect(await letters.waiting()).not.toContain(lost);
});

test('a letter that is handed over twice with one key is in the mailbox once', async () => {
  const { mailer } = testApp().services;
  const key = testApp().services.learningNeeds.newId();
  const mail = { to: 'twice@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await mailer.send(mail, key);
  await mailer.send(mail, key);
  expect(await emailsTo(testApp(), 'twice@example.test')).toHaveLength(1);
});

test('which letter went is forgotten after a year, and after 30 days where nobody has an account', async () => {
  const { db } = testApp().database;
  const letters = mailRepository(db);
  const { newId } = testApp().services.learningNeeds;
  const parent = await aParent(testApp());
  await emailTo(testApp(), parent.email, 'address');
  const [gone, waiting] = [newId(), newId()];
  await letters.keep(db, { id: gone, to: 'gone@example.test', content: changed }, testApp().clock.now);
  await letters.noteSent(gone, testApp().clock.now);
  await letters.keep(db, { id: waiting, to: 'waiting@example.test', content: changed }, testApp().clock.now);
  const addresses = [parent.email, 'gone@example.test', 'waiting@example.test'];
  const kept = async (days: number) => {
    await letters.forgetOld(new Date(testApp().clock.now.getTime() + days * 86_400_000));
    const rows = await db.select({ to: mailOutbox.to }).from(mailOutbox).where(inArray(mailOutbox.to, addresses));
    return [...new Set(rows.map(({ to }) => to))].toSorted();
  };
  expect(await kept(29)).toEqual(['gone@example.test', parent.email, 'waiting@example.test'].toSorted());
  expect(await kept(31)).toEqual([parent.email, 'waiting@example.test'].toSorted());
  expect(await kept(364)).toEqual([parent.email, 'waiting@example.test'].toSorted());
  expect(await kept(366)).toEqual(['waiting@example.test']);
  await letters.noteSent(waiting, testApp().clock.now);
});

const samples: Readonly<Record<KeptContent['kind'], KeptContent>> = {
  'verify-email': { kind: 'verify-email', firstName: 'Ann', tokenId: 't' },
  'reset-password': { kind: 'reset-password', firstName: 'Ann', tokenId: 't', email: 'ann+home@example.test' },
  'password-changed': changed,
  'confirm-new-email': { kind: 'confirm-new-email', firstName: 'Ann', tokenId: 't' },
  'email-changed': { kind: 'email-changed', firstName: 'Ann', newEmail: 'new@example.test' },
  'email-change-asked': { kind: 'email-change-asked', firstName: 'Ann', newEmail: 'new@example.test' },
  'device-trusted': { kind: 'device-trusted', firstName: 'Ann', device: 'Firefox on Windows' },
  'account-closing': { kind: 'account-closing', firstName: 'Ann', tokenId: 't', lastDay: '2026-12-20', children: ['Wren', 'Max'] },
  'account-kept': { kind: 'account-kept', firstName: 'Ann' },
  'account-deleted': { kind: 'account-deleted', firstName: 'Ann' },
  'passkey-changed': { kind: 'passkey-changed', firstName: 'Ann', name: 'Chrome on Windows', added: true },
  'two-factor-changed': { kind: 'two-factor-changed', firstName: 'Ann', on: true },
  'school-enquiry': { kind: 'school-enquiry', name: 'Tia', email: 'tia@example.test', school: 'Oak Lane', pupils: 40, message: 'Hello' },
  'newsletter-issue': { kind: 'newsletter-issue', subject: 'News', content: '# New' },
  'weekly-digest': {
    kind: 'weekly-digest',
    firstName: 'Ann',
    parentId: '01a1fd6f-0000-7000-8000-000000000001',
    from: '2026-11-16',
    to: '2026-11-22',
    children: [{ firstName: 'Wren', sentences: ['Wren finished 2 activities on 1 day.'] }],
  },
  'newsletter-welcome': { kind: 'newsletter-welcome', firstName: 'Ann' },
  'safeguarding-record': { kind: 'safeguarding-record', desk: 'school' },
  'data-asked': { kind: 'data-asked', firstName: 'Ann', childName: 'Wren Lee', by: 'school' },
  'contact-message': {
    kind: 'contact-message',
    name: 'Sam',
    email: 'sam@example.test',
    topic: 'A question',
    message: 'Do you teach Latin?',
  },
  'sales-request': { kind: 'sales-request', name: 'Tia', email: 'tia@example.test', schoolName: null, message: 'Please.' },
  'referral-invitation': { kind: 'referral-invitation', from: 'Bea', code: 'OAKS2345' },
  'parent-linked': { kind: 'parent-linked', firstName: 'Ann' },
  'carer-invitation': { kind: 'carer-invitation', tokenId: 't', ownerEmail: 'bea@example.test' },
  'carer-joined': { kind: 'carer-joined', firstName: 'Ann', carerEmail: 'bea@example.test' },
  'carer-ended': { kind: 'carer-ended', firstName: 'Ann', asked: 'owner', email: 'bea@example.test' },
  'teacher-invitation': { kind: 'teacher-invitation', tokenId: 't', schoolName: 'Oak & Ash' },
};

test.each(mailContentKinds)('the letter "%s" says the same in both forms, and every link is ours', (kind) => {
  const { subject, text, html } = writeMail('ann@example.test', samples[kind], writing);
  expect(subject.length).toBeLessThan(80);
  expect(subject).not.toMatch(/[\r\n]/);
  for (const link of text.match(/https?:\/\/\S+/g) ?? []) {
    expect(link).toMatch(/^https:\/\/learn\.example/);
  }
  // A heading is in capitals where there is no bold.
  const words = html.replaceAll(/<style.*?<\/style>|<[^>]+>/g, ' ').toLowerCase();
  const paragraphs = text.split(/\n\n/).filter((part) => !part.includes('https://') && !part.startsWith('--'));
  // The two columns of a table are two pieces.
  for (const sentence of paragraphs.flatMap((part) => part.split(/\n|: /)))
    expect(words).toContain(sentence.replaceAll('&', '&#38;').toLowerCase());
});

test('a name cannot put markup into a letter, and the address of a reset link survives its journey', () => {
  const hostile = writeMail('a@b.example', { kind: 'password-changed', firstName: '<img src=x>' }, writing);
  expect(hostile.html).not.toContain('<img');
  const { text } = writeMail('a@b.example', samples['reset-password'], writing);
  const link = new URL(text.match(/https:\S+/)?.[0] ?? '');
  expect([link.searchParams.get('token'), link.searchParams.get('email')]).toEqual(['secret-of-t', 'ann+home@example.test']);
});
