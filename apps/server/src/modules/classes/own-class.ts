import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { ClassesRepository, TaughtClass } from './classes.repository.ts';

/** A class that the actor teaches; every other one answers as one that does not exist (docs/product/schools.md#teachers). */
export const ownClass = async (classes: Pick<ClassesRepository, 'classOf'>, actor: Actor, classId: string): Promise<TaughtClass> => {
  const found = await classes.classOf(actor.userId, classId);
  if (found === undefined) throw new AppError('not_found', 'Class not found');
  return found;
};
