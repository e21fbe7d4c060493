import { deflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListImported, ListPreview, RosterChoices } from '@hedgerow/contracts/rosters';
import type { SchoolClass, SchoolPupil, SchoolStaff } from '@hedgerow/contracts/schools';
import { writeZip } from '../../../adapters/text/zip-writer.ts';
import { emailTo, linkIn } from '../../../testing/emails.ts';
import { anAdministrator, aParent, aPupil, aTeacher, type TestTeacher } from '../../../testing/people.ts';
import { packed, sample } from '../../../testing/rosters/samples.ts';
import { aClass, aColleague } from '../../../testing/school.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const testApp = startTestApp();
let administrator: TestTeacher;

/** A school of its own for each test: what a list leaves out is about everybody there. */
beforeEach(async () => {
  administrator = await anAdministrator(testApp());
}, 60_000);

type Wish = { readonly list?: string; readonly archive?: string; readonly choices?: Partial<RosterChoices> };
const preview = async (wish: Wish, from = administrator): Promise<ListPreview> => {
  const answer = await from.post('/api/school/pupil-list/preview', wish);
  expect(answer.body).toContain('digest');
  return answer.json<ListPreview>();
};
const ask = (body: object) => administrator.post('/api/school/pupil-list/preview', body);
const send = async (wish: Wish) => administrator.post('/api/school/pupil-list', { ...wish, digest: (await preview(wish)).digest });
const takeIn = async (wish: Wish): Promise<ListImported> => {
  const answer = await send(wish);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<ListImported>();
};
const classes = async (): Promise<SchoolClass[]> => (await administrator.get('/api/school/classes')).json<SchoolClass[]>();
const pupils = async (): Promise<SchoolPupil[]> => (await administrator.get('/api/school/pupils')).json<SchoolPupil[]>();
const placesOf = async (): Promise<readonly string[]> =>
  (await pupils()).map(({ firstName, lastName, yearGroup, classes: of }) => [`${firstName} ${lastName}`, yearGroup, ...of].join(', '));
const notesOf = ({ notes }: ListPreview) => Object.fromEntries(notes.map(({ kind, names }) => [kind, names]));

const maths = { defaultSubject: 'maths' } as const;
const head = 'Forename,Surname,Year Group,Reg Group,UPN';

