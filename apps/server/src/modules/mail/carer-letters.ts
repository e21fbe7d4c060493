import type { EmailPart } from './email-layout.ts';
import type { MailContent } from './mail-content.ts';

type Of<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>;
type Sender = { readonly productName: string; readonly supportEmail: string; readonly publicUrl: string };
type CarerLetter = { readonly subject: string; readonly parts: readonly EmailPart[]; readonly footer?: string };

const say = (text: string): EmailPart => ({ kind: 'text', text });
const hello = (firstName: string): EmailPart => say(firstName === '' ? 'Hello,' : `Hello ${firstName},`);

/** The only words of somebody else in it are an address that was confirmed: nobody can have us carry a text of theirs to a stranger. */
export const carerInvitationLetter = (
  { ownerEmail }: Of<'carer-invitation'>,
  token: string,
  { productName, supportEmail, publicUrl }: Sender,
): CarerLetter => ({
  subject: `You are invited to look after a family on ${productName}`,
  parts: [
    say('Hello,'),
    say(
      `The parent with the address ${ownerEmail} uses ${productName}, a learning platform for families in England, and invites you to help look after their children’s learning.`,
    ),
    say(
      'With your own account you can see how the children are doing, set work and change how they learn. The parent who invited you pays for everything. You are never charged.',
    ),
    { kind: 'link', text: 'See the invitation', url: `${publicUrl}/join-family?token=${token}` },
    say('The link works once, for 14 days. If you do not know this address, you can ignore this email.'),
  ],
  footer: `You get this email because a parent entered this address. You are on no list. Questions: ${supportEmail}. ${productName}: ${publicUrl}`,
});

export const carerJoinedLetter = ({ firstName, carerEmail }: Of<'carer-joined'>, { productName, publicUrl }: Sender): CarerLetter => ({
  subject: `${carerEmail} now looks after your family on ${productName}`,
  parts: [
    hello(firstName),
    say(
      `Your invitation was accepted. Whoever signs in with ${carerEmail} sees your children’s work, sets work and changes how they learn. Plans, payments and the account stay yours alone.`,
    ),
    say('You can end this at any time under Family & billing. It takes effect at once.'),
    { kind: 'link', text: 'See your family', url: `${publicUrl}/parent/family` },
  ],
});

export const carerEndedLetter = (
  { firstName, asked, email }: Of<'carer-ended'>,
  { productName, supportEmail, publicUrl }: Sender,
): CarerLetter =>
  asked === 'owner'
    ? {
        subject: `You no longer look after a family on ${productName}`,
        parts: [
          hello(firstName),
          say(
            'The owner of the family’s account has ended your access to it. You were signed out everywhere. The work that you set stays with the children.',
          ),
          say(`Your own account stays. Questions: ${supportEmail}`),
          { kind: 'link', text: 'Sign in', url: `${publicUrl}/login` },
        ],
      }
    : {
        subject: `${email} no longer looks after your family on ${productName}`,
        parts: [
          hello(firstName),
          say(`${email} has left your family, and cannot see your children any more. The work that they set stays.`),
          { kind: 'link', text: 'See your family', url: `${publicUrl}/parent/family` },
        ],
      };
