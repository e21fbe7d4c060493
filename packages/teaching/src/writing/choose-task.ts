import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { hashText } from '../generators/random.ts';
import { writingQuestion } from './writing-question.ts';

export type WriterOfDay = {
  readonly year: number;
  /** Whether the pupil's plan opens it. */
  readonly opens: (subject: SubjectId) => boolean;
  /** Topics of the bank that the pupil worked on, the newest first. */
  readonly topicIds: readonly string[];
  /** Fingerprints of what they were asked lately, the newest last. */
  readonly history: readonly string[];
  /** Pupil and day: the same task all day. */
  readonly seed: string;
};

export const isForYear = ({ years }: Pick<WritingTask, 'years'>, year: number): boolean => years.some((one) => one === year);

/** Not written before, on what the pupil worked on last; without that, something of English. */
export const chooseTask = (
  tasks: readonly WritingTask[],
  { year, opens, topicIds, history, seed }: WriterOfDay,
): WritingTask | undefined => {
  const cost = (task: WritingTask): number => {
    const places = task.topics.map((topic) => topicIds.indexOf(topic)).filter((place) => place >= 0);
    const before = history.indexOf(fingerprintOf(writingQuestion(task)));
    const isAway = places.length === 0 && task.subject !== 'english';
    return (before < 0 ? 0 : 1000 + before) + (isAway ? 200 : 0) + (places.length === 0 ? 100 : Math.min(...places));
  };
  return tasks
    .filter((task) => isForYear(task, year) && opens(task.subject))
    .map((task) => ({ task, cost: cost(task), turn: hashText(`${seed} ${task.id}`) }))
    .toSorted((a, b) => a.cost - b.cost || a.turn - b.turn)[0]?.task;
};
