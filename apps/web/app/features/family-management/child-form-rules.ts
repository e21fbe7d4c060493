import { type Child, familyMessages, type NewChildBody, otherSchool } from '@hedgerow/contracts/families';
import { birthMonthOf, isBirthOfChild, readBirth } from '@hedgerow/domain/birth';
import { ageOn, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { yearAfterBirth } from '@hedgerow/domain/usual-year';
import { readYearGroup, schoolLevelForYear, type YearGroup, yearGroups } from '@hedgerow/domain/year-groups';

/** docs/product/families.md#adding-a-child: what the form holds, as it was typed. `yearGroup` is "year-4"; Reception is "reception". */
export type ChildFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly schoolLevel: string;
  readonly yearGroup: string;
  readonly school: string;
  readonly customSchool: string;
};

export const emptyFields: ChildFields = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  schoolLevel: '',
  yearGroup: '',
  school: '',
  customSchool: '',
};

/** Taught at home: a school of the list that has no name to add. */
export const homeEducated = 'Home educated';

export const yearValue = (year: YearGroup): string => (year === 0 ? 'reception' : `year-${year}`);
export const yearsOfLevel = (level: string): readonly YearGroup[] => yearGroups.filter((year) => schoolLevelForYear(year) === level);

/** Completed years; 0 when it is no month in MM/YYYY (docs/product/families.md#adding-a-child). */
export const ageFromTyped = (typed: string, today: CalendarDate): number => {
  const born = readBirth(typed);
  return born === undefined ? 0 : Math.max(0, ageOn(born, today));
};

/** A month of birth brings its school year with its level. */
export const withBirth = (fields: ChildFields, dateOfBirth: string, today: CalendarDate): ChildFields => {
  const chosen = readYearGroup(fields.yearGroup);
  const year = yearAfterBirth({ before: fields.dateOfBirth, after: dateOfBirth, chosen }, today);
  if (year === chosen) return { ...fields, dateOfBirth };
  if (year === undefined) return { ...fields, dateOfBirth, schoolLevel: '', yearGroup: '' };
  return { ...fields, dateOfBirth, schoolLevel: schoolLevelForYear(year), yearGroup: yearValue(year) };
};

/** Another level has other years: a year that does not belong to it is let go. */
export const withLevel = (fields: ChildFields, schoolLevel: string): ChildFields => {
  const year = readYearGroup(fields.yearGroup);
  return { ...fields, schoolLevel, yearGroup: year !== undefined && schoolLevelForYear(year) === schoolLevel ? fields.yearGroup : '' };
};

const typed = (month: string): string => {
  const born = readBirth(month);
  return born === undefined ? '' : `${born.slice(5, 7)}/${born.slice(0, 4)}`;
};

/** A child as the form shows them. A school that is not in the list is shown as the other one, with its name. */
export const fieldsOf = (child: Child, schools: readonly string[]): ChildFields => {
  const { firstName, lastName, dateOfBirth, schoolLevel, gradeLevel } = child;
  const school = child.school ?? '';
  const listed = school === '' || school === homeEducated || schools.includes(school);
  const year = readYearGroup(gradeLevel);
  return {
    firstName,
    lastName,
    dateOfBirth: dateOfBirth === null ? '' : typed(dateOfBirth),
    schoolLevel,
    yearGroup: year === undefined ? '' : yearValue(year),
    school: listed ? school : otherSchool,
    customSchool: listed ? '' : school,
  };
};

/** docs/product/families.md#adding-a-child: everything is required, and a school that is not in the list has a name. In the order of the form. */
export const childErrors = (fields: ChildFields, today: CalendarDate): Readonly<Partial<Record<keyof ChildFields, string>>> => {
  const needed = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    dateOfBirth: 'Month of birth is required',
    schoolLevel: 'School level is required',
    yearGroup: 'Year group is required',
    school: 'School is required',
  } as const;
  const blank = Object.entries(needed).filter(([field]) => fields[field as keyof typeof needed].trim() === '');
  const age = ageFromTyped(fields.dateOfBirth, today);
  const born = readBirth(fields.dateOfBirth);
  const wrongBirth = age === 0 || born === undefined ? familyMessages.birthFormat : familyMessages.birthRange;
  const right = born !== undefined && isBirthOfChild(born, today);
  return {
    ...(right ? {} : { dateOfBirth: wrongBirth }),
    ...Object.fromEntries(blank),
    ...(fields.school === otherSchool && fields.customSchool.trim() === '' ? { customSchool: familyMessages.customSchool } : {}),
  };
};

/** Everything is there and only the other school's name is missing, or something is blank: what the box above the form says. */
export const errorTitle = (problems: readonly string[]): string =>
  problems.some((text) => text.endsWith('is required')) ? familyMessages.missing : 'Please fix the following errors:';

const monthOf = (text: string): string => {
  const born = readBirth(text);
  return born === undefined ? '' : birthMonthOf(born);
};

/** What is sent. The month of birth goes as YYYY-MM (docs/product/families.md#adding-a-child). */
export const bodyOf = ({ firstName, lastName, dateOfBirth, yearGroup, school, customSchool }: ChildFields): NewChildBody => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  dateOfBirth: monthOf(dateOfBirth),
  gradeLevel: yearGroup,
  school: school === otherSchool ? customSchool.trim() : school,
});
