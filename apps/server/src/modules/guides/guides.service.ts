import type { Bank } from '@hedgerow/curriculum/bank';
import { GuideContent, guideFigures, saysNothing } from '@hedgerow/curriculum/guide';
import { withCapitals } from '@hedgerow/curriculum/proper-names';
import type { FileFormat } from '@hedgerow/contracts/file-formats';
import type { GenerateGuideBody, Guide, GuideSummary } from '@hedgerow/contracts/guides';
import type { FoundGuides, SearchQuery } from '@hedgerow/contracts/search';
import { missingInformation } from '@hedgerow/contracts/guides';
import { type Actor, actingPupil, forReading, readableChild } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { readKeyStage } from '@hedgerow/domain/key-stages';
import { notCovered } from '@hedgerow/domain/not-covered';
import { planAllows } from '@hedgerow/domain/plans';
import { wordsOf } from '@hedgerow/domain/search-words';
import { readSubject, subjectName } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { figureSvg, figureView } from '@hedgerow/figures/figure';
import { guideText, title as titleLine } from '@hedgerow/teaching/render/text-document';
import { textFile } from '@hedgerow/teaching/render/text-file';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import type { ForSetWork } from '../assignments/finished-work.service.ts';
import type { FilesService } from '../files/files.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { guideSummary } from './guide-view.ts';
import type { About, GuideHeading, GuideRow, GuidesRepository } from './guides.repository.ts';

export type GuidesDeps = {
  readonly guides: GuidesRepository;
  readonly files: Pick<FilesService, 'sourcesFor'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'refuseAfterDay'>;
  readonly teacher: Pick<TeachingEngine, 'guide'>;
  readonly bank: Pick<Bank, 'index'>;
  readonly screening: Pick<ScreeningService, 'check'>;
  readonly richText: RichText;
  readonly pages: Pick<PdfRenderer, 'guidePdf'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
  readonly productName: string;
};

