import { type PaperBody, type PrintPaperBody, type TeacherPaper, teacherWorkMessages } from '@hedgerow/contracts/teacher-work';
import type { TestQuestion } from '@hedgerow/curriculum/question';
import type { Actor } from '@hedgerow/domain/access';
import { essaysOffered } from '@hedgerow/domain/assessment-rules';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { fewestQuestions, notCovered } from '@hedgerow/domain/not-covered';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { toGrownUps } from '@hedgerow/teaching/compose/sentences';
import { draftOnFigures, figureForm } from '@hedgerow/teaching/on-figure/figure-form';
import type { Runner } from '#db/client.ts';
import type { WriteArchive } from '#ports/archive.ts';
import type { Clock } from '#ports/clock.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { TeachingEngine, TestDraft } from '#ports/teaching-engine.ts';
import type { SharedPaper } from '../assignments/stored-paper.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { StoredPaper } from './class-assessments.repository.ts';
import { qtiPackage } from './qti/qti-package.ts';
import { questionResults } from './paper-results.ts';
import type { TeacherPapersRepository } from './teacher-papers.repository.ts';

export type TeacherPapersDeps = {
  readonly drafts: TeacherPapersRepository;
  readonly ownClass: OwnClass;
  readonly readPaper: (paper: StoredPaper) => SharedPaper;
  readonly teacher: Pick<TeachingEngine, 'assessment' | 'fingerprint'>;
  readonly richText: RichText;
  readonly writeArchive: WriteArchive;
  readonly pages: Pick<PdfRenderer, 'paperPdf'>;
  readonly productName: string;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

/** Made at once to choose another question from. */
const tried = 10;
const keptMs = 86_400_000;

type OwnPaper = SharedPaper & { readonly subject: SubjectId; readonly topic: string };

const conflict = (message: string): AppError => new AppError('conflict', message);

/** The questions of a paper as a teacher looks at them before it is set: another one in the place of one, or one left out. */
export const teacherPapersService = (deps: TeacherPapersDeps) => {
  const { drafts, ownClass, readPaper, teacher, richText, writeArchive, pages, productName, transaction, now, newId, newSeed } = deps;

  const view = (id: string, { origin, comprehension, questions }: TestDraft): TeacherPaper => ({
    id,
    origin: toGrownUps(origin),
    text: comprehension === null ? null : richText.inline(comprehension.content),
    questions: questionResults(questions, [], richText),
  });

  /** Changes a paper that nobody was given yet. What is worked out meanwhile stands on what is kept then, or not at all. */
  const change = (
    actor: Actor,
    id: string,
    questionId: string,
    next: (paper: OwnPaper, question: TestQuestion) => Promise<readonly TestQuestion[]>,
  ): Promise<TeacherPaper> =>
    transaction(async (runner) => {
      const row = await drafts.hold(runner, id, actor.userId);
      if (row === undefined) throw new AppError('not_found', teacherWorkMessages.paperGone);
      if (await drafts.isGiven(runner, id)) throw conflict(teacherWorkMessages.paperInUse);
      const { subject, topic } = row;
      if (subject === null || topic === null) throw conflict(teacherWorkMessages.paperInUse);
      const paper = { ...readPaper(row), subject, topic };
      const question = paper.draft.questions.find((one) => one.id === questionId);
      if (question === undefined) throw new AppError('not_found', 'Not found');
      const draft = { ...paper.draft, questions: await next(paper, question) };
      await drafts.change(runner, id, draft);
      return view(id, draft);
    });

  /** A paper of theirs, or one that was set in a class that they teach. */
  const readable = async (runner: Runner, actor: Actor, id: string) => {
    const asks = { teacherId: actor.userId, today: londonDate(now()), right: 'teach' } as const;
    const row = (await drafts.hold(runner, id, actor.userId)) ?? (await drafts.setInClass(runner, id, asks));
    if (row === undefined) throw new AppError('not_found', teacherWorkMessages.paperGone);
    return row;
  };

  /** On the same objective where there is one more, and else on the same topic; on a figure again where one can be. */
  const another = async ({ keyStage, draft, subject, topic }: OwnPaper, question: TestQuestion): Promise<TestQuestion | undefined> => {
    const had = draft.questions.map(teacher.fingerprint);
    const { topicId, objective, difficulty } = question;
    const focuses =
      topicId === null
        ? [undefined]
        : [
            { topicId, objective },
            { topicId, objective: null },
          ];
    for (const focus of focuses) {
      const wish = { subject, keyStage, topic, sources: [], seed: newSeed(), difficulty, count: tried, recent: had, focus };
      const made = await teacher.assessment({ ...wish, includeEssays: question.type === 'essay' });
      const onFigures =
        question.type === 'on_figure' ? made.questions.flatMap((one) => (one.type === 'essay' ? [] : (figureForm(one) ?? []))) : [];
      const alike = made.questions.filter((one) => (one.type === 'essay') === (question.type === 'essay'));
      const found = [...onFigures, ...alike].find((one) => !had.includes(teacher.fingerprint(one)));
      if (found !== undefined) return { ...found, id: newId() };
    }
    return undefined;
  };

  return {
    /** Errors: not_found (a class that is not theirs), invalid (a topic that is not covered, with the nearest). */
    make: async (actor: Actor, { classId, topic, difficulty, numQuestions, includeEssays }: PaperBody): Promise<TeacherPaper> => {
      const { subject, yearGroup } = await ownClass(actor, classId, 'teach');
      const keyStage = keyStageForYear(yearGroup);
      const essays = includeEssays && essaysOffered(keyStage, subject);
      const wish = { subject, keyStage, year: yearGroup, topic, sources: [], seed: newSeed(), difficulty, recent: [] };
      const draft = draftOnFigures(await teacher.assessment({ ...wish, count: numQuestions, includeEssays: essays }));
      if (draft.questions.length < fewestQuestions) throw notCovered({ ...draft, origin: toGrownUps(draft.origin) }, 'topic');
      await drafts.forget(actor.userId, new Date(now().getTime() - keptMs));
      const id = newId();
      await transaction((runner) => drafts.insert(runner, { id, setBy: actor.userId, keyStage, subject, topic, draft, createdAt: now() }));
      return view(id, draft);
    },

    /** The questions of a paper that was set, by them or in a class that they teach, as a new one that can be changed and set again. Errors: not_found, conflict (a paper of before). */
    copy: (actor: Actor, id: string): Promise<TeacherPaper> =>
      transaction(async (runner) => {
        const row = await readable(runner, actor, id);
        if (row.subject === null || row.topic === null) throw conflict(teacherWorkMessages.paperGone);
        const copyId = newId();
        await drafts.insert(runner, { ...row, id: copyId, setBy: actor.userId, createdAt: now() });
        return view(copyId, readPaper(row).draft);
      }),

    /** A QTI 3 package of a paper of theirs, or of one that was set in a class that they teach. Errors: not_found. */
    qti: (actor: Actor, id: string, title: string): Promise<{ readonly name: string; readonly zip: Buffer }> =>
      transaction(async (runner) => {
        const row = await readable(runner, actor, id);
        const { questions, comprehension } = readPaper(row).draft;
        return { name: `${title}.zip`, zip: writeArchive(qtiPackage({ title, productName, questions, comprehension }).files) };
      }),

    /** To print, as a QTI package. Errors: not_found, conflict (a paper of before), unavailable (no PDF just now). */
    pdf: async (actor: Actor, id: string, { title, part }: PrintPaperBody): Promise<{ readonly name: string; readonly body: Buffer }> => {
      const row = await transaction((runner) => readable(runner, actor, id));
      if (row.subject === null) throw conflict(teacherWorkMessages.paperGone);
      const { questions, comprehension } = readPaper(row).draft;
      const shown = { title, subject: subjectName(row.subject), keyStage: row.keyStage, questions };
      const markScheme = part === 'paper' ? ('none' as const) : ('alone' as const);
      const body = await pages.paperPdf({ ...shown, comprehension: comprehension ?? undefined, markScheme });
      return { name: part === 'paper' ? `${title}.pdf` : `${title} mark scheme.pdf`, body };
    },

    /** Errors: not_found, conflict (set already, one text, no other). */
    another: (actor: Actor, id: string, questionId: string): Promise<TeacherPaper> =>
      change(actor, id, questionId, async (paper, question) => {
        if (paper.draft.comprehension !== null) throw conflict(teacherWorkMessages.oneText);
        const found = await another(paper, question);
        if (found === undefined) throw conflict(teacherWorkMessages.noOther);
        return paper.draft.questions.map((one) => (one.id === questionId ? found : one));
      }),

    /** Errors: not_found, conflict (set already, too few left). */
    leaveOut: (actor: Actor, id: string, questionId: string): Promise<TeacherPaper> =>
      change(actor, id, questionId, ({ draft: { questions } }) => {
        if (questions.length <= fewestQuestions) return Promise.reject(conflict(teacherWorkMessages.fewest));
        return Promise.resolve(questions.filter((one) => one.id !== questionId));
      }),
  };
};
export type TeacherPapersService = ReturnType<typeof teacherPapersService>;
