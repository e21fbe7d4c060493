import { limits } from './limits.ts';
import { askedOfEvent } from './timeline-asking.ts';
import type { Notes, Statement } from './read-notes.ts';

/** When something happened, as the notes list it: "28 July – Austria-Hungary declares war on Serbia". */
export type Event = { readonly date: string; readonly event: string; readonly from: Statement };

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const part = '(?:(?:early|mid|late|spring|summer|autumn|winter|end of|start of)[ -]+)?';
const year = String.raw`(?:(?:(?:c\.?|circa|about)\s*)?\d{3,4}s?|AD\s*\d{1,4}|(?:(?:c\.?|circa|about)\s*)?\d{1,4}\s*(?:BC|BCE|AD|CE))`;
const date = new RegExp(
  String.raw`^${part}(?:${year}(?:\s*[-–]\s*(?:${year}|\d{2}))?|(?:\d{1,2}(?:st|nd|rd|th)?(?:\s*[-–]\s*\d{1,2}(?:st|nd|rd|th)?)?\s+)?${month}\.?(?:\s+\d{4})?|\d{1,2}(?:st|nd|rd|th)\s+century(?:\s+(?:BC|AD))?)$`,
  'i',
);

export const isDate = (text: string): boolean => /\d/.test(text) && date.test(text.trim());

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

export const eventsIn = ({ statements }: Notes): readonly Event[] =>
  statements
    .flatMap((from) => {
      const pair =
        from.pair ??
        (from.kind === 'sentence' ? /^(?<term>[^:–]{3,24}?)(?:\s*[–:]|\s-)\s+(?<meaning>\S.*?)\.?$/u.exec(from.text)?.groups : undefined);
      const [term, meaning] = [pair?.term ?? '', pair?.meaning ?? ''];
      return isDate(term) && (meaning.split(' ').length >= 3 || askedOfEvent(meaning) !== undefined)
        ? [{ date: term.trim(), event: capital(meaning), from }]
        : [];
    })
    .slice(0, limits.definitions);
