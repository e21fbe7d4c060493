import { ageOn, calendarDate, type CalendarDate, datePartsOf } from './calendar-dates.ts';

/** 0 is Reception, 13 is Year 13 (docs/product/years-and-stages.md#one-rule). */
export const yearGroups = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type YearGroup = (typeof yearGroups)[number];

/** The calendar year in which the academic year (1 September to 31 August) began. */
export type AcademicYear = number;

export const academicYearOf = (today: CalendarDate): AcademicYear => {
  const { year, month } = datePartsOf(today);
  return month >= 9 ? year : year - 1;
};

export const isYearGroup = (value: number): value is YearGroup => yearGroups.some((year) => year === value);

/** docs/product/years-and-stages.md#one-rule: completed years on the 31 August before the current academic year - 4. Undefined outside Reception to Year 13. */
export const yearGroupOf = (born: CalendarDate, today: CalendarDate): YearGroup | undefined => {
  const cutOff = calendarDate(academicYearOf(today), 8, 31);
  if (cutOff === undefined) return undefined;
  const year = ageOn(born, cutOff) - 4;
  return isYearGroup(year) ? year : undefined;
};

/** What is stored when a year was chosen by hand: promoted by one each 1 September, and no further than Year 13. */
export type StoredYear = { readonly yearGroup: YearGroup; readonly academicYear: AcademicYear };

export const currentYearOf = ({ yearGroup, academicYear }: StoredYear, today: CalendarDate): YearGroup => {
  const now = Math.min(13, Math.max(0, yearGroup + academicYearOf(today) - academicYear));
  return isYearGroup(now) ? now : yearGroup;
};

/** With only an age N: Year N-4 (preselected) and Year N-5 are offered (docs/product/years-and-stages.md#when-only-an-age-is-known, D3). */
export const yearGroupsForAge = (age: number): readonly YearGroup[] => [age - 4, age - 5].filter(isYearGroup);

export const yearGroupName = (year: YearGroup): string => (year === 0 ? 'Reception' : `Year ${year}`);

/** What a parent has to know before they choose this year; '' where everything is taught. */
export const taughtNote = (year: YearGroup): string => {
  if (year === 0)
    return 'Reception has its own topics in Maths, English, Science and Geography. In other subjects it gets Year 1’s first steps.';
  return year >= 12 ? 'There are no A-level topics. Years 12 and 13 can revise GCSE topics.' : '';
};

/** "Year 3", "Years 3 and 4", "Years 3 to 6", "Reception and Year 1", "Reception to Year 2". */
export const yearGroupNames = (years: readonly number[]): string => {
  const groups = years.filter(isYearGroup).toSorted((a, b) => a - b);
  const [first, last] = [groups.at(0), groups.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return yearGroupName(first);
  const joint = last - first === 1 ? 'and' : 'to';
  return first === 0 ? `Reception ${joint} Year ${last}` : `Years ${first} ${joint} ${last}`;
};

/** "year3", "reception": the spelling of docs/product/years-and-stages.md#spellings. */
export const gradeLevelOf = (year: YearGroup): string => (year === 0 ? 'reception' : `year${year}`);

/** Reads "Year 1", "year1", "year-1", "Y1", "Yr 1", "1" and "Reception"; undefined when it is none of them. */
export const readYearGroup = (text: string): YearGroup | undefined => {
  const folded = text.trim().toLowerCase();
  if (/^(?:reception|rec|r|yr|year[\s-]*r)$/.test(folded)) return 0;
  const match = /^(?:y(?:r|ear)?[\s.-]*)?(\d{1,2})$/.exec(folded);
  const year = match ? Number(match[1]) : Number.NaN;
  return isYearGroup(year) ? year : undefined;
};

/** The three kinds of school of docs/product/years-and-stages.md#spellings. */
export const schoolLevels = ['primary', 'secondary', 'further-education'] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

/** Primary to Year 6, secondary to Year 11, further education after that. */
export const schoolLevelForYear = (year: YearGroup): SchoolLevel => {
  if (year <= 6) return 'primary';
  return year <= 11 ? 'secondary' : 'further-education';
};
