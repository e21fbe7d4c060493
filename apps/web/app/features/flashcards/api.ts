import { Flashcard, Flashcards, TypedAnswerJudgement } from '@hedgerow/contracts/flashcards';
import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Cards of a guide; made when there are none yet. The server makes them once, whoever asks twice. */
const cardsOfGuide = async (guideId: string): Promise<readonly Flashcard[]> => {
  const there = await api.get(`/api/flashcards/revision-guide/${guideId}`, Flashcards);
  return there.length > 0 ? there : api.post('/api/flashcards/generate', { revisionGuideId: guideId }, Flashcards);
};

export const guideCardsQuery = (guideId: string) =>
  queryOptions({ queryKey: ['/api/flashcards/revision-guide', guideId], queryFn: () => cardsOfGuide(guideId) });

/** What the scheduler wants today, over all guides. */
export const todaysCardsQuery = queryOptions({
  queryKey: ['/api/flashcards/today'],
  queryFn: ({ signal }) => api.get('/api/flashcards/today', Flashcards, { signal }),
  staleTime: 0,
});

/** One answer to a card. `reviewId` is made once, so that a call that is repeated counts once. */
export const CardReview = z.object({ cardId: z.string(), reviewId: z.string(), wasCorrect: z.boolean(), ms: z.number() });
export type CardReview = z.output<typeof CardReview>;

export const sendReview = ({ cardId, wasCorrect, reviewId, ms }: CardReview) =>
  api.patch(`/api/flashcards/${cardId}/progress`, { wasCorrect, reviewId, ms: Math.min(ms, 3_600_000) }, Flashcard);

/** How near a typed answer is; nothing is counted by it. */
export const checkAnswer = (cardId: string, typed: string) =>
  api.post(`/api/flashcards/${cardId}/check-answer`, { typed }, TypedAnswerJudgement);

export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status >= 500 || error.status === 429);
