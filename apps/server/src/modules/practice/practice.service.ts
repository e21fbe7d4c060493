import type { GivenAnswer, OfflineAnswersBody, Practice, PracticeDue, StartPracticeBody } from '@hedgerow/contracts/practice';
import type { Bank } from '@hedgerow/curriculum/bank';
import { type Actor, actingPupil, type Allowed, forReading, forWriting, type Pupil } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { practiceLength } from '@hedgerow/domain/practice';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { subjectName } from '@hedgerow/domain/subjects';
import { fingerprintOf } from '@hedgerow/teaching/compose/fingerprint';
import { hashText } from '@hedgerow/teaching/generators/random';
import { nextTurn } from '@hedgerow/teaching/practice/course';
import { fits, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { helpSteps } from '@hedgerow/teaching/practice/help-ladder';
import { markGiven } from '@hedgerow/teaching/practice/judge-given';
import { learnScreens } from '@hedgerow/teaching/practice/learn-screens';
import { similarQuestion } from '@hedgerow/teaching/practice/similar-question';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { AssessmentRow, AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { ForSetWork } from '../assignments/finished-work.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { CheckInService } from './check-in.service.ts';
import { type FinishDeps, finishPractice } from './finish-practice.service.ts';
import { practiceFocus } from './practice-focus.ts';
import { remembered } from './practice-memory.ts';
import { withOffline } from './offline-turns.ts';
import { lessonIn, practiceView } from './practice-view.ts';
import type { PracticeRepository, SessionRow } from './practice.repository.ts';
import { plannedQuestions } from './planned-questions.ts';
import { planPractice } from './start-practice.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { courseOf, mostTries, openTurn, readTurns, shownTurn, type StoredTurn } from './stored-turns.ts';

export type PracticeDeps = Pick<FinishDeps, 'evidence' | 'setWork'> & {
  readonly bank: Bank;
  readonly practices: PracticeRepository;
  readonly attempts: Pick<AssessmentsRepository, 'find' | 'complete'>;
  readonly assessments: Pick<AssessmentsService, 'generate' | 'activityOf'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce'>;
  readonly screening: Pick<ScreeningService, 'check' | 'checkAnswer'>;
  readonly richText: RichText;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newSeed: () => number;
  readonly checkIn: Pick<CheckInService, 'begin' | 'next' | 'place'>;
};

type Both = { readonly attempt: Allowed<AssessmentRow, 'write'>; readonly session: Allowed<SessionRow, 'write'> };

type Answered = { readonly turn: number; readonly given: GivenAnswer; readonly notYet: boolean };

/** With less there is no practice: the day's new questions are better. */
const fewestDue = 1;

const childRefOf = ({ familyId, userId }: Pupil) => ({ familyId, childId: userId });

export const practiceService = (deps: PracticeDeps) => {
  const { bank, practices, attempts, assessments, progress, screening, richText, transaction, now, newSeed, checkIn } = deps;
  const plan = planPractice({ bank, practices });
  const finish = finishPractice(deps);
  const lessonOf = lessonIn(bank);

  const topicOf = ({ topicId }: AssessmentRow) => (topicId === null ? undefined : bank.topic(topicId));
  const view = (attempt: AssessmentRow, session: SessionRow, withAhead: boolean): Practice => {
    const topic = topicOf(attempt);
    const goesOn = withAhead && session.kind === 'practice';
    const isNew = session.learns && readTurns(session.turns).every(({ tries }) => tries.length === 0);
    const objective = readTurns(session.turns)[0]?.question.objective ?? null;
    const learn = isNew && topic !== undefined ? learnScreens(topic, objective, attempt.keyStage) : [];
    return practiceView({ attempt, session, topic, lessonOf, planned: goesOn ? plannedQuestions(attempt) : [] }, learn, richText);
  };

  const attemptOf = async (familyId: string, id: string): Promise<AssessmentRow | undefined> => {
    const attempt = await attempts.find(familyId, id);
    return attempt?.mode === 'practice' ? attempt : undefined;
  };
  const own = async (runner: Runner, pupil: Pupil, id: string): Promise<Both> => {
    const session = forWriting(pupil, await practices.findForUpdate(runner, { familyId: pupil.familyId, id }));
    return { session, attempt: forWriting(pupil, await attemptOf(pupil.familyId, id)) };
  };

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

  type Wish = Extract<StartPracticeBody, { from: 'topic' }>;

  /** An attempt of the usual kind, with the usual rules on plans and numbers a day, whose questions are asked one by one. */
  const begin = async (pupil: Pupil, wish: Wish, set?: ForSetWork): Promise<string> => {
    // The topic of set work is a grown-up's, and was read when it was set.
    if (set === undefined) await screening.check(childRefOf(pupil), 'quiz_topic', wish.topic);
    const count = wish.numQuestions ?? practiceLength(pupil.keyStage);
    const isInfant = pupil.keyStage === 'EYFS' || pupil.keyStage === 'KS1';
    let made: { readonly questions: ReturnType<typeof plannedQuestions>; readonly learns: boolean } = { questions: [], learns: false };
    const focus = practiceFocus(bank, wish);
    const request = {
      subject: wish.subject,
      topic: wish.topic,
      keyStage: wish.keyStage,
      difficulty: wish.difficulty ?? (isInfant ? 'easy' : 'medium'),
      numQuestions: Math.min(questionCount.max, count * 2),
      includeEssays: false,
      sourceFileIds: [...wish.sourceFileIds],
    };
    const { id } = await assessments.generate(pupil, request, {
      bySchool: set?.bySchool ?? false,
      practice: {
        focus,
        shape: async (draft, { subject, keyStage }) => {
          const about = { subject, keyStage, count, seed: newSeed(), now: now(), objective: focus?.objective ?? null };
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

  const beginDue = async (pupil: Pupil, wanted: SubjectId | undefined): Promise<string> => {
    const subject = wanted ?? (await dueSubject(pupil));
    const nothing = new AppError('not_found', 'Nothing is due today. Choose a topic to practise.');
    if (subject === undefined) throw nothing;
    const { keyStage } = pupil;
    const about = { subject, keyStage, count: practiceLength(keyStage), seed: newSeed(), now: now(), objective: null };
    const questions = await plan.dueOnly(childRefOf(pupil), about);
    if (questions.length < fewestDue) throw nothing;
    const topic = `${subjectName(subject)}: what is due`;
    const draft = {
      title: `${subjectName(subject)} to remember`,
      coverage: 'exact',
      origin: 'What you practised before and should see again today.',
      provenance: {},
      topicId: null,
      nearest: [],
      comprehension: null,
    } as const;
    const { id } = await assessments.generate(
      pupil,
      {
        subject,
        topic,
        difficulty: keyStage === 'EYFS' || keyStage === 'KS1' ? 'easy' : 'medium',
        numQuestions: questionCount.min,
        includeEssays: false,
        sourceFileIds: [],
      },
      {
        bySchool: false,
        practice: { ready: { ...draft, questions } },
        link: (runner, attemptId) => practices.insert(runner, sessionRow(childRefOf(pupil), attemptId, questions, {})),
      },
    );
    return id;
  };

  const beginCheckIn = (pupil: Pupil, subject: SubjectId | undefined): Promise<string> =>
    checkIn.begin(pupil, subject, (runner, attemptId, questions) =>
      practices.insert(runner, sessionRow(childRefOf(pupil), attemptId, questions, { kind: 'check-in' })),
    );

  const read = async (actor: Actor, id: string, withAhead = false): Promise<Practice> => {
    const found = 'familyId' in actor ? await attemptOf(actor.familyId, id) : undefined;
    const attempt = forReading(actor, found);
    const session = forReading(actor, await practices.find(attempt));
    return view(attempt, session, withAhead);
  };

  /** The question after a miss: of a method a new draw, of an item first another of its objective and later the item itself. */
  const questionFor = (attempt: AssessmentRow, turns: readonly StoredTurn[], next: NonNullable<ReturnType<typeof nextTurn>>) => {
    const planned = plannedQuestions(attempt);
    const question = planned[next.slot];
    if (question === undefined || next.kind === 'planned') return question;
    if (next.kind === 'return' && question.provenance !== 'generator') return question;
    const asked = [...planned.map(fingerprintOf), ...turns.map((turn) => fingerprintOf(turn.question))];
    const { subject, keyStage, id } = attempt;
    return similarQuestion({ bank, question, subject, keyStage, seed: hashText(`${id}:${turns.length}`), asked });
  };

  const keepInMind = async (runner: Runner, attempt: AssessmentRow, turn: StoredTurn): Promise<void> => {
    const before = remembered(bank, attempt, turn, undefined, now());
    const known = await practices.memory(runner, attempt, before.key);
    await practices.remember(runner, known === undefined ? before : remembered(bank, attempt, turn, known, now()));
  };

  return {
    begin,

    /** Errors: upgrade_required, invalid (subject, difficulty, a topic that is not covered), not_found (nothing is due). */
    start: async (actor: Actor, body: StartPracticeBody): Promise<Practice> => {
      const pupil = actingPupil(actor);
      if (body.from === 'check-in') return read(pupil, await beginCheckIn(pupil, body.subject));
      return read(pupil, await (body.from === 'topic' ? begin(pupil, body) : beginDue(pupil, body.subject)), true);
    },

    read: (actor: Actor, id: string): Promise<Practice> => read(actor, id, true),

    /** What was answered without internet: one try each, judged now, the open question first and then planned ones. Sent twice, it counts once. */
    answerOffline: async (actor: Actor, id: string, body: OfflineAnswersBody): Promise<Practice> => {
      const pupil = actingPupil(actor);
      for (const { given } of body.answers)
        if (typeof given === 'string') await screening.checkAnswer(childRefOf(pupil), 'practice', given);
      await transaction(async (runner) => {
        const { attempt, session } = await own(runner, pupil, id);
        const before = readTurns(session.turns);
        const turns = withOffline(before, plannedQuestions(attempt), body, now());
        if (session.kind !== 'practice' || session.isCompleted || turns === undefined) return;
        await practices.saveTurns(runner, session, turns, now());
        const wasClosed = before.filter(({ closed }) => closed).length;
        for (const turn of turns.slice(wasClosed)) await keepInMind(runner, attempt, turn);
      });
      return read(pupil, id, true);
    },

    /** Judges at once. Sent twice, or late, it repeats what was said; two tries at most, and null asks to be shown. */
    answer: async (actor: Actor, id: string, { turn: number, given: typed, notYet }: Answered): Promise<Practice> => {
      const given = notYet ? null : typed;
      const pupil = actingPupil(actor);
      // What is typed is kept with the turn, so it is read before.
      if (typeof given === 'string') await screening.checkAnswer(childRefOf(pupil), 'practice', given);
      await transaction(async (runner) => {
        const { attempt, session } = await own(runner, pupil, id);
        const turns = readTurns(session.turns);
        const turn = openTurn(turns, number);
        if (turn.closed || number !== turns.length - 1) return;
        if (!fits(turn.question, given)) throw new AppError('invalid', 'That is no answer to this question.');
        const { verdict, say, note } = markGiven(turn.question, given);
        const ms = Math.max(0, now().getTime() - new Date(turn.shownAt).getTime());
        const tries = [...turn.tries, { given: storedGiven(given), verdict, say, note, ms, help: turn.help }];
        const isCheckIn = session.kind === 'check-in';
        const isOver = verdict === 'right' || given === null || (isCheckIn && verdict === 'wrong');
        const closed = isOver || tries.length >= mostTries;
        const after = { ...turn, tries, closed, ...(notYet ? { notYet } : {}) };
        await practices.saveTurns(runner, session, [...turns.slice(0, -1), after], now());
        // What was not done yet is not to be remembered, and a check-in only looks.
        if (!closed || notYet || isCheckIn) return;
        await keepInMind(runner, attempt, after);
      });
      return read(pupil, id);
    },

    /** One more rung of help. The last one closes the question and shows its answer. */
    help: async (actor: Actor, id: string, number: number): Promise<Practice> => {
      const pupil = actingPupil(actor);
      await transaction(async (runner) => {
        const { session } = await own(runner, pupil, id);
        const turns = readTurns(session.turns);
        const turn = openTurn(turns, number);
        if (turn.closed || number !== turns.length - 1) return;
        const help = Math.min(helpSteps.length - 1, turn.help + 1);
        await practices.saveTurns(runner, session, [...turns.slice(0, -1), { ...turn, help }], now());
      });
      return read(pupil, id);
    },

    /** The next question, or the end. Asked while a question is open, it is that question. */
    next: async (actor: Actor, id: string): Promise<Practice> => {
      const pupil = actingPupil(actor);
      const ended = await transaction(async (runner) => {
        const { attempt, session } = await own(runner, pupil, id);
        const turns = readTurns(session.turns);
        if (session.isCompleted || turns.at(-1)?.closed === false) return false;
        const isCheckIn = session.kind === 'check-in';
        const next = isCheckIn ? ({ kind: 'planned', slot: turns.length } as const) : nextTurn(courseOf(attempt.totalQuestions, turns));
        const question = isCheckIn ? await checkIn.next(runner, pupil, attempt, turns) : next && questionFor(attempt, turns, next);
        if (next !== undefined && question !== undefined) {
          await practices.saveTurns(runner, session, [...turns, shownTurn(next, question, now())], now());
          return false;
        }
        if (isCheckIn) await checkIn.place(runner, pupil, attempt, turns);
        await practices.finish(runner, session, await finish(runner, pupil, attempt, turns, now()), now());
        return true;
      });
      if (ended) await progress.announce(childRefOf(pupil));
      return read(pupil, id);
    },

    /** What is due today, by subject. */
    due: async (actor: Actor): Promise<PracticeDue> => {
      const counts = await practices.dueCounts(childRefOf(actingPupil(actor)), now());
      const subjects = counts.toSorted((a, b) => b.due - a.due).map(({ subject, due }) => ({ subject, name: subjectName(subject), due }));
      return { total: subjects.reduce((sum, { due }) => sum + due, 0), subjects };
    },
  };
};
export type PracticeService = ReturnType<typeof practiceService>;
