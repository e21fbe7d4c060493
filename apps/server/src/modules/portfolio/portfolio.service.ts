import {
  type PortfolioEntries,
  type PortfolioEntryBody,
  portfolioMessages,
  type PortfolioPickBody,
  type PortfolioQuery,
  type PortfolioSamples,
  type PortfolioUploadBody,
  type PortfolioUploads,
} from '@hedgerow/contracts/portfolio';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate, longDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { longestPortfolioDays, type Period, portfolioPeriod, termOf } from '@hedgerow/domain/portfolio-period';
import { addMonths, monthOf } from '@hedgerow/domain/month-grid';
import { mostEntries, mostPicks, mostShown } from '@hedgerow/domain/notes';
import { subjectName } from '@hedgerow/domain/subjects';
import { currentYearOf, yearGroupName } from '@hedgerow/domain/year-groups';
import { learnerOf } from '@hedgerow/teaching/adaptive/stored-learner';
import { isSecure } from '@hedgerow/teaching/adaptive/topic-labels';
import type { Clock } from '#ports/clock.ts';
import type { PaperPictures } from '#ports/paper-pictures.ts';
import type { PdfRenderer, PortfolioPages } from '#ports/pdf-renderer.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { Storage } from '#ports/storage.ts';
import { type DocumentKind, mimeOfKind } from '#ports/text-reader.ts';
import type { AdaptiveRepository } from '../adaptive/adaptive.repository.ts';
import type { Maps } from '../adaptive/maps.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { PortfolioRepository } from './portfolio.repository.ts';
import { choicesOf, chosenOf, type Pick as Picked, samplesOf } from './portfolio-samples.ts';

export type PortfolioDeps = {
  readonly portfolios: PortfolioRepository;
  readonly progress: Pick<ProgressService, 'finishedBetween'>;
  readonly adaptive: Pick<AdaptiveRepository, 'model'>;
  readonly maps: Maps;
  readonly pages: Pick<PdfRenderer, 'portfolioPdf'>;
  readonly storage: Pick<Storage, 'withLocalFile'>;
  readonly paperPictures: Pick<PaperPictures, 'forPaper'>;
  readonly productName: string;
  readonly richText: Pick<RichText, 'inline'>;
  readonly now: Clock;
  readonly newId: () => string;
};

type Practised = Awaited<ReturnType<PortfolioRepository['practised']>>;
type Month = PortfolioPages['months'][number];

const monthFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' });
const day = (text: string): string => longDate(text as CalendarDate);

const dayOf = (text: string | undefined) => (text === undefined ? undefined : readCalendarDate(text));

const averageOf = (scored: number, points: number): number | null => (scored === 0 ? null : Math.round(points / scored));

/** Every month of the time, also those without anything; and the same summed up by term. */
const monthsAndTerms = (
  period: { readonly from: CalendarDate; readonly to: CalendarDate },
  quizzes: Awaited<ReturnType<PortfolioRepository['quizzesByMonth']>>,
  minutes: Awaited<ReturnType<PortfolioRepository['minutesByMonth']>>,
) => {
  const rows = [];
  for (let month = monthOf(period.from); month <= monthOf(period.to); month = addMonths(month, 1)) {
    const found = quizzes.find((row) => row.month === month) ?? { quizzes: 0, scored: 0, points: 0 };
    const { quizzes: count, scored, points } = found;
    rows.push({ month, quizzes: count, scored, points, minutes: minutes.find((row) => row.month === month)?.minutes ?? 0 });
  }
  const months = rows.map(({ month, scored, points }): Month => ({
    label: monthFormat.format(new Date(`${month}-01`)),
    average: averageOf(scored, points),
  }));
  const terms = [...Map.groupBy(rows, ({ month }) => termOf(month))].map(([name, own]) => {
    const sum = (figure: 'quizzes' | 'scored' | 'points' | 'minutes') => own.reduce((total, row) => total + row[figure], 0);
    return { name, quizzes: sum('quizzes'), average: averageOf(sum('scored'), sum('points')), minutes: sum('minutes') };
  });
  return { months, terms };
};

const kinds = Object.keys(mimeOfKind) as DocumentKind[];
const kindOf = (mimeType: string): DocumentKind | undefined => kinds.find((kind) => mimeOfKind[kind] === mimeType);

type UploadAbout = Pick<Awaited<ReturnType<PortfolioRepository['shown']>>[number], 'subject' | 'customSubject' | 'topic' | 'uploadedAt'>;
const aboutUpload = ({ subject, customSubject, topic }: UploadAbout): string => `${customSubject ?? subjectName(subject)}, ${topic}`;
const uploadDay = ({ uploadedAt }: UploadAbout): string => day(londonDate(uploadedAt));

type ChildRef = { readonly familyId: string; readonly childId: string };
type EntryRow = Awaited<ReturnType<PortfolioRepository['entries']>>[number];

