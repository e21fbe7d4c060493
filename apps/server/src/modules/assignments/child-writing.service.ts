import type { WritingToSet } from '@hedgerow/contracts/writing-to-set';
import { readWriting } from '@hedgerow/curriculum/writing/read-writing';
import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { writingToSet } from '@hedgerow/teaching/writing/writing-to-set';
import type { FamiliesService } from '../families/families.service.ts';

export type ChildWritingDeps = { readonly families: Pick<FamiliesService, 'standingOf'>; readonly tasks?: readonly WritingTask[] };

/** What a parent can set a child to write, whatever the plan opens. Errors: not_found (a child of somebody else). */
export const childWritingService =
  ({ families, tasks = readWriting() }: ChildWritingDeps) =>
  async (actor: Actor, childId: string, subject: SubjectId): Promise<WritingToSet> => {
    const whose = readableChild(actor, childId);
    const { year } = await families.standingOf(whose.familyId, whose.childId);
    return writingToSet(tasks, subject, year);
  };
export type ChildWritingService = ReturnType<typeof childWritingService>;
