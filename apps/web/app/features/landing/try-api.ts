import { type TryAnswer, TryMark, TryQuiz, type TryStage } from '@hedgerow/contracts/try-quiz';
import { api } from '../../lib/api.ts';

export const startTryQuiz = (stage: TryStage): Promise<TryQuiz> => api.get(`/api/try/quiz?stage=${stage}`, TryQuiz);

/** One question of a topic, another than the one `after`. */
export const askTopicQuestion = (topic: string, after?: string): Promise<TryQuiz> =>
  api.get(`/api/try/topic?${new URLSearchParams({ topic, ...(after === undefined ? {} : { after }) }).toString()}`, TryQuiz);

export const markTryAnswer = (answer: TryAnswer): Promise<TryMark> => api.post('/api/try/answer', answer, TryMark);
