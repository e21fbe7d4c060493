import type { EducationalResource } from '@hedgerow/contracts/content';
import { readSubject, subjectName } from '@hedgerow/domain/subjects';
import { readYearGroup, type YearGroup } from '@hedgerow/domain/year-groups';

export type Filters = { readonly words: string; readonly subject: string; readonly type: string; readonly year: YearGroup | undefined };
type Sheet = Pick<EducationalResource, 'title' | 'description' | 'subject' | 'resourceType' | 'stage'>;

export const allSubjects = 'All Subjects';
export const allTypes = 'All Types';

/** A subject has one name, however a sheet was filed; "General" is none and stays. */
export const nameOf = ({ subject }: Pick<Sheet, 'subject'>): string => {
  const known = readSubject(subject);
  return known === undefined ? subject : subjectName(known);
};

/** "Year 3 to Year 6" is for Year 4; what names no year is for everybody. */
export const isForYear = ({ stage }: Pick<Sheet, 'stage'>, year: YearGroup): boolean => {
  const [from, to = from] = stage.split(' to ').map(readYearGroup);
  return from === undefined || to === undefined || (from <= year && year <= to);
};

/** docs/product/public-site.md#free-resources: without regard to capitals in title or description, together with the lists. */
export const shows = ({ words, subject, type, year }: Filters, sheet: Sheet): boolean =>
  (subject === allSubjects || nameOf(sheet) === subject) &&
  (type === allTypes || sheet.resourceType === type) &&
  (year === undefined || isForYear(sheet, year)) &&
  `${sheet.title}\n${sheet.description}`.toLowerCase().includes(words.trim().toLowerCase());