/** What the family wrote, term by term. */
const byTerm = (entries: readonly EntryRow[]): PortfolioPages['entries'] =>
  [...Map.groupBy(entries, ({ day: on }) => termOf(on.slice(0, 7)))].map(([term, own]) => ({
    term,
    entries: own.map(({ day: on, subject, title, words, minutes }) => ({
      about: [subject === null ? undefined : subjectName(subject), day(on), minutes === null ? undefined : `${minutes} min`]
        .filter((part) => part !== undefined)
        .join(', '),
      title,
      words,
    })),
  }));

/** A child's year on paper: what was covered, how it went, and samples of work. Every figure is counted; what there is none of is said. */
export const portfolioService = (deps: PortfolioDeps) => {
  const { portfolios, progress, adaptive, maps, pages, storage, paperPictures, richText, productName, now, newId } = deps;
  const securedOf = (rows: Practised, stored: unknown): PortfolioPages['secured'] => {
    const model = learnerOf(
      stored,
      rows.map(({ topicId }) => topicId),
    );
    return rows.flatMap(({ topicId, subject, keyStage }, at) => {
      const title = maps(subject, keyStage).find(({ id }) => id === topicId)?.title;
      if (title === undefined || !isSecure(model, at)) return [];
      return [{ topic: title, subject: subjectName(subject), answers: model.topics[at]?.ability.n ?? 0 }];
    });
  };

  const periodOf = (wish: PortfolioQuery): Period => {
    const period = portfolioPeriod(londonDate(now()), dayOf(wish.from), dayOf(wish.to));
    if (period === undefined)
      throw new AppError('invalid', `Please choose a first day before the last one, and at most ${longestPortfolioDays} days.`);
    return period;
  };

  /** What the family chose among what was handed in during a time. */
  const pickedIn = async (whose: ChildRef, { from, to }: Period, picks: readonly Picked[]) => {
    const ids = [...new Set(picks.map(({ assessmentId }) => assessmentId))];
    const attempts = ids.length === 0 ? [] : await portfolios.attemptsBy(whose, ids);
    const within = attempts.filter(({ completedAt, createdAt }) => {
      const on = londonDate(completedAt ?? createdAt);
      return on >= from && on <= to;
    });
    return chosenOf(within, picks);
  };

  /** One after the other: each is opened in the same child process. What is gone or has no picture stands there by its words. */
  const shownIn = async (whose: ChildRef, period: Period): Promise<PortfolioPages['shown']> => {
    const shown = [];
    for (const file of await portfolios.shown(whose, period)) {
      const kind = kindOf(file.mimeType);
      const picture =
        kind === undefined
          ? undefined
          : await storage.withLocalFile(file.storageKey, (path) => paperPictures.forPaper(path, kind)).catch(() => undefined);
      shown.push({ name: file.name, about: `${aboutUpload(file)}, ${uploadDay(file)}`, picture: picture ?? null, words: file.words });
    }
    return shown;
  };

  const listed = async (whose: ChildRef): Promise<PortfolioEntries> =>
    (await portfolios.entries(whose))
      .map(({ id, day: on, subject, title, words, minutes }) => ({
        id,
        day: on,
        subject,
        subjectName: subject === null ? null : subjectName(subject),
        title,
        words,
        minutes,
      }))
      .toReversed();

  return {
    /** What the family wrote. Errors: not_found. */
    entries: (actor: Actor, childId: string): Promise<PortfolioEntries> => listed(readableChild(actor, childId)),

    /** Errors: not_found, invalid (the day), conflict (full). */
    addEntry: async (actor: Actor, childId: string, { day: said, ...body }: PortfolioEntryBody): Promise<PortfolioEntries> => {
      const whose = readableChild(actor, childId);
      const on = readCalendarDate(said);
      if (on === undefined || on > londonDate(now())) throw new AppError('invalid', portfolioMessages.day, { details: { field: 'day' } });
      if ((await portfolios.entries(whose)).length >= mostEntries) throw new AppError('conflict', portfolioMessages.full);
      await portfolios.addEntry({ ...whose, ...body, words: body.words.trim(), id: newId(), day: on, createdAt: now() });
      return listed(whose);
    },

    /** Errors: not_found. */
    removeEntry: async (actor: Actor, childId: string, id: string): Promise<PortfolioEntries> => {
      const whose = readableChild(actor, childId);
      if (!(await portfolios.removeEntry(whose, id))) throw new AppError('not_found', 'Not found');
      return listed(whose);
    },

    /** Marked answers of a time, to choose from. Errors: not_found, invalid (the days). */
    samples: async (actor: Actor, childId: string, wish: PortfolioQuery): Promise<PortfolioSamples> => {
      const whose = readableChild(actor, childId);
      const [attempts, picks] = await Promise.all([portfolios.attempts(whose, periodOf(wish)), portfolios.picks(whose)]);
      return choicesOf(attempts, picks).map(({ question, answer, ...one }) => ({
        ...one,
        question: richText.inline(question),
        answer: richText.inline(answer),
      }));
    },

    /** Errors: not_found (an answer that is not the child's), conflict (too many). */
    pick: async (
      actor: Actor,
      childId: string,
      { assessmentId, questionId, chosen }: PortfolioPickBody,
    ): Promise<{ readonly chosen: number }> => {
      const whose = readableChild(actor, childId);
      const there = choicesOf(await portfolios.attemptsBy(whose, [assessmentId]), []);
      if (!there.some((one) => one.questionId === questionId)) throw new AppError('not_found', 'Not found');
      if (!chosen) await portfolios.unpick(whose.familyId, assessmentId, questionId);
      else if ((await portfolios.picks(whose)).length >= mostPicks)
        throw new AppError('conflict', `A portfolio has at most ${mostPicks} chosen answers. Take one out first.`);
      else await portfolios.pick({ ...whose, assessmentId, questionId, createdAt: now() });
      return { chosen: (await portfolios.picks(whose)).length };
    },

    /** What was uploaded in a time, to choose from. Errors: not_found, invalid (the days). */
    uploads: async (actor: Actor, childId: string, wish: PortfolioQuery): Promise<PortfolioUploads> =>
      (await portfolios.uploads(readableChild(actor, childId), periodOf(wish))).map((file) => ({
        id: file.id,
        name: file.name,
        about: aboutUpload(file),
        date: uploadDay(file),
        isPhoto: file.mimeType.startsWith('image/'),
        chosen: file.inPortfolio,
      })),

    /** Errors: not_found (an upload that is not the child's), conflict (too many). */
    show: async (actor: Actor, childId: string, { id, chosen }: PortfolioUploadBody): Promise<{ readonly chosen: number }> => {
      const whose = readableChild(actor, childId);
      const done = await portfolios.show(whose, id, chosen);
      if (done === 'not there') throw new AppError('not_found', 'Not found');
      if (done === 'full')
        throw new AppError('conflict', `You can choose at most ${mostShown} uploads, those of other dates included. Take one out first.`);
      return { chosen: await portfolios.shownCount(whose) };
    },

    /** Errors: not_found (somebody else's child), invalid (days turned round, or more than 400). */
    pdf: async (actor: Actor, childId: string, wish: PortfolioQuery): Promise<{ readonly name: string; readonly body: Buffer }> => {
      const whose = readableChild(actor, childId);
      const today = londonDate(now());
      const period = periodOf(wish);
      const [child, finished, topics, quizzes, minutes, practised, stored, attempts, guides, uploads, entries, picks, shown] =
        await Promise.all([
          portfolios.child(whose),
          progress.finishedBetween(whose, period.from, period.to),
          portfolios.topics(whose, period),
          portfolios.quizzesByMonth(whose, period),
          portfolios.minutesByMonth(whose, period),
          portfolios.practised(whose, period),
          adaptive.model(whose),
          portfolios.attempts(whose, period),
          portfolios.guides(whose, period),
          portfolios.uploads(whose, period),
          portfolios.entries(whose, period),
          portfolios.picks(whose),
          shownIn(whose, period),
        ]);
      const picked = await pickedIn(whose, period, picks);
      if (child === undefined) throw new AppError('not_found', 'Not found');
      const childName = `${child.firstName} ${child.lastName}`;
      const body = await pages.portfolioPdf({
        productName,
        childName,
        yearGroup: yearGroupName(currentYearOf(child, today)),
        school: child.school,
        period: `${day(period.from)} to ${day(period.to)}`,
        madeOn: day(today),
        totals: { ...finished, minutes: minutes.reduce((sum, month) => sum + month.minutes, 0) },
        subjects: [...Map.groupBy(topics, ({ subject }) => subject)].map(([subject, own]) => ({
          name: subjectName(subject),
          topics: own.map(({ topic, first, last, pieces }) => ({ topic, first: day(first), last: day(last), pieces })),
        })),
        secured: securedOf(practised, stored),
        ...monthsAndTerms(period, quizzes, minutes),
        ...(picked.samples.length + picked.essays.length > 0 ? picked : samplesOf(attempts)),
        entries: byTerm(entries),
        guides: guides.map(({ title, subject, createdAt }) => [title, subjectName(subject), day(londonDate(createdAt))] as const),
        uploads: uploads.map((file) => [file.name, aboutUpload(file), uploadDay(file)] as const),
        shown,
      });
      return { name: `${childName} portfolio ${period.from} to ${period.to}.pdf`, body };
    },
  };
};
export type PortfolioService = ReturnType<typeof portfolioService>;
