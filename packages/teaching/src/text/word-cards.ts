import { askedDeed, askedWho, deedOf, isPast, leadOfWord } from './asking-of-words.ts';
import type { Definition } from './definitions.ts';
import { inside, isCommon, isPlural } from './grammar.ts';
import { isForeignWord as isForeign, wordsOf } from './language.ts';
import { isNameOnly, isUnlike } from './meanings.ts';
import type { Statement } from './read-notes.ts';
import { askedMeaning } from './sheet-questions.ts';
import { ended, uncapital, capital, type TextCard } from './text-card.ts';

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "Germany, Austria-Hungary, Italy": a meaning that is a list of things is asked for as one. */
const listLength = (said: string): number => countOf(said.replaceAll(/\s*\([^)]*\)/g, ''));
const countOf = (meaning: string): number =>
  !meaning.includes(',') || /[.:;=→()]|\b(?:is|are|was|were|has|have|no|not|than|that|which|who|when|where|so|because|if)\b/.test(meaning)
    ? 0
    : meaning.split(/,\s*(?:and\s+)?|\s+(?:and|\+|&)\s+/).length;
/** "Magnetic, cheap, stores files" says how one thing is; a list is of names, or stands beside a word for several. */
const isListOf = (term: string, meaning: string): boolean =>
  /[^s]s$/i.test(term) ||
  /^(?:\d|two|three|four|five|six|seven|eight)\b/i.test(term) ||
  meaning.split(/,\s*(?:and\s+)?|\s+and\s+/).every((thing) => /^\p{Lu}/u.test(thing));

/** "Gavrilo Princip, member of the Black Hand". */
const namesSomebody = /^(?!One |Two |Three |The |All |No )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,|$)/u;

