import type { PortfolioQuery } from '@hedgerow/contracts/portfolio';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate, longDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { longestPortfolioDays, portfolioPeriod, termOf } from '@hedgerow/domain/portfolio-period';
import { addMonths, monthOf } from '@hedgerow/domain/month-grid';
import { subjectName } from '@hedgerow/domain/subjects';
import { currentYearOf, yearGroupName } from '@hedgerow/domain/year-groups';
import { learnerOf } from '@hedgerow/teaching/adaptive/stored-learner';
import { isSecure } from '@hedgerow/teaching/adaptive/topic-labels';
import type { Clock } from '#ports/clock.ts';
import type { PdfRenderer, PortfolioPages } from '#ports/pdf-renderer.ts';
import type { AdaptiveRepository } from '../adaptive/adaptive.repository.ts';
import type { Maps } from '../adaptive/maps.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { PortfolioRepository } from './portfolio.repository.ts';
import { samplesOf } from './portfolio-samples.ts';

export type PortfolioDeps = {
  readonly portfolios: PortfolioRepository;
  readonly progress: Pick<ProgressService, 'finishedBetween'>;
  readonly adaptive: Pick<AdaptiveRepository, 'model'>;
  readonly maps: Maps;
  readonly pages: Pick<PdfRenderer, 'portfolioPdf'>;
  readonly productName: string;
  readonly now: Clock;
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

/** A child's year on paper: what was covered, how it went, and samples of work. Every figure is counted; what there is none of is said. */
export const portfolioService = ({ portfolios, progress, adaptive, maps, pages, productName, now }: PortfolioDeps) => {
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

  return {
    /** Errors: not_found (somebody else's child), invalid (days turned round, or more than 400). */
    pdf: async (actor: Actor, childId: string, wish: PortfolioQuery): Promise<{ readonly name: string; readonly body: Buffer }> => {
      const whose = readableChild(actor, childId);
      const today = londonDate(now());
      const period = portfolioPeriod(today, dayOf(wish.from), dayOf(wish.to));
      if (period === undefined)
        throw new AppError('invalid', `Please choose a first day before the last one, and at most ${longestPortfolioDays} days.`);
      const [child, finished, topics, quizzes, minutes, practised, stored, attempts, guides, uploads] = await Promise.all([
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
      ]);
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
        ...samplesOf(attempts),
        guides: guides.map(({ title, subject, createdAt }) => [title, subjectName(subject), day(londonDate(createdAt))] as const),
        uploads: uploads.map(
          ({ name, subject, customSubject, topic, uploadedAt }) =>
            [name, `${customSubject ?? subjectName(subject)}, ${topic}`, day(londonDate(uploadedAt))] as const,
        ),
      });
      return { name: `${childName} portfolio ${period.from} to ${period.to}.pdf`, body };
    },
  };
};
export type PortfolioService = ReturnType<typeof portfolioService>;
