import type { Bank } from '@hedgerow/curriculum/bank';
import { isOfStage, subjectFamily } from '@hedgerow/curriculum/subject-families';
import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { type YearGroup, yearGroupNames } from '@hedgerow/domain/year-groups';
import { inlineText } from '../render/inline-text.ts';

/** As long as a request may be. */
const mostWish = 120;

export type TopicToSet = {
  readonly title: string;
  readonly years: string;
  readonly ofYear: boolean;
  /** `topic` asks for the objective, in plain words that fit into a field. */
  readonly objectives: readonly { readonly topic: string; readonly text: string }[];
};

/** What can be set in a subject for a year: the topics of its stage with their objectives, those of the year first. */
export const topicsToSet = (index: Bank['index'], subject: SubjectId, year: YearGroup): readonly TopicToSet[] => {
  const keyStage = keyStageForYear(year);
  const subjects = subject === 'other' ? [subject] : subjectFamily(subject);
  return index
    .filter((entry) => subjects.includes(entry.subject) && isOfStage(entry, keyStage))
    .map(({ title, years, objectives }) => ({
      title,
      years: yearGroupNames(years),
      ofYear: years.includes(year),
      objectives: objectives.map((objective) => {
        const {
          text,
          names: [name = title],
          fromYear,
        } = objective;
        const words = inlineText(text);
        // A later one may be set all the same, by whoever knows that it is.
        return { topic: words.length > mostWish ? name : words, text: isTaughtIn(objective, year) ? text : `${text} (Year ${fromYear})` };
      }),
    }))
    .toSorted((one, other) => Number(other.ofYear) - Number(one.ofYear) || one.title.localeCompare(other.title, 'en-GB'));
};
