import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import type { Actor } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { engagementOf, examReadiness, isTopPerformer, readinessDays } from '@hedgerow/domain/class-figures';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { subjectName } from '@hedgerow/domain/subjects';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { PupilFigures, ProgressService } from '../progress/progress.service.ts';
import type { ClassFiguresRepository, InSubject } from './class-figures.repository.ts';
import type { ClassGroupsRepository } from './class-groups.repository.ts';
import type { ClassesRepository, ClassPupilRow } from './classes.repository.ts';

export type ClassesDeps = {
  readonly classes: Pick<ClassesRepository, 'classesOf' | 'pupilsIn'>;
  readonly groups: Pick<ClassGroupsRepository, 'ofClasses'>;
  readonly figures: Pick<ClassFiguresRepository, 'inSubject'>;
  readonly progress: Pick<ProgressService, 'figuresOf'>;
  readonly now: Clock;
};

const dayMs = 86_400_000;

const studentOn =
  (today: CalendarDate) =>
  (pupil: ClassPupilRow, seen: PupilFigures, inSubject: InSubject | undefined): ClassStudent => {
    const { averageScore, currentStreak, completedAssessments, lastActiveAt, workedDays } = seen;
    const engagementScore = engagementOf(workedDays, today);
    return {
      id: pupil.childId,
      firstName: pupil.firstName,
      lastName: pupil.lastName,
      averageScore,
      currentStreak,
      completedAssessments,
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      engagementScore,
      skillsCompleted: inSubject?.skills ?? 0,
      examReadiness: examReadiness(inSubject?.recentAverage ?? null, inSubject?.assessments ?? 0),
      topPerformer: isTopPerformer(engagementScore, averageScore),
    };
  };

export const classesService = ({ classes, groups, figures, progress, now }: ClassesDeps) => {
  return {
    /** The actor's own classes and no others, with the figures that pupil and parent see (docs/product/tests.md#marks). */
    classesOf: async (actor: Actor): Promise<TeacherClass[]> => {
      const rows = await classes.classesOf(actor.userId, londonDate(now()));
      if (rows.length === 0) return [];
      const classIds = rows.map(({ schoolClass }) => schoolClass.id);
      const [pupils, grouped] = await Promise.all([classes.pupilsIn(classIds), groups.ofClasses(classIds)]);
      const groupsBy = Map.groupBy(grouped, ({ classId }) => classId);
      const student = studentOn(londonDate(now()));
      const since = new Date(now().getTime() - readinessDays * dayMs);
      const [figuresOf, inSubject] = await Promise.all([progress.figuresOf(pupils), figures.inSubject(classIds, since)]);
      const subjectBy = new Map(inSubject.map((row) => [`${row.classId} ${row.childId}`, row]));
      const pupilsBy = Map.groupBy(pupils, ({ classId }) => classId);
      return rows.map(({ schoolClass: { id, name, subject, yearGroup, createdAt }, schoolName, role }) => {
        const students = (pupilsBy.get(id) ?? []).map((pupil) =>
          student(pupil, figuresOf(pupil.childId), subjectBy.get(`${id} ${pupil.childId}`)),
        );
        return {
          id,
          name,
          subject,
          subjectName: subjectName(subject),
          yearGroup: yearGroupName(yearGroup),
          keyStage: keyStageForYear(yearGroup),
          school: schoolName,
          role,
          createdDate: createdAt.toISOString(),
          studentCount: students.length,
          groups: (groupsBy.get(id) ?? []).map(({ id: groupId, name: called, childIds }) => ({ id: groupId, name: called, childIds })),
          students,
        };
      });
    },
  };
};
export type ClassesService = ReturnType<typeof classesService>;
