import type { TestQuestion } from '@hedgerow/curriculum/question';
import type { Pupil, Staff } from '@hedgerow/domain/access';
import { addDays, type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { type KeyStage, keyStageForYear, phaseForYear } from '@hedgerow/domain/key-stages';
import { type Answer, scoreAnswers } from '@hedgerow/domain/scoring';
import { academicYearOf, type YearGroup } from '@hedgerow/domain/year-groups';
import { mulberry32 } from '@hedgerow/teaching/generators/random';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { and, eq, inArray } from 'drizzle-orm';
import { composeLearning, type LearningNeeds } from '#compose-learning.ts';
import type { Database } from '../db/client.ts';
import { user } from '../db/schema/accounts.ts';
import { assessment } from '../db/schema/assessments.ts';
import { assignment, assignmentPaper } from '../db/schema/assignments.ts';
import { activity } from '../db/schema/progress.ts';
import { composeAdaptive } from '../modules/adaptive/compose.ts';
import { asChoices } from '../modules/assessments/mark-attempt.ts';
import { type SharedPaper, sharedPaper } from '../modules/assignments/stored-paper.ts';
import { rosterRepository } from '../modules/schools/roster/roster.repository.ts';
import { demoClassmates, demoHomework } from './demo-classmates.ts';

const dayMs = 86_400_000;

export type DemoClassNeeds = {
  readonly needs: LearningNeeds;
  readonly db: Database;
  readonly teacher: Staff;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly classId: string;
  readonly yearGroup: YearGroup;
  readonly now: Date;
};
type Classmate = { readonly pupil: Pupil; readonly ability: number; readonly care: number };
type SetPiece = { readonly weeksAgo: number; readonly dueOn: CalendarDate };

/** Accounts that the school opened, as from its list: no parent is needed for them, and none is made up. */
const enrol = async (at: DemoClassNeeds, draw: () => number): Promise<Classmate[]> => {
  const { needs, db, schoolId, schoolName, classId, yearGroup, now } = at;
  const lists = rosterRepository(db);
  const academicYear = academicYearOf(londonDate(now));
  const made = (demoClassmates[yearGroup] ?? []).map(([firstName, lastName], place) => ({
    firstName,
    lastName,
    yearGroup,
    academicYear,
    id: needs.newId(),
    familyId: needs.newId(),
    key: `demo-${yearGroup}-${place}`,
    address: null,
    username: `${firstName}${lastName}${yearGroup}0${place}`.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  }));
  await db.transaction(async (runner) => {
    await lists.create(runner, schoolId, schoolName, made, now);
    await lists.place(
      runner,
      made.map(({ id, familyId }) => ({ classId, childId: id, familyId, createdAt: now })),
    );
    // Whoever learned has been here.
    const ids = made.map(({ id }) => id);
    if (ids.length > 0) await runner.update(user).set({ lastSignInAt: now }).where(inArray(user.id, ids));
  });
  return made.map(({ id, familyId }) => ({
    pupil: {
      role: 'student',
      userId: id,
      familyId,
      plan: 'free',
      year: yearGroup,
      phase: phaseForYear(yearGroup),
      keyStage: keyStageForYear(yearGroup),
      viewedBy: null,
    },
    // Two draws lie nearer the middle than one: a class has many in the middle and a few at either end.
    ability: 0.42 + 0.28 * (draw() + draw()),
    care: draw(),
  }));
};

const answersOf = (questions: readonly TestQuestion[], knows: number, draw: () => number) =>
  questions.map((question) => {
    const right = draw() < knows;
    if (question.type === 'essay') return -1;
    if (question.type === 'on_figure') return right ? storedGiven(rightOn(question)) : -1;
    if (right) return question.correctAnswer;
    // Wrong answers are no lottery: most who are wrong believe the same thing.
    const believed = question.misconceptions.findIndex((id, option) => id !== null && option !== question.correctAnswer);
    const other = (question.correctAnswer + 1 + Math.floor(draw() * (question.options.length - 1))) % question.options.length;
    return believed >= 0 && draw() < 0.75 ? believed : other;
  });

/** In the hours after school; undefined is not begun, or not yet. */
const finishedAt = ({ weeksAgo, dueOn }: SetPiece, care: number, draw: () => number, now: Date): Date | undefined => {
  const luck = 0.6 * care + 0.4 * draw();
  // The newest is not due yet, and half the class has time.
  if (luck < (weeksAgo === 0 ? 0.55 : 0.2)) return undefined;
  const late = weeksAgo > 0 && luck < 0.33;
  const daysBefore = late ? -1 - Math.floor(draw() * 2) : Math.floor(draw() * 4);
  const at = new Date(`${addDays(dueOn, -daysBefore)}T15:30:00Z`);
  const spread = new Date(at.getTime() + Math.floor(draw() * 4 * 60) * 60_000);
  return spread < now ? spread : undefined;
};

/** Through the pupil's own call: the work leads to an attempt that waits for them. */
const beginOnly = async ({ needs, now }: DemoClassNeeds, pupil: Pupil, assignmentId: string): Promise<void> => {
  const yesterday = new Date(now.getTime() - dayMs / 3);
  await composeLearning({ ...needs, now: () => yesterday }).doingWork.start(pupil, assignmentId);
};

/** What of a piece was done: the attempt and all that an attempt leaves behind. */
type Done = {
  readonly classmate: Classmate;
  readonly id: string;
  readonly assignmentId: string;
  readonly answers: readonly Answer[];
  readonly at: Date;
  readonly begun: Date;
};
type Paper = { readonly title: string; readonly topic: string; readonly keyStage: KeyStage; readonly draft: SharedPaper['draft'] };

/** Written in a few statements: done one by one through the pupils' own calls it would hold up a first start for a minute. */
const handIn = async (
  { db, needs, yearGroup }: DemoClassNeeds,
  { title, topic, keyStage, draft }: Paper,
  done: readonly Done[],
): Promise<void> => {
  if (done.length === 0) return;
  const { questions, topicId, coverage, origin } = draft;
  const { evidence } = composeAdaptive(needs);
  const scored = done.map((one) => {
    const said = asChoices(questions, one.answers);
    return { ...one, said, ...scoreAnswers(said.questions, said.answers) };
  });
  await db.transaction(async (runner) => {
    await runner.insert(assessment).values(
      scored.map(({ classmate: { pupil }, id, answers, at, begun, correctAnswers, score }) => ({
        familyId: pupil.familyId,
        id,
        childId: pupil.userId,
        title,
        subject: 'maths' as const,
        topic,
        topicId,
        keyStage,
        difficulty: 'intermediate' as const,
        questions,
        userAnswers: answers,
        currentQuestionIndex: questions.length - 1,
        totalQuestions: questions.length,
        hasEssays: false,
        coverage,
        origin,
        score,
        correctAnswers,
        timeSpentMs: at.getTime() - begun.getTime(),
        isCompleted: true,
        completedAt: at,
        createdAt: begun,
      })),
    );
    await runner.insert(activity).values(
      scored.map(({ classmate: { pupil }, id, at, correctAnswers, score }) => ({
        familyId: pupil.familyId,
        id: `assessment-${id}`,
        childId: pupil.userId,
        type: 'assessment' as const,
        status: 'completed' as const,
        subject: 'maths' as const,
        topic,
        title,
        description: `${correctAnswers} of ${questions.length} right`,
        difficulty: 'intermediate',
        score,
        metadata: { assessmentId: id, hasEssays: false },
        day: londonDate(at),
        happenedAt: at,
      })),
    );
    for (const { classmate, id, assignmentId, said, at, begun, score } of scored) {
      const { familyId, userId: childId } = classmate.pupil;
      await runner
        .update(assignment)
        .set({ linkedId: id, startedAt: begun, finishedAt: at, finishedOn: londonDate(at), score })
        .where(and(eq(assignment.familyId, familyId), eq(assignment.id, assignmentId)));
      await evidence.noteAnswers(
        runner,
        { familyId, childId, id, subject: 'maths', keyStage, topicId, year: yearGroup },
        said.questions,
        said.answers,
        at,
        said.signs,
      );
    }
  });
};

/** A term of homework, one piece a week: set as a teacher sets it, and done, late, begun or not. */
export const liveThroughATerm = async (at: DemoClassNeeds, also: readonly Pupil[]): Promise<void> => {
  const { needs, db, teacher, classId, yearGroup, now } = at;
  const draw = mulberry32(yearGroup * 15_485_863);
  const classmates = await enrol(at, draw);
  const homework = demoHomework[yearGroup] ?? [];
  const clock = { now };
  const newSeed = (): number => Math.floor(draw() * 2 ** 31);
  const setting = composeLearning({ ...needs, now: () => clock.now, newSeed }).assignments;
  for (const [place, { title, topic, hard }] of homework.entries()) {
    const weeksAgo = homework.length - 1 - place;
    clock.now = new Date(now.getTime() - (7 * weeksAgo + 4) * dayMs);
    const dueOn = addDays(londonDate(clock.now), 6);
    // The family's own children came into the class this week.
    const pupils = [...classmates.map(({ pupil }) => pupil), ...(weeksAgo === 0 ? also : [])];
    const set = await setting.setWork(teacher, {
      title,
      topic,
      subject: 'maths',
      description: '',
      kind: 'assessment',
      difficulty: 'intermediate',
      numQuestions: 8,
      samePaper: true,
      dueDate: dueOn,
      childIds: pupils.map(({ userId }) => userId),
      pupils: pupils.map(({ familyId, userId }) => ({ familyId, childId: userId, classId })),
    });
    const [row] = await db
      .select({ paper: assignmentPaper })
      .from(assignmentPaper)
      .innerJoin(assignment, eq(assignment.paperId, assignmentPaper.id))
      .where(eq(assignment.groupId, set[0]?.groupId ?? ''))
      .limit(1);
    if (row === undefined) continue;
    const { keyStage, draft } = sharedPaper(row.paper);
    const done: Done[] = [];
    for (const classmate of classmates) {
      const assignmentId = set.find(({ childId }) => childId === classmate.pupil.userId)?.id ?? '';
      const end = finishedAt({ weeksAgo, dueOn }, classmate.care, draw, now);
      const minutes = 7 + Math.floor(draw() * 12);
      const knows = Math.max(0.15, Math.min(0.98, classmate.ability - hard + 0.02 * place));
      const answers = answersOf(draft.questions, knows, draw);
      if (end !== undefined)
        done.push({ classmate, assignmentId, answers, id: needs.newId(), at: end, begun: new Date(end.getTime() - minutes * 60_000) });
      // A few have begun what is still to be done.
      else if (weeksAgo === 0 && draw() < 0.3) await beginOnly(at, classmate.pupil, assignmentId);
    }
    await handIn(at, { title: draft.title, topic, keyStage, draft }, done);
  }
};
