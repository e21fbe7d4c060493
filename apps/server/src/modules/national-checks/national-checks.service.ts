import type { CheckAnswerBody, CheckAttempt, NationalChecks, StartCheckBody } from '@hedgerow/contracts/national-checks';
import type { CheckItem } from '@hedgerow/curriculum/check-item';
import { type Actor, actingPupil, forReading, forWriting, readableChild } from '@hedgerow/domain/access';
import { difficulties } from '@hedgerow/domain/difficulties';
import { dayOver } from '@hedgerow/domain/daily-limit';
import { AppError } from '@hedgerow/domain/errors';
import { type KeyStage, keyStageForYear } from '@hedgerow/domain/key-stages';
import {
  checksForYear,
  nationalCheck,
  type NationalCheckId,
  pointsForCheck,
  timingFor,
  whatItMeans,
} from '@hedgerow/domain/national-checks';
import { type PlanId, planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { arithmeticPaper } from '@hedgerow/teaching/checks/arithmetic-paper';
import { phonicsCheck } from '@hedgerow/teaching/checks/phonics-check';
import { spellingCheck, spokenSpelling } from '@hedgerow/teaching/checks/spelling-check';
import { tablesCheck } from '@hedgerow/teaching/checks/tables-check';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { EvidenceService } from '../adaptive/evidence.service.ts';
import type { Maps } from '../adaptive/maps.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { type CheckMark, markCheck, scoreOf, toPractise } from './check-marking.ts';
import { checkAttempt, checkSummary, itemsOf } from './check-view.ts';
import type { CheckRow, NationalChecksRepository } from './national-checks.repository.ts';

export type NationalChecksDeps = {
  readonly checks: NationalChecksRepository;
  readonly standingOf: (familyId: string, childId: string) => Promise<{ readonly year: number; readonly plan: PlanId }>;
  readonly hasExtraTime: (userId: string) => Promise<boolean>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'dayIsOver'>;
  readonly evidence: Pick<EvidenceService, 'noteMarks'>;
  readonly screening: Pick<ScreeningService, 'checkAnswer'>;
  readonly maps: Maps;
  readonly richText: Pick<RichText, 'inline' | 'guideFile'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

const makers: Readonly<Record<NationalCheckId, (seed: number) => readonly CheckItem[]>> = {
  phonics: phonicsCheck,
  multiplication_tables: tablesCheck,
  arithmetic: arithmeticPaper,
  spelling: spellingCheck,
};

/** The stage whose topics a check asks about. */
const stageOf = (kind: NationalCheckId): KeyStage => keyStageForYear(nationalCheck(kind).years[0] ?? 4);

const opens = (plan: PlanId, kind: NationalCheckId): boolean =>
  planAllows(plan, 'practice') && planAllowsSubject(plan, nationalCheck(kind).subject);

const yearsInWords = (kind: NationalCheckId): string => {
  const { years, name } = nationalCheck(kind);
  return `${name}: this is for Year ${years.join(' and Year ')}.`;
};

/** In the tables check a question goes by once; elsewhere an answer can be changed until the end. */
const whichStands = (kind: NationalCheckId) => (kind === 'multiplication_tables' ? ('first' as const) : ('newest' as const));

export const nationalChecksService = (deps: NationalChecksDeps) => {
  const { checks, standingOf, hasExtraTime, progress, evidence, screening, maps, richText, transaction, now, newId, newSeed } = deps;

  const find = async (actor: Actor, id: string): Promise<CheckRow | undefined> =>
    'familyId' in actor ? checks.find(actor.familyId, id) : undefined;

  const titleOf = (kind: NationalCheckId) => (topicId: string) =>
    maps(nationalCheck(kind).subject, stageOf(kind)).find(({ id }) => id === topicId)?.title;

  const view = async (row: CheckRow, pointsEarned = 0): Promise<CheckAttempt> => {
    const answers = await checks.answers(row);
    const { inline } = richText;
    if (!row.isCompleted) return checkAttempt({ row, answers, inline, now: now() });
    const marks = markCheck(row, itemsOf(row), answers);
    return checkAttempt({ row, answers, inline, now: now(), marks, practise: toPractise(marks, titleOf(row.kind)), pointsEarned });
  };

  const noteMarks = (runner: Runner, row: CheckRow, marks: readonly CheckMark[], at: Date): Promise<void> => {
    const answered = marks.flatMap(({ item, given, right }, position) =>
      given.trim() === '' || item.topicId === null ? [] : [{ position, topicId: item.topicId, level: item.level, correct: right }],
    );
    const { familyId, childId, id, kind } = row;
    return evidence.noteMarks(
      runner,
      { familyId, childId, id, subject: nationalCheck(kind).subject, keyStage: stageOf(kind) },
      answered,
      at,
    );
  };

  return {
    /** What a pupil can practise this year. */
    list: async (actor: Actor, childId?: string): Promise<NationalChecks> => {
      const whose = readableChild(actor, childId);
      const { familyId, childId: id } = whose;
      const [{ year, plan }, rows, extraTime] = await Promise.all([standingOf(familyId, id), checks.ofChild(whose), hasExtraTime(id)]);
      return {
        timing: timingFor(rows[0]?.timing ?? 'national', extraTime),
        extraTime,
        checks: checksForYear(year).map(({ id: kind, name }) => {
          const own = rows.filter((row) => row.kind === kind);
          return {
            kind,
            name,
            open: opens(plan, kind),
            meaning: [...whatItMeans[kind]],
            unfinished: own.find(({ isCompleted }) => !isCompleted)?.id ?? null,
            results: own.filter(({ isCompleted }) => isCompleted).map(checkSummary),
          };
        }),
      };
    },

    /** Begins a check, or goes on with the one that is open. With `again` the open one is put away. Errors: upgrade_required, forbidden (another year). */
    start: async (actor: Actor, { kind, timing: wish, again }: StartCheckBody): Promise<CheckAttempt> => {
      const pupil = actingPupil(actor);
      if (!opens(pupil.plan, kind)) throw upgradeRequired('practice', pupil.phase);
      if (!nationalCheck(kind).years.includes(pupil.year)) throw new AppError('forbidden', yearsInWords(kind));
      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      const extraTime = await hasExtraTime(pupil.userId);
      const timing = timingFor(wish, extraTime);
      const seed = newSeed();
      const dayIsOver = await progress.dayIsOver(whose);
      const made = { ...whose, id: newId(), kind, timing, seed, startedAt: now(), isCompleted: false, completedAt: null, score: null };
      const row = await transaction(async (runner) => {
        await checks.lockChild(runner, whose);
        const open = await checks.unfinished(runner, whose, kind);
        if (open !== undefined && !again) {
          // What was begun before the extra time was given has it too.
          const stands = timingFor(open.timing, extraTime);
          if (stands !== open.timing) await checks.setTiming(runner, open, stands);
          return { ...open, timing: stands };
        }
        if (dayIsOver) throw dayOver();
        if (open !== undefined) await checks.discard(runner, open);
        const fresh: CheckRow = { ...made, questions: makers[kind](seed) };
        await checks.insert(runner, fresh);
        return fresh;
      });
      return view(row);
    },

    one: async (actor: Actor, id: string): Promise<CheckAttempt> => view(forReading(actor, await find(actor, id))),

    /** Keeps one answer as it comes, whenever it arrives. Errors: not_found (also a question that there is not), conflict (finished). */
    answer: async (actor: Actor, id: string, position: number, { answer, ms }: CheckAnswerBody): Promise<void> => {
      const attempt = forWriting(actor, await find(actor, id));
      if (position >= itemsOf(attempt).length) throw new AppError('not_found', 'Not found');
      const { familyId, childId, kind } = attempt;
      await screening.checkAnswer(attempt, 'typed_answer', answer);
      const row = { familyId, childId, checkId: id, position, answer, deviceMs: ms, receivedAt: now() };
      const kept = await transaction((runner) => checks.keepAnswer(runner, attempt, row, whichStands(kind)));
      if (!kept) throw new AppError('conflict', 'This check is finished.');
    },

    /** Ends the check and marks it. Sent twice, it counts once. */
    finish: async (actor: Actor, id: string): Promise<CheckAttempt> => {
      const pupil = actingPupil(actor);
      const attempt = forWriting(actor, await find(actor, id));
      if (attempt.isCompleted) return view(attempt);
      const at = now();
      const { name, marks: outOf, subject } = nationalCheck(attempt.kind);
      const points = await transaction(async (runner) => {
        if (!(await checks.close(runner, attempt, at))) return 0;
        const answers = await checks.answers(attempt, runner);
        const marks = markCheck(attempt, itemsOf(attempt), answers);
        const score = scoreOf(marks);
        await checks.setScore(runner, attempt, score);
        const answered = marks.filter(({ given }) => given.trim() !== '').length;
        // Nothing answered is nothing done: no activity, no streak, no points.
        if (answered === 0) return 0;
        await noteMarks(runner, attempt, marks, at);
        return progress.record(runner, pupil, {
          id: `check-${id}`,
          type: 'assessment',
          status: 'completed',
          subject,
          topic: name,
          title: name,
          difficulty: difficulties[1],
          description: `${score} of ${outOf}`,
          score: Math.round((100 * score) / outOf),
          points: pointsForCheck(answered, marks.filter(({ right }) => right).length),
          metadata: { checkId: id, check: attempt.kind },
        });
      });
      const finished = await find(actor, id);
      await progress.announce(attempt);
      return view(finished ?? attempt, points);
    },

    /** What is read out for one word of the spelling paper: it comes when it is to be heard, never in a list before. */
    spoken: async (actor: Actor, id: string, position: number): Promise<{ words: string }> => {
      const item = itemsOf(forReading(actor, await find(actor, id)))[position];
      if (item?.kind !== 'spelling') throw new AppError('not_found', 'Not found');
      return { words: spokenSpelling(item, position + 1) };
    },

    /** The spelling words for a grown-up who reads them out, as a page to print. */
    readingList: async (actor: Actor, id: string): Promise<string> => {
      const row = forReading(actor, await find(actor, id));
      const items = itemsOf(row).filter((item) => item.kind === 'spelling');
      if (items.length === 0) throw new AppError('not_found', 'Not found');
      const { inline } = richText;
      const lines = items.map((item) => `<li><p><strong>${inline(item.word)}</strong></p><p>${inline(item.sentence)}</p></li>`);
      const bodyHtml = `<p>Read each one like this: “The word is ...”, then the sentence, then the word once more. Take your time.</p><ol>${lines.join('')}</ol>`;
      return richText.guideFile({ title: 'Spelling words to read out', subject: 'English', keyStage: stageOf(row.kind), bodyHtml });
    },
  };
};
export type NationalChecksService = ReturnType<typeof nationalChecksService>;
