import type { TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import type { Bank } from '@hedgerow/curriculum/bank';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { topicsToSet } from '@hedgerow/teaching/compose/topics-to-set';
import type { RichText } from '#ports/rich-text.ts';
import type { FamiliesService } from '../families/families.service.ts';

export type ChildTopicsDeps = {
  readonly bank: Pick<Bank, 'index'>;
  readonly families: Pick<FamiliesService, 'standingOf'>;
  readonly richText: Pick<RichText, 'inline'>;
};

/** What a parent can set a child in a subject, whatever the plan opens. Errors: not_found (a child of somebody else). */
export const childTopicsService =
  ({ bank, families, richText }: ChildTopicsDeps) =>
  async (actor: Actor, childId: string, subject: SubjectId): Promise<TopicsToSet> => {
    const whose = readableChild(actor, childId);
    const { year } = await families.standingOf(whose.familyId, whose.childId);
    return topicsToSet(bank.index, subject, year).map(({ objectives, ...topic }) => ({
      ...topic,
      objectives: objectives.map((one) => ({ ...one, text: richText.inline(one.text) })),
    }));
  };
export type ChildTopicsService = ReturnType<typeof childTopicsService>;
