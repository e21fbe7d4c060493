import type { CardAnswerBody, CardDeck, CardJudgement, Flashcard } from '@hedgerow/contracts/flashcards';
import { queryOptions } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { CardReview } from './card-review.ts';

/** Cards of a guide; made when there are none yet. The server makes them once, whoever asks twice. */
const cardsOfGuide = async (guideId: string): Promise<readonly Flashcard[]> => {
  const there = await api.get(`/api/flashcards/revision-guide/${guideId}`, typed<Flashcard[]>());
  return there.length > 0 ? there : api.post('/api/flashcards/generate', { revisionGuideId: guideId }, typed<Flashcard[]>());
};

export const guideCardsQuery = (guideId: string) =>
  queryOptions({ queryKey: ['/api/flashcards/revision-guide', guideId], queryFn: () => cardsOfGuide(guideId) });

/** What cards without a guide are made of: a topic, or what a finished attempt showed to be missed. */
export type DeckWish = { readonly topicId: string } | { readonly assessmentId: string };

/** Made at the first call; the same cards at every other. */
export const deckCardsQuery = (wish: DeckWish) =>
  queryOptions({
    queryKey: ['/api/flashcards/deck', wish],
    queryFn: () => api.post('/api/flashcards/generate', wish, typed<Flashcard[]>()),
  });

export const decksQuery = queryOptions({
  queryKey: ['/api/flashcards/decks'],
  queryFn: ({ signal }) => api.get('/api/flashcards/decks', typed<CardDeck[]>(), { signal }),
  staleTime: 0,
});

/** What the scheduler wants today, over all guides. */
export const todaysCardsQuery = queryOptions({
  queryKey: ['/api/flashcards/today'],
  queryFn: ({ signal }) => api.get('/api/flashcards/today', typed<Flashcard[]>(), { signal }),
  staleTime: 0,
});

export const sendReview = ({ cardId, wasCorrect, reviewId, ms }: CardReview) =>
  api.patch(`/api/flashcards/${cardId}/progress`, { wasCorrect, reviewId, ms: Math.min(ms, 3_600_000) }, typed<Flashcard>());

/** How near an answer is; nothing is counted by it. */
export const checkAnswer = (cardId: string, answer: CardAnswerBody) =>
  api.post(`/api/flashcards/${cardId}/check-answer`, answer, typed<CardJudgement>());

export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);
