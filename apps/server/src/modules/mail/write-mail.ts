import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import type { Mail } from '#ports/mailer.ts';
import { carerEndedLetter, carerInvitationLetter, carerJoinedLetter } from './carer-letters.ts';
import type { Letter, EmailPart } from './email-layout.ts';
import type { EmailTokens, Switchable } from './email-tokens.ts';
import type { KeptContent } from './mail-content.ts';
import { newsletterParts } from './newsletter-letter.ts';
import { contactLetter, enquiryLetter, invitationLetter, salesLetter } from './plain-letters.ts';
import { weeklyLetter } from './weekly-letter.ts';

export type MailWriting = {
  readonly productName: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  readonly writeEmail: (letter: Letter) => Pick<Mail, 'text' | 'html'>;
  /** The secret of a link, made from the token's id. */
  readonly tokenOf: (tokenId: string) => string;
  /** The token of a letter's way out. */
  readonly wayOut: EmailTokens['of'];
};

const text = (words: string): EmailPart => ({ kind: 'text', text: words });
const link = (words: string, url: string): EmailPart => ({ kind: 'link', text: words, url });
const names = (list: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(list);
const greeting = (firstName: string): EmailPart => text(firstName === '' ? 'Hello,' : `Hello ${firstName},`);

type Written = { readonly subject: string; readonly parts: readonly EmailPart[]; readonly footer?: string };

const bodies = (to: string, content: KeptContent, writing: MailWriting): Written => {
  const { productName, supportEmail, publicUrl, tokenOf, wayOut } = writing;
  const notYou = text(`If this was not you, please write to ${supportEmail} at once.`);
  switch (content.kind) {
    case 'verify-email':
      return {
        subject: `Please confirm your email address for ${productName}`,
        parts: [
          greeting(content.firstName),
          text(
            `Thank you for making an account with ${productName}. Please confirm that this is your address, so that emails about your family reach you.`,
          ),
          link('Confirm my address', `${publicUrl}/api/auth/verify-email?token=${tokenOf(content.tokenId)}`),
          text(
            'The link works for three days. You can start without waiting for this. The weekly email, and inviting a second carer or a friend, come once it is confirmed.',
          ),
          text('If you did not make an account, you can ignore this email.'),
        ],
      };
    case 'reset-password':
      return {
        subject: `Set a new password for ${productName}`,
        parts: [
          greeting(content.firstName),
          text('Somebody asked to set a new password for your account. We hope it was you.'),
          link(
            'Set my password',
            `${publicUrl}/auth/reset-password?token=${tokenOf(content.tokenId)}&email=${encodeURIComponent(content.email)}`,
          ),
          text(
            'The link works once, for one hour. If you ask again, only the newest link works. Setting the password signs you out everywhere.',
          ),
          text('If you did not ask for this, you do not need to do anything. Your password stays the same.'),
        ],
      };
    case 'password-changed':
      return {
        subject: `Your ${productName} password was changed`,
        parts: [
          greeting(content.firstName),
          text('The password of your account has just been changed. All other devices were signed out.'),
          link('Sign in', `${publicUrl}/login`),
          notYou,
        ],
      };
    case 'confirm-new-email':
      return {
        subject: `Please confirm your new address for ${productName}`,
        parts: [
          greeting(content.firstName),
          text('You asked to use this address for your account. We use it as soon as you confirm it. Until then we use your old one.'),
          link('Use this address', `${publicUrl}/api/auth/confirm-email?token=${tokenOf(content.tokenId)}`),
          text('The link works once, for one hour. If you did not ask for this, you can ignore this email.'),
        ],
      };
    case 'email-change-asked':
      return {
        subject: `${productName}: somebody asked to change your address`,
        parts: [
          greeting(content.firstName),
          text(`Somebody asked to use ${content.newEmail} for your account. We hope it was you. Nothing has changed yet.`),
          text('If this was not you, set a new password now. That stops the change, signs out every device and cancels every open link.'),
          link('Set a new password', `${publicUrl}/login`),
        ],
      };
    case 'device-trusted':
      return {
        subject: `${productName}: a device is trusted with picture sign-in`,
        parts: [
          greeting(content.firstName),
          text(`${content.device} is now trusted. It shows the first names of your youngest, and they can tap their pictures there.`),
          text('In your settings you can see every trusted device and stop trusting it. A new password stops it for all of them.'),
          link('Sign in', `${publicUrl}/login`),
          notYou,
        ],
      };
    case 'email-changed':
      return {
        subject: `Your ${productName} address was changed`,
        parts: [greeting(content.firstName), text(`From now on your account uses ${content.newEmail}, and our emails go there.`), notYou],
      };
    case 'account-closing': {
      const whose = content.children.length === 0 ? '' : `, with everything of ${names(content.children)},`;
      const day = longDate(content.lastDay as CalendarDate);
      return {
        subject: `Your ${productName} account will be deleted on ${day}`,
        parts: [
          greeting(content.firstName),
          text(
            `As you asked, your account${whose} will be deleted on ${day}. Until then nobody can sign in to it, and nothing is deleted.`,
          ),
          text('If you change your mind, keep the account with this link. It works until that day.'),
          link('Keep my account', `${publicUrl}/login?keep=${tokenOf(content.tokenId)}`),
          notYou,
        ],
      };
    }
    case 'account-kept':
      return {
        subject: `Your ${productName} account stays`,
        parts: [
          greeting(content.firstName),
          text('Your account will not be deleted. Nothing has changed. Please sign in as usual.'),
          text(
            'If you had a subscription, it still ends with the month you have paid for. You are not charged again unless you choose to be on your billing page.',
          ),
          link('Sign in', `${publicUrl}/login`),
        ],
      };
    case 'account-deleted':
      return {
        subject: `Your ${productName} account was deleted`,
        parts: [
          greeting(content.firstName),
          text('Your account was deleted today with everything in it, as you asked 30 days ago. This is the last email we send you.'),
          text(`Thank you for learning with us. Questions: ${supportEmail}`),
        ],
      };
    case 'passkey-changed':
      return {
        subject: `A passkey was ${content.added ? 'added to' : 'removed from'} your account`,
        parts: [
          greeting(content.firstName),
          text(
            content.added
              ? `The passkey “${content.name}” opens your account from now on, without your password.`
              : `The passkey “${content.name}” no longer opens your account. Your device may still offer it: you can delete it there.`,
          ),
          notYou,
        ],
      };
    case 'two-factor-changed':
      return {
        subject: `Two-step sign-in was turned ${content.on ? 'on' : 'off'}`,
        parts: [
          greeting(content.firstName),
          text(
            content.on
              ? 'From now on signing in asks for a code from your authenticator app as well. Please keep your recovery codes where you will find them without your phone.'
              : 'From now on you sign in with only your password.',
          ),
          notYou,
        ],
      };
    case 'weekly-digest':
      return weeklyLetter(content, publicUrl);
    case 'newsletter-welcome':
      return {
        subject: `Please confirm: ${productName}’s newsletter list`,
        parts: [
          greeting(content.firstName),
          text(
            'Somebody entered this address for our newsletter. We hope it was you. It has ideas for learning at home, and what is new. It comes now and then, and only if you say yes.',
          ),
          link('Put me on the list', `${publicUrl}/api/letters/on?token=${wayOut({ letters: 'newsletter', email: to })}`),
          text(
            'If you do nothing, we send nothing, and we delete your address after thirty days. You can leave the list at any time with the last line.',
          ),
        ],
      };
    case 'safeguarding-record':
      return {
        subject: 'There is a new safeguarding record',
        parts: [
          text('A pupil wrote something that a person may need to look into. For the pupil’s safety this email says no more.'),
          link('Open the record', `${publicUrl}/${content.desk}/dashboard?${content.desk === 'operator' ? 'section' : 'tab'}=safeguarding`),
          text('Please look at it as soon as you can, today if possible. Parents have not been told.'),
        ],
      };
    case 'data-asked':
      return {
        subject: 'A pupil asks for their data',
        parts: [
          greeting(content.firstName),
          text(`${content.childName} asked ${productName} for a copy of what we keep about them. Children have the right to ask for this.`),
          content.by === 'parent'
            ? text('Please sign in, open Account Settings, then Privacy & Security, and download the data. Then look at it together.')
            : text(`Please answer within a month. If you need the file, write to ${supportEmail} and we will make it for you.`),
          link('Sign in', `${publicUrl}/login`),
        ],
      };
    case 'parent-linked':
      return {
        subject: `A parent has joined you on ${productName}`,
        parts: [
          greeting(content.firstName),
          text(
            'Somebody opened the link you made for your parent or guardian. Your account is now part of their family. They see your work and choose your plan. All your work is kept, and you sign in as before.',
          ),
          link('Sign in', `${publicUrl}/login`),
          text(`If this is not your parent or guardian, please write to ${supportEmail} at once.`),
        ],
      };
    case 'carer-invitation':
      return carerInvitationLetter(content, tokenOf(content.tokenId), writing);
    case 'carer-joined':
      return carerJoinedLetter(content, writing);
    case 'carer-ended':
      return carerEndedLetter(content, writing);
    case 'contact-message':
      return contactLetter(content, writing);
    case 'sales-request':
      return salesLetter(content, writing);
    case 'school-enquiry':
      return enquiryLetter(content, writing);
    case 'newsletter-issue':
      return { subject: content.subject, parts: newsletterParts(content.content, publicUrl) };
    case 'referral-invitation':
      return invitationLetter(content, writing);
    case 'teacher-invitation':
      return {
        subject: `${content.schoolName} invites you to ${productName}`,
        parts: [
          text('Hello,'),
          text(`${content.schoolName} would like you to teach with ${productName}. Please choose a password to begin.`),
          link('Accept the invitation', `${publicUrl}/login?invitation=${tokenOf(content.tokenId)}`),
          text(
            'The link works once, for 14 days. At your first sign-in we ask you to set up an authenticator app: pupils’ work needs extra protection.',
          ),
        ],
      };
  }
};

/** Letters that nobody has to have: whose they are, so that they can be stopped without signing in. */
const switchable = (to: string, content: KeptContent): Switchable | undefined => {
  if (content.kind === 'weekly-digest') return { letters: 'weekly', parentId: content.parentId };
  return content.kind === 'newsletter-welcome' || content.kind === 'newsletter-issue' ? { letters: 'newsletter', email: to } : undefined;
};

const whyIt: Readonly<Record<Switchable['letters'], string>> = {
  weekly: 'You get this email on Sundays while email notifications are on in your account settings.',
  newsletter: 'You get this email because somebody entered this address for our newsletter.',
};
const wayOutWords: Readonly<Record<Switchable['letters'], string>> = {
  weekly: 'Turn the weekly email off',
  newsletter: 'Take me off the list',
};

/** A letter in both forms, from what was kept of it. */
export const writeMail = (to: string, content: KeptContent, writing: MailWriting): Mail => {
  const { subject, parts, footer: ownFooter } = bodies(to, content, writing);
  const { productName, supportEmail, publicUrl, writeEmail } = writing;
  const whose = switchable(to, content);
  const usual = whose === undefined ? 'You get this email because of an account with this address.' : whyIt[whose.letters];
  const why = content.kind === 'newsletter-issue' ? 'You get this email because you asked for it and confirmed this address.' : usual;
  const footer = ownFooter ?? `${why} Questions: ${supportEmail}. ${productName}: ${publicUrl}`;
  if (whose === undefined) return { to, subject, ...writeEmail({ productName, parts, footer }) };
  const url = `${publicUrl}/api/letters/off?token=${writing.wayOut(whose)}`;
  const quietLink = { text: wayOutWords[whose.letters], url };
  // RFC 8058: mail programs show a button of their own, which posts to this address.
  const headers = {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { to, subject, headers, ...writeEmail({ productName, parts, footer, quietLink }) };
};
