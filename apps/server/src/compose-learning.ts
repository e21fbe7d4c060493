import type { Bank } from '@hedgerow/curriculum/bank';
import type { Database, Runner } from './db/client.ts';
import { readingRepository } from './modules/accounts/profile/reading.repository.ts';
import { adaptiveRepository } from './modules/adaptive/adaptive.repository.ts';
import { evidenceService } from './modules/adaptive/evidence.service.ts';
import { learningMapService } from './modules/adaptive/learning-map.service.ts';
import { insightRepository } from './modules/adaptive/insight.repository.ts';
import { insightService } from './modules/adaptive/insight.service.ts';
import { mapsOf } from './modules/adaptive/maps.ts';
import { suggestionsService } from './modules/adaptive/suggestions.service.ts';
import { recommendationsService } from './modules/adaptive/recommendations.service.ts';
import { todayRepository } from './modules/today/today.repository.ts';
import { todayService } from './modules/today/today.service.ts';
import { papersRepository } from './modules/papers/papers.repository.ts';
import { papersService } from './modules/papers/papers.service.ts';
import { assignmentsRepository } from './modules/assignments/assignments.repository.ts';
import { assignmentsService } from './modules/assignments/assignments.service.ts';
import { doingWorkService } from './modules/assignments/doing-work.service.ts';
import { dueWorkService } from './modules/assignments/due-work.service.ts';
import { finishedWork } from './modules/assignments/finished-work.service.ts';
import { assessmentsRepository } from './modules/assessments/assessments.repository.ts';
import { assessmentsService } from './modules/assessments/assessments.service.ts';
import { checkInService } from './modules/practice/check-in.service.ts';
import { learnService } from './modules/practice/learn.service.ts';
import { practiceRepository } from './modules/practice/practice.repository.ts';
import { practiceService } from './modules/practice/practice.service.ts';
import { nationalChecksRepository } from './modules/national-checks/national-checks.repository.ts';
import { nationalChecksService } from './modules/national-checks/national-checks.service.ts';
import type { FamiliesService } from './modules/families/families.service.ts';
import { filesRepository } from './modules/files/files.repository.ts';
import { filesService } from './modules/files/files.service.ts';
import { startReadingFiles } from './modules/files/read-file.job.ts';
import { flashcardsRepository } from './modules/flashcards/flashcards.repository.ts';
import { flashcardsService } from './modules/flashcards/flashcards.service.ts';
import { guideReadingService } from './modules/guides/guide-reading.service.ts';
import { guidesRepository } from './modules/guides/guides.repository.ts';
import { guidesService } from './modules/guides/guides.service.ts';
import { concernsRepository } from './modules/safeguarding/concerns.repository.ts';
import { heldAnswersRepository } from './modules/safeguarding/held-answers.repository.ts';
import { contactLetters } from './modules/safeguarding/contact-letters.service.ts';
import { worriesService } from './modules/safeguarding/worries.service.ts';
import { heldEssaysService } from './modules/safeguarding/held-essays.service.ts';
import { screeningService } from './modules/safeguarding/screening.service.ts';
import type { MailService } from './modules/mail/mail.service.ts';
import type { ModelUseRepository } from './modules/ai-log/model-use.repository.ts';
import { avatarRepository } from './modules/avatar/avatar.repository.ts';
import { avatarService } from './modules/avatar/avatar.service.ts';
import { pointsGiftService } from './modules/progress/points-gift.service.ts';
import { pupilFamilyRepository } from './modules/progress/pupil-family.repository.ts';
import { milestonesRepository } from './modules/progress/milestones.repository.ts';
import { milestonesService } from './modules/progress/milestones.service.ts';
import { calendarRepository } from './modules/progress/calendar.repository.ts';
import { calendarService } from './modules/progress/calendar.service.ts';
import { progressRepository } from './modules/progress/progress.repository.ts';
import { progressService } from './modules/progress/progress.service.ts';
import type { Clock } from './ports/clock.ts';
import type { Events } from './ports/events.ts';
import type { PdfRenderer } from './ports/pdf-renderer.ts';
import type { Queue } from './ports/queue.ts';
import type { RichText } from './ports/rich-text.ts';
import type { Storage } from './ports/storage.ts';
import type { TeachingEngine } from './ports/teaching-engine.ts';
import type { TextReader } from './ports/text-reader.ts';

