import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import type { EmailPart } from './email-layout.ts';
import type { MailContent } from './mail-content.ts';

type Weekly = Extract<MailContent, { kind: 'weekly-digest' }>;

const text = (words: string): EmailPart => ({ kind: 'text', text: words });
const day = (date: string): string => longDate(date as CalendarDate);

/** The week of a family: what was kept of it, sentence by sentence; nothing is worked out here. */
export const weeklyLetter = ({ firstName, from, to, children }: Weekly, publicUrl: string) => ({
  subject: `Your family’s week, to ${day(to)}`,
  parts: [
    text(firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    text(`This is the week from ${day(from)} to ${day(to)}.`),
    ...children.flatMap((child): EmailPart[] => [{ kind: 'heading', text: child.firstName }, ...child.sentences.map(text)]),
    { kind: 'link', text: 'See more on your page', url: `${publicUrl}/parent/dashboard` },
  ] satisfies EmailPart[],
});
