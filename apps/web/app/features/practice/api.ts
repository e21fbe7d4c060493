import {
  type GivenAnswer,
  Learn,
  type LearnAnswerBody,
  LearnAnswered,
  Practice,
  PracticeDue,
  type StartPractice,
} from '@hedgerow/contracts/practice';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const practiceDueQuery = queryOptions({
  queryKey: ['/api/practice/due'],
  queryFn: ({ signal }) => api.get('/api/practice/due', PracticeDue, { signal }),
});

export type LearnWish = {
  readonly subject: SubjectId;
  readonly topic: string;
  readonly topicId?: string | undefined;
  readonly objective?: string | undefined;
};

export const learnQuery = ({ subject, topic, topicId, objective }: LearnWish) => {
  const known = { ...(topicId === undefined ? {} : { topicId }), ...(objective === undefined ? {} : { objective }) };
  const asked = new URLSearchParams({ subject, topic, ...known }).toString();
  return queryOptions({
    queryKey: ['/api/learn', asked],
    queryFn: ({ signal }) => api.get(`/api/learn?${asked}`, Learn, { signal }),
  });
};

export const answerLearn = (body: LearnAnswerBody) => api.post('/api/learn/answer', body, LearnAnswered);

export const startPractice = (wish: StartPractice) => api.post('/api/practice/start', wish, Practice);
export const readPractice = (id: string) => api.get(`/api/practice/${id}`, Practice);
export const answerTurn = (id: string, turn: number, given: GivenAnswer, notYet = false) =>
  api.post(`/api/practice/${id}/answer`, { turn, given, notYet }, Practice);
export const askHelp = (id: string, turn: number) => api.post(`/api/practice/${id}/help`, { turn }, Practice);
export const nextQuestion = (id: string) => api.post(`/api/practice/${id}/next`, {}, Practice);
