import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const facts = { academicYear: 2026, knownKeys: new Set<string>(), columns: undefined, groups: false, addresses: false };
const read = (text: string) => readTable(text, facts);
const messages = (text: string) => read(text).problems.map(({ line, column, message }) => [line, column, message]);
const uses = (text: string, known: readonly string[] = []) =>
  readTable(text, { ...facts, groups: true, knownKeys: new Set(known) }).columns.map(({ heading, use }) => [heading, use]);

describe('a list that is right', () => {
  test('is read as a school writes it: byte order mark, Windows line ends, quoted names, blank lines', () => {
    const text =
      '\uFEFFFirst name,Last name,Year group,Class,Pupil number\r\n"Mary, Ann",O’Neil,Year 4,4 Oak,A1\r\n\r\nTom,"de ""Big"" Wit",4,"4 oak; 4 Elm",A2\r\n';
    expect(read(text)).toMatchObject({
      problems: [],
      pupils: [
        { line: 2, firstName: 'Mary, Ann', lastName: 'O’Neil', yearGroup: 4, classKeys: ['4 oak'], key: 'number:a1' },
        { line: 4, firstName: 'Tom', lastName: 'de "Big" Wit', yearGroup: 4, classKeys: ['4 oak', '4 elm'], key: 'number:a2' },
      ],
      classes: [{ name: '4 Oak' }, { name: '4 Elm' }],
    });
  });

  test('may have the words of a school’s own system, other columns, semicolons or tabs, and no class', () => {
    expect(read('Surname;Forename;NC Year;House;UPN\nLee;Sam;R;Red;Z9')).toMatchObject({
      pupils: [{ firstName: 'Sam', lastName: 'Lee', yearGroup: 0, classKeys: [], key: 'number:z9' }],
      unread: ['House'],
      sources: [],
    });
    expect(read('first_name\tlast_name\tyear_group\nZoë\tŁukasz\tY11').pupils).toMatchObject([{ firstName: 'Zoë', yearGroup: 11 }]);
    expect(read('Name,Yr\n"Lee, Sam",Yr 8').pupils).toMatchObject([{ firstName: 'Sam', lastName: 'Lee', yearGroup: 8 }]);
  });

  test('knows a pupil without a number again a year later', () => {
    const now = read('first_name,last_name,year_group\nSam,Lee,4').pupils[0]?.key;
    const later = readTable('first_name,last_name,year_group\n sam , LEE,5', { ...facts, academicYear: 2027 }).pupils[0]?.key;
    expect(later).toBe(now);
  });

  test('has one line for each class of a pupil with a number', () => {
    const list = read('Forename,Surname,Year,Teaching group,UPN\nSam,Lee,8,8x/Ma1,1\nSam,Lee,8,8x/En2,1');
    expect(list).toMatchObject({ problems: [], pupils: [{ classKeys: ['8x/ma1', '8x/en2'] }] });
    expect(list.classes.map(({ subject }) => subject)).toEqual(['maths', 'english']);
  });
});

describe('columns', () => {
  test('words of a heading may stand in another order, and the heading of a set says its subject', () => {
    const list = read('Surname (Legal),Forename (Preferred),Year Grp,Maths Set,Science Teaching Group\nLee,Sam,8,8.1,8.2');
    expect(list.columns.map(({ use }) => use)).toEqual(['last_name', 'preferred_first_name', 'year_group', 'class', 'class']);
    expect(list.classes.map(({ name, subject }) => [name, subject])).toEqual([
      ['8.1', 'maths'],
      ['8.2', 'science'],
    ]);
    expect(read('Surname,Forename,Year,Baseline Set\nLee,Sam,8,8.1').unread).toEqual(['Baseline Set']);
  });

  test.each([
    ['Reg Group', 'teacher'],
    ['Maths Set', 'none'],
    ['Teaching group', 'none'],
  ])('beside a column “%s” a tutor is read as %s', (classes, use) => {
    expect(uses(`First name,Last name,Year,${classes},Tutor\nSam,Lee,8,8A,Mr Bell`).at(-1)).toEqual(['Tutor', use]);
  });

  test('preferred names go before legal ones, and the number that knows the pupils again before the others', () => {
    const text = 'UPN,Adno,Legal Forename,Preferred First Name,Legal Surname,Year Group,Reg Group,SEN\nU1,A1,Alexandra,Alex,Lee,8,8A,K';
    expect(uses(text)).toEqual([
      ['UPN', 'none'],
      ['Adno', 'pupil_number'],
      ['Legal Forename', 'first_name'],
      ['Preferred First Name', 'preferred_first_name'],
      ['Legal Surname', 'last_name'],
      ['Year Group', 'year_group'],
      ['Reg Group', 'class'],
      ['SEN', 'sen'],
    ]);
    expect(uses(text, ['number:u1'])[0]).toEqual(['UPN', 'pupil_number']);
    expect(read(text)).toMatchObject({ pupils: [{ firstName: 'Alex', groups: undefined }], unread: ['UPN', 'SEN'] });
  });

  test('the administrator says otherwise, and a form and a set have teachers of their own', () => {
    const text = 'A,B,C,Form,Set,Teacher\nSam,Lee,8,8A,8x/Ma1,Ms Hart';
    const columns = ['first_name', 'last_name', 'year_group', 'class', 'class', 'teacher'] as const;
    const list = readTable(text, { ...facts, columns });
    expect(list.pupils).toMatchObject([{ firstName: 'Sam', classKeys: ['8a', '8x/ma1'] }]);
    expect(list.classes.map(({ name, teachers }) => [name, teachers.length])).toEqual([
      ['8A', 0],
      ['8x/Ma1', 1],
    ]);
    expect(readTable(text, { ...facts, columns: ['first_name'] }).problems).toHaveLength(1);
  });

  test('a value that says nothing about SEN or pupil premium is a mistake, not a guess', () => {
    const text = 'Forename,Surname,Year,SEN,Pupil premium\nSam,Lee,8,K - SEN support,T\nAmy,Ash,8,maybe,';
    const list = readTable(text, { ...facts, groups: true });
    expect(list.problems).toMatchObject([{ line: 3, column: 'sen', message: '“maybe” cannot be read as SEN.' }]);
    expect(list.pupils).toMatchObject([{ groups: { sen: 'support', pupilPremium: true, eal: null } }]);
  });

  test('pupils younger than Reception are left out by name', () => {
    expect(read('Forename,Surname,Year\nSam,Lee,N2\nAmy,Ash,R')).toMatchObject({
      problems: [],
      pupils: [{ firstName: 'Amy' }],
      leftOut: [{ name: 'Sam Lee', why: 'N2' }],
    });
  });
});

