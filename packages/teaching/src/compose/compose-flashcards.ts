import type { Bank } from '@hedgerow/curriculum/bank';
import type { GuideBlock, GuideContent } from '@hedgerow/curriculum/guide';
import { optionText } from '@hedgerow/curriculum/option-values';
import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold } from '@hedgerow/curriculum/words';
import { cardOfFact, derivedCards, factCards, mistakeCard, pictureCards, wordCard, writtenCards } from '../derive/derived-cards.ts';
import type { Card } from '../derive/derived-cards.ts';
import { cardsFromText } from '../text/cards-from-text.ts';
import { isLetterHome } from '../text/letters-home.ts';
import { figureCards } from '../on-figure/figure-cards.ts';
import { keyTermsOf } from './key-terms.ts';
import { isOfSheet, leavesPage, nearTo, saidIn } from './near-notes.ts';
import { examAnswersIn } from '../text/exam-answers.ts';
import { readNotes } from '../text/read-notes.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { setTasksOf } from '../text/set-tasks.ts';

/** The most cards in one set. */
export const mostCards = 24;

export type FlashcardsComposition = {
  readonly guide: GuideContent;
  readonly bank: Bank;
  readonly topicId: string | null;
  readonly seed: number;
  /** The pupil's school year, where it is known and they learn at their own stage. */
  readonly year?: number | undefined;
  /** The text of the upload behind the guide; without it the guide's own sentences from it are read. */
  readonly uploadText?: string;
};

const cardsOfBlock = (block: GuideBlock): Card[] => {
  if (block.kind === 'keyWords') return block.entries.map(({ term, meaning }) => wordCard({ term, definition: meaning }));
  if (block.kind === 'checkYourself')
    return block.entries.map(({ question, answer }) => ({ question, answer, difficulty: 'intermediate' }));
  if (block.kind === 'mistakes') return block.entries.map(mistakeCard);
  return [];
};

const notesIn = (guide: GuideContent): string =>
  guide.blocks
    .map((block) => (block.kind === 'fromYourNotes' ? block.items.join('\n') : block.kind === 'heading' ? `\n${block.text}\n` : ''))
    .join('\n');

const sideOf = (text: string): string => fold(optionText(text));

