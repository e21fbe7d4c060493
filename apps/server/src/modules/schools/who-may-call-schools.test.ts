import { beforeAll, expect, test } from 'vitest';
import { classPupil, schoolClass } from '../../db/schema/school-classes.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { Caller } from '../../testing/caller.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, anAdministrator, aPupil, aTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object, statuses: readonly number[]];

/** Nobody, the pupil, a sibling, their parent, another family's parent, their teacher, another school's teacher, their administrator, another school's. */
const desk = (own: number, foreign: number): readonly number[] => [401, 403, 403, 403, 403, 403, 403, own, foreign];
const parents = (own: number, foreign: number): readonly number[] => [401, 403, 403, own, foreign, 403, 403, 403, 403];
const digest = 'a'.repeat(64);
const list = 'first_name,last_name,year_group\nSam,Lee,4';

const rows: readonly Row[] = [
  ['GET', '/api/school', {}, desk(200, 200)],
  ['GET', '/api/school/staff', {}, desk(200, 200)],
  ['POST', '/api/school/invitations', { email: 'no', role: 'teacher' }, desk(400, 400)],
  ['DELETE', '/api/school/invitations/:nobody', {}, desk(404, 404)],
  ['PATCH', '/api/school/staff/:teacher', { role: 'teacher' }, desk(200, 404)],
  ['PUT', '/api/school/staff/:teacher/duties', { headOf: ['maths'], senco: true }, desk(200, 404)],
  ['POST', '/api/school/staff/:teacher/remove', {}, desk(400, 404)],
  ['GET', '/api/school/classes', {}, desk(200, 200)],
  ['POST', '/api/school/classes', { name: '' }, desk(400, 400)],
  ['PATCH', '/api/school/classes/:class', { name: '9A' }, desk(200, 404)],
  ['POST', '/api/school/classes/:class/join-code', {}, desk(200, 404)],
  ['DELETE', '/api/school/classes/:class/join-code', {}, desk(200, 404)],
  ['GET', '/api/school/classes/:class/teachers', {}, desk(200, 404)],
  ['PUT', '/api/school/classes/:class/teachers/:teacher', { role: 'read_only' }, desk(200, 404)],
  ['DELETE', '/api/school/classes/:class/teachers/:teacher', {}, desk(200, 404)],
  ['GET', '/api/school/pupils', {}, desk(200, 200)],
  ['GET', '/api/school/classes/:class/pupils', {}, desk(200, 404)],
  ['POST', '/api/school/classes/:class/pupils', { childId: ':child' }, desk(200, 404)],
  ['POST', '/api/school/classes/:class/cards', {}, desk(200, 404)],
  ['POST', '/api/school/cards', { childIds: [':child'] }, desk(403, 404)],
  ['POST', '/api/school/pupils/:child/card', {}, desk(403, 404)],
  ['POST', '/api/school/pupils/:child/keep', {}, desk(200, 404)],
  ['POST', '/api/school/pupil-list/preview', { list }, desk(200, 200)],
  ['POST', '/api/school/pupil-list', { list, digest }, desk(409, 409)],
  ['GET', '/api/school/report', {}, desk(200, 200)],
  ['GET', '/api/school/report/download', {}, desk(200, 200)],
  ['GET', '/api/school/roll-over', {}, desk(200, 200)],
  ['POST', '/api/school/roll-over/preview', { classes: [{ id: ':nobody', what: 'carry' }] }, desk(400, 400)],
  ['POST', '/api/school/roll-over', { classes: [], digest }, desk(400, 400)],
  ['POST', '/api/school/classes/archive', { ids: [':child'], archived: true }, desk(404, 404)],
  ['POST', '/api/school/class-changes/:nobody/undo', {}, desk(409, 409)],
  ['GET', '/api/school/safeguarding', {}, desk(200, 200)],
  ['PUT', '/api/school/safeguarding/:nobody', {}, desk(404, 404)],
  ['POST', '/api/school/safeguarding/:nobody/words', {}, desk(404, 404)],
  ['GET', '/api/school/safeguarding-contact', {}, desk(200, 200)],
  ['PUT', '/api/school/safeguarding-contact', { email: 'no' }, desk(400, 400)],
  ['GET', '/api/school/lti', {}, desk(200, 200)],
  ['POST', '/api/school/lti', {}, desk(400, 400)],
  ['POST', '/api/school/lti/invitation', {}, desk(200, 200)],
  ['POST', '/api/school/lti/:nobody/approve', {}, desk(404, 404)],
  ['POST', '/api/school/lti/:nobody/marks', {}, desk(404, 404)],
  ['DELETE', '/api/school/lti/:nobody', {}, desk(404, 404)],
  ['GET', '/api/school/sign-on', {}, desk(200, 200)],
  ['GET', '/api/school/sign-on/people', {}, desk(200, 200)],
  ['POST', '/api/school/sign-on/:provider', {}, desk(404, 404)],
  ['DELETE', '/api/school/sign-on/:provider', {}, desk(404, 404)],
  ['DELETE', '/api/school/sign-on/people/:teacher', {}, desk(404, 404)],
  ['GET', '/api/school/requests', {}, desk(200, 200)],
  ['POST', '/api/school/requests/:nobody', { approve: false }, desk(404, 404)],
  ['POST', '/api/school-codes/look', { code: 'NONE' }, parents(400, 400)],
  ['POST', '/api/school-codes/join', { code: 'NONE', wording: 'school-2026-11-3' }, parents(400, 400)],
  ['GET', '/api/parent/child/:child/class-joins', {}, parents(200, 404)],
  ['DELETE', '/api/parent/child/:child/class-joins/:nobody', {}, parents(404, 404)],
  ['GET', '/api/parent/child/:child/schools', {}, parents(200, 404)],
  ['POST', '/api/parent/child/:child/schools/:nobody/withdraw', {}, parents(404, 404)],
  ['POST', '/api/parent/child/:child/schools/:nobody/words', { agree: true, wording: 'school-2026-11-3' }, parents(404, 404)],
  ['GET', '/api/children/:child/audit', {}, parents(200, 404)],
  // These take the pupil out, so they come last.
  ['DELETE', '/api/school/classes/:class/pupils/:child', {}, desk(200, 404)],
  ['POST', '/api/school/pupils/:child/remove', {}, desk(404, 404)],
];