describe('a list with mistakes', () => {
  test('says which column is missing or there twice', () => {
    expect(messages('first_name,year_group\nSam,4')).toEqual([[1, 'last_name', 'No column is read as the last name.']]);
    const columns = ['first_name', 'first_name', 'last_name', 'year_group'] as const;
    expect(readTable('a,b,c,d\nSam,Sam,Lee,4', { ...facts, columns }).problems).toMatchObject([
      { line: 1, column: 'first_name', message: 'Two columns are read as the first name. Please choose one of them.' },
    ]);
  });

  test('says each mistake with its line, all of them at once', () => {
    const text =
      'first_name,last_name,year_group,class,pupil_number\n,Lee,4,,1\nSam,Lee,Year 14,,2\nSam,Lee,4,5 Ash,3\nSam,Lee\nAmy,Ash,,,4\nTom,Oak,3,,9\nTim,Oak,3,,9';
    expect(messages(text)).toEqual([
      [2, 'first_name', 'The first name is missing.'],
      [3, 'year_group', '“Year 14” is not a year group from Reception to Year 13.'],
      [5, null, expect.stringContaining('This line has 2 fields, the first one has 5. Something is missing')],
      [5, 'year_group', 'The year group is missing.'],
      [6, 'year_group', 'The year group is missing.'],
      [8, 'pupil_number', expect.stringContaining('The pupil number 9 is on line 7 as well')],
    ]);
    expect(read(text).pupils.map(({ line }) => line)).toEqual([4, 7]);
  });

  test('says when it is empty, has no pupil, is too long, or a quotation mark is left open', () => {
    expect(messages('')).toEqual([[1, null, 'The list is empty.']]);
    expect(messages('first_name,last_name,year_group\n')).toEqual([[1, null, 'There is no pupil in the list.']]);
    const long = `first_name,last_name,year_group\n${Array.from({ length: 4001 }, (_, at) => `Sam,Lee${at},4`).join('\n')}`;
    expect(messages(long)).toEqual([[1, null, 'This file is too large. A list can have up to 4,000 pupils.']]);
    const endless = `a\n${'x\n'.repeat(60_001)}`;
    expect(messages(endless)).toEqual([[60_000, null, 'A list can have up to 60,000 lines.']]);
    expect(messages('first_name,last_name,year_group\n"Sam,Lee,4\nAmy,Ash,4')).toHaveLength(1);
    expect(messages('first_name,last_name,year_group\nSam,O"Neill,4')[0]?.[2]).toContain('quotation mark');
  });

  test('says what to do about a list without headings, a field that is missing, and one number for two pupils', () => {
    expect(messages('Abbott,Ann,8\nBell,Ben,8')).toEqual([[1, null, expect.stringContaining('put a line of headings above it')]]);
    expect(messages('first_name,last_name,year_group,class\nSam,Lee,4')[0]?.[2]).toContain('Something is missing');
    expect(messages('first_name,last_name,year_group,pupil_number\nSam,Lee,4,A1\nAmy,Ash,4,A1')).toEqual([
      [3, 'pupil_number', expect.stringContaining('A1 is on line 2 as well')],
    ]);
  });

  test('says when names were saved in an encoding that cannot be read', () => {
    expect(messages('first_name,last_name,year_group\nZo\uFFFD,Lee,4')[0]?.[2]).toContain('CSV UTF-8');
    // An apostrophe of Windows that was read as another encoding.
    expect(messages('first_name,last_name,year_group\nZo,O\u0092Lee,4')[0]?.[2]).toContain('CSV UTF-8');
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
      const { pupils, problems, leftOut } = read(`first_name,last_name,year_group\n${text}`);
      expect(pupils.length + problems.length + leftOut.length).toBeGreaterThan(0);
    }),
  );
});
