import { type ClassRequest, type ClassRequestBody, classRequestMessages } from '@hedgerow/contracts/class-requests';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { OwnClass } from './own-class.ts';
import type { ClassesRepository } from './classes.repository.ts';
import type { ClassRequestRow, ClassRequestsRepository, NewClassRequest } from './class-requests.repository.ts';

export type ClassRequestsDeps = {
  readonly requests: ClassRequestsRepository;
  readonly classes: Pick<ClassesRepository, 'schoolsOf' | 'pupilsIn'>;
  readonly ownClass: OwnClass;
  readonly now: Clock;
  readonly newId: () => string;
};

const view = (row: ClassRequestRow): ClassRequest => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  classId: row.classId,
  className: row.className,
  childId: row.childId,
  pupilName: row.pupilName,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
});

type What = Omit<NewClassRequest, 'id' | 'askedBy' | 'kind' | 'note' | 'createdAt'>;

/** Teachers ask; their school's administrator decides (docs/product/schools.md#teachers). */
export const classRequestsService = ({ requests, classes, ownClass, now, newId }: ClassRequestsDeps) => {
  const whatIsAsked = async (actor: Actor, body: ClassRequestBody): Promise<What> => {
    if (body.kind === 'new_class') {
      const [schoolId] = await classes.schoolsOf(actor.userId);
      if (schoolId === undefined) throw new AppError('forbidden', 'You do not belong to a school at the moment.');
      const { className, subject, yearGroup } = body;
      return { schoolId, className, subject, yearGroup };
    }
    const { id: classId, schoolId, name: className } = await ownClass(actor, body.classId, body.kind === 'end_class' ? 'manage' : 'teach');
    if (body.kind === 'end_class') return { schoolId, classId, className };
    if (body.kind === 'add_pupil') return { schoolId, classId, className, pupilName: body.pupilName };
    const pupil = (await classes.pupilsIn([classId])).find(({ childId }) => childId === body.childId);
    if (pupil === undefined) throw new AppError('not_found', 'Not found');
    const { familyId, childId, firstName, lastName } = pupil;
    return { schoolId, classId, className, familyId, childId, pupilName: `${firstName} ${lastName}` };
  };

  return {
    /** Errors: not_found (a class or pupil that is not theirs), conflict (it waits already). */
    ask: async (actor: Actor, body: ClassRequestBody): Promise<ClassRequest> => {
      const what = await whatIsAsked(actor, body);
      const row = { ...what, id: newId(), askedBy: actor.userId, kind: body.kind, note: body.note.trim(), createdAt: now() };
      try {
        const kept = await requests.insert(row);
        if (kept === undefined) throw new Error('the request was not kept');
        return view(kept);
      } catch (cause) {
        throw requests.isAskedTwice(cause) ? new AppError('conflict', classRequestMessages.asked, { cause }) : cause;
      }
    },

    list: async (actor: Actor): Promise<ClassRequest[]> => (await requests.ofTeacher(actor.userId)).map(view),

    /** Errors: not_found, conflict (it was answered). */
    takeBack: async (actor: Actor, id: string): Promise<void> => {
      if (await requests.takeBack(actor.userId, id)) return;
      const found = await requests.find(actor.userId, id);
      if (found === undefined) throw new AppError('not_found', 'Not found');
      throw new AppError('conflict', classRequestMessages.answered);
    },
  };
};
export type ClassRequestsService = ReturnType<typeof classRequestsService>;
