import { clozePlaces } from '@hedgerow/curriculum/cloze';
import type { FigureQuestion } from '@hedgerow/curriculum/question';
import type { Fact, Item, Topic } from '@hedgerow/curriculum/topic';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Figure } from '@hedgerow/figures/figure';
import { askForRight } from './pair-wording.ts';
import { askedOfPart } from './part-asking.ts';
import { beginsWithAName, saidOf } from './part-questions.ts';
import { capital, quoted, sentence } from './wording.ts';

/** The two sides of a flashcard; both are Markdown of the smallest kind. */
export type Card = {
  readonly question: string;
  /** What the question is about; it stands on the question's side. */
  readonly figure?: Figure;
  readonly answer: string;
  readonly difficulty: Difficulty;
  /** The question as it is answered on that picture. */
  readonly onFigure?: FigureQuestion;
};

/** Behind "because" a sentence goes on: "She fears the dark" is "she fears the dark". */
const clause = (text: string): string =>
  text.replace(/^(?:It|They|He|She|We|There|The|This|These|That|An?|Its|Their|His|Her|Most|Many|Some|Only|All|Each|Both|No)\b/, (word) =>
    word.toLowerCase(),
  );

export const cardOfFact = (fact: Fact): Card | undefined => {
  switch (fact.kind) {
    case 'statement': {
      const [place] = clozePlaces(fact.text, fact.cloze);
      if (place === undefined) return undefined;
      const withGap = `${fact.text.slice(0, place)}____${fact.text.slice(place + fact.cloze.length)}`;
      return { question: `Fill the gap: ${sentence(withGap)}`, answer: fact.cloze, difficulty: 'beginner' };
    }
    case 'cause':
      return { question: `${sentence(fact.effect)} Why?`, answer: sentence(`Because ${clause(fact.because)}`), difficulty: 'advanced' };
    case 'part':
      return beginsWithAName.test(saidOf(fact))
        ? { question: `What do you know about ${fact.part}?`, answer: sentence(fact.function), difficulty: 'intermediate' }
        : { ...askedOfPart(fact.part, saidOf(fact)), difficulty: 'intermediate' };
    case 'event':
      return { question: `When did this happen? ${sentence(fact.event)}`, answer: fact.date, difficulty: 'intermediate' };
    case 'order':
      return {
        question: `${capital(fact.title)}: name all ${fact.steps.length} in the right order.`,
        answer: fact.steps.join(' → '),
        difficulty: 'advanced',
      };
    case 'pair':
      return {
        question: askForRight(fact),
        answer: fact.right,
        difficulty: 'beginner',
      };
    default:
      return undefined;
  }
};

export const wordCard = ({ term, definition }: { readonly term: string; readonly definition: string }): Card => ({
  question: `What does ${quoted(term)} mean?`,
  answer: sentence(definition),
  difficulty: 'beginner',
});

/** "Names can be swapped" marks an option that was chosen; told by itself, nobody knows which names. */
export const tellsItself = ({ belief }: Pick<Topic['misconceptions'][number], 'belief'>): boolean =>
  !/^(?!.* and ).*\bcan be swapped\b/i.test(belief);

export const mistakeCard = ({ belief, correction }: { readonly belief: string; readonly correction: string }): Card => ({
  question: `What is wrong here? ${quoted(belief)}`,
  answer: correction,
  difficulty: 'advanced',
});

/** A card for every fact of a topic. */
export const factCards = (topic: Topic): Card[] => topic.facts.map(cardOfFact).filter((card) => card !== undefined);

/** A question that its options make whole is no card, nor is one whose answer is a long sentence. */
const needsOptions = /\bwhich of\b|\bthese\b|\bfollowing\b|\bbest\b|\blikely\b/i;
const isCard = ({ stem, key, figure }: Item): boolean =>
  figure !== undefined && stem.trim().endsWith('?') && !needsOptions.test(stem) && key.text.length <= 40;

/** What a picture of the topic asks: its letters, its scale, its curve. */
export const pictureCards = ({ items }: Topic): Card[] =>
  items.filter(isCard).map(({ stem, figure, key, difficulty }) => ({
    question: stem,
    ...(figure === undefined ? {} : { figure }),
    answer: key.text,
    difficulty,
  }));

/** Only its options say what is meant, or many answers would do. */
const manyAnswers =
  /\bwhich (?:sentence|statement|word|words|line|pair|list|calculation|expression|option|reason|description|example|opening|phrase|ending|version|answer|way|change|step|plan|reply|title|text|fraction|number|equation|formula)s?\b|\b(?:equivalent|equal) to\b|\b(?:could|might|would|should|correct|right|true|wrong|odd one|most|better|an? example)\b/i;
const longestAnswer = 60;
const longestQuestion = 160;

/** Whether somebody can answer a question without options, and in one way. */
export const standsAlone = (question: string): boolean => !needsOptions.test(question) && !manyAnswers.test(question);

/** What the topic's written questions ask, where somebody can answer without options. */
export const writtenCards = ({ items }: Pick<Topic, 'items'>): Card[] =>
  items
    .filter(
      ({ stem, key, figure }) =>
        figure === undefined &&
        stem.trim().endsWith('?') &&
        stem.length <= longestQuestion &&
        key.text.length <= longestAnswer &&
        standsAlone(stem),
    )
    .map(({ stem, key, difficulty }) => ({ question: stem, answer: key.text, difficulty }));

/** Every card that the topic's facts, words and misconceptions give. */
export const derivedCards = (topic: Topic): Card[] => [
  ...topic.vocabulary.map(wordCard),
  ...factCards(topic),
  ...topic.misconceptions.filter(tellsItself).map(mistakeCard),
];
