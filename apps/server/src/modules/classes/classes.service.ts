import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { engagementDays, engagementOf, examReadiness, isTopPerformer, readinessDays } from '@hedgerow/domain/class-figures';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { subjectName } from '@hedgerow/domain/subjects';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { PupilFigures, ProgressService } from '../progress/progress.service.ts';
import type { ClassFiguresRepository, Expected, InSubject } from './class-figures.repository.ts';
import type { ClassGroupsRepository } from './class-groups.repository.ts';
import type { ClassesRepository, ClassPupilRow } from './classes.repository.ts';

export type ClassesDeps = {
  readonly classes: Pick<ClassesRepository, 'classesOf' | 'pupilsIn'>;
  readonly groups: Pick<ClassGroupsRepository, 'ofClasses'>;
  readonly figures: Pick<ClassFiguresRepository, 'inSubject' | 'expected'>;
  readonly progress: Pick<ProgressService, 'figuresOf'>;
  readonly now: Clock;
};

const dayMs = 86_400_000;

type InClass = { readonly inSubject: InSubject | undefined; readonly work: Expected | undefined };

const studentOf = (pupil: ClassPupilRow, seen: PupilFigures, { inSubject, work }: InClass): ClassStudent => {
  const { currentStreak, lastActiveAt } = seen;
  const averageScore = inSubject?.average ?? null;
  const engagementScore = engagementOf(work?.expected ?? 0, work?.handedIn ?? 0);
  return {
    id: pupil.childId,
    firstName: pupil.firstName,
    lastName: pupil.lastName,
    averageScore,
    currentStreak,
    completedAssessments: inSubject?.finished ?? 0,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
    engagementScore,
    skillsCompleted: inSubject?.skills ?? 0,
    examReadiness: examReadiness(inSubject?.recentAverage ?? null, inSubject?.assessments ?? 0),
    topPerformer: isTopPerformer(engagementScore, averageScore),
  };
};

const ofPupil = <Row extends { readonly classId: string; readonly childId: string }>(rows: readonly Row[]) => {
  const known = new Map(rows.map((row) => [`${row.classId} ${row.childId}`, row]));
  return (classId: string, childId: string): Row | undefined => known.get(`${classId} ${childId}`);
};

export const classesService = ({ classes, groups, figures, progress, now }: ClassesDeps) => {
  return {
    /** The actor's own classes and no others, with figures of the class's own subject and work (docs/product/schools.md#class-figures). */
    classesOf: async (actor: Actor): Promise<TeacherClass[]> => {
      const today = londonDate(now());
      const rows = await classes.classesOf(actor.userId, today);
      if (rows.length === 0) return [];
      const classIds = rows.map(({ schoolClass }) => schoolClass.id);
      const [pupils, grouped] = await Promise.all([classes.pupilsIn(classIds), groups.ofClasses(classIds)]);
      const groupsBy = Map.groupBy(grouped, ({ classId }) => classId);
      const since = new Date(now().getTime() - readinessDays * dayMs);
      const asked = rows.map(({ schoolClass: { id, subject } }) => ({
        classId: id,
        subjects: subject === 'other' ? [subject] : subjectFamily(subject),
      }));
      const [figuresOf, inSubject, expected] = await Promise.all([
        progress.figuresOf(pupils),
        figures.inSubject(asked, since).then(ofPupil),
        figures.expected(classIds, addDays(today, -engagementDays), today).then(ofPupil),
      ]);
      const pupilsBy = Map.groupBy(pupils, ({ classId }) => classId);
      return rows.map(({ schoolClass: { id, name, subject, yearGroup, createdAt }, schoolName, role }) => {
        const students = (pupilsBy.get(id) ?? []).map((pupil) =>
          studentOf(pupil, figuresOf(pupil.childId), { inSubject: inSubject(id, pupil.childId), work: expected(id, pupil.childId) }),
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
