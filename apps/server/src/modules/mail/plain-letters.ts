import { formatRoundPence } from '@hedgerow/domain/money';
import { refundDays, referralPence } from '@hedgerow/domain/referrals';
import type { EmailPart } from './email-layout.ts';
import type { MailContent } from './mail-content.ts';

type Of<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;
type Sender = { readonly productName: string; readonly supportEmail: string; readonly publicUrl: string };
export type PlainLetter = { readonly subject: string; readonly parts: readonly EmailPart[]; readonly footer: string };

const say = (text: string): EmailPart => ({ kind: 'text', text });

/** To support, from the contact page. */
export const contactLetter = ({ name, email, topic, message }: Of<'contact-message'>, { productName }: Sender): PlainLetter => ({
  subject: `Contact: ${topic} (${name.replaceAll(/\s+/g, ' ')})`,
  parts: [
    {
      kind: 'rows',
      rows: [
        ['From', name],
        ['Reply to', email],
        ['About', topic],
      ],
    },
    ...message.split(/\n{2,}/).map(say),
  ],
  footer: `Sent from the contact form of ${productName}.`,
});

/** To support, from a teacher who wants more for the school. */
export const salesLetter = (
  { name, email, schoolName, message }: Of<'sales-request'>,
  { productName, publicUrl }: Sender,
): PlainLetter => ({
  subject: `A school asks about more: ${schoolName ?? name}`,
  parts: [
    say('A teacher pressed Contact Sales for Expansion. They were promised an answer within 24 hours.'),
    {
      kind: 'rows',
      rows: [
        ['School', schoolName ?? 'None'],
        ['Teacher', name],
        ['Email', email],
      ],
    },
    say(message === '' ? 'They left no message.' : `They wrote: ${message}`),
  ],
  footer: `${productName}: ${publicUrl}`,
});

/** To support, from the page for schools. */
export const enquiryLetter = (
  { name, email, school, pupils, message }: Of<'school-enquiry'>,
  { productName, publicUrl }: Sender,
): PlainLetter => ({
  subject: `A school asks: ${school.replaceAll(/\s+/g, ' ')}`,
  parts: [
    say('Somebody filled in the form on the page for schools. They expect an answer on the next working day.'),
    {
      kind: 'rows',
      rows: [
        ['School', school],
        ['From', name],
        ['Reply to', email],
        ['Pupils', pupils === null ? 'Not said' : pupils.toLocaleString('en-GB')],
      ],
    },
    ...(message === '' ? [say('They left no message.')] : message.split(/\n{2,}/).map(say)),
    { kind: 'link', text: 'Open the requests', url: `${publicUrl}/operator/dashboard?section=sales` },
  ],
  footer: `Sent from the schools form of ${productName}.`,
});

/** What a friend reads who knows nothing of us: who asked, what it is, what it brings to both, and that nobody writes again. */
export const invitationLetter = (
  { from, code }: Of<'referral-invitation'>,
  { productName, supportEmail, publicUrl }: Sender,
): PlainLetter => {
  const credit = formatRoundPence(referralPence);
  return {
    subject: `${from} invites your family to ${productName}`,
    parts: [
      say('Hello,'),
      say(
        `${from} uses ${productName} and thought your family might like it. ${productName} is a learning platform for families in England: lessons, practice and revision for each school year, and a page where parents see how it is going.`,
      ),
      say(
        `If you sign up with the code ${code}, you and ${from} both get ${credit} of credit after your first payment. Plans begin at £20 a month for a child, and you can cancel whenever you like. If the first payment is refunded within ${refundDays} days, the credit goes too.`,
      ),
      { kind: 'link', text: `See ${productName}`, url: `${publicUrl}/family-signup?ref=${code}` },
      say(
        `We email you only this once, because ${from} asked us to. We have not kept your address, and you are on no list. You do not need to do anything.`,
      ),
    ],
    footer: `${productName}: ${publicUrl}. Questions: ${supportEmail}`,
  };
};
