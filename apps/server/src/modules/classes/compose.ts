import type { Database } from '#db/client.ts';
import type { Reader } from '#db/replica.ts';
import { type ClassAnalyticsDeps, classAnalyticsService } from './class-analytics.service.ts';
import { classFiguresRepository } from './class-figures.repository.ts';
import { type ClassPupilDeps, classPupilService } from './class-pupil.service.ts';
import { classPupilRepository } from './class-pupil.repository.ts';
import { classGroupsRepository } from './class-groups.repository.ts';
import { type ClassGroupsDeps, classGroupsService } from './class-groups.service.ts';
import { classRequestsRepository } from './class-requests.repository.ts';
import { classRequestsService } from './class-requests.service.ts';
import { classesRepository } from './classes.repository.ts';
import { type ClassesDeps, classesService } from './classes.service.ts';
import { ownClassOf } from './own-class.ts';
import { type OwnTeachersDeps, ownTeachersService } from './own-teachers.service.ts';
import { remindersRepository } from './reminders.repository.ts';
import { type RemindersDeps, remindersService } from './reminders.service.ts';

export type ClassesNeeds = Pick<ClassesDeps, 'progress' | 'now'> &
  Pick<ClassAnalyticsDeps, 'bank' | 'maps' | 'richText'> &
  Pick<ClassPupilDeps, 'insight' | 'assessments' | 'cards'> &
  Pick<RemindersDeps, 'progress'> &
  Pick<OwnTeachersDeps, 'classTeachers'> &
  Pick<ClassGroupsDeps, 'transaction' | 'newId'> & { readonly db: Database; readonly olderReads: Reader };

/** A teacher's classes, and who is in them for what is set there. */
export const composeClasses = ({ db, olderReads, ...needs }: ClassesNeeds) => {
  const classes = classesRepository(db);
  const figures = classFiguresRepository(olderReads);
  const groups = classGroupsRepository(db);
  const ownClass = ownClassOf(classes, needs.now);
  const shared = { ...needs, classes, ownClass };
  const classGroups = classGroupsService({ ...shared, groups });
  return {
    taught: { pupilsIn: classes.pupilsIn, ownClass, pupilsOfGroup: classGroups.pupilsOf },
    classGroups,
    classes: classesService({ ...needs, classes, groups, figures }),
    classAnalytics: classAnalyticsService({ ...shared, figures }),
    classPupils: classPupilService({ ...shared, work: classPupilRepository(db) }),
    ownTeachers: ownTeachersService(shared),
    reminders: remindersService({ ...shared, reminders: remindersRepository(db) }),
    classRequests: classRequestsService({ ...shared, requests: classRequestsRepository(db) }),
  };
};
