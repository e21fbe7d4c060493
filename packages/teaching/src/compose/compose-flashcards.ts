import type { Bank } from '@hedgerow/curriculum/bank';
import type { GuideBlock, GuideContent } from '@hedgerow/curriculum/guide';
import { optionText } from '@hedgerow/curriculum/option-values';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold } from '@hedgerow/curriculum/words';
import { derivedCards, mistakeCard, pictureCards, wordCard } from '../derive/derived-cards.ts';
import type { Card } from '../derive/derived-cards.ts';
import { cardsFromText } from '../text/cards-from-text.ts';
import { seeded, shuffled } from '../text/seeded.ts';

/** The most cards in one set. */
export const mostCards = 24;

export type FlashcardsComposition = {
  readonly guide: GuideContent;
  readonly bank: Bank;
  readonly topicId: string | null;
  readonly seed: number;
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
const withoutRepeats = (cards: readonly Card[]): Card[] => {
  const seen = new Set<string>();
  return cards.filter(({ question, answer }) => {
    const marks = [sideOf(question), `${sideOf(question).replace(/^fill the gap |^what does | mean$/g, '')}=${sideOf(answer)}`];
    const isNew =
      question.trim() !== '' && answer.trim() !== '' && !marks.some((mark) => seen.has(mark)) && sideOf(question) !== sideOf(answer);
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
};

/** A topic that is taught with pictures has some on its cards, one here and there. */
const mostPictures = 5;
const cardsBetween = 4;
const ofTopic = (topic: Topic, seed: number): readonly Card[] => {
  const pictured = shuffled(pictureCards(topic), seeded(seed)).slice(0, mostPictures);
  return shuffled(derivedCards(topic), seeded(seed)).flatMap((card, at) => {
    const picture = at % cardsBetween === 1 ? pictured[(at - 1) / cardsBetween] : undefined;
    return picture === undefined ? [card] : [card, picture];
  });
};

/** Up to 24 flashcards: from the pupil's notes where there are any, then from the topic, then from the rest of the guide. */
export const composeFlashcards = ({ guide, bank, topicId, seed, uploadText }: FlashcardsComposition): Card[] => {
  const hasNotes = guide.blocks.some(({ kind }) => kind === 'fromYourNotes');
  const topic = topicId === null ? undefined : bank.topic(topicId);
  const sentences = guide.blocks.reduce((sum, block) => sum + (block.kind === 'fromYourNotes' ? block.items.length : 0), 0);
  // Short notes leave room for the topic's cards; without a topic, too, no sentence is asked three times.
  const cardsASentence = topic === undefined ? 2 : 1.5;
  const fromNotesAtMost = Math.min(mostCards, Math.max(6, Math.ceil(sentences * cardsASentence)));
  const hasText = hasNotes || uploadText !== undefined;
  const fromNotes = hasText ? cardsFromText({ text: uploadText ?? notesIn(guide), seed, max: fromNotesAtMost }) : [];
  const fromTopic = topic === undefined ? [] : ofTopic(topic, seed);
  const fromGuide = guide.blocks.flatMap(cardsOfBlock);
  return withoutRepeats([...fromNotes, ...fromTopic, ...fromGuide]).slice(0, mostCards);
};
