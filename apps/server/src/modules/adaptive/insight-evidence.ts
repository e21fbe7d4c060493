import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import type { Evidence } from '@hedgerow/teaching/adaptive/insight';
import type { FinishedQuiz, KeptAnswer } from './insight.repository.ts';
import type { Maps } from './maps.ts';

/** How far back answers are looked at. */
export const lookBackDays = 120;

export type Place = { readonly topic: string; readonly subject: SubjectId; readonly subjectName: string; readonly isInBank: boolean };

/** The name of a topic that only a quiz of that title knows: no topic of the bank has a colon. */
const ownTopicId = ({ subject, topic }: FinishedQuiz): string => `own:${subject}:${topic.trim().toLowerCase()}`;

/** Quizzes whose answers were not kept one by one, because no topic of the bank is behind them. */
const withoutAnswers = (rows: readonly KeptAnswer[], quizzes: readonly FinishedQuiz[]): readonly FinishedQuiz[] => {
  const kept = new Set(rows.map(({ assessmentId }) => assessmentId));
  return quizzes.filter(({ id }) => !kept.has(id));
};

/** Only the sum of such a quiz counts; its right answers are spread evenly over it. */
const answersOfSum = (quiz: FinishedQuiz): readonly { readonly at: Date; readonly answer: Evidence }[] => {
  const { id, right, total, at } = quiz;
  const shared = { attemptId: id, topicId: ownTopicId(quiz), misconception: null, offered: [], objective: null, day: londonDate(at) };
  return Array.from({ length: total }, (_, place) => {
    const correct = Math.floor(((place + 1) * right) / total) > Math.floor((place * right) / total);
    return { at, answer: { ...shared, correct } };
  });
};

/** Everything that was answered, the oldest first: what is on a topic of the bank, and quizzes on anything else by their sum. */
export const evidenceFrom = (rows: readonly KeptAnswer[], quizzes: readonly FinishedQuiz[]): readonly Evidence[] => {
  const kept = rows.map(({ assessmentId, topicId, correct, misconception, offered, objective, at }) => ({
    at,
    answer: { attemptId: assessmentId, topicId, correct, misconception, offered, objective, day: londonDate(at) },
  }));
  const sums = withoutAnswers(rows, quizzes).flatMap(answersOfSum);
  return [...kept, ...sums].toSorted((one, other) => one.at.getTime() - other.at.getTime()).map(({ answer }) => answer);
};

/** Topics of the answers with the names that the map gives them, and those of other quizzes with their own. */
export const placesOf = (rows: readonly KeptAnswer[], quizzes: readonly FinishedQuiz[], maps: Maps): ReadonlyMap<string, Place> => {
  const stages = new Map(rows.map(({ subject, keyStage }) => [`${subject}/${keyStage}`, { subject, keyStage }]));
  const topics = [...stages.values()].flatMap(({ subject, keyStage }) => maps(subject, keyStage));
  return new Map([
    ...topics.map(({ id, title, subject }): [string, Place] => [
      id,
      { topic: title, subject, subjectName: subjectName(subject), isInBank: true },
    ]),
    ...withoutAnswers(rows, quizzes).map((quiz): [string, Place] => [
      ownTopicId(quiz),
      { topic: quiz.topic, subject: quiz.subject, subjectName: subjectName(quiz.subject), isInBank: false },
    ]),
  ]);
};
