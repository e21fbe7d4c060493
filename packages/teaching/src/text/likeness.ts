import { wordsOf } from './language.ts';

const small =
  /^(?:the|and|for|with|that|this|from|into|some|more|most|very|they|them|their|its|not|are|was|has|have|made|make|makes|used|using|when|where|which|what|who|how|can|one|two|part|parts|thing|things|something|someone|kind|type|things|other|another)$/;
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !small.test(word))
      .map((word) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ''))),
  );

/** Two lists with a thing in common, or two phrases with a word, may both be right: "meat, fish, milk" beside "milk, cheese". */
export const sharesWords = (one: string, other: string): boolean => {
  const words = stemsOf(one);
  return [...stemsOf(other)].some((word) => words.has(word));
};

/** So much of one meaning stands in the other that it fits as well. */
const shareOfMeaning = 0.5;
const fewOfMeaning = 3;
const mostOfMeaning = 0.8;
export const saysAsMuch = (meaning: string, other: string): boolean => {
  const own = [...stemsOf(meaning)];
  const words = stemsOf(other);
  return (
    own.length > 0 &&
    own.filter((word) => words.has(word)).length >= own.length * (own.length <= fewOfMeaning ? shareOfMeaning : mostOfMeaning)
  );
};

export type Kind = 'process' | 'quality' | 'action' | 'time' | 'person' | 'figure' | 'thing';
const ofProcess =
  /^(?:the )?(?:movement|process|act|action|way|change|breaking|when|how|use|using|release|loss|removal|spread|growth)\b|^\p{L}+ing\b/iu;
/** What kind of word it is, by itself and by its meaning: another kind among the options gives itself away. */
export const kindOf = (term: string, meaning = ''): Kind => {
  if (/^[£＄+−-]?\d/.test(term)) return 'figure';
  const words = wordsOf(term.toLowerCase()).filter(({ kind }) => kind === 'word');
  const last = words.at(-1);
  if (/^to \p{L}/iu.test(meaning) || (words.length === 1 && last?.pos === 'VERB' && !term.endsWith('ing'))) return 'action';
  if (/^(?:when|time|moment|day|period|years?)\b/i.test(meaning) && !/tion$|sis$|ing$/i.test(term))
    return /^when\b/i.test(meaning) ? 'process' : 'time';
  if (ofProcess.test(meaning) || /(?:tion|sion|sis|ing)$/i.test(term)) return 'process';
  if (/^(?:an? |the )?(?:person|man|woman|people|someone|somebody|men|women|king|queen|leader|worker)\b/i.test(meaning)) return 'person';
  // "Vegetable: a plant that we eat" ends like "able", and is a thing.
  if (/^(?:an?|the|your|our|something|the people|people)\b/i.test(meaning)) return 'thing';
  if (words.length === 1 && (last?.pos === 'ADJ' || /(?:ular|ous|ive|able|ible|ic|al)$/i.test(term))) return 'quality';
  return 'thing';
};

const ofTime =
  /\b(?:days?|times?|weeks?|weekends?|months?|years?|never|always|often|sometimes|today|tomorrow|yesterday|morning|evening|now|then)\b/i;
/** What a word of another language means: an action, somebody acting, a time, a thing, how something is. */
export const shapeOf = (meaning: string): string => {
  if (/^to \p{L}/iu.test(meaning)) return 'action';
  if (/^(?:I|you|he|she|it|we|they|there)\b/i.test(meaning)) return 'clause';
  if (ofTime.test(meaning)) return 'time';
  if (meaning.endsWith('?')) return 'question';
  const last = wordsOf(meaning.toLowerCase()).findLast(({ kind }) => kind === 'word');
  return last?.pos === 'PROPN' ? 'NOUN' : (last?.pos ?? '');
};

const isPlural = (text: string): boolean => /[^s]s$/i.test(text);
/** What a phrase begins with. */
export const firstPos = (text: string): string => {
  const [first] = wordsOf(text.toLowerCase());
  return first === undefined
    ? ''
    : /^to$/i.test(first.text)
      ? 'to'
      : first.pos === 'VERB'
        ? first.text.endsWith('ing')
          ? 'ing'
          : 'verb'
        : first.pos === 'ADP'
          ? 'adp'
          : 'noun';
};
const longest = 3.5;
/** Phrases that could stand in each other's place: neither far longer, nor a verb beside a noun. */
export const areAlike = (one: string, other: string, opens: (text: string) => string = firstPos): boolean => {
  const [a, b] = [one.split(' ').length, other.split(' ').length];
  if (Math.max(a, b) > Math.min(a, b) * longest + 1) return false;
  if (/^[£＄+−-]?\d/.test(one) !== /^[£＄+−-]?\d/.test(other)) return false;
  const [first, second] = [opens(one), opens(other)];
  return first === second || (first !== 'verb' && second !== 'verb' && first !== 'to' && second !== 'to');
};
export const areOfOneNumber = (one: string, other: string): boolean => isPlural(one) === isPlural(other);
