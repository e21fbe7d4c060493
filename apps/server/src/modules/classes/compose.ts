import type { Actor } from '@hedgerow/domain/access';
import type { Database } from '#db/client.ts';
import { type ClassAnalyticsDeps, classAnalyticsService } from './class-analytics.service.ts';
import { classFiguresRepository } from './class-figures.repository.ts';
import { type ClassPupilDeps, classPupilService } from './class-pupil.service.ts';
import { classPupilRepository } from './class-pupil.repository.ts';
import { classRequestsRepository } from './class-requests.repository.ts';
import { type ClassRequestsDeps, classRequestsService } from './class-requests.service.ts';
import { classesRepository } from './classes.repository.ts';
import { type ClassesDeps, classesService } from './classes.service.ts';
import { ownClass } from './own-class.ts';
import { remindersRepository } from './reminders.repository.ts';
import { type RemindersDeps, remindersService } from './reminders.service.ts';

export type ClassesNeeds = Pick<ClassesDeps, 'progress' | 'now'> &
  Pick<ClassAnalyticsDeps, 'bank' | 'maps' | 'richText'> &
  Pick<ClassPupilDeps, 'insight' | 'assessments' | 'cards'> &
  Pick<RemindersDeps, 'progress'> &
  Pick<ClassRequestsDeps, 'newId'> & { readonly db: Database };

/** A teacher's classes, and who is in them for what is set there. */
export const composeClasses = ({ db, ...needs }: ClassesNeeds) => {
  const classes = classesRepository(db);
  const figures = classFiguresRepository(db);
  return {
    taught: { pupilsIn: classes.pupilsIn, ownClass: (actor: Actor, classId: string) => ownClass(classes, actor, classId) },
    classes: classesService({ ...needs, classes, figures }),
    classAnalytics: classAnalyticsService({ ...needs, classes, figures }),
    classPupils: classPupilService({ ...needs, classes, work: classPupilRepository(db) }),
    reminders: remindersService({ ...needs, classes, reminders: remindersRepository(db) }),
    classRequests: classRequestsService({ ...needs, classes, requests: classRequestsRepository(db) }),
  };
};
