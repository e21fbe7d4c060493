import { mostHardSubjects } from '@hedgerow/domain/hard-things';
import { phaseForYear, type Phase } from '@hedgerow/domain/key-stages';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { ToldChild } from './draft.ts';

/** Written out: the rules of years would come with the first sight. A test holds it to them. */
export const yearNames = [
  'Reception',
  'Year 1',
  'Year 2',
  'Year 3',
  'Year 4',
  'Year 5',
  'Year 6',
  'Year 7',
  'Year 8',
  'Year 9',
  'Year 10',
  'Year 11',
  'Year 12',
  'Year 13',
] as const;

/** Undefined where no year was chosen. */
export const phaseOfYear = (yearGroup: string): Phase | undefined => {
  const year = yearNames.findIndex((name) => name === yearGroup);
  return year < 0 ? undefined : phaseForYear(year as YearGroup);
};

export type ToldErrors = Readonly<Partial<Record<'firstName' | 'yearGroup' | 'hard', string>>>;

/** The first step's, in the order of its fields. */
export const toldErrors = ({ firstName, yearGroup, hard }: ToldChild): ToldErrors => ({
  ...(firstName.trim() === '' ? { firstName: 'First name is required' } : {}),
  ...(phaseOfYear(yearGroup) === undefined ? { yearGroup: 'Year group is required' } : {}),
  ...(hard.subjects.length > mostHardSubjects ? { hard: `Please tick at most ${mostHardSubjects} subjects.` } : {}),
});
