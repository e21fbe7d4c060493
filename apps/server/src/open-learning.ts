import type { Bank } from '@hedgerow/curriculum/bank';
import type { Database, Runner } from './db/client.ts';
import { adaptiveRepository } from './modules/adaptive/adaptive.repository.ts';
import { evidenceService } from './modules/adaptive/evidence.service.ts';
import { learningMapService } from './modules/adaptive/learning-map.service.ts';
import { mapsOf } from './modules/adaptive/maps.ts';
import { suggestionsService } from './modules/adaptive/suggestions.service.ts';
import { recommendationsService } from './modules/adaptive/recommendations.service.ts';
import { papersRepository } from './modules/papers/papers.repository.ts';
import { papersService } from './modules/papers/papers.service.ts';
import { assessmentsRepository } from './modules/assessments/assessments.repository.ts';
import { assessmentsService } from './modules/assessments/assessments.service.ts';
import type { FamiliesService } from './modules/families/families.service.ts';
import { filesRepository } from './modules/files/files.repository.ts';
import { filesService } from './modules/files/files.service.ts';
import { startReadingFiles } from './modules/files/read-file.job.ts';
import { flashcardsRepository } from './modules/flashcards/flashcards.repository.ts';
import { flashcardsService } from './modules/flashcards/flashcards.service.ts';
import { guidesRepository } from './modules/guides/guides.repository.ts';
import { guidesService } from './modules/guides/guides.service.ts';
import { safeguardService } from './modules/ai-log/safeguard.service.ts';
import type { ModelUseRepository } from './modules/ai-log/model-use.repository.ts';
import { progressRepository } from './modules/progress/progress.repository.ts';
import { progressService } from './modules/progress/progress.service.ts';
import type { Clock } from './ports/clock.ts';
import type { Events } from './ports/events.ts';
import type { Pages } from './ports/pages.ts';
import type { Queue } from './ports/queue.ts';
import type { RichText } from './ports/rich-text.ts';
import type { Storage } from './ports/storage.ts';
import type { Teacher } from './ports/teacher.ts';
import type { TextReader } from './ports/text-reader.ts';

export type LearningNeeds = {
  readonly bank: Bank;
  readonly db: Database;
  readonly families: Pick<FamiliesService, 'standingOf'>;
  readonly events: Events;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly reader: TextReader;
  readonly teacher: Teacher;
  readonly modelUses: Pick<ModelUseRepository, 'insert'>;
  readonly richText: RichText;
  readonly pages: Pages;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
  readonly productName: string;
};

/** The services of a pupil's learning, put together. The clock is an argument, so a demo family can have a past. */
export const openLearning = (needs: LearningNeeds) => {
  const { db, families, events, queue, storage, reader, now, newId } = needs;
  const maps = mapsOf(needs.bank);
  const adaptive = adaptiveRepository(db);
  const evidence = evidenceService({ adaptive, maps });
  const safeguard = safeguardService({ uses: needs.modelUses, now, newId });
  const progress = progressService({ ...needs, progress: progressRepository(db), standingOf: families.standingOf });
  const fileRows = filesRepository(db);
  const files = filesService({ ...needs, files: fileRows, progress });
  const guides = guidesService({ ...needs, guides: guidesRepository(db), files, progress, safeguard });
  const flashcards = flashcardsService({ ...needs, flashcards: flashcardsRepository(db), guides, progress });
  const assessments = assessmentsService({ ...needs, assessments: assessmentsRepository(db), files, progress, safeguard, evidence });
  const papers = papersService({ ...needs, papers: papersRepository(db), progress, safeguard });
  const { standingOf } = families;
  const recommendations = recommendationsService({ adaptive, maps, standingOf, assessments, guides, now });
  return {
    papers,
    learningMap: learningMapService({ adaptive, maps, now }),
    suggestions: suggestionsService(needs.bank),
    recommendations,
    progress,
    files,
    guides,
    flashcards,
    assessments,
    startJobs: () => startReadingFiles({ files: fileRows, storage, reader, events, queue }),
  };
};
