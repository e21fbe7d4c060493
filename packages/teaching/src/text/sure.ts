import { isKeyWordLine } from './definition-forms.ts';
import { isDate } from './events.ts';
import { isForeignWord } from './language.ts';
import { isCountry } from './names.ts';
import { asksQuotation } from './quotations.ts';
import type { Statement } from './read-notes.ts';
import { isVerbRow } from './row-cards.ts';
import { isUnit } from './line-cards.ts';
import { isOfWords } from './meanings.ts';
import { isProse, standingOf } from './standing.ts';
import type { Study } from './study.ts';

/** What heads a list of words to learn. */
const ofWords =
  /\b(?:key|words?|terms?|terminology|vocab(?:ulary)?|glossary|definitions?|meanings?|spellings?|names to learn|vocabulaire|vocabulario|wörter|vokabeln)\b/i;
/** So many words of a part with their meanings are such a list, whatever heads it. */
const fewestInList = 5;
const asksMeaning =
  /(?:^|– w|W)(?:hat does “.*” mean\?|hich (?:word|term|of these) means )|^How do you say “|^What is “.*”\?$|^What (?:is|are) (?:an? |the )?[\p{L} -]{3,40}\?$/u;
/** "What does a router do?", of a list that tells it of several things. */
const asksDeed = /^What (?:does|do) [^?]{2,40} do\?$/;
/** "How do arteries and veins compare?", "Which wall goes with vein?", "Tent: lasts?": the words of a table put together. */
const isStiff = /\bcompare\b|^Which .+ (?:go|goes) with |^[^?]+: [^?]+\?$|is true of|describes|Which line about/u;
/** A page of a book: so many whole sentences, and they are most of it. */
const fewestOfProse = 2;
const shareOfProse = 0.6;
type Prose = 'whole' | 'notes' | 'none';
const known = new WeakMap<Study, Prose>();
/** A page of prose, or notes in whole sentences beside a list or a table; of those only what is no blank is asked. */
const proseOf = (study: Study): Prose => {
  const before = known.get(study);
  if (before !== undefined) return before;
  const told = study.notes.statements.filter(({ kind, pair }) => kind === 'sentence' && pair === undefined);
  const prose = told.filter(isProse).length;
  const is =
    prose < fewestOfProse || prose < shareOfProse * told.length
      ? 'none'
      : prose >= shareOfProse * study.notes.statements.length
        ? 'whole'
        : 'notes';
  known.set(study, is);
  return is;
};
/** Beside three words of its page a gap has one that fits, and the others are ruled out by their sense. */
const hasLooseOptions = /fills the gap\?|^Which of these |is true of/u;

/** What its sentence alone does not tell. */
const leans = /\b(?:this|these|it|him|her|them|there)\b/i;

/** "A layer that gives a cell its shape": in a list of words only what begins so leans on something else. */
const opensLeaning = /^(?:this|these|that|it|its|he|him|his|she|her|they|them|their|there)\b/i;

