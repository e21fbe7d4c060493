import type { GivenAnswer, OfflineAnswersBody, Practice, PracticeDue, StartPracticeBody } from '@hedgerow/contracts/practice';
import { type Actor, actingPupil, type Allowed, forReading, forWriting, type Pupil } from '@hedgerow/domain/access';
import { subjectName } from '@hedgerow/domain/subjects';
import { fingerprintOf } from '@hedgerow/teaching/compose/fingerprint';
import { hashText } from '@hedgerow/teaching/generators/random';
import { nextTurn } from '@hedgerow/teaching/practice/course';
import { fits, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { helpSteps } from '@hedgerow/teaching/practice/help-ladder';
import { markGiven } from '@hedgerow/teaching/practice/mark-given';
import { firstLesson } from '@hedgerow/teaching/practice/first-lesson';
import { shownInHelp, shownInLesson } from '@hedgerow/teaching/practice/shown-before';
import { easierQuestion } from '@hedgerow/teaching/practice/easier-question';
import { inOtherPlaces } from '@hedgerow/teaching/practice/other-places';
import { similarQuestion } from '@hedgerow/teaching/practice/similar-question';
import type { Runner } from '#db/client.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { AssessmentRow, AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { type BeginDeps, beginPractice } from './begin-practice.ts';
import type { CheckInService } from './check-in.service.ts';
import { type FinishDeps, finishPractice } from './finish-practice.service.ts';
import type { PracticeMemoryService } from './practice-memory.service.ts';
import { noAnswer, withOffline } from './offline-turns.ts';
import { helpLines, lessonIn, practiceView } from './practice-view.ts';
import type { PracticeRepository, SessionRow } from './practice.repository.ts';
import { plannedQuestions } from './planned-questions.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { courseOf, firstAnswerOf, mostTries, openTurn, readTurns, shownTurn, type StoredTurn } from './stored-turns.ts';

export type PracticeDeps = Pick<FinishDeps, 'evidence' | 'setWork'> &
  BeginDeps & {
    readonly practices: PracticeRepository;
    readonly memory: PracticeMemoryService;
    readonly attempts: Pick<AssessmentsRepository, 'find' | 'complete'>;
    readonly assessments: Pick<AssessmentsService, 'generate' | 'activityOf'>;
    readonly progress: Pick<ProgressService, 'record' | 'announce'>;
    readonly screening: Pick<ScreeningService, 'check' | 'checkAnswer'>;
    readonly richText: RichText;
    readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
    readonly checkIn: Pick<CheckInService, 'begin' | 'next' | 'place'>;
  };

type Both = { readonly attempt: Allowed<AssessmentRow, 'write'>; readonly session: Allowed<SessionRow, 'write'> };

type Answered = { readonly turn: number; readonly given: GivenAnswer; readonly notYet: boolean };

const childRefOf = ({ familyId, userId }: Pupil) => ({ familyId, childId: userId });

export const practiceService = (deps: PracticeDeps) => {
  const { bank, practices, memory, attempts, progress, screening, richText, transaction, now, checkIn } = deps;
  const begin = beginPractice(deps);
  const finish = finishPractice(deps);
  const lessonOf = lessonIn(bank);

  const topicOf = ({ topicId }: AssessmentRow) => (topicId === null ? undefined : bank.topic(topicId));
  const view = (attempt: AssessmentRow, session: SessionRow, withAhead: boolean): Practice => {
    const topic = topicOf(attempt);
    const goesOn = withAhead && session.kind === 'practice';
    const isNew = session.learns && readTurns(session.turns).every(({ tries }) => tries.length === 0);
    const first = readTurns(session.turns)[0]?.question;
    const learn = isNew && topic !== undefined ? firstLesson(bank, topic, first, { keyStage: attempt.keyStage, asked: attempt.topic }) : [];
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

  const read = async (actor: Actor, id: string, withAhead = false): Promise<Practice> => {
    const found = 'familyId' in actor ? await attemptOf(actor.familyId, id) : undefined;
    const attempt = forReading(actor, found);
    const session = forReading(actor, await practices.find(attempt));
    return view(attempt, session, withAhead);
  };

  /** The question after a miss: of a method a new draw, of an item first another of its objective and later the item itself. Undefined where none is easier. */
  const questionFor = (attempt: AssessmentRow, turns: readonly StoredTurn[], next: NonNullable<ReturnType<typeof nextTurn>>) => {
    const planned = plannedQuestions(attempt);
    const question = planned[next.slot];
    if (question === undefined || next.kind === 'planned') return question;
    if (next.kind === 'return' && question.provenance !== 'generator')
      return inOtherPlaces(question, hashText(`${attempt.id}:${next.slot}`));
    const asked = [...planned.map(fingerprintOf), ...turns.map((turn) => fingerprintOf(turn.question))];
    const { subject, keyStage, id } = attempt;
    const topic = question.topicId === null ? undefined : bank.topic(question.topicId);
    // As soon as the answer was seen there, it is no question any more.
    const shown = [...shownInLesson(question, topic, keyStage), ...shownInHelp(turns.flatMap((turn) => helpLines(turn, topicOf(attempt))))];
    const wish = { bank, question, subject, keyStage, seed: hashText(`${id}:${turns.length}`), asked, shown };
    return next.kind === 'easier' ? easierQuestion(wish) : similarQuestion(wish);
  };

  /** What comes next and its question; where a similar one would be the very same, what comes after it. */
  const following = (attempt: AssessmentRow, turns: readonly StoredTurn[]) => {
    const course = courseOf(attempt.totalQuestions, turns);
    const first = nextTurn(course);
    const isEasier = first?.kind === 'easier';
    const easier = isEasier ? questionFor(attempt, turns, first) : undefined;
    if (easier !== undefined) return { next: first, question: easier };
    const next = isEasier ? nextTurn(course, { hasEasier: false }) : first;
    const question = next && questionFor(attempt, turns, next);
    const missed = turns.at(-1)?.question;
    const isSame = next?.kind === 'similar' && question && missed && fingerprintOf(question) === fingerprintOf(missed);
    if (isSame !== true) return { next, question };
    const later = nextTurn(course, { hasSimilar: false, hasEasier: false });
    return { next: later, question: later && questionFor(attempt, turns, later) };
  };

  return {
    begin: begin.onTopic,

    /** Errors: upgrade_required, invalid (subject, difficulty, a topic that is not covered), not_found (nothing is due, nothing was missed), conflict (a test that is not handed in). */
    start: async (actor: Actor, body: StartPracticeBody): Promise<Practice> => {
      const pupil = actingPupil(actor);
      switch (body.from) {
        case 'check-in':
          return read(pupil, await begin.checkIn(pupil, body.subject));
        case 'due':
          return read(pupil, await begin.due(pupil, body.subject), true);
        case 'missed':
          return read(pupil, await begin.missed(pupil, body.assessmentId), true);
        case 'topic':
          return read(pupil, await begin.onTopic(pupil, body), true);
      }
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
        const known = turns.slice(wasClosed).filter(({ kind, notYet }) => kind !== 'easier' && notYet !== true);
        await memory.note(runner, attempt, known.map(firstAnswerOf), now());
      });
      return read(pupil, id, true);
    },

    /** Judges at once. Sent twice, or late, it repeats what was said; two tries at most, what cannot be read is none, and null asks to be shown. */
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
        if (!fits(turn.question, given)) throw noAnswer();
        const { unread: before, ...asked } = turn;
        const { verdict, say, note, unread } = markGiven(turn.question, given);
        if (unread) {
          if (before !== say) await practices.saveTurns(runner, session, [...turns.slice(0, -1), { ...asked, unread: say }], now());
          return;
        }
        const ms = Math.max(0, now().getTime() - new Date(turn.shownAt).getTime());
        const tries = [...turn.tries, { given: storedGiven(given), verdict, say, note, ms, help: turn.help }];
        const isCheckIn = session.kind === 'check-in';
        const isOver = verdict === 'right' || given === null || (isCheckIn && verdict === 'wrong');
        const closed = isOver || tries.length >= mostTries;
        const after = { ...asked, tries, closed, ...(notYet ? { notYet } : {}) };
        await practices.saveTurns(runner, session, [...turns.slice(0, -1), after], now());
        // What was not done yet is not to be remembered, and a check-in only looks. One that was done together shows nothing of what is remembered.
        if (!closed || notYet || isCheckIn || turn.kind === 'easier') return;
        await memory.note(runner, attempt, [firstAnswerOf(after)], now());
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
        const { next, question } = isCheckIn
          ? { next: { kind: 'planned', slot: turns.length } as const, question: await checkIn.next(runner, pupil, attempt, turns) }
          : following(attempt, turns);
        if (next !== undefined && question !== undefined) {
          await practices.saveTurns(runner, session, [...turns, shownTurn(next, question, now())], now());
          return false;
        }
        if (isCheckIn) await checkIn.place(runner, pupil, attempt, turns);
        await practices.finish(runner, session, await finish(runner, pupil, attempt, { turns, kind: session.kind }, now()), now());
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
