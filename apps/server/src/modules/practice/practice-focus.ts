import { assessmentMessages } from '@hedgerow/contracts/assessments';
import type { Bank } from '@hedgerow/curriculum/bank';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import { AppError } from '@hedgerow/domain/errors';
import { readSubject } from '@hedgerow/domain/subjects';
import type { Focus } from '@hedgerow/teaching/compose/find-topics';

type Wish = {
  readonly subject: string;
  readonly topicId?: string | undefined;
  readonly objective?: string | undefined;
};

/**
 * The topic of the bank that a step or a map names, or one objective of it. A map also has methods that no topic holds: for them the
 * words are read. Errors: invalid (a topic of another subject, which the plan may not open; an objective that the topic does not have).
 */
export const practiceFocus = (bank: Pick<Bank, 'topic'>, { subject: text, topicId, ...wish }: Wish): Focus | undefined => {
  const subject = readSubject(text);
  const objective = wish.objective ?? null;
  const topic = topicId === undefined ? undefined : bank.topic(topicId);
  if (topic === undefined) return undefined;
  const isOfSubject = subject === undefined || subjectFamily(subject).includes(topic.subject);
  const hasObjective = objective === null || topic.objectives.some(({ id }) => id === objective);
  if (isOfSubject && hasObjective) return { topicId: topic.id, objective };
  throw new AppError('invalid', assessmentMessages.topic, { details: { field: isOfSubject ? 'objective' : 'topicId' } });
};
