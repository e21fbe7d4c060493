import { expect, test } from 'vitest';
import { birthMonthOf, birthMonthWords, earliestBirth, isBirthOfChild, readBirth } from './birth.ts';
import { ageOn, type CalendarDate } from './calendar-dates.ts';
import { yearGroupOf } from './year-groups.ts';

test.each([
  ['2018-03', '2018-03-31'],
  ['03/2018', '2018-03-31'],
  ['3.2018', '2018-03-31'],
  ['March 2018', '2018-03-31'],
  ['feb 2016', '2016-02-29'],
  ['2/2015', '2015-02-28'],
  ['14/03/2018', '2018-03-31'],
  ['2018-04-02', '2018-04-30'],
  ['27 March 2018', '2018-03-31'],
])('%s is read as a month, and counts from its last day', (text, latest) => expect(readBirth(text)).toBe(latest));

test.each(['', '2018', '13/2018', '00/2018', '31/02/2018', 'tomorrow', '03/18'])('%s is no month', (text) =>
  expect(readBirth(text)).toBeUndefined(),
);

test('in the month of a birthday nobody is taken for older than they are', () => {
  const born = readBirth('11/2013') as CalendarDate;
  expect(ageOn(born, '2026-11-29' as CalendarDate)).toBe(12);
  expect(ageOn(born, '2026-11-30' as CalendarDate)).toBe(13);
  expect([earliestBirth(born), ageOn(earliestBirth(born), '2026-11-01' as CalendarDate)]).toEqual(['2013-11-01', 13]);
});

test('a school year is the same for every day of a month: it changes with September', () => {
  const today = '2026-11-20' as CalendarDate;
  for (const [month, year] of [
    ['08/2018', 4],
    ['09/2018', 3],
  ] as const)
    expect([
      yearGroupOf(readBirth(month) as CalendarDate, today),
      yearGroupOf(`2018-${month.slice(0, 2)}-01` as CalendarDate, today),
    ]).toEqual([year, year]);
});

test('it is kept without a day and said in words', () => {
  const born = readBirth('14/03/2018') as CalendarDate;
  expect([birthMonthOf(born), birthMonthWords(birthMonthOf(born))]).toEqual(['2018-03', 'March 2018']);
});

test.each([
  ['11/2023', true],
  ['12/2023', false],
  ['11/2007', true],
  ['10/2007', false],
] as const)('of %s a child can have an account on 20 November 2026: %s', (typed, may) => {
  const born = readBirth(typed);
  expect(born && isBirthOfChild(born, '2026-11-20' as CalendarDate)).toBe(may);
});