describe('exports of schools’ own systems, as they are', () => {
  test('SIMS: a title above, "Reg Group", "Year  8"; classes are made, and who is in none is named', async () => {
    const wish = { list: sample('sims.csv'), choices: maths };
    const seen = await preview(wish);
    expect(seen).toMatchObject({
      create: 5,
      problemCount: 0,
      undecided: 0,
      unread: ['Legal Surname', 'Gender', 'UPN', 'SEN Status', 'Pupil Premium Indicator'],
    });
    expect(seen.classes.map(({ name, yearGroup, pupils: many, subject, teacher }) => [name, yearGroup, many, subject, teacher])).toEqual([
      ['8A', 'Year 8', 2, 'maths', 'Tess Hart'],
      ['8B', 'Year 8', 2, 'maths', 'Tess Hart'],
    ]);
    expect(notesOf(seen)).toMatchObject({ 'in-no-class': ['Zofia Łukasik'], 'no-teacher': ['8A', '8B'] });
    expect(await takeIn(wish)).toMatchObject({ created: 5, classes: 2, placed: 4 });
    expect((await placesOf()).toSorted()).toEqual([
      'Ada Thorne, Year 8, 8A',
      'Ben Osei, Year 8, 8A',
      "Caitlin O'Hara, Year 8, 8B",
      'Dev Patel, Year 8, 8B',
      'Zofia Łukasik, Year 8',
    ]);
    const again = await preview(wish);
    expect(again).toMatchObject({ create: 0, change: 0, same: 5, classes: [], movers: [], leavers: [] });
    expect(await takeIn(wish)).toEqual({ created: 0, changed: 0, same: 5, placed: 0, moved: 0, classes: 0, invited: 0, left: 0 });
  });

  test('Arbor: preferred names before legal ones, the nursery left out by name, groups only when they are asked for', async () => {
    const wish = { list: sample('arbor.csv'), choices: maths };
    const seen = await preview(wish);
    expect(seen.sample.map(({ name, yearGroup, classes: of }) => [name, yearGroup, ...of])).toEqual([
      ['Alex Winter', 'Year 7', '7 Elm'],
      ['Imran Aziz', 'Year 7', '7 Elm'],
      ['Jo Marsh', 'Year 7', '7 Oak'],
    ]);
    expect(notesOf(seen)).toMatchObject({ 'left-out': ['Pearl Quist (Nursery 2)'] });
    expect(seen.unread).toEqual(['House', 'SEN status', 'Pupil Premium', 'EAL']);
    const withGroups = { ...wish, choices: { ...maths, groups: true } };
    expect((await preview(withGroups)).unread).toEqual(['House']);
    expect(await takeIn(wish)).toMatchObject({ created: 3 });
    const { pool } = testApp().database;
    const kept = async () =>
      (await pool.query('select sen, pupil_premium, eal from pupil_group where school_id = $1 order by sen', [administrator.schoolId]))
        .rows;
    expect(await kept()).toEqual([]);
    expect(await takeIn(withGroups)).toMatchObject({ changed: 3, same: 0 });
    expect(await kept()).toEqual([
      { sen: 'none', pupil_premium: false, eal: true },
      { sen: 'plan', pupil_premium: false, eal: false },
      { sen: 'support', pupil_premium: true, eal: false },
    ]);
    expect(await takeIn(withGroups)).toMatchObject({ changed: 0, same: 3 });
  });

  test('Bromcom: a line for each set, subjects from their column, teachers known by name or invited by address', async () => {
    await aColleague(testApp(), administrator.schoolId);
    const wish = {
      list: sample('bromcom.csv'),
      choices: {
        classes: [
          { key: '8k', subject: 'other' as const },
          { key: '8m', make: false },
        ],
      },
    };
    const seen = await preview(wish);
    expect(seen.classes.map(({ name, subject, teacher, waitsFor, make }) => [name, subject, teacher, waitsFor, make])).toEqual([
      ['8K', 'other', 'Tess Hart', null, true],
      ['8x/Ma1', 'maths', 'Tess Hart', 'r.iversen@fairfield.example.test', true],
      ['8x/En2', 'english', 'Tess Hart', null, true],
      ['8x/En1', 'english', 'Tess Hart', null, true],
      ['8M', null, 'Tess Hart', null, false],
      ['8x/Ma2', 'maths', 'Tess Hart', 'p.vane@fairfield.example.test', true],
    ]);
    expect(seen.invitations.map(({ email, name, classes: of }) => [email, name, ...of])).toEqual([
      ['r.iversen@fairfield.example.test', 'Ms R Iversen', '8x/Ma1'],
      ['p.vane@fairfield.example.test', 'Dr P Vane', '8x/Ma2'],
    ]);
    expect(await takeIn(wish)).toMatchObject({ created: 3, classes: 5, invited: 2, placed: 7 });
    expect((await administrator.get('/api/school/staff')).json<SchoolStaff>().invitations.map(({ email }) => email)).toEqual([
      'p.vane@fairfield.example.test',
      'r.iversen@fairfield.example.test',
    ]);
    // Whoever accepts finds the class waiting.
    const token = linkIn(await emailTo(testApp(), 'r.iversen@fairfield.example.test', 'invites you')).searchParams.get('invitation');
    const newcomer = testApp().visitor();
    await newcomer.post('/api/auth/accept-invitation', { token, password: 'green otter 58', firstName: 'Rae', lastName: 'Iversen' });
    expect((await classes()).map(({ name, teacher }) => `${name}: ${teacher.name}`)).toContain('8x/Ma1: Rae Iversen');
    expect((await classes()).map(({ name, teacher }) => `${name}: ${teacher.name}`)).toContain('8x/Ma2: Tess Hart');
  });

  test('several teachers of one set: the first has it, the others teach beside them, the invited one from the day they come', async () => {
    const first = await aColleague(testApp(), administrator.schoolId);
    const second = await aColleague(testApp(), administrator.schoolId);
    const emails = [first.email, second.email, 'new@x.example.test'];
    const list = [
      'Forename,Surname,Year,Teaching group,UPN,Teacher email',
      ...emails.map((email, at) => `Sam,Lee${at},8,8x/Ma1,${at},${email}`),
    ];
    await takeIn({ list: list.join('\n') });
    const { pool } = testApp().database;
    const team = async () =>
      (
        await pool.query<{ user_id: string; role: string }>(
          `select t.user_id, t.role from class_teacher t join school_class k on k.id = t.class_id where k.school_id = $1 order by t.created_at`,
          [administrator.schoolId],
        )
      ).rows;
    expect((await classes())[0]?.teacher.id).toBe(first.id);
    expect(await team()).toEqual([{ user_id: second.id, role: 'co_teacher' }]);
    const token = linkIn(await emailTo(testApp(), 'new@x.example.test', 'invites you')).searchParams.get('invitation');
    const newcomer = testApp().visitor();
    await newcomer.post('/api/auth/accept-invitation', { token, password: 'green otter 58', firstName: 'Rae', lastName: 'Iversen' });
    expect((await team()).map(({ role }) => role)).toEqual(['co_teacher', 'co_teacher']);
    expect((await classes())[0]?.teacher.id).toBe(first.id);
  });

  test('OneRoster 1.2: one school of a trust, classes of this year, who is switched off left out by name', async () => {
    const unclear = await preview({ archive: packed() });
    expect(unclear).toMatchObject({ kind: 'one-roster', orgs: [{ id: 's-1' }, { id: 's-2' }], orgId: null, problemCount: 1 });
    const wish = { archive: packed(), choices: { orgId: 's-1', classes: [{ key: 'id:k-2', subject: 'other' as const }] } };
    const seen = await preview(wish);
    expect(seen).toMatchObject({ orgId: 's-1', create: 2, problemCount: 0, unread: ['demographics.csv'] });
    expect(seen.classes.map(({ name, subject, waitsFor }) => [name, subject, waitsFor])).toEqual([
      ['8x/Ma1', 'maths', 'ruth.rivers@fairfield.example.test'],
      ['8A', 'other', null],
    ]);
    expect(notesOf(seen)).toMatchObject({
      'left-out': ['7x/Ma1 (a term that does not run today)', 'Petra Gone (switched off in the package)'],
      'staff-unread': ['Nora Blank'],
    });
    expect(await takeIn(wish)).toMatchObject({ created: 2, classes: 2, placed: 3, invited: 1 });
    expect(await placesOf()).toEqual(['Nell Frost, Year 8, 8A, 8x/Ma1', 'Owe Kane, Year 8, 8A']);
    expect(await takeIn(wish)).toMatchObject({ created: 0, changed: 0, same: 2, classes: 0, invited: 0 });
    const moved = packed({ 'enrollments.csv': sample('one-roster/enrollments.csv').replace('e-1,,,k-1', 'e-1,tobedeleted,,k-1') });
    expect((await preview({ ...wish, archive: moved })).movers).toEqual([{ name: 'Nell Frost', leaves: ['8x/Ma1'], joins: [] }]);
  });

  test('a package that lacks a file, has only what changed, or is none, says so', async () => {
    const wish = { choices: { orgId: 's-1' } };
    expect((await preview({ ...wish, archive: packed({ 'enrollments.csv': '' }) })).problems).toMatchObject([
      { file: 'enrollments.csv', message: 'There is no enrollments.csv in the package.' },
    ]);
    const delta = packed({ 'manifest.csv': sample('one-roster/manifest.csv').replace('file.users,bulk', 'file.users,delta') });
    expect((await preview({ ...wish, archive: delta })).problems).toMatchObject([{ file: 'users.csv' }]);
    const workbook = writeZip([{ name: 'xl/workbook.xml', data: Buffer.from('<workbook/>') }]).toString('base64');
    expect((await preview({ ...wish, archive: workbook })).problems).toMatchObject([{ message: expect.stringContaining('CSV UTF-8') }]);
    const broken = packed({ 'users.csv': 'sourcedId,"open\n1,2' });
    expect((await preview({ ...wish, archive: broken })).problems).toMatchObject([{ file: 'users.csv', line: 2 }]);
    expect((await ask({ archive: Buffer.from('no zip at all').toString('base64') })).statusCode).toBe(400);
    expect((await ask({ archive: '%%%' })).statusCode).toBe(400);
    expect((await ask({})).json()).toMatchObject({ error: 'Please choose a list.' });
  });

  test('a package that would grow beyond all bounds is refused before it does, and so is an endless list', async () => {
    const bomb = deflateRawSync(Buffer.alloc(40_000_000, 'a'));
    const zip = writeZip([{ name: 'users.csv', data: bomb }]);
    // The directory says "deflated"; the sizes it declares are not believed.
    for (const at of [8, zip.indexOf(Buffer.from('504b0102', 'hex')) + 10]) zip.writeUInt16LE(8, at);
    const body = { archive: zip.toString('base64') };
    expect((await administrator.post('/api/school/pupil-list/preview', body)).json()).toMatchObject({ details: { reason: 'too_complex' } });
    expect((await administrator.post('/api/school/pupil-list/preview', { list: 'x'.repeat(4_000_001) })).statusCode).toBe(400);
    expect((await administrator.post('/api/school/pupil-list/preview', { list: 'x'.repeat(9_000_000) })).statusCode).toBe(413);
  });
});

