import { headingOf } from './context.ts';
import type { Definition } from './definitions.ts';
import { isForeignWord as isForeign, wordsOf } from './language.ts';
import type { Statement } from './read-notes.ts';
import { ended, uncapital, capital, type TextCard } from './text-card.ts';

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "Germany, Austria-Hungary, Italy": a meaning that is a list of things is asked for as one. */
const listLength = (meaning: string): number =>
  !meaning.includes(',') || /[.:;=→()]|\b(?:is|are|was|were|has|have|no|not|than|that|which|who|when|where|so|because|if)\b/.test(meaning)
    ? 0
    : meaning.split(/,\s*(?:and\s+)?|\s+(?:and|\+|&)\s+/).length;
/** "Magnetic, cheap, stores files" says how one thing is; a list is of names, or stands beside a word for several. */
const isListOf = (term: string, meaning: string): boolean =>
  /[^s]s$/i.test(term) ||
  /^(?:\d|two|three|four|five|six|seven|eight)\b/i.test(term) ||
  meaning.split(/,\s*(?:and\s+)?|\s+and\s+/).every((thing) => /^\p{Lu}/u.test(thing));

/** "Variables" as "variable". */
const oneOf = (words: string): string => words.toLowerCase().replace(/s$/, '');

/** "Leaf adaptations – what do your notes say about “broad”?": a note is understood under its heading. */
const aboutCard = ({ term, from }: Definition): string => {
  const heading = from.pair === undefined && !from.bullet && !/^[^=:–]{2,40} = /.test(from.text) ? undefined : headingOf(from);
  const isSaid = heading !== undefined && (oneOf(heading).includes(oneOf(term)) || oneOf(term).includes(oneOf(heading)));
  const shown = /^["“]/.test(term) ? term : `“${term}”`;
  return heading !== undefined && !isSaid && !/^["“]/.test(term)
    ? `${heading} – what do your notes say about ${shown}?`
    : `What do your notes say about ${shown}?`;
};

/** "Gavrilo Princip, member of the Black Hand". */
const namesSomebody = /^(?!One |Two |Three |The |All |No )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,|$)/u;

const isQuotation = (meaning: string): boolean => /^["“][^"“”]+["”]$/.test(meaning);

/** "Glucose is used for" is no word with a meaning. */
const opensMore = / (?:for|of|by|with|to|in|from|as|on)$/i;
export const ofPeople = /^(?:\p{L}+ ){0,3}(?:people|persons|figures|characters|leaders|gods|rulers|who was who)$/iu;

/** "Led the Israelites out of Egypt": what somebody did. */
const isDone = (meaning: string): boolean => {
  const [first, second] = wordsOf(`They ${uncapital(meaning)}`).slice(1);
  if (first === undefined || !/^(?:VERB|AUX)$/.test(first.pos) || /(?:ing|[^s]s)$/.test(first.text)) return false;
  return (
    /(?:ed|led|made|wrote|built|won|fought|took|became|ran|found|gave|went|sang|told|spoke|sent|kept|brought|taught|drew|broke|stole|saw|met|held|lost|was|were|had|did|began)$/.test(
      first.text,
    ) && second?.pos !== 'PUNCT'
  );
};
const longestDeed = 18;
/** What somebody does in a trade: "piecer", "chimney sweep". */
const ofTrade =
  /(?:er|or|ist|ian|man|woman|maid|sweep|boy|girl|smith|wright|keeper|guard|cook|nurse|page|scribe|monk|nun|serf|knight|lord)s?$/i;
const anybody = /\b(?:him|her|it|them|this|he|she|they)\b/i;
const firstSentence = (text: string): string => (text.split(/(?<=\p{L}{2})[.;]\s/u)[0] ?? text).replaceAll(' + ', ' and ');

/** "Who led the Israelites out of Egypt?": the deed is given, and who did it is asked. */
const whoCard = ({ term, meaning, from }: Definition): TextCard | undefined => {
  const deed = firstSentence(meaning);
  if (!isDone(deed) || anybody.test(deed) || deed.split(' ').length < 3 || deed.split(' ').length > longestDeed) return undefined;
  return { from: from.id, question: `Who ${uncapital(deed).replace(/\.$/, '')}?`, answer: term, difficulty: 'beginner' };
};

export const definitionCard = (definition: Definition, isKnownName: boolean): TextCard => {
  const { term, meaning, from, says } = definition;
  // "Kunst = art" translates a word, whatever its capital.
  const isTranslated = from.pair !== undefined && /^\p{Ll}/u.test(from.pair.meaning) && meaning.split(' ').length <= 2;
  const isPerson = ofPeople.test(from.heading ?? '') && term.split(' ').every((word) => /^\p{Lu}/u.test(word));
  const isName = (isKnownName && !isTranslated) || ofPeople.test(from.heading ?? '');
  const who =
    says !== 'name' && (isPerson || isName || (ofTrade.test(term) && isDone(firstSentence(meaning)))) ? whoCard(definition) : undefined;
  if (who !== undefined) return who;
  const things = listLength(meaning);
  const isList =
    (from.pair !== undefined || from.text.startsWith(`${term}: `)) &&
    !/^["“]/.test(term) &&
    things >= 3 &&
    meaning.split(' ').length <= things * 3 &&
    isListOf(term, meaning);
  const question =
    says === 'note' && opensMore.test(term)
      ? `Complete the sentence: ${term} ____.`
      : isList
        ? `${capital(term)}: name all ${counts[things - 2] ?? things}.`
        : isPerson && !isDone(meaning)
          ? `Who is “${term}”?`
          : isQuotation(meaning)
            ? `Which quotation do your notes give for “${term}”?`
            : says === 'note' || isName
              ? aboutCard(definition)
              : says === 'name' || namesSomebody.test(meaning)
                ? `Which name do your notes give for “${term}”?`
                : `What does “${term}” mean?`;
  return { from: from.id, question, answer: ended(meaning), difficulty: isList ? 'intermediate' : 'beginner' };
};

/** "Magnitude – 7.0" under "FACT FILE": something that is known of what the page is about. */
const ofFacts = /^(?:key |quick )?(?:facts?|fact ?(?:file|box)|profile|details|information|data|basics)[!:]*$/i;
export const attributeCard = ({ id, pair, heading }: Statement, subject: string | undefined): TextCard | undefined =>
  pair === undefined || subject === undefined || !ofFacts.test(heading ?? '') || pair.term.split(' ').length > 4
    ? undefined
    : { from: id, question: `${subject} – give the ${uncapital(pair.term)}.`, answer: ended(pair.meaning), difficulty: 'intermediate' };

/** The other way round, where the meaning is short enough to be asked for: "railway station" is "la gare". */
export const backCard = ({ term, meaning, from, says }: Definition, isName: boolean): TextCard | undefined =>
  from.pair === undefined || isName || says !== 'meaning' || !isForeign(term) || meaning.split(' ').length > 4 || /[,;/]/.test(meaning)
    ? undefined
    : {
        from: from.id,
        question: `Which word or words in your notes mean “${uncapital(meaning)}”?`,
        answer: term,
        difficulty: 'intermediate',
      };
