import type { Bank } from '@hedgerow/curriculum/bank';
import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import { stagesNextTo, subjectFamily } from '@hedgerow/curriculum/subject-families';
import { type Actor, actingPupil, type Allowed, type Pupil } from '@hedgerow/domain/access';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { AppError } from '@hedgerow/domain/errors';
import type { HardThings } from '@hedgerow/domain/hard-things';
import { checkInLength } from '@hedgerow/domain/practice';
import { planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { wasCheckedIn } from '@hedgerow/teaching/adaptive/placed';
import { composeAssessment } from '@hedgerow/teaching/compose/compose-assessment';
import { fingerprintOf } from '@hedgerow/teaching/compose/fingerprint';
import { hashText } from '@hedgerow/teaching/generators/random';
import { askedOf, type CheckInAnswer, checkInStep, placedYear } from '@hedgerow/teaching/practice/check-in';
import { isOnABook, isOnAWork } from '@hedgerow/teaching/practice/on-a-book';
import { typedForm } from '@hedgerow/teaching/practice/typed-form';
import { isInfant } from '@hedgerow/domain/key-stages';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { AdaptiveRepository } from '../adaptive/adaptive.repository.ts';
import type { EvidenceService } from '../adaptive/evidence.service.ts';
import type { Maps } from '../adaptive/maps.ts';
import type { AssessmentRow, AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import { plannedQuestions } from './planned-questions.ts';
import { type StoredTurn, wasRight } from './stored-turns.ts';

export type CheckInDeps = {
  readonly bank: Bank;
  readonly maps: Maps;
  readonly adaptive: Pick<AdaptiveRepository, 'model'>;
  readonly attempts: Pick<AssessmentsRepository, 'replaceQuestions'>;
  readonly assessments: Pick<AssessmentsService, 'generate'>;
  readonly evidence: Pick<EvidenceService, 'notePlaced'>;
  readonly standingOf: (familyId: string, childId: string) => Promise<{ readonly hard: HardThings }>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newSeed: () => number;
};

/** What everybody learns. */
const core: readonly SubjectId[] = ['maths', 'english', 'science'];
const sciences: readonly SubjectId[] = ['biology', 'chemistry', 'physics'];

type Known = { readonly topicId: string; readonly subject: SubjectId; readonly went: CheckInAnswer['went'] };
type Wish = {
  readonly subject: SubjectId;
  readonly known: readonly Known[];
  readonly seed: number;
  readonly asked: readonly string[];
  readonly typed: boolean;
  readonly begins: Begins;
};
/** The year at which the questions of a subject begin. */
type Begins = (subject: SubjectId) => number;

const whoseOf = ({ familyId, userId }: Pupil) => ({ familyId, childId: userId });
const isTyped = (pupil: Pupil, slot: number): boolean => !isInfant(pupil.keyStage) && slot % 2 === 1;

/** Whether it asks something of a pupil who has not read a certain book. */
const isForAll = (topic: Bank['index'][number]): boolean =>
  !isOnABook(topic) && topic.objectives.some(({ id }) => !isOnAWork(topic.id, id));

/** Twelve questions, each chosen by the answers before it, that find where a pupil stands. */
export const checkInService = ({
  bank,
  maps,
  adaptive,
  attempts,
  assessments,
  evidence,
  standingOf,
  transaction,
  now,
  newSeed,
}: CheckInDeps) => {
  /** What the index says is enough: a whole topic is a file that is read and checked. */
  const subjectsByTopic = new Map(bank.index.filter(isForAll).map(({ id, subject }) => [id, subject]));
  const topicsOf = (subject: SubjectId, { keyStage }: Pupil) =>
    [keyStage, ...stagesNextTo(keyStage)].flatMap((stage) => maps(subject, stage)).filter(({ id }) => subjectsByTopic.has(id));
  const subjectsOf = (pupil: Pupil, only: SubjectId | undefined): readonly SubjectId[] =>
    (only === undefined ? core : [only]).filter((subject) => planAllowsSubject(pupil.plan, subject) && topicsOf(subject, pupil).length > 0);

  /** What a parent calls hard begins a year lower; the answers may lead as far as anybody's. */
  const beginsOf = async (pupil: Pupil): Promise<Begins> => {
    const { hard } = await standingOf(pupil.familyId, pupil.userId);
    return (subject) => pupil.year - (subjectFamily(subject).some((one) => hard.subjects.includes(one)) ? 1 : 0);
  };

  const drawn = (topicId: string, { level, at }: { level: Difficulty; at: number }, wish: Wish): PracticeQuestion | undefined => {
    const topic = bank.topic(topicId);
    if (topic === undefined) return undefined;
    const { seed, asked, typed } = wish;
    const { subject, keyStage, title, objectives } = topic;
    const open = askedOf(at, topic);
    const isOpen = ({ objective }: MultipleChoice): boolean => objective !== null && open.some(({ id }) => id === objective);
    const drawnOn = (objective: string | null): MultipleChoice[] => {
      const about = { bank, subject, keyStage, topicText: title, focus: { topicId, objective } };
      const { questions } = composeAssessment({ ...about, difficulty: level, count: 4, includeEssays: false, seed, history: asked });
      // Where an objective has too few, a composer takes others of its topic: never those that are taught later.
      return questions.filter((question): question is MultipleChoice => question.type === 'multiple_choice' && isOpen(question));
    };
    const own = open.length === objectives.length ? null : (open[hashText(`${seed}:${topicId}`) % open.length]?.id ?? null);
    const found = drawnOn(own);
    const choices = found.length > 0 || own === null ? found : drawnOn(null);
    const [question] = [...choices.filter((one) => !asked.includes(fingerprintOf(one))), ...choices];
    if (question === undefined || !typed) return question;
    return typedForm(question, { subject, keyStage }) ?? question;
  };

  const questionOn = (pupil: Pupil, wish: Wish): PracticeQuestion | undefined => {
    const answers = wish.known.filter(({ subject }) => subject === wish.subject);
    const step = checkInStep(topicsOf(wish.subject, pupil), {
      year: pupil.year,
      begins: wish.begins(wish.subject),
      answers,
      seed: wish.seed,
    });
    return step && drawn(step.topic.id, step, wish);
  };

  const subjectOf = (topicId: string, only: SubjectId): SubjectId => {
    const subject = subjectsByTopic.get(topicId) ?? 'other';
    if (only !== 'other') return only;
    return sciences.includes(subject) ? 'science' : subject;
  };

  const knownFrom = ({ subject }: AssessmentRow, turns: readonly StoredTurn[]): readonly Known[] =>
    turns.flatMap((turn) => {
      const { topicId } = turn.question;
      if (topicId === null) return [];
      return [{ topicId, subject: subjectOf(topicId, subject), went: turn.notYet ? 'not done' : wasRight(turn) ? 'right' : 'wrong' }];
    });

  /** As if every second answer were right: what is really asked is chosen one by one. */
  const outline = (
    pupil: Pupil,
    subjects: readonly SubjectId[],
    count: number,
    seed: number,
    begins: Begins,
  ): readonly PracticeQuestion[] => {
    const known: Known[] = [];
    const questions: PracticeQuestion[] = [];
    for (let slot = 0; slot < count; slot += 1) {
      const subject = subjects[slot % subjects.length] ?? 'maths';
      const asked = questions.map(fingerprintOf);
      const question = questionOn(pupil, { subject, known, seed, asked, typed: isTyped(pupil, slot), begins });
      if (question === undefined) continue;
      questions.push(question);
      known.push({ topicId: question.topicId ?? '', subject, went: Math.floor(slot / subjects.length) % 2 === 0 ? 'right' : 'wrong' });
    }
    return questions;
  };

  return {
    /** Errors: upgrade_required, not_found (nothing to ask about). The first one, over all subjects, is none of Explorer's five a day. */
    begin: async (
      pupil: Pupil,
      only: SubjectId | undefined,
      link: (runner: Runner, id: string, questions: readonly PracticeQuestion[]) => Promise<void>,
    ): Promise<string> => {
      if (!planAllows(pupil.plan, 'practice') || (only !== undefined && !planAllowsSubject(pupil.plan, only)))
        throw upgradeRequired('practice', pupil.phase, only);
      const subjects = subjectsOf(pupil, only);
      const questions =
        subjects.length === 0 ? [] : outline(pupil, subjects, checkInLength(pupil.keyStage), newSeed(), await beginsOf(pupil));
      if (questions.length === 0) throw new AppError('not_found', 'We have no questions to find your level in this subject yet.');
      const isFirst = only === undefined && !wasCheckedIn(await adaptive.model(whoseOf(pupil)));
      const title = only === undefined ? 'Where I stand' : `Where I stand in ${subjectName(only)}`;
      const draft = {
        title,
        questions,
        coverage: 'exact',
        origin: 'A few questions on many things, to find where to start.',
        provenance: {},
        topicId: null,
        nearest: [],
        comprehension: null,
      } as const;
      const request = {
        subject: only ?? 'other',
        topic: title,
        difficulty: isInfant(pupil.keyStage) ? 'easy' : 'medium',
        numQuestions: questions.length,
        includeEssays: false,
        sourceFileIds: [],
      };
      const { id } = await assessments.generate(pupil, request, {
        bySchool: isFirst,
        practice: { ready: draft },
        link: (runner, attemptId) => link(runner, attemptId, questions),
      });
      return id;
    },

    /** The question of the next place, chosen by what was answered; it takes the outline's place. */
    next: async (
      runner: Runner,
      pupil: Pupil,
      attempt: Allowed<AssessmentRow, 'write'>,
      turns: readonly StoredTurn[],
    ): Promise<PracticeQuestion | undefined> => {
      const slot = turns.length;
      const planned = plannedQuestions(attempt);
      if (slot >= planned.length) return undefined;
      const subjects = subjectsOf(pupil, attempt.subject === 'other' ? undefined : attempt.subject);
      const wish = {
        subject: subjects[slot % Math.max(1, subjects.length)] ?? attempt.subject,
        known: knownFrom(attempt, turns),
        seed: hashText(`${attempt.id}:${slot}`),
        asked: turns.map(({ question }) => fingerprintOf(question)),
        typed: isTyped(pupil, slot),
        begins: await beginsOf(pupil),
      };
      const question = questionOn(pupil, wish) ?? planned[slot];
      if (question === undefined) return undefined;
      await attempts.replaceQuestions(runner, attempt, planned.with(slot, question));
      return question;
    },

    /** At its end: the year at which each subject that was asked about begins from now on. */
    place: async (runner: Runner, pupil: Pupil, attempt: AssessmentRow, turns: readonly StoredTurn[]): Promise<void> => {
      const bySubject = Map.groupBy(knownFrom(attempt, turns), ({ subject }) => subject);
      const begins = await beginsOf(pupil);
      const placed = [...bySubject].map(([subject, answers]) => [subject, placedYear(pupil.year, answers, begins(subject))] as const);
      await evidence.notePlaced(runner, attempt, Object.fromEntries(placed), now());
    },

    /** "Not now": it is offered no more by itself. */
    skip: async (actor: Actor): Promise<{ success: boolean }> => {
      const whose = whoseOf(actingPupil(actor));
      await transaction((runner) => evidence.notePlaced(runner, whose, {}, now()));
      return { success: true };
    },
  };
};
export type CheckInService = ReturnType<typeof checkInService>;