describe('the same school later', () => {
  const september = `${head}\nAda,Thorne,8,8A,1\nBen,Osei,8,8A,2\nDev,Patel,8,8B,3`;

  test('a mover leaves the old class, and the difference is shown before; who came by hand stays', async () => {
    await takeIn({ list: september, choices: maths });
    const club = await administrator.post('/api/school/classes', {
      name: 'Chess',
      subject: 'maths',
      yearGroup: 8,
      teacherId: administrator.id,
    });
    const ada = (await pupils()).find(({ firstName }) => firstName === 'Ada');
    await administrator.post(`/api/school/classes/${club.json<SchoolClass>().id}/pupils`, { childId: ada?.id });
    const october = { list: september.replace('Ada,Thorne,8,8A', 'Ada,Thorne,8,8B') };
    expect(await preview(october)).toMatchObject({
      change: 1,
      same: 2,
      moverCount: 1,
      movers: [{ name: 'Ada Thorne', leaves: ['8A'], joins: ['8B'] }],
    });
    expect((await preview({ ...october, choices: { moves: false } })).movers).toEqual([]);
    expect(await takeIn(october)).toMatchObject({ changed: 1, moved: 1, placed: 1 });
    expect(await placesOf()).toContain('Ada Thorne, Year 8, 8B, Chess');
    // The form that the list no longer has at all is left as well.
    const merged = september.replaceAll('8A', '8B');
    expect((await preview({ list: merged })).movers).toEqual([{ name: 'Ben Osei', leaves: ['8A'], joins: ['8B'] }]);
    // A list of another kind does not know the forms, and moves nobody out of them.
    const sets = 'Forename,Surname,Year Group,Teaching group,UPN\nAda,Thorne,8,8x/Ma1,1\nBen,Osei,8,8x/Ma1,2\nDev,Patel,8,8x/Ma1,3';
    expect(await preview({ list: sets })).toMatchObject({ moverCount: 0, classes: [{ name: '8x/Ma1', subject: 'maths' }] });
  });

  test('who is not in the list is asked about, and leaves only when chosen', async () => {
    await takeIn({ list: `${september}\nEve,Stone,11,11C,4`, choices: maths });
    const shorter = { list: september.split('\n').slice(0, 3).join('\n') };
    const seen = await preview(shorter);
    expect(seen.leavers).toMatchObject([{ name: 'Dev Patel', yearGroup: 'Year 8', classes: ['8B'], leaves: false }]);
    expect(notesOf(seen)).toMatchObject({ 'other-years': ['Year 11'] });
    expect(await takeIn(shorter)).toMatchObject({ left: 0, same: 2 });
    expect(await placesOf()).toContain('Dev Patel, Year 8, 8B');
    const leavers = seen.leavers.map(({ childId }) => childId);
    const chosen = { ...shorter, choices: { leavers } };
    expect(await takeIn(chosen)).toMatchObject({ left: 1 });
    expect((await pupils()).find(({ firstName }) => firstName === 'Dev')).toMatchObject({ classes: [], leavingAt: expect.any(String) });
    expect((await preview(shorter)).leavers).toEqual([]);
    const back = await preview({ list: september });
    expect(notesOf(back)).toMatchObject({ 'comes-back': ['Dev Patel'] });
    await takeIn({ list: september });
    expect((await pupils()).find(({ firstName }) => firstName === 'Dev')).toMatchObject({ classes: ['8B'], leavingAt: null });
  });

  test('a list of some years asks about nobody who is taught in the year above them, only about who is in no class there', async () => {
    const years = `${head}\nAda,Thorne,8,8A,1\nBen,Osei,9,9A,2`;
    await takeIn({ list: `${years}\nEve,Stone,10,10C,4\nFay,Hill,10,,5`, choices: maths });
    const seen = await preview({ list: years });
    expect(seen.leavers.map(({ name }) => name)).toEqual(['Fay Hill']);
    expect(notesOf(seen)).toMatchObject({ 'other-years': ['Year 10'] });
  });

  test('a pupil who had no number is known again; another number is not taken for the same pupil in silence', async () => {
    await takeIn({ list: 'Forename,Surname,Year Group\nAda,Thorne,8' });
    const numbered = { list: 'Forename,Surname,Year Group,UPN\nAda,Thorne,8,1' };
    expect(notesOf(await preview(numbered))).toMatchObject({ 'number-changes': ['Ada Thorne'] });
    expect(await takeIn(numbered)).toMatchObject({ created: 0, changed: 1 });
    expect(await takeIn(numbered)).toMatchObject({ created: 0, same: 1 });
    const other = await preview({ list: 'Forename,Surname,Year Group,UPN\nAda,Thorne,8,900' });
    expect(notesOf(other)).toMatchObject({ 'other-number': ['Ada Thorne'] });
    expect(other).toMatchObject({ create: 1, leavers: [{ name: 'Ada Thorne' }] });
  });

  test('a child who came through the family gets no second account, and is placed by the list', async () => {
    await takeIn({ list: september, choices: maths });
    const parent = await aParent(testApp());
    const sam = await aPupil(testApp(), { parent, year: 8, firstName: 'Sam' });
    await aClass(testApp(), administrator, [sam], { name: 'Guests', yearGroup: 8 });
    const more = { list: `${september}\nSam,Lee,8,8A,9` };
    expect(notesOf(await preview(more))).toMatchObject({ 'same-as-family': ['Sam Lee'] });
    expect(await takeIn(more)).toMatchObject({ created: 0, changed: 1, placed: 1 });
    expect(await placesOf()).toContain('Sam Lee, Year 8, 8A, Guests');
    expect((await preview({ ...more, choices: { sameAsFamily: false } })).create).toBe(1);
  });

  test('what was shown is what is done: a school that changed meanwhile is checked again', async () => {
    await takeIn({ list: september, choices: maths });
    const october = { list: september.replace('Ada,Thorne,8,8A', 'Ada,Thorne,8,8B') };
    const { digest } = await preview(october);
    const ben = (await pupils()).find(({ firstName }) => firstName === 'Ben');
    await administrator.post(`/api/school/pupils/${ben?.id}/remove`);
    const answer = await administrator.post('/api/school/pupil-list', { ...october, digest });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      409,
      'The list or your school has changed since we checked it. Please check the list again.',
    ]);
  });

  test('a new class without a subject waits for one, and nothing is written before', async () => {
    const wish = { list: september };
    expect(await preview(wish)).toMatchObject({ undecided: 2 });
    expect((await send(wish)).statusCode).toBe(400);
    expect([await classes(), await pupils()]).toEqual([[], []]);
  });

  test('another school’s classes and staff are never named, and its pupils never meant', async () => {
    await takeIn({ list: september, choices: maths });
    const elsewhere = await anAdministrator(testApp());
    const seen = await preview({ list: september, choices: maths }, elsewhere);
    expect(seen).toMatchObject({ create: 3, same: 0, leavers: [], classes: [{ name: '8A' }, { name: '8B' }] });
    const leavers = (await pupils()).map(({ id }) => id);
    const list = `${head}\nZed,Else,8,8A,77`;
    const body = { list, choices: { ...maths, leavers } };
    await elsewhere.post('/api/school/pupil-list', { ...body, digest: (await preview(body, elsewhere)).digest });
    expect((await pupils()).map(({ leavingAt }) => leavingAt)).toEqual([null, null, null]);
    expect((await (await aTeacher(testApp())).post('/api/school/pupil-list/preview', { list })).statusCode).toBe(403);
  });
});
