import { createHash } from 'node:crypto';
import { accountMessages } from '@hedgerow/contracts/accounts';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { LtiRefusal, LtiRegistrationRefusal } from '@hedgerow/domain/lti';
import type { LtiSent, LtiWork } from './lti-door.service.ts';

const escape = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

/** Styles and one form; no script. Its own platform alone may show it in a frame: nothing else of ours can be framed. */
export const ltiPageHeaders = (frames: readonly string[], form: string) =>
  ({
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action ${form}; base-uri 'none'; frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    // Our own form has to say where it comes from.
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }) as const;

const style =
  ":root{color-scheme:light dark}body{margin:0;font:18px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;background:Canvas;color:CanvasText}main{max-width:34rem;margin:0 auto;padding:6vh 20px}h1{font-size:1.7rem;line-height:1.25}button{font:inherit;font-weight:700;min-height:48px;padding:8px 20px;border:0;border-radius:8px;background:#1f5c3f;color:#fff;cursor:pointer}fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0}label{display:flex;gap:12px;align-items:baseline;padding:10px 0;border-bottom:1px solid GrayText}small{display:block}input:focus-visible,button:focus-visible{outline:3px solid #5640d6;outline-offset:3px}";

const page = (productName: string, title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)} - ${escape(productName)}</title><style>${style}</style></head><body><main aria-label="${escape(productName)}"><h1>${escape(title)}</h1>${body}</main></body></html>`;

const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${escape(value)}">`;

/** Whoever it is presses: so nobody works as somebody else without seeing it, and the work opens in a window where cookies are ours. */
export const enterPage = (productName: string, name: string, ticket: string): string =>
  page(
    productName,
    `You are ${name}`,
    `<p>Your work opens in a new window.</p><form method="post" action="/api/lti/enter" target="_blank">${hidden('ticket', ticket)}<button>Open ${escape(productName)} as ${escape(name)}</button></form><p><small>Not ${escape(name)}? Close this, and sign in to your school’s platform as yourself.</small></p>`,
  );

export const pickPage = (productName: string, work: readonly LtiWork[], ticket: string, day: (date: CalendarDate) => string): string =>
  page(
    productName,
    'Which work?',
    `<form method="post" action="/api/lti/deep-link">${hidden('ticket', ticket)}<fieldset><legend>Work you set in your classes, newest first.</legend>${work
      .map(
        ({ groupId, title, className, dueOn }, at) =>
          `<label><input type="radio" name="work" value="${escape(groupId)}"${at === 0 ? ' checked' : ''}><span>${escape(title)}<small>${escape(className)}, due ${escape(day(dueOn))}</small></span></label>`,
      )
      .join('')}</fieldset><button>Choose</button></form>`,
  );

export const sentPage = (productName: string, { address, jwt, title }: LtiSent): string =>
  page(
    productName,
    title,
    `<p>Pupils who open it there come straight to this work.</p><form method="post" action="${escape(address)}">${hidden('JWT', jwt)}<button>Add it to the course</button></form>`,
  );

const words: Readonly<Record<LtiRefusal, readonly [title: string, words: string]>> = {
  failed: ['That did not work', 'Nothing was opened. Please go back to your school’s platform and try again.'],
  platform: ['We do not know this platform', 'Your school’s administrator can add it, under “Single sign-on”.'],
  deployment: [
    'This place on the platform is not registered',
    'Your school’s administrator can add its deployment ID, under “Single sign-on”.',
  ],
  'not-yet': [
    'Your school has not agreed yet',
    'This platform asked to open our work. Your school’s administrator can agree, under “Single sign-on”.',
  ],
  again: ['This page was used already', 'Please go back to your school’s platform and open the work again.'],
  unknown: [
    'We do not know you yet',
    'Pupils: please tell your teacher. The school’s list needs your email address or number on this platform. Teachers: please ask your school’s administrator to invite you at your address here.',
  ],
  waiting: [
    'Your teacher has to say who you are',
    'We told them that you came, and opened nothing yet. Once they have linked you, open the work here again. Until then you can sign in with your username and password.',
  ],
  several: [
    'Two pupils have this address',
    'We cannot tell which one you are. Please tell your teacher, so that the school can correct its list.',
  ],
  other: ['Somebody else used this account before you', 'We opened nothing, to keep everybody’s work private. Please tell your teacher.'],
  family: ['Your account belongs to your family now', 'Please sign in with your username and password. Your parent or guardian has them.'],
  closing: ['This account is closed', accountMessages.closing],
  'staff-only': ['This is for teachers', 'Only teachers can add work to a course.'],
  nothing: ['There is no work to add', 'Please set it in one of your classes first, and come back.'],
};

export const refusedPage = (productName: string, why: LtiRefusal): string => {
  const [title, said] = words[why];
  return page(productName, title, `<p>${said}</p>`);
};

/** The platform opened this page over its own, and waits for this word to close it (LTI dynamic registration). */
const closing = "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')";
const closingHash = createHash('sha256').update(closing).digest('base64');

export const registrationHeaders = (frames: readonly string[]) => {
  const headers = ltiPageHeaders(frames, "'none'");
  return {
    ...headers,
    'content-security-policy': headers['content-security-policy'].replace(
      "default-src 'none'",
      `default-src 'none'; script-src 'sha256-${closingHash}'`,
    ),
  } as const;
};

export const registeredPage = (productName: string, name: string): string =>
  page(
    productName,
    'One more step',
    `<p>${escape(name)} is registered. Your school’s administrator now agrees to it in ${escape(productName)}, under “Single sign-on”. Switch the tool on here, too. You can close this page.</p><script>${closing}</script>`,
  );

const notRegistered: Readonly<Record<LtiRegistrationRefusal, string>> = {
  code: 'This address has been used already, or is over an hour old. Please make a new one under “Single sign-on” on your school’s dashboard.',
  configuration: 'The platform did not say where it can be asked, or named addresses that are not its own. Please register it by hand.',
  unreachable: 'We could not reach the platform. Please try again with a new address.',
  refused: 'The platform did not take our registration. Please try again there, or register it by hand.',
  taken: 'This platform is registered already.',
  'too-many': 'Your school has 10 platforms already. Please remove one first.',
};

export const notRegisteredPage = (productName: string, why: LtiRegistrationRefusal): string =>
  page(productName, 'The platform was not registered', `<p>${notRegistered[why]}</p>`);
