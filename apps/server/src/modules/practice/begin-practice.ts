import type { StartPracticeBody } from '@hedgerow/contracts/practice';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { Pupil } from '@hedgerow/domain/access';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { AppError } from '@hedgerow/domain/errors';
import { planAllows } from '@hedgerow/domain/plans';
import { dueTopic, practiceLength } from '@hedgerow/domain/practice';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { stepQuestions } from '@hedgerow/teaching/adaptive/day-candidate';
import { isInfant } from '@hedgerow/domain/key-stages';
import type { Clock } from '#ports/clock.ts';
import type { AssessmentDraft } from '#ports/teaching-engine.ts';
import type { HeldBeliefs } from '../adaptive/held-beliefs.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { ForSetWork } from '../assignments/finished-work.service.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import type { CheckInService } from './check-in.service.ts';
import type { IsStepOfDay } from '../today/steps-of-day.ts';
import type { plannedQuestions } from './planned-questions.ts';
import { practiceFocus } from './practice-focus.ts';
import type { PracticeRepository, SessionRow } from './practice.repository.ts';
import { planPractice } from './start-practice.ts';
import { shownTurn } from './stored-turns.ts';

export type BeginDeps = {
  readonly bank: Bank;
  readonly practices: PracticeRepository;
  readonly heldBeliefs: HeldBeliefs;
  readonly assessments: Pick<AssessmentsService, 'generate' | 'missedIn'>;
  readonly screening: Pick<ScreeningService, 'check'>;
  readonly checkIn: Pick<CheckInService, 'begin'>;
  readonly isStepOfDay: IsStepOfDay;
  readonly now: Clock;
  readonly newSeed: () => number;
};

type Wish = Extract<StartPracticeBody, { from: 'topic' }>;
type Ready = { readonly subject: SubjectId; readonly topic: string; readonly questions: ReturnType<typeof plannedQuestions> } & Pick<
  AssessmentDraft,
  'title' | 'origin' | 'comprehension'
>;

/** With less there is no practice: the day's new questions are better. */
const fewestDue = 1;

const childRefOf = ({ familyId, userId }: Pupil) => ({ familyId, childId: userId });