/** "The direction they come from", "may bend the end", "in the original direction": of what, the sentences before it say. */
const leansOnPage =
  /(?:^|: )(?:[\p{L}’']+ ){0,3}they\b|\b(?:therefore|however|otherwise|meanwhile|similarly|original|following|latter|former)\b|\bthe (?:end|process|result|effect|movement|material|substance|rest|others?)\b(?! (?:of|that|which|in|to)\b)/iu;
/** Words of every day, though some topic explains them: a gap for one asks nothing of the page. */
const everyday = new Set(
  (
    'water sea wave waves beach land rock rocks sand mud wind rain sun sky air food body shape heat light sound town city road ship school church house home farm ' +
    'river soil tree trees plant plants animal animals bird birds fish blood money book paper metal glass wood stone fire colour ground side wall door window part hand head ' +
    'name word people man woman child king queen country island hill mountain field garden street shop boat car train horse dog cat day night year month week morning direction shape movement process form kind size angle side place time slope level energy material end line'
  ).split(' '),
);
const hasWeight = (answer: string, { text }: Statement, study: Study): boolean => {
  const said = answer.replace(/\.$/, '');
  if (/\d/.test(said) || study.isDefined(said)) return true;
  if (everyday.has(said.toLowerCase()) || isCountry(said)) return false;
  // What the page speaks of again and again.
  if (said.length > 4 && study.page.toLowerCase().split(said.toLowerCase()).length > 2) return true;
  return study.isKey(said) || (/^\p{Lu}/u.test(said) && text.indexOf(said) > 0);
};
/** "The skin is a barrier" says something of the skin, and not what the word means. */
const fewestOfMeaning = 4;
const isBare = (question: string, answer: string): boolean => {
  const asked = /^What does “.*” mean\?$/.test(question) ? answer : /^Which (?:word|term|of these) means “(.*)”\?$/.exec(question)?.[1];
  return asked !== undefined && asked.split(' ').length < fewestOfMeaning;
};
/** "Explain why wind turbines are unreliable." */
const wholeReason = /^Explain why (?!(?:we|I|you|they|he|she)\b)(?:[^\s→+=]+ ){3,16}[^\s→+=]+\.$/;
/** "An indicator is a dye that changes colour in acids": a plain sentence that says what a word means is sure, wherever it stands. */
const saysMeaning =
  /^(?:An? |The )?\p{L}[\p{L} -]{2,30} (?:is|are) (?:an?|the) (?:\p{L}[\p{L}-]* ){1,4}(?:that|which|who|where|in which|made of|used (?:to|for|in))\b|^(?:An? )?\p{L}[\p{L} -]{2,30} means? \p{Ll}/iu;
const longestTerm = 3;
const isPlainMeaning = ({ text, quoted, leans: isLeaning, id }: Statement, question: string, answer: string, study: Study): boolean =>
  !quoted &&
  !isLeaning &&
  saysMeaning.test(text) &&
  asksMeaning.test(question) &&
  !isBare(question, answer) &&
  !leansOnPage.test(answer) &&
  !/→|=|\betc\b|\.\.\./.test(text) &&
  study.definitions.some(
    ({ from, term, meaning, says }) =>
      from.id === id &&
      says === 'meaning' &&
      term.split(' ').length <= longestTerm &&
      meaning.split(' ').length >= fewestOfMeaning &&
      !leans.test(meaning),
  );

/** A list that the page itself asks for: "Why are trees cleared?". */
const asksList = /\? Give (?:two|three|four|five|six|seven) (?:reasons|points)\.$/;

/**
 * Whether what a line is asked is of a kind that strangers would use: the forms of a verb, an equation, when something happened, a word
 * of a list of words, a sentence of a page of prose, and a cell that its table's heads put into plain words. Of what pages gave in all
 * they would use one in four (docs/teaching.md): the rest comes where there is nothing better.
 */
export const isSure = (statement: Statement, question: string, study: Study, answer: string): boolean => {
  const { kind, row, pair, heading, section } = statement;
  if (study.quotations.length > 0 && asksQuotation(question)) return true;
  if (row !== undefined) return isVerbRow(row) || !isStiff.test(question);
  if (isUnit(statement)) return question.startsWith('What is the unit of ');
  if (kind === 'formula')
    return /^Complete the word equation|^Complete the formula: (?:\p{L}+ ?){1,4} = ____|^Spell |^Put these letters |^Fill in the missing letters|^Finish the word|Begin the word|^Which (?:is the right )?spelling/u.test(
      question,
    );
  if (pair === undefined)
    return (
      (wholeReason.test(question) && !statement.leans && !statement.quoted && !leans.test(question) && !leansOnPage.test(question)) ||
      (isKeyWordLine(statement) && asksMeaning.test(question)) ||
      isPlainMeaning(statement, question, answer, study) ||
      // What the sheet itself asks.
      (study.asks.includes(question) && !statement.quoted && answer.split(' ').length >= fewestOfMeaning) ||
      /^(?:Spell|Put these letters|Fill in the missing letters|Finish the word|Begin the word|Which (?:is the right )?spelling)\b/.test(
        question,
      ) ||
      (asksList.test(question) && !/\b(?:it|they|this|these|we|you|your|I)\b/i.test(question)) ||
      (proseOf(study) !== 'none' &&
        (proseOf(study) === 'whole' || !question.includes('____') || /\d/.test(answer)) &&
        !isStiff.test(question) &&
        !isBare(question, answer) &&
        isProse(statement) &&
        /^(?:alone|under)$/.test(standingOf(statement)) &&
        !hasLooseOptions.test(question) &&
        !leans.test(question) &&
        !leansOnPage.test(question) &&
        (!question.includes('____') || question.startsWith('Complete ') || hasWeight(answer, statement, study)))
    );
  if (study.families.some(({ from }) => from.id === statement.id)) return /: name all |: where does “/.test(question);
  if (isDate(pair.term))
    return question.startsWith('When ') && (pair.meaning.split(' ').length > 2 || !question.startsWith('When did this happen'));
  if (asksDeed.test(question)) {
    const told = study.definitions.filter(({ from }) => from.section === section && from.pair !== undefined);
    return told.length >= fewestInList && pair.meaning.includes(' ') && !leans.test(pair.meaning);
  }
  if (!asksMeaning.test(question)) return false;
  if (isForeignWord(pair.term)) return true;
  const isOfList = ofWords.test(heading ?? '') || isOfWords(heading);
  const words = study.definitions.filter(({ from, says }) => from.section === section && from.pair !== undefined && says === 'meaning');
  return (
    (isOfList || words.length >= fewestInList) &&
    (pair.meaning.includes(' ') || (isOfList && words.length >= fewestInList)) &&
    !(words.length >= fewestInList ? opensLeaning : leans).test(pair.meaning)
  );
};
