import { deedOf, leadOfWord } from './asking-of-words.ts';
import { isBelow } from './definitions.ts';
import type { Draft } from './drafts.ts';
import { isForeignWord, wordsOf } from './language.ts';
import { areAlike, firstPos, kindOf, saysAsMuch, shapeOf } from './likeness.ts';
import { limits } from './limits.ts';
import { isUnlike, ofWords } from './meanings.ts';
import { shuffled } from './seeded.ts';
import type { Study } from './study.ts';
import { uncapital } from './text-card.ts';

type Definition = Study['definitions'][number];
type Word = Definition & { readonly isPerson: boolean };

/** Of each word once: a glossary of 240 words puts each beside each. */
const once = <T>(tell: (word: Word) => T): ((word: Word) => T) => {
  const told = new WeakMap<Word, { readonly value: T }>();
  return (word) => {
    const known = told.get(word);
    if (known !== undefined) return known.value;
    const value = tell(word);
    told.set(word, { value });
    return value;
  };
};

const countsThings = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/i;
/** A noun stands among nouns, and a describing word among its like: what the meaning begins with tells. */
const partOf = once(({ term, meaning }): string => {
  if (/^(?:an?|the|your|our|some(?:thing|one|body)|people|when)\b/i.test(meaning))
    return kindOf(term) === 'quality' && /^(?:when|people)\b/i.test(meaning) ? 'quality' : 'thing';
  if (/^to \p{L}/iu.test(meaning)) return 'action';
  const [first, second] = wordsOf(meaning.toLowerCase());
  const describes = (first?.pos === 'ADV' || first?.pos === 'ADJ' || first?.pos === 'AUX') && !/^(?:NOUN|PROPN)$/.test(second?.pos ?? '');
  return kindOf(term) === 'quality' || describes ? 'quality' : 'thing';
});
/** "una casa" beside "el jardín" and "el salón" is known by its article, where "a house" is asked for. */
const articleOf = once(({ term }): string =>
  /^(?:un|una|unos|unas|une|ein|eine|einen)\s/iu.test(term)
    ? 'one'
    : /^(?:el|la|los|las|le|les|der|die|das)[\s/]|^l'/iu.test(term)
      ? 'the'
      : '',
);
const isForeign = once(({ term }) => isForeignWord(term));
const kindOfWord = once(({ term, meaning }) => kindOf(term, meaning));
const shapeOfMeaning = once(({ meaning }) => shapeOf(meaning));
const opensWith = once(({ meaning }) => firstPos(meaning));
const meanAlike = (word: Word, other: Word): boolean =>
  areAlike(word.meaning, other.meaning, (text) => opensWith(text === word.meaning ? word : other));
/** A process among processes, a quality among qualities; words of a language among those that mean the same kind of thing. */
const isOfKind = (word: Word, other: Word): boolean =>
  word.isPerson !== other.isPerson
    ? false
    : word.isPerson
      ? true
      : isForeign(word)
        ? articleOf(word) === articleOf(other) &&
          meanAlike(word, other) &&
          shapeOfMeaning(word) === shapeOfMeaning(other) &&
          partOf(word) === partOf(other) &&
          // "En mi barrio" heads a list, and its capital says so.
          /^\p{Lu}/u.test(word.term) === /^\p{Lu}/u.test(other.term)
        : kindOfWord(word) === kindOfWord(other) &&
          (word.says !== 'meaning' || word.from.pair === undefined || partOf(word) === partOf(other));
