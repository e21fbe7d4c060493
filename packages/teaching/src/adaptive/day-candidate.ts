import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { DayCandidate } from './daily-plan.ts';
import type { DayTopic } from './day-topics.ts';
import { quizMinutes, readingMinutes } from './step-minutes.ts';

/** docs/product/pupil-home.md#maps: an auto-started assessment has five questions. */
export const stepQuestions = 5;

export type Pace = { readonly keyStage: KeyStage; readonly ownSeconds: number | null };

export const minutesOf = (work: DayTopic['work'], { keyStage, ownSeconds }: Pace): number => {
  const quiz = quizMinutes(stepQuestions, keyStage, ownSeconds);
  if (work === 'practise') return quiz;
  return work === 'read' ? readingMinutes : readingMinutes + quiz;
};

export type TopicCandidate = DayCandidate & { readonly of: DayTopic };

/** Three quizzes are fifteen questions: a day that has less is filled with what only rests lightly. */
const fullDay = 3;

const candidateOf = (of: DayTopic, pace: Pace): TopicCandidate => {
  const { topic, found, work, turn, rests } = of;
  const same = { id: topic.id, about: topic.id, subject: topic.subject, minutes: minutesOf(work, pace), isQuiz: work !== 'read', of };
  // What fills a day comes after everything that is wanted today.
  return rests === 'lightly'
    ? { ...same, kind: 'practise', urgency: 0, turn: 0 }
    : { ...same, kind: found.kind, urgency: found.urgency, turn };
};

/** What the day's plan chooses from. */
export const topicCandidates = (could: readonly DayTopic[], pace: Pace): readonly TopicCandidate[] => {
  const awake = could.filter(({ rests, found }) => rests === 'no' && (found.kind !== 'new' || found.ready));
  const resting = could.filter(({ rests }) => rests === 'lightly').toSorted((a, b) => b.turn - a.turn);
  const fill = resting.slice(0, Math.max(0, fullDay - awake.length));
  return [...awake, ...fill].map((one) => candidateOf(one, pace));
};
