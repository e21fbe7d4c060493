import type { TeacherClass } from '@hedgerow/contracts/classes';
import type { Actor } from '@hedgerow/domain/access';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { subjectName } from '@hedgerow/domain/subjects';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { ProgressService } from '../progress/progress.service.ts';
import type { ClassesRepository } from './classes.repository.ts';

export type ClassesDeps = {
  readonly classes: ClassesRepository;
  readonly progress: Pick<ProgressService, 'figuresOf'>;
};

export const classesService = ({ classes, progress }: ClassesDeps) => ({
  /** The actor's own classes and no others, with the figures that pupil and parent see (decisions.md 6). */
  classesOf: async (actor: Actor): Promise<TeacherClass[]> => {
    const rows = await classes.classesOf(actor.userId);
    if (rows.length === 0) return [];
    const pupils = await classes.pupilsIn(rows.map(({ schoolClass }) => schoolClass.id));
    const figuresOf = await progress.figuresOf(pupils);
    const pupilsBy = Map.groupBy(pupils, ({ classId }) => classId);
    return rows.map(({ schoolClass: { id, name, subject, yearGroup, createdAt }, schoolName }) => {
      const students = (pupilsBy.get(id) ?? []).map(({ childId, firstName, lastName }) => {
        const { lastActiveAt, ...figures } = figuresOf(childId);
        return { id: childId, firstName, lastName, ...figures, lastActiveAt: lastActiveAt?.toISOString() ?? null };
      });
      return {
        id,
        name,
        subject,
        subjectName: subjectName(subject),
        yearGroup: yearGroupName(yearGroup),
        keyStage: keyStageForYear(yearGroup),
        school: schoolName,
        createdDate: createdAt.toISOString(),
        studentCount: students.length,
        students,
      };
    });
  },
});
export type ClassesService = ReturnType<typeof classesService>;