export const guidesService = ({
  guides,
  files,
  progress,
  teacher,
  bank,
  screening,
  richText,
  pages,
  transaction,
  now,
  newId,
  newSeed,
  productName,
}: GuidesDeps) => {
  const find = async (actor: Actor, id: string): Promise<GuideRow> =>
    forReading(actor, 'familyId' in actor ? await guides.find(actor.familyId, id) : undefined);

  const whole = async (row: GuideRow): Promise<Guide> => {
    const content = GuideContent.parse(row.content);
    return {
      ...guideSummary(row, await guides.countCards(row.familyId, row.id)),
      content: richText.guide(content),
      figures: guideFigures(content).map(figureView),
    };
  };

  /** Writes a guide from a topic, from the pupil's own files, or from both. Errors: upgrade_required, invalid (no such topic), not_found (a file). */
  const generate = async (actor: Actor, request: GenerateGuideBody, set?: ForSetWork): Promise<Guide> => {
    const pupil = actingPupil(actor);
    if (set === undefined && !planAllows(pupil.plan, 'revise')) throw upgradeRequired('revise', pupil.phase);
    await progress.refuseAfterDay(pupil);
    const subject = readSubject(request.subject);
    if (subject === undefined) throw new AppError('invalid', missingInformation, { details: { field: 'subject' } });
    const whose = { familyId: pupil.familyId, childId: pupil.userId };
    // The topic of set work is a grown-up's, and was read when it was set.
    if (set === undefined) await screening.check(whose, 'guide_topic', request.topic);
    const sources = await files.sourcesFor(whose, request.sourceFileIds);
    const keyStage = readKeyStage(request.keyStage ?? '') ?? pupil.keyStage;
    const topic = withCapitals(bank.index, subject, request.topic);
    const year = keyStage === pupil.keyStage ? pupil.year : undefined;
    const draft = await teacher.guide({ learner: whose, subject, keyStage, year, topic, seed: newSeed(), sources });
    if (saysNothing(draft.content)) throw notCovered(draft);

    const id = newId();
    const row = {
      ...whose,
      id,
      title: draft.title,
      subject,
      topic,
      topicId: draft.topicId,
      keyStage,
      content: draft.content,
      coverage: draft.coverage,
      origin: draft.origin,
      provenance: draft.provenance,
      sourceFileIds: request.sourceFileIds,
      openedAt: now(),
      readAt: null,
      timesRead: 0,
      createdAt: now(),
      updatedAt: now(),
    };
    await transaction(async (runner) => {
      await guides.insert(runner, row);
      await set?.link(runner, id);
      const done = { type: 'revision', status: 'in-progress', subject, topic, title: draft.title } as const;
      // Made is not read: points and ticks come with reading it.
      await progress.record(runner, pupil, { id: `revision-${id}`, ...done, description: draft.origin, metadata: { guideId: id } });
    });
    await progress.announce(whose);
    return whole(row);
  };

  return {
    generate,

    /** The guide that there is on a topic, to be opened; else one that is made now. Errors: those of `generate`. */
    openOrGenerate: async (actor: Actor, request: GenerateGuideBody, about: About): Promise<{ readonly id: string }> => {
      const pupil = actingPupil(actor);
      const there = await guides.onTopic({ familyId: pupil.familyId, childId: pupil.userId }, about);
      return there ?? generate(actor, request);
    },

    list: async (actor: Actor, childId?: string): Promise<GuideSummary[]> => {
      const whose = readableChild(actor, childId);
      return (await guides.ofChild(whose.familyId, whose.childId)).map(({ guide, flashcardCount }) => guideSummary(guide, flashcardCount));
    },

    search: async (actor: Actor, { childId, search, before }: SearchQuery): Promise<FoundGuides> => {
      const { rows, ...page } = await guides.search({ ...readableChild(actor, childId), words: wordsOf(search), before });
      return { ...page, items: rows.map(({ guide, flashcardCount }) => guideSummary(guide, flashcardCount)) };
    },

    one: async (actor: Actor, id: string): Promise<Guide> => whole(await find(actor, id)),

    /** The guide as a file (docs/product/guides-and-cards.md#saving-a-guide). Errors: not_found, invalid (a sign that has no braille), unavailable. */
    download: async (actor: Actor, id: string, format: FileFormat) => {
      const row = await find(actor, id);
      const { title, keyStage } = row;
      const content = GuideContent.parse(row.content);
      const subject = subjectName(row.subject);
      if (format === 'html')
        return {
          name: `${title}.html`,
          type: 'text/html; charset=utf-8',
          body: richText.guideFile({
            title,
            subject,
            keyStage,
            bodyHtml: richText.guide(content),
            figures: guideFigures(content).map(figureSvg),
          }),
        };
      if (format !== 'pdf') {
        const blocks = [titleLine(title), ...guideText(content)];
        return { name: `${title}.${format}`, type: 'text/plain; charset=utf-8', body: textFile(format, blocks) };
      }
      const theme = keyStage === 'EYFS' || keyStage === 'KS1' || keyStage === 'KS2' ? 'playful' : 'plain';
      return {
        name: `${title}.pdf`,
        type: 'application/pdf',
        body: await pages.guidePdf({ title, subject, keyStage, content, theme, productName }),
      };
    },

    /** What a guide is about, without reading its text: every answered card asks. */
    about: async (actor: Actor, id: string): Promise<GuideHeading> =>
      forReading(actor, 'familyId' in actor ? await guides.findHeading(actor.familyId, id) : undefined),

    /** For the flashcards of a guide: its blocks and where they came from. */
    forCards: async (actor: Actor, id: string) => {
      const row = await find(actor, id);
      const sources = await files.sourcesFor(row, row.sourceFileIds).catch(() => []);
      return { row, content: GuideContent.parse(row.content), sources };
    },
  };
};
export type GuidesService = ReturnType<typeof guidesService>;