let callers: readonly Caller[] = [];
const ids: Record<string, string> = { nobody: '01a1fd6f-0000-7000-8000-000000000000', provider: 'google' };

beforeAll(async () => {
  const parent = await aParent(testApp());
  const pupil = await aPupil(testApp(), { parent });
  const sibling = await aPupil(testApp(), { parent, firstName: 'Amy' });
  const administrator = await anAdministrator(testApp());
  const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  const [id, createdAt] = [uuid7(), testApp().clock.now];
  const { db } = testApp().database;
  await db
    .insert(schoolClass)
    .values({ id, schoolId: teacher.schoolId, teacherId: teacher.id, name: '9B', subject: 'maths', yearGroup: 9, createdAt });
  await db.insert(classPupil).values({ classId: id, familyId: pupil.familyId, childId: pupil.id, createdAt });
  Object.assign(ids, { class: id, child: pupil.id, teacher: teacher.id });
  const others = [await aTeacher(testApp()), administrator, await anAdministrator(testApp())];
  // Changing somebody's role signs them out: that row is about a teacher who does not call.
  const spare = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  ids['teacher'] = spare.id;
  await db
    .insert(schoolClass)
    .values({ id: uuid7(), schoolId: spare.schoolId, teacherId: spare.id, name: '9C', subject: 'maths', yearGroup: 9, createdAt });
  callers = [testApp().visitor(), pupil, sibling, parent, await aParent(testApp()), teacher, ...others];
}, 60_000);

const filled = (text: string): string => text.replaceAll(/:(\w+)/g, (word, name: string) => ids[name] ?? word);

test.each(rows)('%s %s', async (method, path, body, statuses) => {
  const found: number[] = [];
  for (const caller of callers) {
    const payload = JSON.stringify(body).replace(':child', ids['child'] ?? '');
    const json = { headers: { 'content-type': 'application/json' }, payload };
    const sent = method === 'GET' || method === 'DELETE' ? {} : json;
    found.push((await caller.send({ method, url: filled(path), ...sent })).statusCode);
  }
  expect(found).toEqual(statuses);
});

test('every call of this area stands above', () => {
  const described = testApp().app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const ours = /^\/api\/(?:school|school-codes|children)(?:\/|$)|^\/api\/parent\/child\/[^/]+\/(?:schools|class-joins)/;
  const existing = Object.entries(described.paths)
    .filter(([path]) => ours.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{.+?\}/g, ':')}`));
  const tested = rows.map(([method, path]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(existing.toSorted()).toEqual([...new Set(tested)].toSorted());
});
