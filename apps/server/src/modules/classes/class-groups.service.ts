import { type ClassGroup, type ClassGroupBody, classGroupMessages } from '@hedgerow/contracts/class-groups';
import type { Actor } from '@hedgerow/domain/access';
import { mostGroupsOfClass } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { ClassGroupsRepository } from './class-groups.repository.ts';
import type { ClassesRepository } from './classes.repository.ts';
import type { OwnClass } from './own-class.ts';

export type ClassGroupsDeps = {
  readonly groups: ClassGroupsRepository;
  readonly classes: Pick<ClassesRepository, 'pupilsIn'>;
  readonly ownClass: OwnClass;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');

/** Groups within a class (docs/product/schools.md#groups): some of its pupils, under a name. */
export const classGroupsService = ({ groups, classes, ownClass, transaction, now, newId }: ClassGroupsDeps) => {
  /** The pupils, each once and all of them in the class. */
  const checked = async (classId: string, { name, childIds }: ClassGroupBody): Promise<Omit<ClassGroup, 'id'>> => {
    const here = new Set((await classes.pupilsIn([classId])).map(({ childId }) => childId));
    const chosen = [...new Set(childIds)];
    if (!chosen.every((childId) => here.has(childId))) throw notFound();
    return { name, childIds: chosen };
  };

  const kept = async (work: (runner: Runner) => Promise<void>): Promise<void> => {
    try {
      await transaction(work);
    } catch (cause) {
      throw groups.isNameTaken(cause) ? new AppError('conflict', classGroupMessages.taken, { cause, details: { field: 'name' } }) : cause;
    }
  };

  return {
    /** Errors: not_found (a class or pupil that is not theirs), forbidden, conflict (the name; too many groups). */
    make: async (actor: Actor, classId: string, body: ClassGroupBody): Promise<ClassGroup> => {
      await ownClass(actor, classId, 'teach');
      const group = { id: newId(), ...(await checked(classId, body)) };
      if ((await groups.count(classId)) >= mostGroupsOfClass) throw new AppError('conflict', classGroupMessages.most);
      await kept((runner) => groups.insert(runner, { id: group.id, classId, name: group.name, createdAt: now() }, group.childIds));
      return group;
    },

    /** Errors: as above, and not_found (a group of another class). */
    change: async (actor: Actor, classId: string, groupId: string, body: ClassGroupBody): Promise<ClassGroup> => {
      await ownClass(actor, classId, 'teach');
      const group = { id: groupId, ...(await checked(classId, body)) };
      await kept(async (runner) => {
        if (!(await groups.change(runner, classId, group))) throw notFound();
      });
      return group;
    },

    remove: async (actor: Actor, classId: string, groupId: string): Promise<void> => {
      await ownClass(actor, classId, 'teach');
      if (!(await groups.remove(classId, groupId))) throw notFound();
    },

    /** Who is in a group of a class. Whoever asks has checked the class. Errors: not_found. */
    pupilsOf: async (classId: string, groupId: string): Promise<readonly string[]> => {
      const found = (await groups.ofClasses([classId])).find(({ id }) => id === groupId);
      if (found === undefined) throw notFound();
      return found.childIds;
    },
  };
};
export type ClassGroupsService = ReturnType<typeof classGroupsService>;
