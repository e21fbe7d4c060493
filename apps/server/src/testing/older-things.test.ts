import { expect, test } from 'vitest';
import type { Assignment } from '@hedgerow/contracts/assignments';
import type { LearningCalendar } from '@hedgerow/contracts/calendar';
import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import type { NationalChecks } from '@hedgerow/contracts/national-checks';
import type { DeskCode, NewsletterList, OperatorLogEntry, SalesRequest } from '@hedgerow/contracts/operator-desk';
import { startTestApp } from './test-app.ts';
import { anAdministrator, anOperator, aPupil, aTeacher } from './people.ts';
import { aClass } from './school.ts';

const testApp = startTestApp();
const daysBack = `r.created_at - k * interval '1 day'`;

/** Makes more of a row, `k` counting them from 1; what differs is given as SQL, a column each. */
const more = async (
  table: string,
  { key, is, many }: { key: string; is: string; many: number },
  changes: Readonly<Record<string, string>>,
) => {
  const changed = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`);
  const { rowCount } = await testApp().database.pool.query(
    `insert into ${table} select c.* from ${table} r, generate_series(1, ${many}) k,
       lateral jsonb_populate_record(r, jsonb_build_object(${changed.join(', ')})) c where r.${key} = $1`,
    [is],
  );
  expect(rowCount).toBe(many);
};
/** An id that says which one it is, older than any of today. */
const nth = `('00000000-0000-7000-8000-' || lpad(k::text, 12, '0'))::uuid`;
const newId = { id: 'gen_random_uuid()' };
const fractions = { title: 'Fractions', subject: 'maths', topic: 'Adding fractions', numQuestions: 5 };

test('set work: whatever is still to do stands in the list, then the newest that is over; older ones stand on their days in the calendar', async () => {
  const pupil = await aPupil(testApp());
  const [made] = (await pupil.parent.post('/api/assignments', { ...fractions, childIds: [pupil.id] })).json<Assignment[]>();
  const one = { key: 'id', is: made?.id ?? '' };
  await more('assignment', { ...one, many: 70 }, { ...newId, title: `'To do ' || k`, created_at: daysBack });
  const done = { finished_at: `'2026-11-01T10:00:00Z'`, finished_on: `'2026-11-01'`, due_on: `'2026-11-02'::date - k` };
  await more(
    'assignment',
    { ...one, many: 70 },
    { ...newId, ...done, title: `'Done ' || k`, created_at: `r.created_at + k * interval '1 hour'` },
  );
  const titles = (caller: typeof pupil.parent | typeof pupil, path: string) =>
    caller.get(path).then((answer) => answer.json<Assignment[]>().map(({ title }) => title));
  const expected = [
    'Fractions',
    ...Array.from({ length: 70 }, (_, k) => `To do ${k + 1}`),
    ...Array.from({ length: 60 }, (_, k) => `Done ${70 - k}`),
  ];
  expect(await titles(pupil, '/api/student/assignments')).toEqual(expected);
  expect(await titles(pupil.parent, `/api/assignments/child/${pupil.id}`)).toEqual(expected);
  expect((await titles(pupil.parent, '/api/assignments')).toSorted()).toHaveLength(141);
  const november = (await pupil.get('/api/student/calendar?month=2026-11')).json<LearningCalendar>();
  expect(november.assignments.map(({ title }) => title)).toContain('Done 1');
  const october = (await pupil.get('/api/student/calendar?month=2026-10')).json<LearningCalendar>();
  expect(october.assignments.map(({ title }) => title)).toContain('Done 10');
});

test('a class: the sixty-first paper of the year and the sixty-first pupil are in its lists', async () => {
  const [teacher, pupil] = [await aTeacher(testApp()), await aPupil(testApp())];
  const classId = await aClass(testApp(), teacher, [pupil]);
  const wish = { title: 'Fractions check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
  const path = `/api/teacher/classes/${classId}/assessments`;
  expect((await teacher.post(path, wish)).statusCode).toBe(200);
  await more(
    'assignment',
    { key: 'class_id', is: classId, many: 60 },
    { ...newId, group_id: 'gen_random_uuid()', title: `'Paper ' || k`, created_at: daysBack },
  );
  const papers = (await teacher.get(path)).json<ClassAssessment[]>().map(({ title }) => title);
  expect(papers).toEqual(['Fractions check', ...Array.from({ length: 60 }, (_, k) => `Paper ${k + 1}`)]);

  await more('family', { key: 'id', is: pupil.familyId, many: 60 }, { id: nth });
  await more('child', { key: 'id', is: pupil.id, many: 60 }, { family_id: nth, id: nth });
  await more('class_pupil', { key: 'child_id', is: pupil.id, many: 60 }, { family_id: nth, child_id: nth });
  const [list] = (await teacher.get('/api/teacher/classes')).json<TeacherClass[]>();
  expect([list?.studentCount, list?.students.length]).toEqual([61, 61]);
});

test('national checks: every practice has its result, also the sixty-first', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const { id } = (await pupil.post('/api/national-checks', { kind: 'multiplication_tables', timing: 'national' })).json<{ id: string }>();
  const over = { is_completed: 'true', completed_at: 'r.started_at', score: 'k % 26' };
  await more('national_check', { key: 'id', is: id, many: 61 }, { ...newId, ...over, started_at: `r.started_at - k * interval '1 day'` });
  const { checks } = (await pupil.get('/api/national-checks')).json<NationalChecks>();
  const tables = checks.find(({ kind }) => kind === 'multiplication_tables');
  expect([tables?.unfinished, tables?.results.length]).toEqual([id, 61]);
});

test('a school: what teachers asked for and nobody has answered stands first, and nothing drops out of the list', async () => {
  const administrator = await anAdministrator(testApp());
  const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  const asked = await teacher.post('/api/teacher/requests', {
    kind: 'new_class',
    className: '7X',
    subject: 'maths',
    yearGroup: 7,
    note: '',
  });
  expect([asked.statusCode, asked.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  const { id } = asked.json<{ id: string }>();
  const answered = { state: `'approved'`, created_at: `r.created_at + k * interval '1 hour'` };
  await more('class_request', { key: 'id', is: id, many: 101 }, { ...newId, ...answered, class_name: `'Class ' || k` });
  const names = (await administrator.get('/api/school/requests')).json<{ className: string }[]>().map(({ className }) => className);
  expect([names[0], names[1], names.at(-1), names.length]).toEqual(['7X', 'Class 101', 'Class 1', 102]);
});

test('the operator: the hundred-and-first address, request, code and line of the record are found', async () => {
  const [olive, teacher] = [await anOperator(testApp()), await aTeacher(testApp())];
  await testApp().visitor().post('/api/newsletter/signup', { email: 'newest@example.test', name: 'Ann' });
  await testApp().database.pool.query('update newsletter_signup set confirmed_at = created_at');
  await more(
    'newsletter_signup',
    { key: 'email', is: 'newest@example.test', many: 101 },
    { email: `'reader' || k || '@example.test'`, created_at: daysBack },
  );
  const found = async (words: string) => (await olive.get(`/api/operator/newsletter?words=${words}`)).json<NewsletterList>();
  const all = await found('');
  expect([all.total, all.entries.length, all.entries.some(({ email }) => email === 'reader101@example.test')]).toEqual([102, 100, false]);
  expect((await found('reader101')).entries.map(({ email }) => email)).toEqual(['reader101@example.test']);
  expect((await olive.post('/api/operator/newsletter/export')).body).toContain('"reader101@example.test"');

  await teacher.post('/api/contact-sales', { message: 'A licence for 200 pupils, please.' });
  const [asked] = (await olive.get('/api/operator/sales')).json<SalesRequest[]>();
  const answered = { answered_at: 'r.created_at', answered_by: `'Olive Park'`, created_at: `r.created_at + k * interval '1 hour'` };
  await more('sales_request', { key: 'id', is: asked?.id ?? '', many: 101 }, { ...newId, ...answered });
  const requests = (await olive.get('/api/operator/sales')).json<SalesRequest[]>();
  expect([requests.length, requests[0]?.id, requests[0]?.answeredAt]).toEqual([102, asked?.id, null]);

  await olive.post('/api/operator/codes', { code: 'OAK-0', percent: 25, partner: 'Oak', months: null, uses: null, expires: null });
  await more('partner_code', { key: 'code', is: 'OAK-0', many: 101 }, { code: `'OAK-' || k` });
  expect((await olive.get('/api/operator/codes')).json<DeskCode[]>().filter(({ code }) => code.startsWith('OAK-'))).toHaveLength(102);

  const { rows } = await testApp().database.pool.query<{ id: string }>(`select id from operator_log where about = 'OAK-0'`);
  const earlier = { id: nth, about: `'OAK-' || k` };
  await more('operator_log', { key: 'id', is: rows[0]?.id ?? '', many: 101 }, earlier);
  const lines: string[] = [];
  const read = async (query: string): Promise<void> => {
    const page = (await olive.get(`/api/operator/log${query}`)).json<{ entries: OperatorLogEntry[]; next: string | null }>();
    lines.push(...page.entries.map(({ about }) => about));
    if (page.next !== null) await read(`?before=${page.next}`);
  };
  await read('');
  expect(lines.filter((about) => about.startsWith('OAK-'))).toEqual(['OAK-0', ...Array.from({ length: 101 }, (_, k) => `OAK-${101 - k}`)]);
});
