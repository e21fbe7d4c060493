import { expect, test } from 'vitest';
import { writeEmail } from './email-layout.ts';
import { type KeptContent, mailContentKinds } from './mail-content.ts';
import { writeMail } from './write-mail.ts';

const writing = {
  productName: 'Hedgerow',
  supportEmail: 'help@hedgerow.example',
  publicUrl: 'https://learn.example',
  writeEmail,
  tokenOf: (id: string) => `secret-of-${id}`,
  wayOut: () => 'sealed',
};
const to = 'ann@example.test';
const ann = { firstName: 'Ann' };
const linked = { tokenId: 't1' };

type Samples = { readonly [Kind in KeptContent['kind']]: Readonly<Record<string, Omit<Extract<KeptContent, { kind: Kind }>, 'kind'>>> };
/** Each kind of letter in each of its forms: a kind without a sample does not compile. */
const samples: Samples = {
  'verify-email': { usual: { ...ann, ...linked } },
  'reset-password': { usual: { ...ann, ...linked, email: to }, 'without a name': { firstName: '', ...linked, email: to } },
  'password-changed': { usual: ann },
  'confirm-new-email': { usual: { ...ann, ...linked } },
  'email-change-asked': { usual: { ...ann, newEmail: 'new@example.test' } },
  'email-changed': { usual: { ...ann, newEmail: 'new@example.test' } },
  'account-closing': {
    family: { ...ann, ...linked, lastDay: '2026-12-20', children: ['Ada', 'Ben'] },
    alone: { ...ann, ...linked, lastDay: '2026-12-20', children: [] },
  },
  'account-kept': { usual: ann },
  'account-deleted': { usual: ann },
  'device-trusted': { usual: { ...ann, device: 'Safari on an iPad' } },
  'two-factor-changed': { on: { ...ann, on: true }, off: { ...ann, on: false } },
  'passkey-changed': {
    added: { ...ann, name: 'Chrome on Windows', added: true },
    removed: { ...ann, name: 'Chrome on Windows', added: false },
  },
  'weekly-digest': {
    usual: {
      ...ann,
      parentId: '01a1fd6f-0000-7000-8000-000000000000',
      from: '2026-11-16',
      to: '2026-11-22',
      children: [
        { firstName: 'Ada', sentences: ['Ada learned on three days.', 'Fractions went well.'] },
        { firstName: 'Ben', sentences: ['Ben did not practise this week.'] },
      ],
    },
  },
  'newsletter-welcome': { usual: ann },
  'safeguarding-record': { operator: { desk: 'operator' }, school: { desk: 'school' } },
  'data-asked': { parent: { ...ann, childName: 'Ada Lee', by: 'parent' }, school: { ...ann, childName: 'Ada Lee', by: 'school' } },
  'parent-linked': { usual: ann },
  'carer-invitation': { usual: { ...linked, ownerEmail: 'bea@example.test' } },
  'carer-joined': { usual: { ...ann, carerEmail: 'bea@example.test' } },
  'carer-ended': {
    owner: { ...ann, asked: 'owner', email: to },
    carer: { ...ann, asked: 'carer', email: 'bea@example.test' },
  },
  'contact-message': {
    usual: { name: 'Sam Hill', email: 'sam@example.test', topic: 'A question', message: 'Hello.\n\nDo you teach Latin?' },
  },
  'sales-request': {
    usual: { name: 'Tia Ford', email: 'tia@example.test', schoolName: 'Oak Lane Primary', message: 'For 200 pupils, please.' },
    'no words': { name: 'Tia Ford', email: 'tia@example.test', schoolName: null, message: '' },
  },
  'school-enquiry': {
    usual: {
      name: 'Tia Ford',
      email: 'tia@example.test',
      school: 'Oak Lane Primary',
      pupils: 1210,
      message: 'Two classes first.\n\nCan we try it?',
    },
    'no words': { name: 'Tia Ford', email: 'tia@example.test', school: 'Oak Lane Primary', pupils: null, message: '' },
  },
  'newsletter-issue': {
    usual: {
      subject: 'Fractions at the kitchen table',
      content: '# New this month\n\nWe wrote about [fractions](/blog/fractions).\n\n• A worksheet\n• A game\n\n[All articles](/blog)',
    },
  },
  'referral-invitation': { usual: { from: 'Bea', code: 'OAKS2345' } },
  'teacher-invitation': { usual: { ...linked, schoolName: 'Oak Lane Primary' } },
};
const forms = mailContentKinds.flatMap((kind) => Object.entries(samples[kind]).map(([form, facts]) => ({ kind, form, facts })));

test.each(forms)('the words of $kind ($form) are those of its file', async ({ kind, form, facts }) => {
  const { subject, text } = writeMail(to, { kind, ...facts } as KeptContent, writing);
  await expect(`${subject}\n\n${text}\n`).toMatchFileSnapshot(
    `as-sent/${kind}${form === 'usual' ? '' : `.${form.replaceAll(' ', '-')}`}.txt`,
  );
});
