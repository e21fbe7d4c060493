import type { WritingToSet } from '@hedgerow/contracts/writing-to-set';
import { readWriting } from '@hedgerow/curriculum/writing/read-writing';
import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import type { Actor } from '@hedgerow/domain/access';
import { writingToSet } from '@hedgerow/teaching/writing/writing-to-set';
import type { OwnClass } from '../classes/own-class.ts';

export type ClassWritingDeps = { readonly ownClass: OwnClass; readonly tasks?: readonly WritingTask[] };

/** What a class can be set to write: by its subject and year. Errors: not_found (a class of somebody else). */
export const classWritingService =
  ({ ownClass, tasks = readWriting() }: ClassWritingDeps) =>
  async (actor: Actor, classId: string): Promise<WritingToSet> => {
    const { subject, yearGroup } = await ownClass(actor, classId, 'read');
    return writingToSet(tasks, subject, yearGroup);
  };
export type ClassWritingService = ReturnType<typeof classWritingService>;
