import type { ClassTopics } from '@hedgerow/contracts/teacher-work';
import type { Bank } from '@hedgerow/curriculum/bank';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Actor } from '@hedgerow/domain/access';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { yearGroupNames } from '@hedgerow/domain/year-groups';
import type { RichText } from '#ports/rich-text.ts';
import type { OwnClass } from '../classes/own-class.ts';

export type ClassTopicsDeps = {
  readonly bank: Pick<Bank, 'index'>;
  readonly ownClass: OwnClass;
  readonly richText: Pick<RichText, 'inline'>;
};

/** What can be set in a class: the topics of its subject and stage with their objectives, those of its year first. */
export const classTopicsService =
  ({ bank, ownClass, richText }: ClassTopicsDeps) =>
  async (actor: Actor, classId: string): Promise<ClassTopics> => {
    const { subject, yearGroup } = await ownClass(actor, classId, 'read');
    const keyStage = keyStageForYear(yearGroup);
    const subjects = subject === 'other' ? [subject] : subjectFamily(subject);
    return bank.index
      .filter((entry) => subjects.includes(entry.subject) && entry.keyStage === keyStage)
      .map(({ title, years, objectives }) => ({
        title,
        years: yearGroupNames(years),
        ofYear: years.includes(yearGroup),
        objectives: objectives.map(({ text }) => ({ topic: text, text: richText.inline(text) })),
      }))
      .toSorted((one, other) => Number(other.ofYear) - Number(one.ofYear) || one.title.localeCompare(other.title, 'en-GB'));
  };
export type ClassTopicsService = ReturnType<typeof classTopicsService>;