export type LearningNeeds = {
  readonly bank: Bank;
  readonly db: Database;
  readonly families: Pick<FamiliesService, 'standingOf'>;
  readonly events: Events;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly reader: TextReader;
  readonly teacher: TeachingEngine;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly safeguardingEmail: string;
  readonly supportEmail: string;
  readonly modelUses: Pick<ModelUseRepository, 'insert'>;
  readonly richText: RichText;
  readonly pages: PdfRenderer;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
  readonly productName: string;
};

/** The services of a pupil's learning, put together. The clock is an argument, so a demo family can have a past. */
export const openLearning = (needs: LearningNeeds) => {
  const { db, families, events, queue, storage, reader, now } = needs;
  const maps = mapsOf(needs.bank);
  const adaptive = adaptiveRepository(db);
  const evidence = evidenceService({ adaptive, maps });
  const concerns = concernsRepository(db);
  const contact = contactLetters({ ...needs, concerns });
  const screening = screeningService({ ...needs, concerns, uses: needs.modelUses, letters: contact });
  const worries = worriesService({ ...needs, concerns, letters: contact });
  const heldEssays = heldEssaysService({ held: heldAnswersRepository(db), screening });
  const progressRows = progressRepository(db);
  const milestones = milestonesService({ progress: progressRows, milestones: milestonesRepository(db) });
  const progress = progressService({ ...needs, progress: progressRows, milestones, standingOf: families.standingOf });
  const pointsGifts = pointsGiftService({
    ...needs,
    progress: progressRepository(db),
    familyOf: pupilFamilyRepository(db).familyOf,
    standingOf: families.standingOf,
    announce: progress.announce,
  });
  const fileRows = filesRepository(db);
  const files = filesService({ ...needs, files: fileRows, progress, screening });
  const assignmentRows = assignmentsRepository(db);
  const setWork = finishedWork({ assignments: assignmentRows, now });
  const dueWork = dueWorkService({ assignments: assignmentRows, now });
  const guideRows = guidesRepository(db);
  const guides = guidesService({ ...needs, guides: guideRows, files, progress, screening });
  const guideReading = guideReadingService({ ...needs, guides: guideRows, progress });
  const flashcards = flashcardsService({ ...needs, flashcards: flashcardsRepository(db), guides, progress, setWork, screening });
  const quizzes = { files, progress, screening, heldEssays, evidence, setWork };
  const attempts = assessmentsRepository(db);
  const assessments = assessmentsService({ ...needs, assessments: attempts, ...quizzes });
  const practices = practiceRepository(db);
  const checkIn = checkInService({ ...needs, maps, adaptive, attempts, assessments, evidence });
  const practice = practiceService({
    ...needs,
    checkIn,
    practices,
    attempts,
    assessments,
    evidence,
    setWork,
    progress,
    screening,
  });
  const papers = papersService({ ...needs, papers: papersRepository(db), progress, screening });
  const { standingOf } = families;
  const recommendations = recommendationsService({ adaptive, maps, standingOf, practice, guides, flashcards, now });
  const checks = nationalChecksRepository(db);
  const { hasExtraTime } = readingRepository(db);
  return {
    worries,
    nationalChecks: nationalChecksService({ ...needs, checks, standingOf, hasExtraTime, progress, evidence, screening, maps }),
    assignments: assignmentsService({ ...needs, assignments: assignmentRows, progress }),
    doingWork: doingWorkService({
      ...needs,
      assignments: assignmentRows,
      assessments,
      guides,
      reading: guideReading,
      flashcards,
      progress,
    }),
    papers,
    insight: insightService({ insight: insightRepository(db), adaptive, maps, bank: needs.bank, now }),
    learningMap: learningMapService({ adaptive, maps, now }),
    suggestions: suggestionsService(needs.bank),
    recommendations,
    today: todayService({
      today: todayRepository(db),
      standingOf,
      recommendations,
      pace: adaptive.secondsAQuestion,
      flashcards,
      assessments: attempts,
      bank: needs.bank,
      practised: practices.practised,
      model: adaptive.model,
      setWork: dueWork.forDay,
      now,
    }),
    progress,
    screening,
    avatar: avatarService({ ...needs, avatar: avatarRepository(db) }),
    pointsGifts,
    calendar: calendarService({
      calendar: calendarRepository(db),
      dueWork: dueWork.between,
      standingOf,
      now,
    }),
    files,
    guides,
    guideReading,
    flashcards,
    assessments,
    practice,
    checkIn,
    learn: learnService(needs),
    startJobs: () => startReadingFiles({ files: fileRows, storage, reader, events, queue }),
  };
};
