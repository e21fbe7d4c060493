import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type SubjectId, subjectGroup } from '@hedgerow/domain/subjects';

const everybody: readonly SubjectId[] = ['maths', 'english', 'science', 'history', 'geography'];
const schoolAge: readonly SubjectId[] = [...everybody, 'religious-studies', 'computing', 'art', 'music'];

/** Reception learns by areas, not by subjects: what it has topics of its own in. */
const firstYear: readonly SubjectId[] = ['maths', 'english', 'science', 'geography'];

/** What every pupil of the stage learns. From Year 10 on a pupil chooses, so only what nearly all of them take. */
const usual: Readonly<Record<KeyStage, readonly SubjectId[]>> = {
  EYFS: firstYear,
  KS1: schoolAge,
  KS2: schoolAge,
  KS3: schoolAge,
  KS4: everybody,
  KS5: everybody,
};

/** Schools teach one language from Year 3; most of them French, which stands in until the pupil has begun another. */
const usualLanguage: SubjectId = 'french';

/** The subjects that take turns in a pupil's days: those of the stage, and what they have begun themselves. */
export const subjectsOfDay = (keyStage: KeyStage, begun: readonly SubjectId[]): readonly SubjectId[] => {
  const hasLanguage = begun.some((subject) => subjectGroup(subject) === 'languages');
  const language = !hasLanguage && (keyStage === 'KS2' || keyStage === 'KS3') ? [usualLanguage] : [];
  return [...new Set([...usual[keyStage], ...language, ...begun])].filter((subject) => subject !== 'other');
};

/** Maths and English have a step of every day, as at school. */
export const isDaily = (subject: SubjectId): boolean => subject === 'maths' || subject === 'english';

/** Days within which a subject should have its turn: science twice a week, others once. */
const turnDays = (subject: SubjectId): number => {
  if (isDaily(subject)) return 1;
  return subjectGroup(subject) === 'core' ? 3 : 6;
};
/** A subject that was never met waits like one that was left for so long. */
const longestWait = 12;

/** How long a subject has waited for its turn: from 1 on its turn has come, and the higher the sooner. */
export const turnOf = (subject: SubjectId, lastDay: number | undefined, day: number): number => {
  const waited = lastDay === undefined ? longestWait : Math.min(longestWait, Math.floor(day) - Math.floor(lastDay));
  return waited / turnDays(subject);
};
