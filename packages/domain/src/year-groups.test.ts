import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, ageOn, type CalendarDate, calendarDate, readCalendarDate } from './calendar-dates.ts';
import { keyStageForYear, phaseForYear } from './key-stages.ts';
import {
  academicYearOf,
  currentYearOf,
  readYearGroup,
  taughtNote,
  yearGroupName,
  yearGroupNames,
  yearGroupOf,
  yearGroups,
  yearGroupsForAge,
} from './year-groups.ts';

const date = (text: string): CalendarDate => readCalendarDate(text) ?? expect.fail(`${text} is no date`);

test.each([
  // Born on the last day of August: the youngest of the year above; on 1 September: the oldest of the year below.
  ['2019-08-31', '2026-11-21', 3],
  ['2019-09-01', '2026-11-21', 2],
  ['2015-09-01', '2026-09-01', 6],
  ['2015-08-31', '2026-09-01', 7],
  // The academic year turns on 1 September.
  ['2015-08-31', '2026-08-31', 6],
  // Reception, and the last year of school.
  ['2022-08-31', '2026-11-21', 0],
  ['2008-09-01', '2026-11-21', 13],
])('born %s is on %s in year %s', (born, today, year) => {
  expect(yearGroupOf(date(born), date(today))).toBe(year);
});

test('a child too young for Reception and a grown-up have no year group', () => {
  expect(yearGroupOf(date('2022-09-01'), date('2026-11-21'))).toBeUndefined();
  expect(yearGroupOf(date('2008-08-31'), date('2026-11-21'))).toBeUndefined();
});

/** The rule said another way: a cohort runs from 1 September to 31 August, and starts Reception in the September after it turns four. */
const cohortOf = (born: CalendarDate): number => Number(born.slice(0, 4)) + (born.slice(5) >= '09-01' ? 1 : 0);
const byCohort = (born: CalendarDate, today: CalendarDate): number => academicYearOf(today) - (cohortOf(born) + 4);

test('every date of birth and every day of twenty years agrees with the cohort it belongs to', () => {
  const firstBirth = date('2003-01-01');
  const firstDay = date('2024-01-01');
  const disagreements: string[] = [];
  for (let birth = 0; birth < 365 * 21; birth += 1) {
    const born = addDays(firstBirth, birth);
    // Each date of birth on the days around its own turning points and on a spread of others.
    for (let day = birth % 17; day < 365 * 4; day += 91) {
      const today = addDays(firstDay, day);
      const year = byCohort(born, today);
      const wanted = yearGroups.find((one) => one === year);
      if (yearGroupOf(born, today) !== wanted) disagreements.push(`${born} on ${today}`);
    }
  }
  expect(disagreements).toEqual([]);
});

const anyDate = fc.integer({ min: 0, max: 365 * 24 }).map((days) => addDays(date('2002-01-01'), days));

test('a year later every pupil is one year on, until Year 13', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (born, today) => {
      const now = yearGroupOf(born, today);
      const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)] as const;
      const later = readCalendarDate(`${year + 1}${rest}`);
      if (now === undefined || later === undefined) return true;
      return now === 13 ? yearGroupOf(born, later) === undefined : yearGroupOf(born, later) === now + 1;
    }),
    { numRuns: 3000 },
  );
});

test('a stored year is promoted each 1 September and stops at Year 13', () => {
  const stored = { yearGroup: 6, academicYear: 2026 } as const;
  expect(currentYearOf(stored, date('2027-08-31'))).toBe(6);
  expect(currentYearOf(stored, date('2027-09-01'))).toBe(7);
  expect(currentYearOf(stored, date('2040-09-01'))).toBe(13);
});

test('key stages and phases follow the year', () => {
  expect(yearGroups.map(keyStageForYear)).toEqual([
    'EYFS',
    'KS1',
    'KS1',
    'KS2',
    'KS2',
    'KS2',
    'KS2',
    'KS3',
    'KS3',
    'KS3',
    'KS4',
    'KS4',
    'KS5',
    'KS5',
  ]);
  expect(yearGroups.filter((year) => phaseForYear(year) === 'primary')).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('with only an age, the year N-4 is offered first and N-5 second', () => {
  expect(yearGroupsForAge(5)).toEqual([1, 0]);
  expect(yearGroupsForAge(17)).toEqual([13, 12]);
  expect(yearGroupsForAge(18)).toEqual([13]);
});

test.each(['Year 1', 'year1', 'year-1', 'Y1', '1', ' YEAR 1 '])('"%s" is Year 1', (text) => {
  expect(readYearGroup(text)).toBe(1);
});
test.each(['', 'Year 14', 'Year 1.5', 'first', 'Y99'])('"%s" is no year group', (text) => {
  expect(readYearGroup(text)).toBeUndefined();
});
test('names read back as themselves', () => {
  for (const year of yearGroups) expect(readYearGroup(yearGroupName(year))).toBe(year);
});

test('29 February exists in leap years only, and such a birthday is kept on 1 March', () => {
  expect(calendarDate(2023, 2, 29)).toBeUndefined();
  expect(ageOn(date('2016-02-29'), date('2026-02-28'))).toBe(9);
  expect(ageOn(date('2016-02-29'), date('2026-03-01'))).toBe(10);
});

test('several years are named together', () => {
  expect([[3], [4, 3], [3, 4, 5, 6], [0, 1], [0, 1, 2], []].map(yearGroupNames)).toEqual([
    'Year 3',
    'Years 3 and 4',
    'Years 3 to 6',
    'Reception and Year 1',
    'Reception to Year 2',
    '',
  ]);
});

test('a year that is not wholly taught says so', () => {
  expect(yearGroups.filter((year) => taughtNote(year) !== '')).toEqual([0, 12, 13]);
});
