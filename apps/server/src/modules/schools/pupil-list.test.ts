import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPupilList } from './pupil-list.ts';

const facts = {
  classes: [
    { id: 'oak', name: '4 Oak' },
    { id: 'elm', name: '4 Elm' },
  ],
  academicYear: 2026,
};
const read = (text: string) => readPupilList(text, facts);
const messages = (text: string) => read(text).problems.map(({ line, column, message }) => [line, column, message]);

describe('a list that is right', () => {
  test('is read as a school writes it: byte order mark, Windows line ends, quoted names, blank lines', () => {
    const text =
      '\uFEFFFirst name,Last name,Year group,Class,Pupil number\r\n"Mary, Ann",O’Neil,Year 4,4 Oak,A1\r\n\r\nTom,"de ""Big"" Wit",4,"4 oak; 4 Elm",A2\r\n';
    expect(read(text)).toEqual({
      problems: [],
      pupils: [
        { line: 2, firstName: 'Mary, Ann', lastName: 'O’Neil', yearGroup: 4, classIds: ['oak'], classNames: ['4 Oak'], key: 'number:a1' },
        {
          line: 4,
          firstName: 'Tom',
          lastName: 'de "Big" Wit',
          yearGroup: 4,
          classIds: ['oak', 'elm'],
          classNames: ['4 Oak', '4 Elm'],
          key: 'number:a2',
        },
      ],
    });
  });

  test('may have the words of a school’s own system, other columns, semicolons or tabs, and no class', () => {
    expect(read('Surname;Forename;NC Year;House;UPN\nLee;Sam;R;Red;Z9').pupils).toMatchObject([
      { firstName: 'Sam', lastName: 'Lee', yearGroup: 0, classIds: [], key: 'number:z9' },
    ]);
    expect(read('first_name\tlast_name\tyear_group\nZoë\tŁukasz\tY11').pupils).toMatchObject([{ firstName: 'Zoë', yearGroup: 11 }]);
  });

  test('knows a pupil without a number again a year later', () => {
    const now = read('first_name,last_name,year_group\nSam,Lee,4').pupils[0]?.key;
    const later = readPupilList('first_name,last_name,year_group\n sam , LEE,5', { ...facts, academicYear: 2027 }).pupils[0]?.key;
    expect(later).toBe(now);
  });
});

describe('a list with mistakes', () => {
  test('says which column is missing or there twice', () => {
    expect(messages('first_name,year_group\nSam,4')).toEqual([
      [1, 'last_name', 'There is no column “last_name”. The first line names the columns.'],
    ]);
    expect(messages('first_name,Forename,last_name,year\nSam,Sam,Lee,4')).toEqual([
      [1, 'first_name', 'The column “first_name” is there twice.'],
    ]);
  });

  test('says each mistake with its line, all of them at once', () => {
    const text =
      'first_name,last_name,year_group,class,pupil_number\n,Lee,4,,1\nSam,Lee,Year 14,,2\nSam,Lee,4,5 Ash,3\nSam,Lee\nAmy,Ash,,,4\nTom,Oak,3,,9\nTim,Oak,3,,9';
    expect(messages(text)).toEqual([
      [2, 'first_name', 'The first name is missing.'],
      [3, 'year_group', '“Year 14” is not a year group from Reception to Year 13.'],
      [4, 'class', 'There is no class “5 Ash”. Make it first, or correct its name.'],
      [5, null, 'This line has 2 fields, the first one has 5. Put a name with a comma in quotation marks.'],
      [5, 'year_group', 'The year group is missing.'],
      [6, 'year_group', 'The year group is missing.'],
      [8, null, 'This pupil stands on line 7 already.'],
    ]);
    expect(read(text).pupils.map(({ line }) => line)).toEqual([7]);
  });

  test('says when it is empty, has no pupil, is too long, or a quotation mark is left open', () => {
    expect(messages('')).toEqual([[1, null, 'The list is empty.']]);
    expect(messages('first_name,last_name,year_group\n')).toEqual([[1, null, 'There is no pupil in the list.']]);
    const long = `first_name,last_name,year_group\n${Array.from({ length: 2001 }, (_, at) => `Sam,Lee${at},4`).join('\n')}`;
    expect(messages(long)).toEqual([[1, null, 'A list can have up to 2,000 pupils. Please send it in parts.']]);
    expect(messages('first_name,last_name,year_group\n"Sam,Lee,4\nAmy,Ash,4')).toHaveLength(1);
  });

  test('says when names were saved in an encoding that cannot be read', () => {
    expect(messages('first_name,last_name,year_group\nZo\uFFFD,Lee,4')[0]?.[2]).toContain('CSV UTF-8');
  });
});

const name = fc
  .stringMatching(/^[A-Za-zÀ-ž][A-Za-zÀ-ž ,"'’-]{0,20}$/)
  .map((text) => text.replaceAll(/\s+/g, ' ').trim().normalize('NFC'))
  .filter((text) => text !== '');
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('whatever names there are, what a spreadsheet writes is read back', () => {
  const pupil = fc.record({ first: name, last: name, year: fc.integer({ min: 0, max: 13 }) });
  fc.assert(
    fc.property(fc.array(pupil, { minLength: 1, maxLength: 20 }), fc.constantFrom('\n', '\r\n'), fc.boolean(), (pupils, end, mark) => {
      const lines = pupils.map(({ first, last, year }, at) => [first, last, String(year), '', `n${at}`].map(quoted).join(','));
      const { pupils: found, problems } = read(
        `${mark ? '\uFEFF' : ''}first_name,last_name,year_group,class,pupil_number${end}${lines.join(end)}${end}`,
      );
      expect(problems).toEqual([]);
      expect(found.map(({ firstName, lastName, yearGroup }) => [firstName, lastName, yearGroup])).toEqual(
        pupils.map(({ first, last, year }) => [first, last, year]),
      );
    }),
  );
});

test('whatever the file is, every line is taken in or has a mistake, and nothing breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const { pupils, problems } = read(`first_name,last_name,year_group\n${text}`);
      expect(pupils.length + problems.length).toBeGreaterThan(0);
    }),
  );
});
