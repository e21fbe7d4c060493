import type { ClassJoin, ClassJoinAnswer, WaitingClass } from '@hedgerow/contracts/schools';
import { type Actor, type Parent, readableChild } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type ClassRight, wantInClass } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { ClassJoinsRepository } from './class-joins.repository.ts';

export type ClassJoinsDeps = {
  readonly joins: ClassJoinsRepository;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Who comes into a class by its code waits for the teacher (docs/product/schools.md#joining-by-code). */
export const classJoinsService = ({ joins, transaction, now, newId }: ClassJoinsDeps) => {
  const asks = ({ userId }: Actor, right: ClassRight) => ({ teacherId: userId, today: londonDate(now()), right });

  const accept = (schoolId: string, { classId, childIds }: ClassJoinAnswer, className: string): Promise<readonly string[]> =>
    transaction(async (runner) => {
      const taken = await joins.take(runner, classId, childIds);
      if (taken.length === 0) return [];
      const consents = taken.map(({ familyId, childId, userId, wording, askedAt }) => ({
        familyId,
        childId,
        schoolId,
        className,
        userId,
        wording,
        id: newId(),
        agreedAt: askedAt,
      }));
      const pupils = taken.map(({ familyId, childId }) => ({ classId, familyId, childId, createdAt: now() }));
      await joins.place(runner, consents, pupils);
      return taken.map(({ childId }) => childId);
    });

  return {
    /** For the teacher: names and years, and nothing else of the children. */
    waiting: async (actor: Actor): Promise<ClassJoin[]> =>
      (await joins.ofTeacher(asks(actor, 'teach'))).map(({ firstName, lastName, year, askedAt, ...rest }) => ({
        ...rest,
        name: `${firstName} ${lastName}`,
        yearGroup: yearGroupName(year),
        askedAt: askedAt.toISOString(),
      })),

    /** Answers who it was about: those who still waited. Errors: not_found (a class that is not theirs), forbidden (they may only look). */
    answer: async (actor: Actor, wish: ClassJoinAnswer): Promise<readonly string[]> => {
      const own = await joins.classOf(asks(actor, 'read'), wish.classId);
      if (own === undefined) throw new AppError('not_found', 'Not found');
      wantInClass(own.role, 'teach');
      if (wish.accept) return accept(own.schoolId, wish, own.name);
      return (await joins.decline(wish.classId, wish.childIds, now())).map(({ childId }) => childId);
    },

    /** For the parent: classes that the child waits for, or that said no. */
    ofChild: async (actor: Parent, id: string): Promise<WaitingClass[]> => {
      const { childId, familyId } = readableChild(actor, id);
      return (await joins.ofChild(familyId, childId)).map(({ askedAt, declinedAt, ...rest }) => ({
        ...rest,
        askedAt: askedAt.toISOString(),
        declined: declinedAt !== null,
      }));
    },

    /** Errors: not_found. */
    takeBack: async (actor: Parent, id: string, classId: string): Promise<void> => {
      const { childId, familyId } = readableChild(actor, id);
      if (!(await joins.takeBack(familyId, childId, classId))) throw new AppError('not_found', 'Not found');
    },
  };
};
export type ClassJoinsService = ReturnType<typeof classJoinsService>;
