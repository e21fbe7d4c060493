import { expect, test } from 'vitest';
import { schoolClass } from '#db/schema/school-classes.ts';
import { uuid7 } from '#db/uuid7.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, linkIn } from '#testing/emails.ts';
import { aParent, aTeacher, parentPassword, type TestTeacher } from '#testing/people.ts';

const testApp = startTestApp();
type Said = { error: string; deletedOn: string; details?: { reason?: string } };
const days = 86_400_000;

const signIn = async (email: string) => testApp().visitor().post('/api/simple-auth/login', { email, password: parentPassword });
const after = async (pause: number, work: () => Promise<void>): Promise<void> => {
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + pause);
  await work();
  testApp().clock.now = before;
};
const aClass = async ({ id: teacherId, schoolId }: TestTeacher): Promise<string> => {
  const id = uuid7();
  const about = { name: '9B', subject: 'maths', yearGroup: 9, createdAt: testApp().clock.now } as const;
  await testApp()
    .database.db.insert(schoolClass)
    .values({ ...about, id, schoolId, teacherId });
  return id;
};
const teacherOf = async (classId: string): Promise<string | undefined> => {
  const { rows } = await testApp().database.pool.query<{ teacher_id: string }>('select teacher_id from school_class where id = $1', [
    classId,
  ]);
  return rows[0]?.teacher_id;
};
const rowsOf = async (userId: string): Promise<number> =>
  (await testApp().database.pool.query('select 1 from "user" where id = $1', [userId])).rowCount ?? 0;
const anAdministrator = async (schoolId: string, email: string): Promise<string> => {
  const { token } = await testApp().services.invitations.invite({ schoolId, email, role: 'administrator' });
  const body = { token, password: parentPassword, firstName: 'Una', lastName: 'Head' };
  return (await testApp().visitor().post('/api/auth/accept-invitation', body)).json<{ user: { id: string } }>().user.id;
};

test('a teacher takes their data with them: their school and classes, no secrets, nobody else’s', async () => {
  const [teacher, other] = [await aTeacher(testApp()), await aTeacher(testApp())];
  const classId = await aClass(teacher);
  const answer = await teacher.get('/api/account/export');
  expect(answer.headers['content-disposition']).toContain('my-data-2026-11-20.json');
  const { data } = answer.json<{ data: Record<string, { id?: string; email?: string }[]> }>();
  expect(data['user']).toMatchObject([{ id: teacher.id, email: teacher.email }]);
  expect(data['school_class']?.map(({ id }) => id)).toEqual([classId]);
  expect(data['school_member']).toHaveLength(1);
  expect(data['sign_ins']).toMatchObject([{ userId: teacher.id }]);
  expect([data['ways_to_sign_in']?.length, data['session'], data['account']]).toEqual([1, undefined, undefined]);
  for (const secret of ['argon2', 'token', 'secret', 'backup_codes', other.id, other.email]) expect(answer.body).not.toContain(secret);
});

test('a teacher who leaves is signed out at once, and the link in the letter keeps the account', async () => {
  const teacher = await aTeacher(testApp(), { twoFactor: false });
  const wrong = await teacher.post('/api/account/delete', { password: 'not mine 12' });
  expect([wrong.statusCode, wrong.json<Said>().error]).toEqual([403, 'This is not your current password.']);
  const closed = await teacher.post('/api/account/delete', { password: parentPassword });
  expect([closed.statusCode, closed.json<Said>().deletedOn]).toEqual([200, '2026-12-20']);
  expect((await teacher.get('/api/auth/user')).statusCode).toBe(401);
  const refused = await signIn(teacher.email);
  expect([refused.statusCode, refused.json<Said>().details?.reason]).toEqual([403, 'closing']);
  const token = linkIn(await emailTo(testApp(), teacher.email, 'will be deleted on 20 December 2026')).searchParams.get('keep');
  const undo = () => testApp().visitor().post('/api/account/undo-deletion', { token });
  expect([(await undo()).statusCode, (await undo()).statusCode]).toEqual([200, 400]);
  expect((await signIn(teacher.email)).statusCode).toBe(200);
  await after(40 * days, testApp().services.closing.eraseDue);
  expect(await rowsOf(teacher.id)).toBe(1);
});

test('after thirty days the teacher is gone; the school’s administrator has the classes, and other people stay', async () => {
  const [teacher, parent] = [await aTeacher(testApp()), await aParent(testApp())];
  const classId = await aClass(teacher);
  const heir = await anAdministrator(teacher.schoolId, 'una.head@example.test');
  await teacher.post('/api/account/delete', { password: parentPassword });
  await after(29 * days, testApp().services.closing.eraseDue);
  expect([await rowsOf(teacher.id), await teacherOf(classId)]).toEqual([1, teacher.id]);
  await after(31 * days, testApp().services.closing.eraseDue);
  expect([await rowsOf(teacher.id), await teacherOf(classId)]).toEqual([0, heir]);
  expect([await rowsOf(heir), await rowsOf(parent.id)]).toEqual([1, 1]);
  expect((await signIn(teacher.email)).json<Said>().error).toBe('Invalid login credentials');
  await emailTo(testApp(), teacher.email, 'was deleted');
});

test('in a school without an administrator the classes end with their teacher', async () => {
  const teacher = await aTeacher(testApp());
  const classId = await aClass(teacher);
  await teacher.post('/api/account/delete', { password: parentPassword });
  await after(31 * days, testApp().services.closing.eraseDue);
  expect([await rowsOf(teacher.id), await teacherOf(classId)]).toEqual([0, undefined]);
});

test('no table keeps a person from leaving', async () => {
  const { rows } = await testApp().database.pool.query<{ place: string }>(
    `select conrelid::regclass || ' ' || conname as place from pg_constraint
     where contype = 'f' and confrelid = '"user"'::regclass and confdeltype not in ('c', 'n')`,
  );
  expect(rows.map(({ place }) => place)).toEqual([]);
});
