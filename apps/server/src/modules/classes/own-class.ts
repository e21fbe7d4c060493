import type { Actor } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type ClassRight, wantInClass } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { ClassesRepository, TaughtClass } from './classes.repository.ts';

export type OwnClass = (actor: Actor, classId: string, right: ClassRight) => Promise<TaughtClass>;

/**
 * A class in which the actor has a right: every call that names a class begins here. A class that they do not teach answers as one that
 * does not exist (docs/product/schools.md#teachers); one that they may only look at says so when they would change it.
 */
export const ownClassOf =
  (classes: Pick<ClassesRepository, 'classOf'>, now: Clock): OwnClass =>
  async (actor, classId, right) => {
    const found = await classes.classOf(actor.userId, londonDate(now()), classId);
    if (found === undefined) throw new AppError('not_found', 'Class not found');
    wantInClass(found.role, right);
    return found;
  };
