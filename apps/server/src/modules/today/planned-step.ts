import { z } from 'zod';
import { stepKinds } from '@hedgerow/contracts/today';
import { difficulties } from '@hedgerow/domain/difficulties';
import { isInfant, type KeyStage, keyStages } from '@hedgerow/domain/key-stages';
import { planAllows, planAllowsSubject, type PlanId } from '@hedgerow/domain/plans';
import { dueTopic, practiceLength } from '@hedgerow/domain/practice';
import { readSubject, type SubjectId, subjectIds } from '@hedgerow/domain/subjects';
import type { DayCandidate } from '@hedgerow/teaching/adaptive/daily-plan';
import { type Pace, topicCandidates } from '@hedgerow/teaching/adaptive/day-candidate';
import { isDaily } from '@hedgerow/teaching/adaptive/day-subjects';
import type { DayTopic } from '@hedgerow/teaching/adaptive/day-topics';
import { readFirst } from '@hedgerow/teaching/adaptive/read-first';
import { quizMinutes, readingMinutes } from '@hedgerow/teaching/adaptive/step-minutes';
import type { Offer } from '../adaptive/recommendations.service.ts';

const Subject = z.enum(subjectIds);

/** A step as the day's plan keeps it: what it is, why, and what it opens. */
const PlannedStep = z.object({
  id: z.string(),
  kind: z.enum(stepKinds),
  title: z.string(),
  subject: Subject.nullable(),
  /** The objective in words; a plan of before today says nothing of it. */
  focus: z.string().nullable().default(null),
  reason: z.string(),
  minutes: z.int(),
  opens: z.discriminatedUnion('with', [
    z.object({
      with: z.literal('quiz'),
      subject: Subject,
      topic: z.string(),
      topicId: z.string(),
      keyStage: z.enum(keyStages),
      objective: z.nullable(z.string()),
      difficulty: z.enum(difficulties),
    }),
    /** What is due of a subject; the topic is the name that its practice goes by. */
    z.object({ with: z.literal('due'), subject: Subject, topic: z.string() }),
    z.object({ with: z.literal('new-cards'), subject: Subject, topic: z.string(), recommendationId: z.string() }),
    z.object({ with: z.literal('guide'), subject: Subject, topic: z.string(), recommendationId: z.string() }),
    z.object({ with: z.literal('file'), fileId: z.string() }),
    z.object({ with: z.literal('cards') }),
    z.object({ with: z.literal('upload') }),
  ]),
});
export type PlannedStep = z.output<typeof PlannedStep>;

/** Stored JSON is parsed when it is read; a plan of another shape is made anew. */
export const readPlan = (stored: unknown): readonly PlannedStep[] | undefined => {
  const plan = z.array(PlannedStep).safeParse(stored);
  return plan.success ? plan.data : undefined;
};

/** A plan that ended or changed in the middle of a day takes its steps along (docs/product/plans.md#what-plans-open). */
export const isOpenTo = (plan: PlanId, { opens }: PlannedStep): boolean => {
  switch (opens.with) {
    case 'quiz':
    case 'due':
      return planAllows(plan, 'day_practice') && planAllowsSubject(plan, opens.subject);
    case 'guide':
      return planAllows(plan, 'revise');
    case 'cards':
    case 'new-cards':
      return planAllows(plan, 'flashcards');
    case 'file':
      return planAllows(plan, 'my_files');
    case 'upload':
      return planAllows(plan, 'upload');
  }
};

/** What the planner weighs, and the step that comes of it. */
export type Candidate = DayCandidate & {
  readonly step: PlannedStep;
  /** A new topic of which no guide was read. */
  readonly isUnread?: boolean;
};

/** Cards take about twenty seconds each; a sitting is never longer than a third of a young child's day, or a quarter of an hour. */
const cardMinutes = (due: number, keyStage: KeyStage): number => Math.min(isInfant(keyStage) ? 5 : 15, Math.max(3, Math.ceil(due / 3)));

export const cardWords = (due: number): Pick<PlannedStep, 'title' | 'reason'> =>
  due === 1
    ? { title: 'Study one card', reason: 'Review it today to remember it.' }
    : { title: `Study ${due} cards`, reason: 'Review these today to remember them.' };