/** A quotation stands among quotations, a note among notes, one thing among single ones: another kind gives itself away. */
const isOneKind = (word: Word, other: Word, anyKind = false): boolean =>
  /^["“]/.test(word.term) === /^["“]/.test(other.term) &&
  countsThings.test(word.term) === countsThings.test(other.term) &&
  /[?.]$/.test(word.term) === /[?.]$/.test(other.term) &&
  (anyKind || /^["“]/.test(word.term) || isOfKind(word, other)) &&
  !/^["“]/.test(word.meaning) &&
  word.says === other.says &&
  (word.says === 'meaning' ||
    /^["“]/.test(word.term) ||
    word.from.section === other.from.section ||
    (isBelow(word.term, word.from) && isBelow(other.term, other.from))) &&
  (/^["“]/.test(word.term) || (word.from.pair === undefined) === (other.from.pair === undefined));

/** Options that look alike come first: of the same section, with the same first word ("la", "to"), with about as many words. */
const rivalsOf = (word: Word, others: readonly Word[], shown: (one: Word) => string, chance: () => number): readonly string[] => {
  const opening = (one: Word): string => shown(one).split(' ')[0]?.toLowerCase() ?? '';
  const apart = (one: Word): number =>
    (one.from.section === word.from.section ? 0 : 2) +
    (opening(one) === opening(word) ? 0 : 1) +
    Math.min(2, Math.abs(shown(one).split(' ').length - shown(word).split(' ').length) / 2);
  const found = shuffled(others, chance).toSorted((a, b) => apart(a) - apart(b));
  const key = shown(word).toLowerCase();
  return [...new Map(found.map((one) => [shown(one).toLowerCase(), shown(one)]))]
    .filter(([text]) => text !== key)
    .slice(0, 3)
    .map(([, text]) => text);
};

const inQuotes = (meaning: string): string => `“${/^\p{L}+ \p{Lu}|^\p{Lu}\p{L}*['’]s\b/u.test(meaning) ? meaning : uncapital(meaning)}”`;
/** What asks for a word by what is said of it. */
const stemFor = ({ term, meaning, from, says, isPerson }: Word, isShort: boolean): string => {
  const said = meaning.replace(/\.$/, '');
  if (/^["“]/.test(term)) return `Which quotation do your notes say this about? ${said}.`;
  const deed = says === 'note' || isPerson ? deedOf(term, meaning, isPerson) : undefined;
  if (isPerson) return deed === undefined ? `Who is described here? ${inQuotes(said)}` : `Who ${deed}?`;
  if (deed !== undefined) return `Which of these ${deed}?`;
  if (says === 'note') {
    const lead = leadOfWord({ term, meaning, from, says });
    return `${lead}${lead === '' ? 'W' : 'w'}hich of these is described here? ${inQuotes(said)}`;
  }
  if (isShort) {
    const shown = (from.pair?.meaning ?? meaning).replace(/(?<!\.)\.$/, '');
    return `Which of these means “${isForeignWord(term) ? shown : uncapital(shown)}”?`;
  }
  return `Which ${term.includes(' ') ? 'term' : 'word'} means ${inQuotes(said)}?`;
};

/** "Lower number = stronger acid". */
const comparative =
  /^(?:more|fewer|less|lower|higher|longer|shorter|greater|larger|smaller|bigger|faster|slower|stronger|weaker|better|worse)\b/i;

/** "LAN: local area network": who reads the meaning reads its letters. */
const isSpeltOut = (term: string, meaning: string): boolean => {
  const letters = /^\p{Lu}{2,6}$/u.test(term) ? term.toLowerCase() : '';
  const initials = (meaning.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word[0] ?? '').join('');
  return letters !== '' && initials.includes(letters);
};
const shortestTold = 5;
/** "The difference in concentration": one word of a term of two says which it is. */
const isHalfSaid = (term: string, meaning: string): boolean => {
  const said = new Set(meaning.toLowerCase().match(/\p{L}+/gu));
  return (
    term.includes(' ') &&
    term
      .toLowerCase()
      .split(' ')
      .some((word) => word.length >= shortestTold && said.has(word))
  );
};
/** Questions on the words that the notes explain, both ways round. */
export const definitionDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  // A word of a list of spellings has its meaning beside it, and no note on what it does.
  const spelt = new Set(study.spellings.map(({ word }) => word));
  const words = study.definitions
    .map((one): Definition => (spelt.has(one.term) ? { ...one, says: 'meaning' } : one))
    .map((one): Word => {
      const isPerson = study.isPerson(one);
      return { ...one, isPerson, says: isPerson ? 'note' : one.says };
    })
    .filter(
      ({ term, says, isPerson, meaning, from }) =>
        (isPerson || !study.isName(term)) &&
        !(isPerson && from.heading?.endsWith('?') === true && deedOf(term, meaning, true) === undefined) &&
        !(says === 'note' && comparative.test(term)) &&
        (isPerson || says !== 'note' || !isUnlike(term, meaning)) &&
        says !== 'name' &&
        !(says === 'note' && / (?:for|of|by|with|to|in|from|as|on)$/i.test(term)),
    )
    .slice(0, limits.candidates);
  const short = words.filter(({ meaning, from }) => from.pair !== undefined && meaning.split(' ').length <= 4);
  return words.flatMap((word): readonly Draft[] => {
    const { term, meaning, from } = word;
    const others = words.filter(
      (other) =>
        other.term !== term &&
        isOneKind(word, other) &&
        !meaning.toLowerCase().includes(other.term.toLowerCase()) &&
        !saysAsMuch(meaning, other.meaning),
    );
    const near = rivalsOf(word, others, (one) => one.term, chance);
    // The words of one list stand beside each other, whatever they are.
    const inList =
      near.length < 2 && (from.pair?.isMeaning === true || (from.pair !== undefined && ofWords.test(from.heading ?? '')))
        ? words.filter(
            (other) =>
              other !== word &&
              other.from.section === from.section &&
              isOneKind(word, other, true) &&
              partOf(word) === partOf(other) &&
              (!isForeign(word) || (articleOf(word) === articleOf(other) && /^\p{Lu}/u.test(word.term) === /^\p{Lu}/u.test(other.term))) &&
              !saysAsMuch(meaning, other.meaning),
          )
        : [];
    const found = near.length < 2 ? rivalsOf(word, inList, (one) => one.term, chance) : near;
    // Two words from elsewhere on the page are of another kind, unless their meanings begin alike: "when a solid ...", "when a liquid ...".
    const isNear = (other: Word): boolean =>
      other.from.section === from.section || other.meaning.split(' ')[0]?.toLowerCase() === meaning.split(' ')[0]?.toLowerCase();
    const isAlone = from.pair === undefined && !isBelow(term, from) && found.length < 3 && !others.some(isNear);
    const wrong = isAlone ? [] : found;
    const givesAway = meaning.toLowerCase().includes(term.toLowerCase()) || isSpeltOut(term, meaning);
    // Where the others of the list are said so too, it tells nothing.
    const isTold = isHalfSaid(term, meaning) && !wrong.some((other) => isHalfSaid(other, meaning));
    const isShort = short.includes(word);
    const byMeaning = isShort
      ? rivalsOf(
          word,
          short.filter((other) => isOneKind(word, other) && meanAlike(word, other)),
          (one) => one.meaning,
          chance,
        )
      : [];
    return [
      ...(byMeaning.length < 2 || givesAway || word.says === 'note'
        ? []
        : [
            {
              stem: `What does “${term}” mean?`,
              key: meaning,
              wrong: byMeaning,
              level: 'beginner' as const,
              from,
              hint: `Find “${term}” in your notes.`,
            },
          ]),
      ...(wrong.length < 2 || givesAway || isTold
        ? []
        : [
            {
              stem: stemFor(word, isShort),
              key: term,
              wrong,
              level: isShort ? ('intermediate' as const) : ('beginner' as const),
              from,
              hint: `It begins with “${term[0] ?? ''}”.`,
            },
          ]),
    ];
  });
};
