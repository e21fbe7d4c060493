import { fold } from '@hedgerow/curriculum/words';
import { z } from 'zod';
import type { CardDraft } from '#ports/teaching-engine.ts';
import type { ModelTask } from './ask-model.ts';
import { fenced } from './fenced.ts';
import { isSoundText, type Reader } from './sound-text.ts';

const Cards = z.object({ cards: z.array(z.object({ question: z.string(), answer: z.string() })).max(24) });
type Cards = z.output<typeof Cards>['cards'];

export const cardsTask = (reader: Reader, guideText: string, count: number): ModelTask<Cards> => ({
  prompt: [
    `Write ${count} flashcards for ${reader.keyStage} pupils from this revision guide: one fact a card, a question that can be answered from memory, an answer of at most 25 words.`,
    fenced('guide', guideText),
    'Use only what the guide says: no number, date or name that is not in it.',
    'Shape: {"cards":[{"question","answer"}]}',
  ].join('\n\n'),
  schema: Cards,
  read: (json) => {
    const { cards } = Cards.safeParse(json).data ?? { cards: [] };
    return cards.length === 0 ? undefined : cards;
  },
  maxOutputTokens: 200 + count * 90,
});

/** Cards that may be shown and that ask what no other card asks. */
export const soundCards = (cards: Cards, reader: Reader, guideText: string, there: readonly CardDraft[]): CardDraft[] => {
  const asked = new Set(there.map(({ question }) => fold(question)));
  return cards.flatMap(({ question, answer }) => {
    const isNew = !asked.has(fold(question)) && fold(question) !== fold(answer);
    if (!isNew || ![question, answer].every((text) => isSoundText(text, reader, guideText))) return [];
    asked.add(fold(question));
    return [{ question, answer, difficulty: 'intermediate' as const }];
  });
};
