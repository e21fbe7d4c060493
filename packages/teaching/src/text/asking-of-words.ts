import { headingOf, isSaidIn } from './context.ts';
import type { Definition } from './definitions.ts';
import { isPlural, withArticle } from './grammar.ts';
import { wordsOf } from './language.ts';
import { isDeed } from './meanings.ts';
import { uncapital } from './text-card.ts';

export const firstSentence = (text: string): string =>
  (text.split(/(?<=\p{L}{2})[.;]\s/u)[0] ?? text).replaceAll(' + ', ' and ').replace(/\.$/, '');
const somebodyElse = /\b(?:him|her|it|them|this|he|she|they|I|we|you)\b/i;
const shorthand = /[→↑↓=~^{}|]|\bw\/|\be\.g\b/;
const longestDeed = 18;
const fewestOfDeed = 2;

/** "Should take the letter", "can grow into a plant". */
const withModal = /^(?:should|can|could|must|may|might|will|would)\s+(?:not\s+)?\p{L}+/iu;
const irregularPast =
  /^(?:led|made|wrote|built|won|fought|took|became|ran|found|gave|went|sang|told|spoke|sent|kept|brought|taught|drew|broke|stole|saw|met|held|lost|had|did|began|hid|rode|chose|grew|knew|left|stood|thought|bought|came|put)$/i;
/** What somebody or something does, in one clause that can follow "who" or "what"; undefined where it is something else. */
export const deedOf = (term: string, meaning: string, isPerson = false): string | undefined => {
  const deed = uncapital(firstSentence(meaning).replace(/^also /i, ''));
  const words = wordsOf(`They ${deed}`);
  const [, first, second] = words;
  if (first === undefined || deed.split(' ').length < fewestOfDeed || deed.split(' ').length > longestDeed) return undefined;
  if (somebodyElse.test(deed) || shorthand.test(deed)) return undefined;
  if (/ing$/i.test(first.text) || /^[\p{L}]+['’]/u.test(deed)) return undefined;
  // "Killed by Tybalt", "made of wood": what is done to it.
  const isOver = irregularPast.test(first.text) || (first.pos === 'VERB' && /ed$/i.test(first.text));
  // "Wrapped trousers", of a garment.
  if (isOver && !isPerson && /^(?:NOUN|ADJ)$/.test(second?.pos ?? '')) return undefined;
  if (isOver)
    return /^(?:ADP|PUNCT)$/.test(second?.pos ?? 'PUNCT') && !/^(?:with|for|into|to|from|up|out|away|against|on)$/i.test(second?.text ?? '')
      ? undefined
      : deed;
  if (/^(?:was|were)$/i.test(first.text)) return deed;
  return withModal.test(deed) || isDeed(term, meaning) ? deed : undefined;
};

/** "Leaf adaptations – ...": a note is understood under its heading. */
export const leadOfWord = ({ term, from }: Definition): string => {
  const heading = from.pair === undefined && !from.bullet && !/^[^=:–]{2,40} = /.test(from.text) ? undefined : headingOf(from);
  return heading === undefined || isSaidIn(heading, term) || isSaidIn(term, heading) || /^["“]/.test(term) ? '' : `${heading} – `;
};

/** Whether a page tells of what was. */
export const isPast = (page: string): boolean =>
  (page.match(/\b(?:was|were|had|became)\b/g) ?? []).length + (page.match(/\b(?:\d{3}|1[0-8]\d\d)\b/g) ?? []).length >
  (page.match(/\b(?:is|are|has)\b/g) ?? []).length;
export const askedWho = (term: string, page: string): string =>
  /, | and /.test(term)
    ? `Who ${isPast(page) ? 'were' : 'are'} ${term.replace(', ', ' and ')}?`
    : `Who ${isPast(page) ? 'was' : 'is'} ${term}?`;

/** "What does the stem do?" */
export const askedDeed = (term: string, page: string): string => {
  const isOne = !isPlural(term) && !/\s(?:and|&)\s/.test(term);
  return `What ${isOne ? 'does' : 'do'} ${withArticle(term, page, /\b(?:parts?|labels?|diagram|organs?|structures?)\b/i.test(page) ? 'the' : 'a')} do?`;
};

const languages: readonly (readonly [string, RegExp])[] = [
  ['German', /(?<!\p{L})(?:der|die|das|ein|eine|einen|ich|und|im|wir|nicht|mit)(?!\p{L})|[äöüß]/giu],
  ['Spanish', /(?<!\p{L})(?:el|los|las|una|unos|unas|hay|está|estoy|muy|mi|al|del|yo)(?!\p{L})|[ñ¿¡áíóú]/giu],
  ['French', /(?<!\p{L})(?:le|les|des|une|du|je|j'|est|c'est|dans|avec|mon|ma|nous|au|et)(?!\p{L})|[èêçàœâîô]/giu],
];
/** The language that the words of a list are of, where their small words say so. */
export const languageOf = (terms: readonly string[]): string | undefined => {
  const said = terms.join(' ');
  const found = languages
    .map(([name, pattern]) => ({ name, times: (said.match(pattern) ?? []).length }))
    .toSorted((a, b) => b.times - a.times);
  const [first, second] = found;
  return first !== undefined && second !== undefined && first.times > 2 && first.times > second.times * 1.5 ? first.name : undefined;
};
