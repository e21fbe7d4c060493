import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AuditPage } from '@hedgerow/contracts/audit';
import { childAudit } from '../../db/schema/audit.ts';
import { classPupil, schoolClass } from '../../db/schema/school-classes.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, anAdministrator, aPupil, aTeacher, type TestPupil, type TestTeacher } from '../../testing/people.ts';
import { auditRepository } from './audit.repository.ts';
import { auditService } from './audit.service.ts';
import { lookingAs } from '#testing/caller.ts';

const testApp = startTestApp();
const hour = 3_600_000;

const seen = async (pupil: TestPupil, query = ''): Promise<AuditPage> => {
  await testApp().services.audit.settled();
  return (await pupil.parent.get(`/api/children/${pupil.id}/audit${query}`)).json<AuditPage>();
};
/** What making the pupil has left is noted beside the answer: it may come after it. */
const forgetSoFar = async (pupil: TestPupil): Promise<void> => {
  await setImmediate();
  await testApp().services.audit.settled();
  await testApp().database.db.delete(childAudit).where(eq(childAudit.childId, pupil.id));
};
const what = async (pupil: TestPupil) => (await seen(pupil)).entries.map((entry) => [entry.what, entry.isYou ? 'you' : entry.role]);

const teaches = async (teacher: TestTeacher, pupil: TestPupil): Promise<string> => {
  const [id, createdAt] = [uuid7(), testApp().clock.now];
  const { db } = testApp().database;
  const row = { id, schoolId: teacher.schoolId, teacherId: teacher.id, name: '9B', subject: 'maths', yearGroup: 9, createdAt } as const;
  await db.insert(schoolClass).values(row);
  await db.insert(classPupil).values({ classId: id, familyId: pupil.familyId, childId: pupil.id, createdAt });
  return id;
};

test('a parent reads in order what they and the school saw and changed, once an hour each', async () => {
  const administrator = await anAdministrator(testApp());
  const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  const pupil = await aPupil(testApp());
  const classId = await teaches(teacher, pupil);
  await forgetSoFar(pupil);

  const before = testApp().clock.now;
  const calls = [
    () => teacher.get('/api/teacher/classes'),
    () => teacher.get('/api/teacher/classes'),
    () => administrator.get(`/api/school/classes/${classId}/pupils`),
    () => administrator.get('/api/school/pupils'),
    () => pupil.parent.patch(`/api/parent/child/${pupil.id}`, { school: 'Oak Lane' }),
    () => pupil.parent.get('/api/account/export'),
    () => pupil.parent.post(`/api/auth/view-as-child/${pupil.id}`),
    () => lookingAs(pupil.parent, pupil.id).get('/api/student/stats'),
    () => pupil.parent.post('/api/auth/return-to-parent'),
  ];
  for (const [seconds, call] of calls.entries()) {
    testApp().clock.now = new Date(before.getTime() + seconds * 1000);
    await call();
    await testApp().services.audit.settled();
  }
  expect((await what(pupil)).toReversed()).toEqual([
    ['figures', 'teacher'],
    ['school-list', 'administrator'],
    ['profile', 'you'],
    ['export', 'you'],
    ['viewed-as-child', 'you'],
  ]);
  const { entries } = await seen(pupil);
  expect(entries.at(-1)).toMatchObject({ who: 'Tess Hart', school: 'Oak Lane Primary', isYou: false });

  testApp().clock.now = new Date(before.getTime() + hour);
  await teacher.get('/api/teacher/classes');
  expect((await what(pupil))[0]).toEqual(['figures', 'teacher']);
  testApp().clock.now = before;
});

test('what was refused showed nothing, and a pupil’s own reading is not noted', async () => {
  const pupil = await aPupil(testApp());
  await forgetSoFar(pupil);
  await (await aParent(testApp())).patch(`/api/parent/child/${pupil.id}`, { school: 'Elsewhere' });
  await (await aTeacher(testApp())).get(`/api/student/progress/${pupil.id}`);
  await pupil.get('/api/student/progress');
  expect((await seen(pupil)).entries).toEqual([]);
});

test('a long record comes in pages, and after two years it is gone', async () => {
  const pupil = await aPupil(testApp());
  const { db } = testApp().database;
  await forgetSoFar(pupil);
  const start = testApp().clock.now.getTime() - 729 * 24 * hour;
  const rows = Array.from({ length: 65 }, (_, index) => {
    const at = new Date(start + index * hour);
    const who = { actorId: pupil.parent.id, actorRole: 'parent', actorName: 'Ann Lee', kind: 'profile' } as const;
    return { ...who, familyId: pupil.familyId, childId: pupil.id, id: uuid7(at.getTime()), at, hour: at };
  });
  await db.insert(childAudit).values(rows);
  const first = await seen(pupil);
  const second = await seen(pupil, `?before=${first.next}`);
  const third = await seen(pupil, `?before=${second.next}`);
  const all = [...first.entries, ...second.entries, ...third.entries];
  expect([first.entries.length, second.entries.length, third.entries.length, third.next]).toEqual([30, 30, 5, null]);
  expect(all.map(({ at }) => at)).toEqual(rows.map(({ at }) => at.toISOString()).toReversed());
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 2 * 24 * hour);
  await testApp().services.audit.forgetOld();
  testApp().clock.now = before;
  expect(await db.$count(childAudit, eq(childAudit.childId, pupil.id))).toBe(41);
});

test('while the database is away an entry waits, and is said aloud when it cannot be written at all', async () => {
  const pupil = await aPupil(testApp());
  const rows = auditRepository(testApp().database.db);
  const problems: string[] = [];
  const faults = { left: 1 };
  const audit = auditService({
    audit: {
      ...rows,
      note: async (...made) => {
        faults.left -= 1;
        if (faults.left >= 0) await testApp().database.db.execute(sql`select 1 from a_table_that_is_away`);
        await rows.note(...made);
      },
    },
    onError: ({ message }) => problems.push(message),
    now: () => testApp().clock.now,
    newId: uuid7,
  });
  const sighting = {
    actorId: pupil.parent.id,
    kind: 'support',
    at: testApp().clock.now,
    whose: { of: 'children', ids: [pupil.id] },
  } as const;
  audit.note(sighting);
  await audit.settled();
  expect(problems).toEqual([]);
  expect((await what(pupil))[0]).toEqual(['support', 'you']);
});
