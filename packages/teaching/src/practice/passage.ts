import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf, likeness, wordsOf } from '@hedgerow/curriculum/words';
import { commonWordsOf } from '../compose/common-words.ts';
import { numberInWords } from '../answers/number-words.ts';
import { leansInClause, leansOnWhatWentBefore } from '../derive/wording.ts';
import { asksAlike } from './ways-of-asking.ts';

/** Letters by which two forms of a word are known as one: "weathered", "weathering". */
const stemLength = 5;
export const stemOf = (word: string): string => word.replace(/(?<=\p{L}{2})s$/u, '').slice(0, stemLength);
export const stemsOf = (text: string): ReadonlySet<string> => new Set(contentWordsOf(text).map(stemOf));

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => [...one].filter((stem) => other.has(stem)).length;

const sentenceEnd = /(?<=[.!?][”"*)]?)\s+(?=[\p{Lu}“"*$])/u;
/** An example in italics that ends in the next sentence: “*Soy inglesa. La playa es bonita.*” A star of a sum or in code is none. */
const isOpenItalic = (text: string): boolean => text.replaceAll(/`[^`]*`| \* |\*\*/g, '').split('*').length % 2 === 0;
/** Each with the italics that it stands in; where they never end the star is a star. */
export const sentencesIn = (text: string): readonly string[] => {
  const pieces = text.split(sentenceEnd);
  if (isOpenItalic(text)) return pieces;
  let begins = '';
  return pieces.map((piece) => {
    const sentence = `${begins}${piece}`;
    begins = isOpenItalic(sentence) ? '*' : '';
    return `${sentence}${begins}`;
  });
};
const withoutListMark = (line: string): string => line.replace(/^\s*(?:[-*]|\d+[.)])\s+/, '');
/** Tables and headings are no sentences. */
const isProse = (line: string): boolean => line.trim() !== '' && !/^\s*[|#]/.test(line);

/** Words at most: two sentences that are read at a glance. */
const mostWords = 45;
const mostSentences = 2;
const wordCount = (text: string): number => text.split(/\s+/).length;

/** “B”, where the options are pictures. */
export const isLetter = (key: string): boolean => /^[A-H]$/.test(key);
/** Whether a text speaks of picture A: “A bell” does not. */
export const saysLetter = (key: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${key}(?![\p{L}\d’'])${key === 'A' ? String.raw`(?! (?!(?:is|has|was|and|or|points|shows|stands|lies|goes|comes|again|to|in|at|on)(?!\p{L}))\p{Ll})` : ''}`,
    'u',
  ).test(text);

const pictureLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** Another picture's letters lead astray: “Pencil A is long.” */
export const namesLetters = (text: string): boolean => pictureLetters.some((letter) => saysLetter(letter, text));

/** A number, without the unit that it is written with. */
const bareNumber = (key: string): string | undefined => /^[£$]*(\d[\d,.]*)\s*[^\d\s]*$/u.exec(key)?.[1];

const filler = /^(?:the|an?|it|its|i|to|of|is|are|am|and|they|he|she|we|you)$/;
const asksWith = (question: string, word: string): boolean => wordsOf(question).includes(word);

/** “B becomes C, U becomes V and S becomes T” spells CVT. */
const spellsOut = (key: string, text: string): boolean =>
  /^[A-Z]{2,8}$/.test(key) && Array.from(key).every((letter) => new RegExp(String.raw`\b${letter}\b`).test(text));

/** No bold begins in it and ends in the next sentence. */
const hasWholeMarks = (text: string): boolean => text.split('**').length % 2 === 1;