const cardsCandidate = (due: number, keyStage: KeyStage): Candidate => {
  const minutes = cardMinutes(due, keyStage);
  const step = { id: 'cards', kind: 'cards', subject: null, focus: null, ...cardWords(due), minutes } as const;
  const weight = { id: 'cards', kind: 'cards', about: 'cards', subject: '', minutes, urgency: 10, isQuiz: false } as const;
  return { ...weight, step: { ...step, opens: { with: 'cards' } } };
};

/** What of a topic its questions are on today. */
export type ObjectiveOf = (topicId: string) => { readonly id: string; readonly text: string } | undefined;

const lessonWords = ' See how it works, then answer five questions.';

/** What a step on a topic opens, and what the pupil is told. */
const workOf = (
  { topic, found, work }: DayTopic,
  difficulty: string,
  objectiveOf: ObjectiveOf,
): Pick<PlannedStep, 'opens' | 'reason' | 'focus'> => {
  const { subject, title, id, keyStage } = topic;
  const guideId = `revision:${id}`;
  if (work === 'read')
    return { reason: found.reason, focus: null, opens: { with: 'guide', subject, topic: title, recommendationId: guideId } };
  const level = difficulties.find((one) => one === difficulty) ?? 'beginner';
  const on = objectiveOf(id);
  const objective = on?.id ?? null;
  const opens = { with: 'quiz', subject, topic: title, topicId: id, keyStage, objective, difficulty: level } as const;
  const lesson = found.kind === 'new' ? lessonWords : '';
  return { reason: `${found.reason}${lesson}`, focus: on?.text ?? null, opens };
};

const fromTopics = (offers: readonly Offer[], { pace, objectiveOf }: Pick<Day, 'pace' | 'objectiveOf'>): readonly Candidate[] => {
  const difficultyOf = new Map(offers.map(({ found, difficulty }) => [found?.topic.id, difficulty]));
  const could = offers.flatMap(({ found }) => (found === null ? [] : [found]));
  return topicCandidates(could, pace).map(({ of, ...weight }) => {
    const { id, title, subject } = of.topic;
    const step = {
      id,
      kind: of.found.kind,
      title,
      subject,
      minutes: weight.minutes,
      ...workOf(of, difficultyOf.get(id) ?? '', objectiveOf),
    };
    return { ...weight, step, isUnread: of.found.kind === 'new' && !of.read };
  });
};

/** Cards of what was read last, when few are waiting. */
const newCardsCandidate = ({ id, title, open: { topic }, reasoning: reason, estimatedDuration: minutes }: Offer): Candidate[] => {
  if (topic === null) return [];
  const { subject } = topic;
  const step = {
    id,
    kind: 'cards',
    title,
    subject,
    focus: null,
    reason,
    minutes,
    opens: { with: 'new-cards', subject, topic: topic.title, recommendationId: id },
  } as const;
  return [{ id, kind: 'cards', about: id, subject, minutes, urgency: 9, isQuiz: false, step }];
};

/** Notes of the pupil's own, for a plan that keeps work and does not make questions of it. */
const notesCandidate = (
  { id, open: { fileId }, subject: name, topic, reasoning, estimatedDuration: minutes }: Offer,
  at: number,
): Candidate[] => {
  if (fileId === null) return [];
  const subject = readSubject(name) ?? null;
  const words = { title: topic, subject, focus: null, reason: reasoning, minutes };
  const step = { id, kind: 'notes', ...words, opens: { with: 'file', fileId } } as const;
  return [{ id, kind: 'revisit', about: id, subject: subject ?? '', minutes, urgency: Math.max(0, 9 - at), isQuiz: false, step }];
};

/** Fewer are asked among the questions of their subject when it comes. */
const fewestDue = 3;

export type DueOfSubject = { readonly subject: SubjectId; readonly due: number };

/**
 * The subject of which most is due: a daily one if it has enough, so that its step of the day is this. Where something of a subject was
 * too hard the last time, that is taught first instead of asked again.
 */
const mostDue = (due: readonly DueOfSubject[], offers: readonly Offer[]): DueOfSubject | undefined =>
  due
    .filter((one) => one.due >= fewestDue && !offers.some(({ found }) => found?.teaches === true && found.topic.subject === one.subject))
    .toSorted((a, b) => Number(isDaily(b.subject)) - Number(isDaily(a.subject)) || b.due - a.due || a.subject.localeCompare(b.subject))[0];

