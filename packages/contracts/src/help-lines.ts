import type { ConcernCategory } from '@hedgerow/domain/concern-categories';

export type HelpLine = { readonly name: string; readonly how: string; readonly href: string };

const emergency: HelpLine = { name: 'Emergency', how: 'Call 999', href: 'tel:999' };
const childline: HelpLine = { name: 'Childline', how: 'Call 0800 1111: free, day and night', href: 'tel:08001111' };
const childlineSite: HelpLine = { name: 'Childline online', how: 'Chat at childline.org.uk', href: 'https://www.childline.org.uk' };
const shout: HelpLine = { name: 'Shout', how: 'Text SHOUT to 85258: free, day and night', href: 'sms:85258' };
const samaritans: HelpLine = { name: 'Samaritans', how: 'Call 116 123: free, day and night', href: 'tel:116123' };

type HelpWords = { readonly heard: string; readonly first: string; readonly lines: readonly HelpLine[] };

const always = [childline, childlineSite] as const;

/** What a child reads who wrote of something hard: that they were heard, what to do first, and who answers. */
export const helpWords: Readonly<Record<ConcernCategory, HelpWords>> = {
  danger_now: {
    heard: 'It sounds as if somebody is in danger right now.',
    first: 'Call 999, or ask somebody near you to. If you can, go to a safe place.',
    lines: [emergency, childline, samaritans, shout],
  },
  suicide: {
    heard: 'It sounds as if things hurt very much right now. Thank you for writing it down.',
    first: 'Please tell a grown-up you trust today. If you may hurt yourself now, call 999.',
    lines: [childline, samaritans, shout, childlineSite, emergency],
  },
  self_harm: {
    heard: 'It sounds as if things are hard right now. You do not have to carry this alone.',
    first: 'Please tell a grown-up you trust. If you are badly hurt, call 999.',
    lines: [childline, shout, samaritans, childlineSite, emergency],
  },
  abuse: {
    heard: 'What you wrote matters. It is not your fault.',
    first: 'Nobody is allowed to do that. Please tell a grown-up you trust. If you are in danger now, call 999.',
    lines: [...always, shout, emergency],
  },
  harm_by_others: {
    heard: 'What you wrote matters. You are not in trouble, and it is not your fault.',
    first: 'Please tell a grown-up you trust, such as a teacher. If you are in danger now, call 999.',
    lines: [...always, shout, emergency],
  },
  missing: {
    heard: 'It sounds as if home is not where you can be right now.',
    first: 'Please tell a grown-up you trust where you are. If you are not safe, call 999.',
    lines: [...always, shout, emergency],
  },
  eating: {
    heard: 'It sounds as if eating is hard right now. Many people feel like this, and it can get better.',
    first: 'Please tell a grown-up you trust, or a doctor or school nurse.',
    lines: [...always, shout],
  },
  bullying: {
    heard: 'It sounds as if somebody is being unkind to you. That is not your fault.',
    first: 'Please tell a grown-up you trust, such as a teacher. They can help to stop it.',
    lines: [...always, shout],
  },
  grief: {
    heard: 'We are sorry. It sounds as if you are very sad about somebody.',
    first: 'Please tell a grown-up you trust how you feel. Talking helps.',
    lines: [...always, samaritans],
  },
  worry: {
    heard: 'Thank you for telling us.',
    first: 'Please tell a grown-up you trust as well. If you are in danger now, call 999.',
    lines: [...always, shout, emergency],
  },
};

/** The same in one piece, for an answer that is read as text. */
export const kindWords = (category: ConcernCategory): string => {
  const { heard, first, lines } = helpWords[category];
  return [heard, first, ...lines.map(({ name, how }) => `${name}: ${how}.`)].join(' ');
};

/** Who listens, whatever it is about, in the order in which a child is likely to need them. */
export const talkLines: readonly HelpLine[] = [childline, childlineSite, samaritans, shout, emergency];