/** Whether a text gives a right answer away: it has its words, or the whole of it where it is a number or a sign, and the question has not. */
export const tellsKey = (key: string, question: string): ((text: string) => boolean) => {
  if (isLetter(key)) return (text) => saysLetter(key, text);
  const asked = stemsOf(question);
  const secret = new Set([...stemsOf(key)].filter((stem) => !asked.has(stem)));
  const whole = wordsOf(key).join(' ');
  // “Under it” has no word of its own but “under”.
  // “Lines that go up” has none either, beside “lines that lie flat”.
  const small =
    secret.size > 0 || bareNumber(key) !== undefined
      ? []
      : stemsOf(key).size > 0
        ? wordsOf(key).filter(
            (word) => /^(?:up|down|in|out|on|off|under|over|before|after|more|less)$/.test(word) && !asksWith(question, word),
          )
        : wordsOf(key).filter((word) => /^\p{L}{2,}$/u.test(word) && !filler.test(word) && !asksWith(question, word));
  // "One" and "two" stand in too many sentences that speak of something else.
  const spelt = /^\d+$/.test(whole) && Number(whole) > 2 ? numberInWords(Number(whole)) : undefined;
  // “2 + 10 = 12” tells 12p.
  const number = wordsOf(bareNumber(key) ?? '').join(' ');
  const tells = [whole, number, spelt ?? '', ...small].filter((told) => told !== '');
  // “C, F and G”: all three in one line say it. “4 A” and “40 °C” have units, and no letters.
  const letters = [...new Set(key.replaceAll(/\d\s?[A-Z]\b|°\s?[CF]\b/g, '').match(/\b[A-Z]\b/g) ?? [])];
  const lists = letters.length > 1 && secret.size === 0;
  // “5 cm a year” was given, and is not the 5 metres that are asked for.
  const given =
    number === ''
      ? []
      : (question.match(new RegExp(String.raw`(?<![\d.,])${number}\s?\p{L}+`, 'gu')) ?? []).filter((one) => !key.includes(one));
  return (said) => {
    const text = given.reduce((left, one) => left.replaceAll(one, ' '), said);
    if (lists && letters.every((letter) => new RegExp(String.raw`\b${letter}\b`).test(text))) return true;
    if (sharedBy(stemsOf(text), secret) > 0 || spellsOut(key, text)) return true;
    // “Jes-si-ca” is Jessica.
    const words = ` ${wordsOf(`${text} ${text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')}`).join(' ')} `;
    return tells.some((told) => words.includes(` ${told} `));
  };
};

/** Words of asking, of which no lesson speaks. */
const asking: ReadonlySet<string> = new Set(['call', 'calle', 'name', 'named', 'word', 'words']);

type About = {
  readonly objective: string | null;
  readonly text: string;
  /** The right answer, where the passage must not say it. */
  readonly without?: string;
};

/** From a sentence on, as far as it stays short and does not say what it must not. */
const startingAt = (sentences: readonly string[], at: number, tells: (sentence: string) => boolean): string => {
  const taken: string[] = [];
  for (const sentence of sentences.slice(at)) {
    const isTooLong = taken.length > 0 && wordCount([...taken, sentence].join(' ')) > mostWords;
    if (isTooLong || taken.length === mostSentences || tells(sentence)) break;
    taken.push(sentence);
  }
  return taken.join(' ');
};

/** Words that a passage and a question must share, those of the topic’s title not counted: with fewer it is beside the point. */
const fewestShared = 2;
/** One that leaves out the answer has to be nearer: it must lead there. */
const nearEnough = { withKey: 0.7, without: 0.8 };

/** A line of a list is none: “increase the size of fruit, such as seedless grapes”. */
const isSentence = /^[*“"$(]*(?:\p{Lu}|\d|[^\p{L}]).*[.!?][*”")]*$/su;

/** The sentences of a lesson that speak most of a text; undefined where the lesson says nothing of it. */
export const passageFor = (topic: Topic | undefined, { objective, text, without }: About): string | undefined => {
  if (topic === undefined) return undefined;
  const everywhere = stemsOf([...commonWordsOf(topic)].join(' '));
  const asked = new Set([...stemsOf(text)].filter((stem) => !everywhere.has(stem) && !asking.has(stem)));
  const tells = without === undefined ? () => false : tellsKey(without, text);
  return topic.sections
    .filter((section) => section.objective === objective)
    .flatMap(({ body }) => body.split(/\n+/).filter(isProse))
    .map((line) => sentencesIn(withoutListMark(line)))
    .flatMap((sentences) => sentences.map((_, at) => startingAt(sentences, at, tells)))
    .filter((found) => wordCount(found) >= 5 && !leansOnWhatWentBefore.test(found) && isSentence.test(found) && hasWholeMarks(found))
    .map((found) => ({ found, stems: stemsOf(found) }))
    .map(({ found, stems }) => ({ found, shared: sharedBy(stems, asked), length: stems.size }))
    .map(({ found, shared, length }) => ({ found, shared, near: shared / Math.sqrt(length + 4) }))
    .filter(({ shared, near }) => shared >= fewestShared && near >= nearEnough[without === undefined ? 'withKey' : 'without'])
    .toSorted((a, b) => b.near - a.near)[0]?.found;
};