const dueCandidate = ({ subject, due }: DueOfSubject, { keyStage, ownSeconds }: Pace): Candidate => {
  const id = `due:${subject}`;
  const questions = Math.min(due, practiceLength(keyStage));
  const minutes = quizMinutes(questions, keyStage, ownSeconds);
  const reason = 'You met these before. Answering again helps you remember.';
  const opens = { with: 'due', subject, topic: dueTopic(subject) } as const;
  const step = { id, kind: 'due', title: `${questions} questions from before`, subject, focus: null, reason, minutes, opens } as const;
  return { id, kind: 'due', about: id, subject, minutes, urgency: 10, isQuiz: true, isDaily: isDaily(subject), step };
};

const uploadCandidate: Candidate = {
  id: 'upload',
  kind: 'new',
  about: 'upload',
  subject: '',
  minutes: 5,
  urgency: 5,
  isQuiz: false,
  step: {
    id: 'upload',
    kind: 'upload',
    title: 'Upload work from your last lesson',
    subject: null,
    focus: null,
    reason: 'We keep what you upload in one place, and bring it back to help you remember.',
    minutes: 5,
    opens: { with: 'upload' },
  },
};

/** So many cards are enough for a day; more are made when they have been studied. */
const enoughCards = 10;

type Day = {
  readonly cardsDue: number;
  /** How many questions of each subject are due. */
  readonly due: readonly DueOfSubject[];
  /** Something of the topic is among them. */
  readonly isDueIn: (topicId: string) => boolean;
  readonly pace: Pace;
  readonly lately: ReadonlySet<string>;
  readonly objectiveOf: ObjectiveOf;
};

/** A plan whose day has guides, and whose practice is in its day alone: its guides come before their questions. */
export const readsFirst = (plan: PlanId): boolean => planAllows(plan, 'revise') && !planAllows(plan, 'practice');

/** A new topic as its guide, and the questions on what was just read. */
const guideAndQuestions = (one: Candidate): readonly [Candidate, Candidate] => {
  const { opens, id, title, subject, reason, kind } = one.step;
  if (opens.with !== 'quiz') return [one, one];
  const guide = { with: 'guide', subject: opens.subject, topic: opens.topic, recommendationId: `revision:${opens.topicId}` } as const;
  const why = reason.replace(lessonWords, '');
  const reading = { id: `read:${id}`, kind, title, subject, focus: null, reason: why, minutes: readingMinutes, opens: guide };
  return [
    { ...one, step: reading },
    { ...one, step: { ...one.step, kind: 'practise', reason: 'Five questions on what you have just read.' } },
  ];
};

export const withGuides = (day: readonly Candidate[]): readonly Candidate[] =>
  readFirst(day, ({ isUnread }) => isUnread === true, guideAndQuestions);

/** Everything that the day could be made of, from what is recommended and the cards that are due. Notes of the last days rest. */
export const dayCandidates = (
  plan: PlanId,
  offers: readonly Offer[],
  { cardsDue, lately, due, isDueIn, ...day }: Day,
): readonly Candidate[] => {
  const all = fromTopics(offers, day);
  const allowed = due.filter(({ subject }) => planAllowsSubject(plan, subject));
  const most = mostDue(allowed, offers);
  // What is due of the subject comes mixed, in one step; another visit to one of its topics would ask the same again.
  const isAmong = ({ id, subject, kind }: Candidate): boolean => subject === most?.subject && kind !== 'new' && isDueIn(id);
  const topics = [...(most === undefined ? [] : [dueCandidate(most, day.pace)]), ...all.filter((one) => !isAmong(one))];
  const newCards =
    cardsDue < enoughCards
      ? offers
          .filter(({ open }) => open.guideId !== null)
          .slice(0, 1)
          .flatMap(newCardsCandidate)
      : [];
  const files = offers.filter(({ open }) => open.fileId !== null);
  const rested = files.filter(({ id }) => !lately.has(id));
  const notes = (rested.length > 0 ? rested : files).flatMap(notesCandidate);
  // A plan that keeps work and makes no guides of it brings the pupil's own notes back beside the day's topics.
  const keeps = planAllows(plan, 'upload') && !planAllows(plan, 'revise') ? [...notes, uploadCandidate] : [];
  const cards = cardsDue > 0 ? [cardsCandidate(cardsDue, day.pace.keyStage)] : [];
  return [...cards, ...newCards, ...topics, ...keeps].filter(({ step }) => isOpenTo(plan, step));
};
