import { supportDesk } from '@hedgerow/domain/audit';
import { AppError } from '@hedgerow/domain/errors';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { SchoolClassesRepository } from './school-classes.repository.ts';
import type { SupportRepository } from './support.repository.ts';

export type SupportDeps = {
  readonly rows: SupportRepository;
  readonly classes: Pick<SchoolClassesRepository, 'add' | 'place'>;
  readonly audit: Pick<AuditService, 'note' | 'settled'>;
  readonly now: Clock;
  readonly newId: () => string;
};
type NewClassRequest = {
  /** E-mail or id. */
  readonly teacher: string;
  readonly children: readonly string[];
  readonly name: string;
  readonly subject: SubjectId;
  readonly yearGroup: YearGroup;
  /** How parents agreed that this school may see the work; '' where all of them did here. */
  readonly agreed: string;
};

/** What an operator does for a school or a family, from the command line; the parents read it in the record. */
export const supportService = ({ rows, classes, audit, now, newId }: SupportDeps) => {
  const noted = async (childIds: readonly string[]): Promise<void> => {
    for (const id of childIds) audit.note({ actorId: supportDesk, kind: 'support', at: now(), whose: { of: 'children', ids: [id] } });
    await audit.settled();
  };

  return {
    /** Errors: not_found (the teacher, a child), invalid (a parent has not agreed to this school, and nothing is said of it). */
    makeClass: async ({ teacher, children, agreed, ...wish }: NewClassRequest) => {
      const found = await rows.teacher(teacher);
      if (found === undefined) throw new AppError('not_found', 'There is no teacher with this address or id at a school.');
      const homes = await rows.children(children);
      const missing = children.find((id) => !homes.some((home) => home.childId === id));
      if (missing !== undefined) throw new AppError('not_found', `There is no child ${missing} who can sign in.`);
      const classId = newId();
      const { userId: teacherId, schoolId } = found;
      const unasked = await rows.withoutConsent(children, schoolId);
      if (unasked.length > 0 && agreed === '')
        throw new AppError('invalid', '--agreed is missing: how these children’s parents agreed that the school may see their work.');
      await classes.add({ ...wish, id: classId, schoolId, teacherId, createdAt: now() });
      for (const { familyId, childId } of homes) await classes.place({ classId, familyId, childId, createdAt: now() });
      const wording = `Agreed outside Hedgerow, as our support desk noted: ${agreed}`;
      for (const consent of unasked)
        await rows.agree({ ...consent, id: newId(), schoolId, className: wish.name, wording, agreedAt: now() });
      await noted(children);
      return { classId, schoolId, teacherId, childIds: children };
    },

    /** Dates and states, no work: enough to say why somebody cannot sign in. */
    lookAt: async (childId: string) => {
      const found = await rows.account(childId);
      if (found === undefined) throw new AppError('not_found', 'There is no such child.');
      await noted([childId]);
      return found;
    },
  };
};
export type SupportService = ReturnType<typeof supportService>;
