import { limits } from './limits.ts';
import { spellingPage } from './spelling-page.ts';

const greets = /^\s*dear\s+(?:all\s+|year \w+\s+|\p{L}+\s+class\s+)?(?:parents?|carers?|guardians?|famil(?:y|ies)|mums? and dads?)\b/imu;
/** What a school writes home about: money, what to bring, when to come, slips to send back. */
const signs: readonly RegExp[] = [
  /£\s?\d|\bpay(?:ment|ments|able|ing)?\b|\bparentpay\b|\bvoluntary contribution/i,
  /\b(?:permission|consent|reply slip|slip below|return the (?:slip|form))\b/i,
  /\b(?:packed lunch|school uniform|PE kit|waterproof|sensible shoes|spending money|wellies|water bottle)\b/i,
  /\b\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)\b/i,
  /\byour (?:child|children|son|daughter)\b/i,
  /\byours (?:sincerely|faithfully|truly)\b|\bkind(?:est)? regards\b|\bthank you for your (?:continued |ongoing )?support\b/i,
  /\bplease (?:return|ensure|make sure|contact|speak to|sign|complete|let us know|do not hesitate|send)\b/i,
  /\b(?:school office|head ?teacher|class teacher|parents?'? evening|inset day|after[- ]school club)\b/i,
];
const fewestSigns = 4;
/** A letter that brings words, facts or spellings with it is read for those. */
const brings = /\b(?:key (?:words?|vocabulary|facts?|knowledge)|vocabulary|glossary|knowledge organiser|spellings?)\b/i;

/** Whether a page is a letter from the school to a pupil's family: there is nothing on it to learn. */
export const isLetterHome = (whole: string): boolean => {
  const text = whole.slice(0, limits.letters / 16);
  return (
    greets.test(text) &&
    signs.filter((sign) => sign.test(text)).length >= fewestSigns &&
    !brings.test(text) &&
    spellingPage(text).words.length === 0
  );
};