/** “When water is added they join …”: who? */
const leansWithin = /^(?:after|as|before|if|once|since|until|when|where|while)\b[^.;:]*? (?:they|it|he|she) /iu;

type GapWish = { readonly objective: string | null; readonly answer: string; readonly question: string };

/** A sentence of the lesson in which a word that is asked for is left out: “____ compares one part with another.” */
export const gapIn = (topic: Topic | undefined, { objective, answer, question }: GapWish): string | undefined => {
  if (topic === undefined || !/^[\p{L}][\p{L} -]+$/u.test(answer)) return undefined;
  const word = new RegExp(String.raw`(?<![\p{L}-])${answer}(?![\p{L}-])`, 'iu');
  const asked = stemsOf(question);
  return (
    topic.sections
      .filter((section) => section.objective === objective)
      .flatMap(({ body }) => body.split(/\n+/).filter(isProse))
      .flatMap((line) => sentencesIn(withoutListMark(line)))
      .filter((one) => word.test(one) && wordCount(one) >= 5 && wordCount(one) <= mostWords)
      // A row of names with their brackets is no sentence.
      .filter((one) => (one.match(/\(/g) ?? []).length < 2)
      .filter((one) => !leansOnWhatWentBefore.test(one) && !leansInClause.test(one) && !leansWithin.test(one))
      .map((one) => one.replace(word, '____').replaceAll(/\*{1,2}____\*{1,2}/g, '____'))
      .filter((one) => !word.test(one) && !one.endsWith(':'))
      .toSorted((a, b) => sharedBy(stemsOf(b), asked) - sharedBy(stemsOf(a), asked))[0]
  );
};

const hasNumber = (text: string): boolean => /\d/.test(text);

/** The part of a question’s words that an example must share to be called one like it. */
const alike = 0.45;

/** From here on a problem is the question itself in other words. */
const theSame = 0.7;

/** A word or two that differ make no other problem. */
const mostShared = 0.6;

/** Nearly all of its words are in the question, and no number tells the two apart. */
const isSame = (problem: string, question: string): boolean => {
  if (likeness(problem, question) >= theSame) return true;
  const stems = stemsOf(problem);
  return !/\d/.test(problem) && sharedBy(stems, stemsOf(question)) >= mostShared * stems.size;
};

const numbersIn = (text: string): string => (text.match(/\d[\d.,]*/g) ?? []).join(' ');
/** Two numbers of one unit are no one answer. */
const isSameAnswer = (one: string, answer: string, question: string): boolean =>
  hasNumber(answer) ? numbersIn(one) === numbersIn(answer) : tellsKey(answer, question)(one);

type Like = { readonly objective: string | null; readonly question: string; readonly answer: string };

/** The worked example of the same objective that is most like a question; undefined where none is like it. */
export const likeExample = (
  topic: Topic | undefined,
  { objective, question, answer }: Like,
): Topic['workedExamples'][number] | undefined => {
  const everywhere = stemsOf(topic?.title ?? '');
  const asked = new Set([...stemsOf(question)].filter((stem) => !everywhere.has(stem)));
  return (
    (topic?.workedExamples ?? [])
      .filter((one) => one.objective === objective && one.steps.length > 1 && hasNumber(one.answer) === hasNumber(answer))
      // The very question, worked out, is no help on the way to it.
      .filter((one) => !isSame(one.problem, question) && !isSameAnswer(one.answer, answer, question) && asksAlike(one.problem, question))
      .map((one) => ({ one, shared: sharedBy(stemsOf(one.problem), asked) }))
      .filter(({ shared }) => shared >= fewestShared && shared / asked.size >= alike)
      .toSorted((a, b) => b.shared - a.shared)[0]?.one
  );
};