/** No card asks what another asks, or has the same short answer to nearly the same words. */
export const withoutRepeats = (cards: readonly Card[]): Card[] => {
  const seen = new Set<string>();
  return cards.filter(({ question, answer, onFigure }) => {
    // Two diagrams are labelled in the same words.
    const marks =
      onFigure !== undefined
        ? [onFigure.id]
        : [sideOf(question), `${sideOf(question).replace(/^fill the gap |^what does | mean$/g, '')}=${sideOf(answer)}`];
    const isNew =
      question.trim() !== '' && answer.trim() !== '' && !marks.some((mark) => seen.has(mark)) && sideOf(question) !== sideOf(answer);
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
};

const longestWord = 4;
/** The word that a card is about: the one that it explains, or its short answer. */
const wordOf = ({ question, answer }: Card): string | undefined => {
  const word = /^What does “([^”]+)” mean|say about “([^”]+)”/.exec(question);
  const does = /^What (?:(?:does|do|did) (.+) do|(?:is|are|was|were) ((?:an?|the) .+))\?$/.exec(question);
  const is = /^What (?:is|are) ([\p{L}][\p{L} -]{2,40})\?$/u.exec(question)?.[1];
  const said = word?.[1] ?? word?.[2] ?? does?.[1] ?? does?.[2] ?? is ?? answer;
  const year = /\b\d{4}\b/.exec(said)?.[0];
  if (year !== undefined) return year;
  return said.split(' ').length > longestWord
    ? undefined
    : sideOf(said)
        .replace(/^(?:an?|the) /, '')
        .replace(/ies$/, 'y')
        .replace(/s$/, '');
};
/** Beside cards of the notes comes no second one of ours on the same word. */
const onNewWords = (own: readonly Card[], ours: readonly Card[]): Card[] => {
  const seen = new Set(own.map(wordOf));
  return ours.filter((card) => {
    const word = wordOf(card);
    const isNew = word === undefined || !seen.has(word);
    seen.add(word);
    return isNew;
  });
};

/** A topic that is taught with pictures has some on its cards, one here and there; what can be answered on them comes in turns with what is read from them. */
const mostPictures = 5;
const inTurns = (a: readonly Card[], b: readonly Card[]): Card[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => [a[at], b[at]]).flatMap((two) =>
    two.filter((card) => card !== undefined),
  );
const cardsBetween = 4;
const shareOfBeliefs = 0.3;
const fewestBeliefs = 2;
const ofTopic = (topic: Topic, seed: number, isWanted: (card: Card) => boolean, asked?: ReadonlySet<string>): readonly Card[] => {
  const answeredOn = figureCards(topic, seed, asked).filter(isWanted);
  const pictured = inTurns(answeredOn, shuffled(pictureCards(topic).filter(isWanted), seeded(seed))).slice(0, mostPictures);
  const wrong = new Set(topic.misconceptions.map((one) => mistakeCard(one).question));
  const all = shuffled(derivedCards(topic).filter(isWanted), seeded(seed));
  const facts = all.filter(({ question }) => !wrong.has(question));
  // Some wrong beliefs to put right, and not a set of them.
  const beliefs = all
    .filter(({ question }) => wrong.has(question))
    .slice(0, Math.max(fewestBeliefs, Math.floor(Math.min(facts.length, mostCards) * shareOfBeliefs)));
  return shuffled([...facts.slice(0, mostCards), ...beliefs], seeded(seed + 1)).flatMap((card, at) => {
    const picture = at % cardsBetween === 1 ? pictured[(at - 1) / cardsBetween] : undefined;
    return picture === undefined ? [card] : [card, picture];
  });
};

/** Fewer than this is no set. */
const fewestCards = 8;
/** "Any date or famous name may be taken": two beliefs in one, or one that nobody would say, is no card beside a pupil's own page. */
const isPlain = ({ question }: Card): boolean =>
  !/^What is wrong here\? (?:“(?:Any|Each|Every)\b|.*(?: or |\bmay\b|\bcan (?:be|stand)\b|\bsome\b))/u.test(question);

/** Where we have so many on what a page says, none of its weaker ones comes. */
const fewestOfOurs = 6;
/** So few cards are worth a weak one beside them. */
const hardlyAny = 5;
/** A page that gives so many has cards of its own: others of the topic are on something else. */
const nextToNothing = 3;
/** Up to so many, what was written as a question becomes a card too. */
const wishedCards = 12;

/** "The 3 times table" has sums of its own in its guide: no card of the topic has another sum on it. */
const isOfKind = (guide: GuideContent, topic: Topic): ((card: Card) => boolean) => {
  const known = new Set([...factCards(topic), ...writtenCards(topic), ...topic.vocabulary.map(wordCard)].map(({ question }) => question));
  const drawn = guide.blocks
    .flatMap((block) => (block.kind === 'checkYourself' ? block.entries : []))
    .filter(({ question }) => !known.has(question));
  const areSums = drawn.length >= fewestDrawn && drawn.every(({ answer }) => isSum.test(answer));
  return areSums ? ({ answer }) => !isSum.test(answer) : () => true;
};
const fewestDrawn = 3;
const isSum = /^[\d\s,.]+$/;

/** The objectives whose lessons stand in the guide: its cards are on those, and not on the rest of the topic. */
const objectivesIn = (guide: GuideContent, topic: Topic): ReadonlySet<string> | undefined => {
  const headings = new Set(guide.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])));
  const taught = topic.sections.filter(({ heading }) => headings.has(heading));
  return taught.length === 0 || taught.length === topic.sections.length ? undefined : new Set(taught.map(({ objective }) => objective));
};

