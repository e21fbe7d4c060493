import type { PaperBody, PdfDownload } from '@hedgerow/contracts/papers';
import type { FoundPapers, SearchQuery } from '@hedgerow/contracts/search';
import { assessmentMessages } from '@hedgerow/contracts/assessments';
import { Comprehension, TestQuestion } from '@hedgerow/curriculum/question';
import { type Actor, actingPupil, forReading, type Pupil, readableChild } from '@hedgerow/domain/access';
import { essaysOffered } from '@hedgerow/domain/assessment-rules';
import { readDifficulty } from '@hedgerow/domain/difficulties';
import { AppError } from '@hedgerow/domain/errors';
import { readKeyStage } from '@hedgerow/domain/key-stages';
import { fewestQuestions, notCovered } from '@hedgerow/domain/not-covered';
import { planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { wordsOf } from '@hedgerow/domain/search-words';
import { readSubject, subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { someOnFigures } from '@hedgerow/teaching/on-figure/figure-form';
import { title as titleLine } from '@hedgerow/teaching/render/text-document';
import { textFile } from '@hedgerow/teaching/render/text-file';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { markSchemeBody, paperBody, paperFigures, schemeFigures } from './paper-html.ts';
import { markSchemeText, paperText } from './paper-text.ts';
import type { ListedPaper, PaperRow, PapersRepository } from './papers.repository.ts';

export type PapersDeps = {
  readonly papers: PapersRepository;
  readonly teacher: Pick<TeachingEngine, 'assessment'>;
  readonly screening: Pick<ScreeningService, 'check'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'refuseAfterDay'>;
  readonly pages: Pick<PdfRenderer, 'paperPdf'>;
  readonly richText: Pick<RichText, 'inline' | 'guideFile'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

const forFileName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

const paperView = ({ subject, downloadedAt, ...row }: ListedPaper): PdfDownload => ({
  ...row,
  subject: subjectName(subject),
  downloadedAt: downloadedAt.toISOString(),
});

type Part = PaperBody['part'];

/** Exam papers to print, with a mark scheme of their own. */
export const papersService = ({ papers, teacher, screening, progress, pages, richText, transaction, now, newId, newSeed }: PapersDeps) => {
  const make = async (pupil: Pupil, subject: SubjectId, request: PaperBody): Promise<PaperRow> => {
    const whose = { familyId: pupil.familyId, childId: pupil.userId };
    const difficulty = readDifficulty(request.difficulty) ?? 'intermediate';
    await screening.check(whose, 'paper_topic', request.topic);
    const keyStage = readKeyStage(request.keyStage ?? '') ?? pupil.keyStage;
    const includeEssays = request.includeEssays && essaysOffered(keyStage, subject);
    const year = keyStage === pupil.keyStage ? pupil.year : undefined;
    const wish = { subject, keyStage, year, topic: request.topic, difficulty, count: request.numQuestions, includeEssays };
    const draft = await teacher.assessment({ ...wish, learner: whose, recent: [], sources: [], seed: newSeed() });
    if (draft.questions.length < fewestQuestions) throw notCovered(draft);
    const { title, comprehension, origin } = draft;
    // As in a test: not those on a text, which stay as they were written.
    const questions = comprehension === null ? someOnFigures(draft.questions) : draft.questions;
    const { topic, numQuestions } = request;
    const row: PaperRow = {
      ...whose,
      id: newId(),
      title,
      subject,
      topic,
      keyStage,
      difficulty,
      numQuestions,
      includeEssays,
      questions,
      comprehension,
      origin,
      downloadedAt: now(),
    };
    await transaction(async (runner) => {
      await papers.insert(runner, row);
      const metadata = { downloadId: row.id, keyStage, numQuestions, includeEssays };
      const done = {
        type: 'pdf-download',
        status: 'completed',
        subject,
        topic,
        title,
        difficulty,
        description: 'Practice paper',
        metadata,
      } as const;
      await progress.record(runner, pupil, { id: `pdf-download-${row.id}`, ...done });
    });
    await progress.announce(whose);
    return row;
  };

  const print = async (row: PaperRow, format: PaperBody['format'], part: Part) => {
    const questions = TestQuestion.array().parse(row.questions);
    const comprehension = row.comprehension === null ? null : Comprehension.parse(row.comprehension);
    const { title, keyStage } = row;
    const subject = subjectName(row.subject);
    const name = `${forFileName(subject)}-${forFileName(row.topic)}-${part === 'paper' ? 'exam' : 'mark-scheme'}`;
    if (format === 'pdf') {
      const markScheme = part === 'paper' ? ('none' as const) : ('alone' as const);
      const body = await pages.paperPdf({ title, subject, keyStage, questions, comprehension: comprehension ?? undefined, markScheme });
      return { id: row.id, name: `${name}.pdf`, type: 'application/pdf', body };
    }
    if (format !== 'html') {
      const blocks = part === 'paper' ? paperText(questions, comprehension) : markSchemeText(questions);
      const head = titleLine(part === 'paper' ? title : `Mark scheme: ${title}`);
      return { id: row.id, name: `${name}.${format}`, type: 'text/plain; charset=utf-8', body: textFile(format, [head, ...blocks]) };
    }
    const bodyHtml = part === 'paper' ? paperBody(questions, comprehension, richText.inline) : markSchemeBody(questions, richText.inline);
    return {
      id: row.id,
      name: `${name}.html`,
      type: 'text/html; charset=utf-8',
      body: richText.guideFile({
        title,
        subject,
        keyStage,
        bodyHtml,
        figures: part === 'paper' ? paperFigures(questions) : schemeFigures(questions),
      }),
    };
  };

  return {
    /**
     * A new paper, or with `downloadId` an earlier one again (its mark scheme fits). Errors: upgrade_required, invalid (subject,
     * a topic that is not covered, or a sign that has no braille), not_found (somebody else's paper), unavailable (no PDF just now).
     */
    download: async (actor: Actor, request: PaperBody) => {
      const { format, part, downloadId } = request;
      if (downloadId !== undefined) {
        const found = 'familyId' in actor ? await papers.find(actor.familyId, downloadId) : undefined;
        return print(forReading(actor, found), format, part);
      }
      const pupil = actingPupil(actor);
      const subject = readSubject(request.subject);
      if (subject === undefined) throw new AppError('invalid', assessmentMessages.subject, { details: { field: 'subject' } });
      const isOpen = planAllows(pupil.plan, 'practice') && planAllowsSubject(pupil.plan, subject);
      if (!isOpen) throw upgradeRequired('practice', pupil.phase, subject);
      await progress.refuseAfterDay(pupil);
      return print(await make(pupil, subject, request), format, part);
    },

    list: async (actor: Actor, childId?: string): Promise<PdfDownload[]> =>
      (await papers.ofChild(readableChild(actor, childId))).map(paperView),

    search: async (actor: Actor, { childId, search, before }: SearchQuery): Promise<FoundPapers> => {
      const { rows, ...page } = await papers.search({ ...readableChild(actor, childId), words: wordsOf(search), before });
      return { ...page, items: rows.map(paperView) };
    },
  };
};
export type PapersService = ReturnType<typeof papersService>;
