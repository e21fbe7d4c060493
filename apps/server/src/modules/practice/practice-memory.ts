import type { Bank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { parseCard } from '@hedgerow/teaching/adaptive/flashcard-schedule';
import { generatorById } from '@hedgerow/teaching/generators/all-generators';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import { afterFirstTry } from '@hedgerow/teaching/practice/memory';
import type { AssessmentRow } from '../assessments/assessments.repository.ts';
import type { MemoryRow } from './practice.repository.ts';

/** One memory an objective; of a method that no topic has one a generator; of an upload one a topic. */
export const memoryKey = (question: PracticeQuestion, attempt: Pick<AssessmentRow, 'topicId' | 'subject' | 'topic'>): string => {
  const { topicId, objective, sourceId } = question;
  if (topicId !== null) return `${topicId}#${objective ?? ''}`;
  if (generatorById(sourceId) !== undefined) return sourceId;
  return `${attempt.topicId ?? `${attempt.subject}:${attempt.topic.toLowerCase()}`}#`;
};

/** What a pupil calls it: the objective, the method, or the topic. */
export const memoryTitle = (bank: Pick<Bank, 'topic'>, question: PracticeQuestion, attempt: Pick<AssessmentRow, 'topic'>): string => {
  const topic = question.topicId === null ? undefined : bank.topic(question.topicId);
  const objective = topic?.objectives.find(({ id }) => id === question.objective)?.text;
  return inlineText(objective ?? topic?.title ?? generatorById(question.sourceId)?.title ?? attempt.topic);
};

/** The first answer to a question of an attempt. */
export type FirstAnswer = { readonly question: PracticeQuestion; readonly missed: boolean };

/** The memory after a first answer. */
export const remembered = (
  bank: Pick<Bank, 'topic'>,
  attempt: AssessmentRow,
  { question, missed }: FirstAnswer,
  before: MemoryRow | undefined,
  now: Date,
): MemoryRow => {
  const card = afterFirstTry(before === undefined ? undefined : parseCard(before.card), missed, now);
  const { familyId, childId, subject, keyStage } = attempt;
  return {
    familyId,
    childId,
    key: memoryKey(question, attempt),
    subject,
    keyStage,
    topicId: question.topicId ?? attempt.topicId,
    title: memoryTitle(bank, question, attempt),
    question: missed || before === undefined ? question : before.question,
    card,
    due: new Date(card.due),
    createdAt: before?.createdAt ?? now,
  };
};