/** What the pupil's year has come to; undefined where that is all of the topic. */
const objectivesOfYear = ({ objectives }: Topic, year: number | undefined): ReadonlySet<string> | undefined => {
  const taught = year === undefined ? objectives : objectives.filter((one) => isTaughtIn(one, year));
  return taught.length === objectives.length ? undefined : new Set(taught.map(({ id }) => id));
};

/** Beside a pupil's notes the guide has words, mistakes and questions of ours: the cards are on the objectives of those. */
const objectivesBeside = (guide: GuideContent, topic: Topic): ReadonlySet<string> => {
  const said = new Set(guide.blocks.flatMap(cardsOfBlock).map(({ question }) => question));
  const onCard = (card: Card | undefined, objective: string): string[] =>
    card !== undefined && said.has(card.question) ? [objective] : [];
  return new Set([
    ...topic.vocabulary.flatMap((word) => onCard(wordCard(word), word.objective)),
    ...topic.facts.flatMap((fact) => onCard(cardOfFact(fact), fact.objective)),
    ...topic.misconceptions.flatMap((one) => onCard(mistakeCard(one), one.objective)),
  ]);
};
/** What of a topic is on some of its objectives. */
export const onlyOn = (topic: Topic, asked: ReadonlySet<string>): Topic => {
  const on = <T extends { readonly objective: string }>(all: readonly T[]): T[] => all.filter(({ objective }) => asked.has(objective));
  return {
    ...topic,
    vocabulary: on(topic.vocabulary),
    facts: on(topic.facts),
    misconceptions: on(topic.misconceptions),
    items: on(topic.items),
  };
};

/** So much of a lesson said on a page makes it a page of that lesson. */
const shareOfLesson = 0.4;
const lessonsSaidIn = (topic: Topic, isSaid: (card: Card) => boolean): ReadonlySet<string> =>
  new Set(
    topic.objectives.flatMap(({ id }) => {
      const cards = derivedCards(onlyOn(topic, new Set([id])));
      return cards.length > 0 && cards.filter(isSaid).length >= shareOfLesson * cards.length ? [id] : [];
    }),
  );

