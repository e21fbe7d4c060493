import { isEnglish } from './language.ts';
import type { Notes, Statement } from './read-notes.ts';

/** Headings that say nothing of what stands below them. */
const ofEverything =
  /^(?:the |some |my |key |main |sticky |important |useful )?(?:points?|facts?|words?|terms|notes|knowledge|vocab(?:ulary)?|ideas?|information|summary|remember|overview|introduction|revision|basics|content|what (?:i|we) (?:should )?(?:already )?know|fact ?(?:box|file)|quick facts|did you know|results|conclusion|method|stave \d.*|slide \d+|my \p{L}+)[?!:]*$|day$/iu;
const longestHeading = 7;
const longestSubject = 7;

/** "TYPES OF LTM" as "Types of LTM": what stands in front of a question does not shout. */
const spoken = (text: string): string =>
  text !== text.toUpperCase()
    ? text
    : text.replaceAll(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
        word.length > 1 && isEnglish(word.toLowerCase())
          ? `${at === 0 ? (word[0] ?? '') : (word[0] ?? '').toLowerCase()}${word.slice(1).toLowerCase()}`
          : // "AMAZON" is a name; "DNA" and "WSPU" are letters.
            word.length > 4
            ? `${word[0] ?? ''}${word.slice(1).toLowerCase()}`
            : word,
      );

const bare = (text: string): string =>
  spoken(text)
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/[:?!]+$/, '')
    .trim();

/** What a heading may say in front of a card; undefined where it would say nothing, or too much. */
export const headingOf = ({ heading, apart }: Pick<Statement, 'heading' | 'apart'>): string | undefined => {
  if (heading === null || apart) return undefined;
  const said = bare(heading);
  return said === '' || ofEverything.test(said) || said.split(' ').length > longestHeading || / [–-] /.test(said) || heading.endsWith('?')
    ? undefined
    : said;
};

const ofThePage =
  /\s*(?:\b(?:GCSE|KS\d|A[- ]level|year \d+)\s*)?\b(?:revision|knowledge|case study|fact|help|work)?\s*(?:sheet|organiser|notes|handout|summary)\s*\d*$/i;
/** "PHYSICS P2 – ELECTRICITY" is about electricity, and "Poetry - Key Terms" about poetry. */
const subjectOf = (title: string): string =>
  title
    .split(/\s+[–-]\s+/)
    .map((part) =>
      bare(part)
        .replace(/^(?:(?:topic|module|unit|chapter|[A-Z]{1,2})?\s?\d+[\d.]*\w?[:.]?|[A-Z]\d)\s+(?=\p{L})/iu, '')
        .replace(ofThePage, ''),
    )
    .findLast((part) => /\p{L}{3}/u.test(part) && !ofEverything.test(part)) ?? '';

/** What the whole page is about, where its title says it in a few words. */
export const subjectIn = ({ titles }: Notes): string | undefined => {
  const said = titles.map((title) => ({ title, said: subjectOf(title) }));
  const fitting = said.filter(
    ({ title, said: text }) =>
      !title.endsWith('?') &&
      text.split(' ').length <= longestSubject &&
      !ofEverything.test(text) &&
      /\p{L}{3}/u.test(text) &&
      !/[=→|]/.test(text) &&
      !/\b(?:class|form|set|group|yr|year)\s*\d/i.test(text),
  );
  return fitting.at(-1)?.said;
};

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));
/** Something of it is said already. */
export const isSaidIn = (name: string, text: string): boolean => {
  const said = text.toLowerCase();
  const own = stems(name);
  return own.some((stem) => said.includes(stem));
};

/** What is put before a card so that it is clear without the page: what the page is about, and under which heading it stands. */
export const leadOf = (statement: Pick<Statement, 'heading' | 'apart'>, text: string, subject: string | undefined): string => {
  const heading = headingOf(statement);
  const about = subject === undefined || isSaidIn(subject, `${text} ${heading ?? ''}`) ? '' : subject;
  const under = heading === undefined || heading === about || isSaidIn(heading, text) ? '' : heading;
  const parts = [about, under].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(', ')} – `;
};
