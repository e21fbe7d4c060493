import { checkResource } from '#adapters/text/check-resource.ts';
import type { LearningNeeds } from '#compose-learning.ts';
import { mapsOf } from '#modules/adaptive/maps.ts';
import { classResourcesRepository } from '#modules/class-resources/class-resources.repository.ts';
import { classResourcesService } from '#modules/class-resources/class-resources.service.ts';
import { classAssessmentsRepository } from '#modules/class-assessments/class-assessments.repository.ts';
import { classAssessmentsService } from '#modules/class-assessments/class-assessments.service.ts';
import type { AssignmentsService } from '#modules/assignments/assignments.service.ts';
import { sharedPaper } from '#modules/assignments/stored-paper.ts';
import { classAnalyticsService } from './class-analytics.service.ts';
import { classFiguresRepository } from './class-figures.repository.ts';
import { classRequestsRepository } from './class-requests.repository.ts';
import { classRequestsService } from './class-requests.service.ts';
import { classesRepository } from './classes.repository.ts';
import { classesService } from './classes.service.ts';
import { ownClass } from './own-class.ts';
import type { ProgressService } from '#modules/progress/progress.service.ts';

export type ClassesNeeds = Pick<LearningNeeds, 'db' | 'bank' | 'richText' | 'storage' | 'queue' | 'transaction' | 'now' | 'newId'> & {
  readonly progress: Pick<ProgressService, 'figuresOf' | 'announce'>;
  readonly assignments: Pick<AssignmentsService, 'setWork'>;
};

/** What teachers work with, put together. */
export const openClasses = async (needs: ClassesNeeds) => {
  const { db, bank } = needs;
  const classes = classesRepository(db);
  const figures = classFiguresRepository(db);
  const classResources = classResourcesService({ ...needs, resources: classResourcesRepository(db), checkResource });
  await needs.queue.repeat('sweep-class-resources', '37 3 * * *', classResources.sweep);
  const classAssessments = classAssessmentsService({
    ...needs,
    papers: classAssessmentsRepository(db),
    classes,
    ownClass: (actor, classId) => ownClass(classes, actor, classId),
    questionsOf: (paper) => sharedPaper(paper).draft.questions,
  });
  return {
    classResources,
    classAssessments,
    classes: classesService({ ...needs, classes, figures }),
    classAnalytics: classAnalyticsService({ ...needs, classes, figures, maps: mapsOf(bank) }),
    classRequests: classRequestsService({ ...needs, classes, requests: classRequestsRepository(db) }),
  };
};
