import { beforeAll, expect, test } from 'vitest';
import type { SchoolReport } from '@hedgerow/contracts/school-report';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { assignment } from '../../db/schema/assignments.ts';
import { pupilGroup } from '../../db/schema/schools.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { anAdministrator, aParent, aPupil, aTeacher, type TestPupil, type TestTeacher } from '../../testing/people.ts';
import { aClass, finished } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
let administrator: TestTeacher;
let pupils: readonly TestPupil[] = [];

const given = async (pupil: TestPupil, classId: string, finishedOn: CalendarDate | null): Promise<void> => {
  await testApp()
    .database.db.insert(assignment)
    .values({
      familyId: pupil.familyId,
      id: uuid7(),
      groupId: uuid7(),
      childId: pupil.id,
      setBy: administrator.id,
      setByRole: 'teacher',
      classId,
      kind: 'assessment',
      title: 'Fractions',
      subject: 'maths',
      topic: 'fractions',
      description: '',
      difficulty: 'beginner',
      numQuestions: 5,
      dueOn: '2026-11-10' as CalendarDate,
      finishedOn,
      createdAt: testApp().clock.now,
    });
};

/** Six pupils: five in Year 8 with scores of 50 to 90 in maths and one of 0 in English, and one in Year 9. */
beforeAll(async () => {
  administrator = await anAdministrator(testApp());
  const parents = await Promise.all([aParent(testApp()), aParent(testApp())]);
  const made: TestPupil[] = [];
  for (let at = 0; at < 6; at += 1) {
    const parent = parents[at % 2];
    if (parent !== undefined) made.push(await aPupil(testApp(), { parent, year: at === 5 ? 9 : 8, firstName: `P${at}` }));
  }
  pupils = made;
  const [first, second, , , , ninth] = pupils;
  const eight = await aClass(testApp(), administrator, pupils.slice(0, 5), { name: '=8A', yearGroup: 8 });
  if (first === undefined || second === undefined || ninth === undefined) throw new Error('no pupils');
  await aClass(testApp(), administrator, [ninth], { name: '9B', yearGroup: 9, subject: 'english' });
  for (const [at, pupil] of pupils.slice(0, 5).entries()) await finished(testApp(), pupil, 3, { score: 50 + at * 10 });
  await finished(testApp(), first, 2, { score: 0, subject: 'english' });
  await finished(testApp(), first, 60, { score: 100 });
  await finished(testApp(), ninth, 3, { score: 20, subject: 'english' });
  await given(first, eight, '2026-11-09' as CalendarDate);
  await given(second, eight, '2026-11-12' as CalendarDate);
  await given(ninth, eight, null);
  await testApp()
    .database.db.insert(pupilGroup)
    .values([
      {
        childId: first.id,
        familyId: first.familyId,
        schoolId: administrator.schoolId,
        sen: 'support',
        pupilPremium: true,
        eal: null,
        updatedAt: testApp().clock.now,
      },
      {
        childId: second.id,
        familyId: second.familyId,
        schoolId: administrator.schoolId,
        sen: 'none',
        pupilPremium: false,
        eal: false,
        updatedAt: testApp().clock.now,
      },
    ]);
}, 120_000);

const report = async (query: string, from = administrator): Promise<SchoolReport> =>
  (await from.get(`/api/school/report?${query}`)).json<SchoolReport>();
const averages = ({ rows }: SchoolReport) => rows.map(({ label, pupils: many, scored, average }) => [label, many, scored, average]);

test('by year: each pupil’s average weighs the same, and one pupil alone has none in it', async () => {
  const seen = await report('by=year');
  // The first pupil's own average is that of 50 and 0.
  expect(averages(seen)).toEqual([
    ['Year 8', 5, 5, 65],
    ['Year 9', 1, 1, null],
  ]);
  expect(seen.rows[0]).toMatchObject({ active: 5, finished: 6, set: 2, handedIn: 2, inTime: 1 });
  expect(seen.whole).toMatchObject({ label: 'Whole school', pupils: 6, scored: 6, average: 58, set: 3, handedIn: 2 });
});

test('by class in its own subject, by subject, and over a longer time', async () => {
  expect(averages(await report('by=class'))).toEqual([
    ['=8A (Maths)', 5, 5, 70],
    ['9B (English)', 1, 1, null],
  ]);
  expect(averages(await report('by=subject'))).toEqual([
    ['Maths', 5, 5, 70],
    ['English', 2, 2, null],
  ]);
  expect(averages(await report('by=class&period=term'))[0]).toEqual(['=8A (Maths)', 5, 5, 75]);
});

test('by the groups of the school’s list; who is in none of them is counted as such', async () => {
  const rows = (await report('by=group')).rows.map(({ label, pupils: many, average }) => [label, many, average]);
  expect(rows).toEqual([
    ['SEN support', 1, null],
    ['No SEN', 1, null],
    ['SEN not in the list', 4, null],
    ['Pupil premium', 1, null],
    ['Not pupil premium', 1, null],
    ['Pupil premium not in the list', 4, null],
    ['Not EAL', 1, null],
    ['EAL not in the list', 5, 57],
  ]);
});

test('as a file that no program takes for formulas', async () => {
  const file = await administrator.get('/api/school/report/download?by=class');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain('school-report-by-class-');
  expect(file.body.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFF"Class","Pupils","Finished something","Signed in","Activities finished","Pupils with a score","Average score %","Work set","Handed in","On time"',
    '"\'=8A (Maths)",5,5,5,5,5,70,2,2,1',
    '"9B (English)",1,1,1,1,1,"",0,0,0',
  ]);
});

test('another school sees its own alone, a teacher none, and a period that is none is refused', async () => {
  expect(await report('by=year', await anAdministrator(testApp()))).toMatchObject({ rows: [], whole: { pupils: 0, average: null } });
  const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  expect((await teacher.get('/api/school/report')).statusCode).toBe(403);
  expect((await administrator.get('/api/school/report?by=pupil')).statusCode).toBe(400);
  expect((await administrator.get('/api/school/report/download?period=ever')).statusCode).toBe(400);
});
