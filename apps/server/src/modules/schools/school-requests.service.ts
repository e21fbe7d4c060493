import { type AnswerRequestBody, schoolMessages, type SchoolRequest } from '@hedgerow/contracts/schools';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { subjectName } from '@hedgerow/domain/subjects';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { DeskService } from './desk.service.ts';
import type { SchoolPupilsRepository } from './school-pupils.repository.ts';
import type { RequestRow, SchoolRequestsRepository } from './school-requests.repository.ts';
import type { StaffRepository } from './staff.repository.ts';

export type SchoolRequestsDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly requests: SchoolRequestsRepository;
  readonly pupils: Pick<SchoolPupilsRepository, 'find'>;
  readonly staff: Pick<StaffRepository, 'isMember'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** What teachers ask for is answered here, and what is approved is done in the same moment. */
export const schoolRequestsService = ({ deskOf, requests, pupils, staff, transaction, now, newId }: SchoolRequestsDeps) => {
  const newClass = async (runner: Runner, { schoolId, askedBy, className, subject, yearGroup }: RequestRow): Promise<string> => {
    if (subject === null || yearGroup === null || !(await staff.isMember(schoolId, askedBy)))
      throw new AppError('conflict', schoolMessages.teacher);
    const id = newId();
    await requests.makeClass(runner, { id, schoolId, teacherId: askedBy, name: className, subject, yearGroup, createdAt: now() });
    return id;
  };

  const effect = async (runner: Runner, request: RequestRow, childId: string | undefined): Promise<string | null> => {
    const { kind, schoolId, classId } = request;
    if (kind === 'new_class') return newClass(runner, request);
    if (classId === null) return null;
    if (kind === 'end_class') await requests.putAway(runner, classId, now());
    if (kind === 'remove_pupil' && request.childId !== null) await requests.takeOut(runner, classId, request.childId);
    if (kind === 'add_pupil') {
      const found = childId === undefined ? undefined : await pupils.find(schoolId, childId);
      if (found === undefined) throw new AppError('invalid', schoolMessages.whichPupil, { details: { field: 'childId' } });
      await requests.place(runner, { classId, familyId: found.family_id, childId: found.id, createdAt: now() });
    }
    return classId;
  };

  return {
    list: async (actor: Actor): Promise<SchoolRequest[]> => {
      const { schoolId } = await deskOf(actor);
      return (await requests.list(schoolId)).map(({ request, teacher }) => ({
        id: request.id,
        kind: request.kind,
        state: request.state,
        teacher,
        className: request.className,
        subjectName: request.subject === null ? null : subjectName(request.subject),
        yearGroup: request.yearGroup === null ? null : yearGroupName(request.yearGroup),
        pupilName: request.pupilName,
        note: request.note,
        answer: request.answer,
        createdAt: request.createdAt.toISOString(),
        decidedAt: request.decidedAt?.toISOString() ?? null,
      }));
    },

    /** Once; the teacher reads the answer beside their request. Answers which pupil it was about. Errors: conflict (answered before), invalid (which pupil). */
    answer: async (actor: Actor, id: string, { approve, answer, childId }: AnswerRequestBody): Promise<string | undefined> => {
      const { schoolId } = await deskOf(actor);
      return transaction(async (runner) => {
        const request = await requests.hold(runner, schoolId, id);
        if (request === undefined) throw new AppError('not_found', 'Not found');
        if (request.state !== 'pending') throw new AppError('conflict', schoolMessages.answered);
        const classId = approve ? await effect(runner, request, childId) : request.classId;
        const state = approve ? ('approved' as const) : ('declined' as const);
        await requests.answer(runner, id, { state, answer: answer.trim(), classId, decidedAt: now(), decidedBy: actor.userId });
        return request.childId ?? (request.kind === 'add_pupil' && approve ? childId : undefined);
      });
    },
  };
};
export type SchoolRequestsService = ReturnType<typeof schoolRequestsService>;
