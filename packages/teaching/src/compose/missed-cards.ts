import type { Bank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold } from '@hedgerow/curriculum/words';
import { type Card, derivedCards, mistakeCard, standsAlone, tellsItself, writtenCards } from '../derive/derived-cards.ts';
import { cardOnFigure } from '../on-figure/figure-cards.ts';
import { rightWords } from '../practice/given-answer.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { mostCards, onlyOn, withoutRepeats } from './compose-flashcards.ts';

export type Missed = {
  readonly question: PracticeQuestion;
  /** The belief that the wrong answer showed; null where none is known. */
  readonly misconception: string | null;
};

export type MissedCards = {
  readonly missed: readonly Missed[];
  readonly bank: Pick<Bank, 'topic'>;
  readonly seed: number;
  /** The questions are on a text that no card has room for. */
  readonly onPassage: boolean;
};

/** Only its options say what is meant, beside what `standsAlone` knows. */
const amongThose =
  /\bwhich (?:is|are|one|shows?|person|sign)\b|\bwhat (?:went wrong|is missing)\b|\b(?:options?|choose|pick|tick|select)\b/i;
const needsItsPicture = /\b(?:pictures?|shown?|diagram|look at|above|below)\b/i;
const needsItsText = /\b(?:passage|extract|poem|story|paragraph)\b/i;
const longestFront = 240;
const longestBack = 100;

/** What is asked with all that it needs: in one way by itself, or with what there is to choose from. */
const frontOf = (question: PracticeQuestion): string | undefined => {
  const { question: stem } = question;
  switch (question.type) {
    case 'typed':
      return stem;
    case 'multiple_choice':
      return standsAlone(stem) && !amongThose.test(stem) ? stem : `${stem} (${question.options.join(' / ')})`;
    case 'correct':
      return `${stem} ${question.sentence}`;
    case 'several':
      return `${stem} (${question.options.join(' / ')})`;
    case 'order':
      return question.pictures === undefined ? `${stem} (${question.items.join(' / ')})` : undefined;
    // It is heard, and a card says nothing.
    case 'dictation':
    // On a card stands one question.
    case 'parts':
    case 'match':
    case 'sort':
    case 'on_figure':
      return undefined;
  }
};

/** The very question that was missed. */
const ofQuestion = (question: PracticeQuestion): Card | undefined => {
  const { figure, difficulty } = question;
  if (question.type === 'on_figure') return cardOnFigure(question);
  const front = frontOf(question);
  const back = rightWords(question);
  if (front === undefined || front.length > longestFront || back === '' || back.length > longestBack) return undefined;
  if ((figure === undefined && needsItsPicture.test(front)) || needsItsText.test(front)) return undefined;
  return { question: front, ...(figure === undefined ? {} : { figure }), answer: back, difficulty };
};

const beliefCard = (topic: Topic, id: string | null): Card | undefined => {
  const belief = topic.misconceptions.find((one) => one.id === id);
  return belief === undefined || !tellsItself(belief) ? undefined : mistakeCard(belief);
};

/** What the topic's cards say on the objective of a question, those that name its answer first. */
const ofObjective = (topic: Topic, question: PracticeQuestion, seed: number): readonly Card[] => {
  if (question.objective === null) return [];
  const on = onlyOn(topic, new Set([question.objective]));
  const cards = shuffled([...derivedCards(on), ...writtenCards(on)], seeded(seed));
  const key = fold(rightWords(question));
  const names = (card: Card): boolean => key.length > 2 && fold(`${card.question} ${card.answer}`).includes(key);
  return cards.toSorted((a, b) => Number(names(b)) - Number(names(a)));
};

/**
 * A card for each question that was missed: the question itself, with what there is to choose from where it cannot be answered without;
 * else what puts the belief right that the wrong answer showed, else what the topic's cards say on its objective. Where there is none of
 * these there is no card.
 */
export const missedCards = ({ missed, bank, seed, onPassage }: MissedCards): Card[] =>
  missed
    .reduce<readonly Card[]>((cards, { question, misconception }) => {
      const topic = question.topicId === null ? undefined : bank.topic(question.topicId);
      const asked = onPassage ? undefined : ofQuestion(question);
      const belief = topic && beliefCard(topic, misconception);
      const others = topic === undefined ? [] : ofObjective(topic, question, seed);
      const could = [asked, belief, ...others].filter((card) => card !== undefined);
      // The first that asks what no card before it asks.
      const fresh = could.find((card) => withoutRepeats([...cards, card]).length > cards.length);
      return fresh === undefined ? cards : [...cards, fresh];
    }, [])
    .slice(0, mostCards);