/** The ways in which a practice begins; each gives the id of its attempt. */
export const beginPractice = ({ bank, practices, heldBeliefs, assessments, screening, checkIn, isStepOfDay, now, newSeed }: BeginDeps) => {
  const plan = planPractice({ bank, practices, heldBeliefs });

  const sessionRow = (
    attempt: { readonly familyId: string; readonly childId: string },
    id: string,
    questions: ReturnType<typeof plannedQuestions>,
    { learns = false, kind = 'practice' }: Partial<Pick<SessionRow, 'learns' | 'kind'>>,
  ): SessionRow => ({
    familyId: attempt.familyId,
    childId: attempt.childId,
    id,
    turns: questions.slice(0, 1).map((question) => shownTurn({ kind: 'planned', slot: 0 }, question, now())),
    learns,
    kind,
    result: null,
    isCompleted: false,
    updatedAt: now(),
  });

  /** An attempt of the usual kind, with the usual rules on plans and numbers a day, whose questions are asked one by one. */
  const onTopic = async (pupil: Pupil, wish: Wish, set?: ForSetWork): Promise<string> => {
    // The topic of set work is a grown-up's, and was read when it was set.
    if (set === undefined) await screening.check(childRefOf(pupil), 'quiz_topic', wish.topic);
    const isOfDay = async (): Promise<boolean> =>
      wish.topicId !== undefined && wish.sourceFileIds.length === 0 && isStepOfDay(childRefOf(pupil), wish.topicId);
    const inDayAlone = set === undefined && !planAllows(pupil.plan, 'practice');
    const count = inDayAlone ? stepQuestions : (wish.numQuestions ?? practiceLength(pupil.keyStage));
    let made: { readonly questions: ReturnType<typeof plannedQuestions>; readonly learns: boolean } = { questions: [], learns: false };
    const focus = practiceFocus(bank, wish);
    const request = {
      subject: wish.subject,
      topic: wish.topic,
      keyStage: wish.keyStage,
      difficulty: wish.difficulty ?? (isInfant(pupil.keyStage) ? 'easy' : 'medium'),
      numQuestions: Math.min(questionCount.max, count * 2),
      includeEssays: false,
      sourceFileIds: [...wish.sourceFileIds],
    };
    const { id } = await assessments.generate(pupil, request, {
      bySchool: set?.bySchool ?? false,
      ofDay: inDayAlone && focus !== undefined && (await isOfDay()),
      practice: {
        focus,
        shape: async (draft, asked) => {
          const about = { ...asked, count, seed: newSeed(), now: now(), objective: focus?.objective ?? null };
          const shaped = await plan.shaped(draft, childRefOf(pupil), about);
          made = { questions: shaped.draft.questions, learns: shaped.learns };
          return shaped.draft;
        },
      },
      link: async (runner, attemptId) => {
        await practices.insert(runner, sessionRow(childRefOf(pupil), attemptId, made.questions, { learns: made.learns }));
        await set?.link(runner, attemptId);
      },
    });
    return id;
  };

  const dueSubject = async (pupil: Pupil): Promise<SubjectId | undefined> =>
    (await practices.dueCounts(childRefOf(pupil), now())).toSorted((a, b) => b.due - a.due)[0]?.subject;

  /** A practice of questions that are chosen already. */
  const beginReady = async (
    pupil: Pupil,
    { subject, topic, questions, ofDay = false, ...said }: Ready & { readonly ofDay?: boolean },
  ): Promise<string> => {
    const draft = { ...said, coverage: 'exact', provenance: {}, topicId: null, nearest: [], questions } as const;
    const { id } = await assessments.generate(
      pupil,
      {
        subject,
        topic,
        difficulty: isInfant(pupil.keyStage) ? 'easy' : 'medium',
        numQuestions: questionCount.min,
        includeEssays: false,
        sourceFileIds: [],
      },
      {
        bySchool: false,
        ofDay,
        practice: { ready: draft },
        link: (runner, attemptId) => practices.insert(runner, sessionRow(childRefOf(pupil), attemptId, questions, {})),
      },
    );
    return id;
  };

  const due = async (pupil: Pupil, wanted: SubjectId | undefined): Promise<string> => {
    const subject = wanted ?? (await dueSubject(pupil));
    const nothing = new AppError('not_found', 'Nothing is due today. Choose a topic to practise.');
    if (subject === undefined) throw nothing;
    const { keyStage } = pupil;
    const about = { subject, keyStage, count: practiceLength(keyStage), seed: newSeed(), now: now() };
    const questions = await plan.dueOnly(childRefOf(pupil), about);
    if (questions.length < fewestDue) throw nothing;
    return beginReady(pupil, {
      subject,
      topic: dueTopic(subject),
      title: `${subjectName(subject)} to remember`,
      origin: 'What you practised before and should see again today.',
      comprehension: null,
      questions,
      ofDay: true,
    });
  };

  const missed = async (pupil: Pupil, testId: string): Promise<string> => {
    const test = await assessments.missedIn(pupil, testId);
    const questions = plan.likeMissed(test, { count: practiceLength(pupil.keyStage), seed: newSeed() });
    if (questions.length === 0) throw new AppError('not_found', 'Nothing was missed here. Choose a topic to practise.');
    return beginReady(pupil, {
      subject: test.subject,
      topic: test.topic,
      title: test.title,
      origin: 'Questions like the ones you missed.',
      comprehension: test.comprehension,
      questions,
    });
  };

  const checkInAbout = (pupil: Pupil, subject: SubjectId | undefined): Promise<string> =>
    checkIn.begin(pupil, subject, (runner, attemptId, questions) =>
      practices.insert(runner, sessionRow(childRefOf(pupil), attemptId, questions, { kind: 'check-in' })),
    );

  return { onTopic, due, missed, checkIn: checkInAbout };
};
