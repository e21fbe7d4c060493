import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { DayCandidate } from './daily-plan.ts';
import type { DayTopic } from './day-topics.ts';
import { isDaily } from './day-subjects.ts';
import { lessonMinutes, quizMinutes, readingMinutes } from './step-minutes.ts';

/** docs/product/pupil-home.md#maps: an auto-started assessment has five questions. */
export const stepQuestions = 5;

export type Pace = { readonly keyStage: KeyStage; readonly ownSeconds: number | null };

export const minutesOf = ({ work, found: { kind } }: Pick<DayTopic, 'work' | 'found'>, { keyStage, ownSeconds }: Pace): number => {
  if (work === 'read') return readingMinutes;
  const quiz = quizMinutes(stepQuestions, keyStage, ownSeconds);
  // What is new is taught in a few screens before its questions.
  return kind === 'new' ? quiz + lessonMinutes[keyStage] : quiz;
};

export type TopicCandidate = DayCandidate & { readonly of: DayTopic };

/** Three quizzes are fifteen questions: a day that has less is filled with what only rests lightly. */
const fullDay = 3;

const candidateOf = (of: DayTopic, pace: Pace): TopicCandidate => {
  const { topic, found, work, turn, rests, weak } = of;
  const same = {
    id: topic.id,
    about: topic.id,
    subject: topic.subject,
    minutes: minutesOf(of, pace),
    isQuiz: work !== 'read',
    isDaily: isDaily(topic.subject),
    of,
  };
  // What fills a day comes after everything that is wanted today.
  return rests === 'lightly'
    ? { ...same, kind: 'practise', urgency: 0, turn: 0 }
    : { ...same, kind: found.kind, urgency: found.urgency, turn, weak };
};

/** What the day's plan chooses from. */
export const topicCandidates = (could: readonly DayTopic[], pace: Pace): readonly TopicCandidate[] => {
  const awake = could.filter(({ rests, found }) => rests === 'no' && (found.kind !== 'new' || found.ready));
  const resting = could.filter(({ rests }) => rests === 'lightly').toSorted((a, b) => b.turn - a.turn);
  const fill = resting.slice(0, Math.max(0, fullDay - awake.length));
  // A daily subject of which everything rests has the topic that has waited longest.
  const daily = [...new Set(resting.map(({ topic }) => topic.subject))]
    .filter((subject) => isDaily(subject) && awake.every(({ topic }) => topic.subject !== subject))
    .flatMap((subject) => resting.find(({ topic }) => topic.subject === subject) ?? []);
  return [...awake, ...new Set([...fill, ...daily])].map((one) => candidateOf(one, pace));
};
