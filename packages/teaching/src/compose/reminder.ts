import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf, likeness, plainWords, wordsOf } from '@hedgerow/curriculum/words';
import { commonWordsOf } from './common-words.ts';
import { leansInClause, leansOnWhatWentBefore } from '../derive/wording.ts';

const sentenceEnd = /(?<=[.!?][”"*]?)\s+(?=[\p{Lu}“"*$])/u;
/** A line that begins with its heading is of a list too: “**Worldwide**: Christian Aid and CAFOD give help.” */
const headed = /^\*\*[^*]+\*\*(?: \([^)]*\))?:/;
const inAList = /^\s*(?:[-*|#]|\d+[.)])\s/;
/** Speaks of something that stands elsewhere on the page, or promises what comes. */
const leansOnThePage = /\b(?:above|below|before|this way|opposite)\b|\bof (?:it|them)\.$|[:?]$|^\*\*[^*]+\.\*\*/i;

const task = /^(?:work out|find|solve|calculate|write|simplify|expand|factorise|complete|draw|say|look|try|what|how|why|which|who)\b/i;
const numberWord = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|once)\b/i;
/** A task of another example, or a line of its working: numbers of its own help nobody who has to find a number, and “four” says 4. */
const isOfAnotherExample = (text: string, key: string): boolean =>
  task.test(text) || /^(?:famous |other )?examples?\b/i.test(text) || (/\d/.test(key) && (/\d/.test(text) || numberWord.test(text)));

/** Two words that both are about, and more than half of a short sentence or a third of a long one: less is beside the point too often. */
const fewestShared = 2;
const nearEnough = 0.8;
/** More alike, it would say the explanation before the answer. */
const mostAlike = 0.35;

type Asked = { readonly objective: string | null; readonly stem: string; readonly key: string; readonly explanation: string };

type Sayable = { readonly objective: string | null; readonly text: string; readonly words: readonly string[] };

/** The sentences of a topic's sections that can be said by themselves, read once a topic. */
const sayable = new WeakMap<Topic, readonly Sayable[]>();
const sentencesOf = (topic: Topic): readonly Sayable[] => {
  const known = sayable.get(topic);
  if (known !== undefined) return known;
  const found = topic.sections.flatMap(({ objective, body }) =>
    body
      .split(/\n+/)
      .flatMap((line) => (inAList.test(line) ? [] : line.split(sentenceEnd)))
      .filter((text) => {
        const length = text.split(' ').length;
        return (
          length >= 5 &&
          length <= 32 &&
          !leansOnWhatWentBefore.test(text) &&
          !leansInClause.test(text) &&
          !leansOnThePage.test(text) &&
          !headed.test(text) &&
          text.split('**').length % 2 === 1
        );
      })
      .map((text) => ({ objective, text, words: contentWordsOf(text) })),
  );
  sayable.set(topic, found);
  return found;
};

/**
 * The sentence of the topic that leads to an answer without saying it: what somebody who stands still should read first.
 * Undefined when none is near enough: a far one confuses more than none.
 */
export const reminderFor = (topic: Topic, { objective, stem, key, explanation }: Asked): string | undefined => {
  const asked = new Set(contentWordsOf(stem));
  const given = contentWordsOf(key).filter((word) => !asked.has(word));
  const everywhere = commonWordsOf(topic);
  return (
    sentencesOf(topic)
      .filter((sentence) => sentence.objective === objective && !isOfAnotherExample(sentence.text, key))
      // A formula that the question does not have is of another example.
      .filter(({ text }) => (text.match(/\$[^$]*\\rightleftharpoons[^$]*\$/g) ?? []).every((formula) => stem.includes(formula)))
      .filter(({ words }) => !words.some((word) => given.some((told) => word.startsWith(told) || told.startsWith(word))))
      .map(({ text, words }) => {
        const known = [...new Set(words)].filter((word) => asked.has(word) && !everywhere.has(word));
        // A name of two words is one thing that both are about.
        const names = (text.match(/\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu) ?? []).filter((name) =>
          wordsOf(name).every((word) => known.includes(word)),
        );
        const shared = known.length - new Set(names).size;
        return { text, shared, near: shared / Math.sqrt(words.length) };
      })
      .filter(({ shared, near }) => shared >= fewestShared && near >= nearEnough)
      .toSorted((one, other) => other.near - one.near)
      .find(({ text }) => likeness(text, explanation) < mostAlike)?.text
  );
};

/** How a hint that is a reminder begins. */
export const reminderMark = 'Remember: ';

/** A sentence behind the mark: its first word is small where that is no name, for the topic writes it small or everybody does. */
export const reminding = (topic: Topic | undefined, text: string): string => {
  const [, mark = '', first = ''] = /^(\**)(\p{Lu}\p{Ll}*)/u.exec(text) ?? [];
  const small = first.toLowerCase();
  const isPlain = (first.length > 1 && plainWords.has(small) && !/^(?:may|will)$/.test(small)) || /^(?:A|An) \p{Ll}{3}/u.test(text);
  const bodies = topic?.sections.map(({ body }) => body) ?? [];
  const isName = bodies.some((body) => new RegExp(String.raw`[\p{L},;:] \**${first}\b`, 'u').test(body));
  const isSmall = first.length > 0 && (isPlain || (first.length > 2 && bodies.length > 0 && !isName));
  return `${reminderMark}${isSmall ? `${mark}${small}${text.slice(mark.length + first.length)}` : text}`;
};

/** Hints to a question on a topic: what a teacher wrote and the sentence that leads there; where there is neither, the place to read. */
export const hintsFrom = (topic: Topic, asked: Asked, written: readonly string[] = []): string[] => {
  const reminder = reminderFor(topic, asked);
  const hints = [...written, ...(reminder === undefined ? [] : [reminding(topic, reminder)])];
  const section = topic.sections.find(({ objective }) => objective === asked.objective) ?? topic.sections[0];
  return hints.length > 0 || section === undefined ? hints : [`The lesson “${section.heading.replace(/[.]$/, '')}” explains this.`];
};