/** Up to 24 flashcards: from the pupil's notes where there are any, then from the topic, then from the rest of the guide. */
export const composeFlashcards = ({ guide, bank, topicId, seed, year, uploadText }: FlashcardsComposition): Card[] => {
  const hasNotes = guide.blocks.some(({ kind }) => kind === 'fromYourNotes');
  const topic = topicId === null ? undefined : bank.topic(topicId);
  const brought = uploadText ?? (hasNotes ? notesIn(guide) : undefined);
  // A page of sums alone has nothing to be read: its cards are those of its topic.
  // What a worksheet sets is no card either.
  const isWorksheet = brought !== undefined && !hasNotes && setTasksOf(brought).isWorksheet;
  const isRead = brought !== undefined && !isWorksheet && !isLetterHome(brought) && (hasNotes || readNotes(brought).statements.length > 0);
  const notes = isRead ? brought : undefined;
  const fromGuide = guide.blocks.flatMap(cardsOfBlock);
  // An exam page's questions with what its own mark scheme answers come before all that is made of its lines.
  const answered: readonly Card[] = (brought === undefined ? [] : examAnswersIn(brought)).map((one) => ({
    ...one,
    difficulty: 'intermediate',
  }));
  if (notes !== undefined) {
    const speaksOfIt = nearTo(notes, topic === undefined ? [] : derivedCards(topic).map(({ question, answer }) => `${question} ${answer}`));
    const isSaid = saidIn(notes);
    const leaves = topic === undefined ? () => false : leavesPage(notes, topic);
    const isOfPage = (card: Card): boolean => isPlain(card) && !leaves(card);
    const isTold = (card: Card): boolean =>
      isPlain(card) && speaksOfIt(`${card.question} ${card.answer}`) && isSaid(card.question, card.answer);
    const isNear = (card: Card): boolean => isTold(card) && !leaves(card);
    const keyTerms = keyTermsOf(bank, topic?.subject ?? 'other');
    const ofNotes = (perSentence: number, onlyBest: boolean): readonly Card[] =>
      cardsFromText({ text: notes, seed, max: mostCards, perSentence, onlyBest, keyTerms });
    const beside = topic === undefined ? new Set<string>() : objectivesBeside(guide, topic);
    const near = topic === undefined ? [] : ofTopic(onlyOn(topic, beside), seed, isNear, beside);
    // First what is sure of the page, then ours on what it says, then ours on the lessons that it speaks of. What a page gives beside
    // that, strangers would use one in four: it comes where there are hardly any cards, and where we have nothing on it.
    const made = cardsFromText({ text: notes, seed, max: mostCards, perSentence: 2, keyTerms, onlySure: true });
    const sure = [...answered, ...onNewWords(answered, made)];
    const filled = (cards: readonly Card[], enough: number, more: () => readonly Card[]): readonly Card[] =>
      cards.length >= enough ? cards : withoutRepeats([...cards, ...onNewWords(cards, more())].slice(0, Math.max(enough, cards.length)));
    const first = withoutRepeats([...sure, ...onNewWords(sure, near)]);
    const taught = filled(first, fewestCards, () =>
      topic === undefined ? [] : ofTopic(onlyOn(topic, lessonsSaidIn(topic, isTold)), seed, isOfPage),
    );
    const told = filled(taught, topic === undefined ? wishedCards : fewestOfOurs, () => (answered.length > 0 ? [] : ofNotes(1, true)));
    const own = filled(told, hardlyAny, () => (answered.length > 0 ? [] : ofNotes(2, false)));
    // A diary or a recount gives none: then ours on the lessons that it touches, or else on its topic.
    const touched = own.length >= nextToNothing || topic === undefined ? [] : ofTopic(topic, seed, isOfPage);
    const rest =
      own.length >= nextToNothing || topic === undefined
        ? []
        : (touched.length >= hardlyAny ? touched : ofTopic(topic, seed, isPlain)).slice(0, fewestCards - own.length);
    return withoutRepeats([...own, ...rest, ...(own.length === 0 ? fromGuide : [])]).slice(0, mostCards);
  }
  if (topic === undefined) return withoutRepeats([...answered, ...fromGuide]).slice(0, mostCards);
  const asked = objectivesIn(guide, topic) ?? objectivesOfYear(topic, year);
  const on = asked === undefined ? topic : onlyOn(topic, asked);
  const isKind = isOfKind(guide, topic);
  const isOnSheet = ({ question, answer }: Card): boolean => !isWorksheet || isOfSheet(brought ?? '', `${question} ${answer}`);
  const isWanted = (card: Card): boolean => isKind(card) && isOnSheet(card) && (!isWorksheet || isPlain(card));
  // "A solution with a pH below ___": a sheet in words says which lessons of its topic it is on.
  const leavesSheet = isWorksheet && topic.subject !== 'maths' ? leavesPage(brought ?? '', topic) : () => false;
  const ofSheet = ofTopic(on, seed, (card) => isWanted(card) && !leavesSheet(card), asked);
  const own = ofSheet.length >= fewestCards ? ofSheet : ofTopic(on, seed, isWanted, asked);
  // A worksheet is on many topics, and its guide asks of each.
  const cards = withoutRepeats(
    isWorksheet
      ? inTurns(
          shuffled(fromGuide, seeded(seed)).filter((card) => isOnSheet(card) && isPlain(card) && !leavesSheet(card)),
          own,
        )
      : [...own, ...fromGuide],
  );
  const written =
    cards.length >= wishedCards ? [] : shuffled(writtenCards(on).filter(isWanted), seeded(seed)).slice(0, wishedCards - cards.length);
  return withoutRepeats([...answered, ...cards, ...written]).slice(0, mostCards);
};
