import type { TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { Actor } from '@hedgerow/domain/access';
import { topicsToSet } from '@hedgerow/teaching/compose/topics-to-set';
import type { RichText } from '#ports/rich-text.ts';
import type { OwnClass } from '../classes/own-class.ts';

export type ClassTopicsDeps = {
  readonly bank: Pick<Bank, 'index'>;
  readonly ownClass: OwnClass;
  readonly richText: Pick<RichText, 'inline'>;
};

/** What can be set in a class. Errors: not_found (a class of somebody else). */
export const classTopicsService =
  ({ bank, ownClass, richText }: ClassTopicsDeps) =>
  async (actor: Actor, classId: string): Promise<TopicsToSet> => {
    const { subject, yearGroup } = await ownClass(actor, classId, 'read');
    return topicsToSet(bank.index, subject, yearGroup).map(({ objectives, ...topic }) => ({
      ...topic,
      objectives: objectives.map((one) => ({ ...one, text: richText.inline(one.text) })),
    }));
  };
export type ClassTopicsService = ReturnType<typeof classTopicsService>;