const isQuotation = (meaning: string): boolean => /^["“][^"“”]+["”]$/.test(meaning);

/** "Glucose is used for" is no word with a meaning. */
const opensMore = / (?:for|of|by|with|to|in|from|as|on)$/i;
/** What a trade is called: "piecer", "chimney sweep". */
const ofTrade =
  /(?:er|or|ist|ian|man|woman|maid|sweep|boy|girl|smith|wright|keeper|guard|cook|nurse|page|scribe|monk|nun|serf|knight|lord)s?$/i;
const longestAnswer = 40;
/** All that a list says of its word, where that is no lesson of its own. */
const wholeOf = ({ meaning, from }: Definition): string => {
  const whole = from.pair?.more === undefined ? meaning : `${ended(meaning)} ${from.pair.more}`;
  return whole.split(' ').length > longestAnswer ? meaning : whole;
};

/** "Killed by Tybalt". */
const isDoneTo = (meaning: string): boolean => /^\p{L}+(?:ed|en|ught|ung|ot|wn) by \p{L}/iu.test(meaning);

/** What a note says of its word, in the form that its grammar allows. */
const noteQuestion = (definition: Definition, page: string): string | undefined => {
  const { term, meaning } = definition;
  const lead = leadOfWord(definition);
  const put = (question: string): string => (lead === '' ? question : `${lead}${uncapital(question)}`);
  if (/^["'“]/.test(term)) return `What do your notes say about ${term}?`;
  if (
    /^(?:more|fewer|less|lower|higher|longer|shorter|greater|larger|smaller|bigger|faster|slower|stronger|weaker|better|worse)\b/i.test(
      term,
    )
  )
    return undefined;
  const deed = deedOf(term, meaning);
  if (isQuality(term)) return put(`What does “${term}” mean?`);
  if (deed !== undefined && !withModalOnly.test(deed) && opensWithVerb(meaning)) return askedDeed(term, page);
  // "Broad = big surface area": what is big is not said.
  if (isUnlike(term, meaning)) return undefined;
  // After the word itself any question is good English: nothing has to agree with it, and it needs no article.
  return `${lead === '' ? capital(term) : `${lead}${term}`}: ${askedOf(term, meaning)}`;
};
/** What a list says of its word: what it does, what happens, or what it is. */
const askedOf = (term: string, meaning: string): string => {
  const words = wordsOf(uncapital(meaning.split(';')[0] ?? meaning)).filter(({ kind }) => kind === 'word');
  const many = isPlural(term);
  const [first] = words;
  if (first?.pos === 'VERB' && first.text.endsWith('s')) return many ? 'what do they do?' : 'what does it do?';
  const verb = words.findIndex(({ pos, text }) => (pos === 'VERB' || pos === 'AUX') && !/(?:ing|ed)$/.test(text));
  if (
    verb > 0 &&
    words.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !/\b(?:who|which|that|where|when)\b/.test(meaning)
  )
    return 'what happens?';
  const isThing =
    first !== undefined &&
    (/^(?:NOUN|PROPN|ADJ|ADV|DET)$/.test(first.pos) ||
      (first.text.endsWith('ed') && words[1]?.pos === 'NOUN') ||
      first.text.endsWith('ing'));
  return isThing ? (many ? 'what are they?' : 'what is it?') : 'what do your notes say?';
};
/** "Rocks carried by waves": a word that may be a thing as well says nobody's deed. */
const opensWithVerb = (meaning: string): boolean => wordsOf(uncapital(meaning))[0]?.pos === 'VERB';
const isQuality = (term: string): boolean => !term.includes(' ') && wordsOf(term.toLowerCase())[0]?.pos === 'ADJ';
const withModalOnly = /^(?:should|must|may|might|will|would|was|were)\b/i;

const tellsThing = /^(?:an?|the) \p{Ll}+ (?:\S+ ){2}/iu;
export type OnPage = { readonly page: string; readonly asks: readonly string[]; readonly isPerson: boolean; readonly isName: boolean };

/** "Variables: independent, dependent, control": "Name three variables." */
const namedList = (term: string, things: number): string => {
  const count = counts[things - 2] ?? `${things}`;
  return isPlural(term) &&
    (isCommon(term) || /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term)) &&
    !/^(?:\d|two|three|four|five|six|seven|eight|the|all)\b/i.test(term)
    ? `Name ${count} ${/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term) ? uncapital(term) : inside(term)}.`
    : `${capital(term)}: name all ${count}.`;
};

export const definitionCard = (
  definition: Definition,
  { page, asks, isPerson: isKnownPerson, isName: isKnownName }: OnPage,
): TextCard | undefined => {
  const { term, meaning, from, says } = definition;
  // "Kunst = art" translates a word, whatever its capital.
  const isTranslated = !isKnownPerson && from.pair !== undefined && /^\p{Ll}/u.test(from.pair.meaning) && meaning.split(' ').length <= 2;
  const isPerson = !isTranslated && isKnownPerson;
  const isName = (isKnownName && !isTranslated) || isPerson;
  const card = (question: string, answer = wholeOf(definition), difficulty: TextCard['difficulty'] = 'beginner'): TextCard => ({
    from: from.id,
    question,
    answer: ended(answer),
    difficulty,
  });
  const isTrade = ofTrade.test(term) && !/^\p{L}+s\b/u.test(uncapital(meaning));
  const deed = says !== 'name' && (isPerson || isName || isTrade) ? deedOf(term, meaning, isPerson || isTrade) : undefined;
  if (deed !== undefined && (isPerson || (isName && !/^(?:is|are|has|have)\b/.test(deed)) || says === 'note'))
    return { ...card(`Who ${deed}?`), answer: term };
  // "Lord Ashby = Lady Ashby" in a family tree.
  if (isPerson && isNameOnly(meaning, from)) return undefined;
  // "Who dies, and how?" – "poison".
  if (isPerson && !isDoneTo(meaning) && from.heading?.endsWith('?') === true) return undefined;
  if (isPerson) return card(isDoneTo(meaning) ? `What ${isPast(page) ? 'happened' : 'happens'} to ${term}?` : askedWho(term, page));
  const things = listLength(meaning);
  const isList =
    from.pair !== undefined || from.text.startsWith(`${term}: `) || (from.text.startsWith(`${term} - `) && isPlural(term))
      ? !/^["“]/.test(term) && things >= 3 && meaning.split(' ').length <= things * 3 && isListOf(term, meaning)
      : false;
  if (says === 'note' && opensMore.test(term)) return card(`Complete the sentence: ${term} ____.`);
  if (isList) return card(namedList(term, things), meaning, 'intermediate');
  if (isQuotation(meaning)) return card(`Which quotation do your notes give for “${term}”?`);
  // "Magna Carta – the charter of rights that King John sealed" in a list of words.
  if (isName && !isPerson && says === 'meaning' && from.pair !== undefined && tellsThing.test(meaning)) return card(`What is “${term}”?`);
  if (says === 'note' || isName) {
    const question = noteQuestion(definition, page);
    return question === undefined
      ? undefined
      : card(question[0]?.toUpperCase() === question[0] ? question : `${question[0]?.toUpperCase() ?? ''}${question.slice(1)}`);
  }
  if (says === 'name' && /^\p{Ll}/u.test(from.pair?.meaning ?? '')) return card(`${capital(term)}: ${askedOf(term, meaning)}`);
  if (says === 'name' || namesSomebody.test(meaning)) return card(`Which name do your notes give for “${term}”?`);
  const own = askedMeaning(asks, term);
  if (own !== undefined) return card(own);
  // "The pancreas is the organ which ...": one asks what it is, and not what its word means.
  if (from.pair === undefined && from.text.toLowerCase().startsWith(`the ${term.toLowerCase()} is the `))
    return card(`What is the ${term}?`);
  return card(`What does “${term}” mean?`);
};

/** "Magnitude – 7.0" under "FACT FILE": something that is known of what the page is about. */
const ofFacts = /^(?:key |quick )?(?:facts?|fact ?(?:file|box)|profile|details|information|data|basics)[!:]*$/i;
export const attributeCard = ({ id, pair, heading }: Statement, subject: string | undefined): TextCard | undefined =>
  pair === undefined || subject === undefined || !ofFacts.test(heading ?? '') || pair.term.split(' ').length > 4
    ? undefined
    : { from: id, question: `${subject} – give the ${uncapital(pair.term)}.`, answer: ended(pair.meaning), difficulty: 'intermediate' };

/** The other way round, where the meaning is short enough to be asked for: "railway station" is "la gare". */
export const backCard = (
  { term, meaning, from, says }: Definition,
  { isName, language }: { readonly isName: boolean; readonly language: string | undefined },
): TextCard | undefined =>
  from.pair === undefined || isName || says !== 'meaning' || !isForeign(term) || meaning.split(' ').length > 4 || /[,;/]/.test(meaning)
    ? undefined
    : {
        from: from.id,
        question:
          language === undefined
            ? `Which word or phrase means “${uncapital(meaning)}”?`
            : `How do you say “${uncapital(meaning)}” in ${language}?`,
        answer: term,
        difficulty: 'intermediate',
      };
