import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import { type AdaptiveNeeds, composeAdaptive } from './modules/adaptive/compose.ts';
import { composeAssessments, type AssessmentsNeeds } from './modules/assessments/compose.ts';
import { composeAssignments } from './modules/assignments/compose.ts';
import { composeAvatar } from './modules/avatar/compose.ts';
import type { FamiliesService } from './modules/families/families.service.ts';
import { composeFiles, type FilesNeeds } from './modules/files/compose.ts';
import { composeFlashcards } from './modules/flashcards/compose.ts';
import { composeGuides, type GuidesNeeds } from './modules/guides/compose.ts';
import { composeNationalChecks, type NationalChecksNeeds } from './modules/national-checks/compose.ts';
import { composePapers } from './modules/papers/compose.ts';
import { composeMemory, composePractice } from './modules/practice/compose.ts';
import { composeCalendar, composeProgress, type ProgressNeeds } from './modules/progress/compose.ts';
import { composeScreening, type ScreeningNeeds } from './modules/safeguarding/compose.ts';
import { composeStepsOfDay, composeToday } from './modules/today/compose.ts';
import type { PdfRenderer } from './ports/pdf-renderer.ts';
import type { TeachingEngine } from './ports/teaching-engine.ts';

export type LearningNeeds = AdaptiveNeeds &
  ScreeningNeeds &
  Pick<ProgressNeeds, 'events'> &
  Pick<FilesNeeds, 'storage' | 'reader' | 'queue' | 'paperPictures'> &
  Pick<GuidesNeeds, 'productName'> &
  Pick<AssessmentsNeeds, 'richText' | 'newSeed'> &
  Pick<NationalChecksNeeds, 'hasExtraTime'> & {
    readonly families: Pick<FamiliesService, 'standingOf'>;
    readonly teacher: TeachingEngine;
    readonly nearnessTo: NearnessTo;
    readonly pages: PdfRenderer;
  };

/** The modules of a pupil's learning, one after the other: each gets those before it. The clock is an argument, so a demo family can have a past. */
export const composeLearning = (given: LearningNeeds) => {
  const { standingOf } = given.families;
  const { adaptive, maps, evidence, recommending, standingInTopic, heldBeliefs, ...known } = composeAdaptive(given);
  const { screening, worries, heldEssays } = composeScreening(given);
  const { progress, pointsGifts } = composeProgress({ ...given, standingOf });
  const { setWork, dueWork, setting, topics, writingTasks, doing } = composeAssignments(given);
  const needs = { ...given, standingOf, screening, heldEssays, progress, evidence, setWork, maps };
  const { files, startReading } = composeFiles(needs);
  const { guides, guideReading } = composeGuides({ ...needs, files });
  const memory = composeMemory(given);
  const { attempts, assessments, essayRedrafts, ownWords, writing } = composeAssessments({ ...needs, files, memory });
  const { practised, dueCounts, practice, missedIn, checkIn, learn } = composePractice({
    ...needs,
    isStepOfDay: composeStepsOfDay(given),
    adaptive,
    heldBeliefs,
    attempts,
    assessments,
    memory,
  });
  const flashcards = composeFlashcards({ ...needs, guides, missedIn });
  const recommendations = recommending({ standingOf, practice, guides, flashcards });
  return {
    ...known,
    dueWork,
    /** For whoever reports on a pupil. */
    knowledge: { adaptive, maps },
    screening,
    worries,
    progress,
    pointsGifts,
    files,
    startReading,
    guides,
    guideReading,
    flashcards,
    assessments,
    essayRedrafts,
    ownWords,
    writing,
    practice,
    checkIn,
    learn,
    recommendations,
    assignments: setting(needs),
    childTopics: topics(needs),
    childWriting: writingTasks(needs),
    doingWork: doing({ ...needs, assessments, attempts, practice, guides, reading: guideReading, flashcards }),
    papers: composePapers(needs),
    nationalChecks: composeNationalChecks(needs),
    today: composeToday({
      ...needs,
      recommendations,
      flashcards,
      practised,
      dueCounts,
      model: adaptive.model,
      standingInTopic,
      pace: adaptive.secondsAQuestion,
      assessments: attempts,
      setWork: dueWork.forDay,
      openWork: dueWork.toDo,
    }),
    calendar: composeCalendar({ ...needs, dueWork: dueWork.between }),
    avatar: composeAvatar(needs),
  };
};
