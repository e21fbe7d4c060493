import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import { type PupilCards, schoolConsentWording, type SchoolClass, type SchoolPupil, type SchoolStaff } from '@hedgerow/contracts/schools';
import { user } from '../../db/schema/accounts.ts';
import { child } from '../../db/schema/families.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { untilTrue } from '../../testing/until-true.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo, linkIn } from '../../testing/emails.ts';
import { aParent, anAdministrator, aPupil, aTeacher, childrenOf, type TestParent, type TestTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
let administrator: TestTeacher;
let teacher: TestTeacher;
const wording = schoolConsentWording;

beforeAll(async () => {
  administrator = await anAdministrator(testApp());
  teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
}, 60_000);

const aClass = async (name: string, wish: object = {}): Promise<SchoolClass> =>
  (
    await administrator.post('/api/school/classes', { name, subject: 'maths', yearGroup: 4, teacherId: teacher.id, ...wish })
  ).json<SchoolClass>();
const pupilsOf = async (classId: string): Promise<SchoolPupil[]> =>
  (await administrator.get(`/api/school/classes/${classId}/pupils`)).json<SchoolPupil[]>();
const preview = async (list: string): Promise<ListPreview> =>
  (await administrator.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
const takeIn = async (list: string) => administrator.post('/api/school/pupil-list', { list, digest: (await preview(list)).digest });
const taught = async (): Promise<TeacherClass[]> => (await teacher.get('/api/teacher/classes')).json<TeacherClass[]>();
const openCode = async ({ id }: SchoolClass): Promise<string> =>
  (await administrator.post(`/api/school/classes/${id}/join-code`)).json<SchoolClass>().joinCode ?? '';
const join = (parent: TestParent, code: string, childId?: string) => parent.post('/api/school-codes/join', { code, wording, childId });
const accept = (classId: string, childId: string) =>
  teacher.post('/api/teacher/class-joins', { classId, childIds: [childId], accept: true });

describe('the school', () => {
  test('says what its licence opens, and until when; it opens the pupils’ screens while it lasts', async () => {
    expect((await administrator.get('/api/school')).json()).toMatchObject({
      name: 'Oak Lane Primary',
      licence: { active: false, until: null },
    });
    const parent = await aParent(testApp());
    const pupil = await aPupil(testApp(), { parent, plan: 'free', year: 4 });
    const plan = async () => (await pupil.get('/api/auth/user')).json<{ subscriptionPlan: string }>().subscriptionPlan;
    const made = await aClass('Licensed');
    expect((await join(parent, await openCode(made), pupil.id)).statusCode).toBe(200);
    expect((await accept(made.id, pupil.id)).json()).toEqual({ answered: 1 });
    expect(await plan()).toBe('free');
    const until = new Date(testApp().clock.now.getTime() + 86_400_000);
    await testApp().services.sales.license(administrator.schoolId, until);
    expect(await plan()).toBe('primary_scholar');
    expect((await administrator.get('/api/school')).json()).toMatchObject({ licence: { active: true, until: until.toISOString() } });
    // What the family pays is not touched by it.
    expect((await childrenOf(parent))[0]?.currentPlan).toBe('free');
    await administrator.patch(`/api/school/classes/${made.id}`, { archived: true });
    expect(await plan()).toBe('free');
    await testApp().services.sales.license(administrator.schoolId, null);
  });

  test('without two-step sign-in the desk stays shut', async () => {
    const oneStep = await anAdministrator(testApp(), { twoFactor: false });
    expect((await oneStep.get('/api/school')).json()).toMatchObject({ details: { reason: 'two_factor_setup' } });
  });
});

describe('staff', () => {
  test('somebody is asked by letter, and the invitation can be taken back', async () => {
    await administrator.post('/api/school/invitations', { email: 'New@Example.test', role: 'teacher' });
    const { invitations } = (await administrator.get('/api/school/staff')).json<SchoolStaff>();
    const [open] = invitations;
    expect(open).toMatchObject({ email: 'new@example.test', role: 'teacher' });
    const token = linkIn(await emailTo(testApp(), 'new@example.test', 'invites you')).searchParams.get('invitation');
    await administrator.delete(`/api/school/invitations/${open?.id}`);
    expect((await testApp().visitor().get(`/api/auth/invitation?token=${token}`)).statusCode).toBe(400);
    expect((await administrator.post('/api/school/invitations', { email: teacher.email, role: 'teacher' })).statusCode).toBe(409);
  });

  test('who leaves hands the classes over, is signed out, and can be asked back later', async () => {
    const leaver = await aTeacher(testApp(), { schoolId: administrator.schoolId });
    const made = await aClass('Handed over', { teacherId: leaver.id });
    expect((await administrator.post(`/api/school/staff/${leaver.id}/remove`)).json()).toMatchObject({ details: { field: 'classesTo' } });
    const foreign = await aTeacher(testApp());
    const remove = (classesTo: string) => administrator.post(`/api/school/staff/${leaver.id}/remove`, { classesTo });
    expect((await remove(foreign.id)).statusCode).toBe(400);
    expect((await remove(teacher.id)).statusCode).toBe(200);
    expect((await leaver.get('/api/teacher/classes')).statusCode).toBe(401);
    expect((await taught()).map(({ id }) => id)).toContain(made.id);

    await administrator.post('/api/school/invitations', { email: leaver.email, role: 'teacher' });
    const token = linkIn(await emailTo(testApp(), leaver.email, 'invites you', 2)).searchParams.get('invitation');
    const back = testApp().visitor();
    const entered = await back.post('/api/auth/accept-invitation', {
      token,
      password: 'green otter 58',
      firstName: 'Tess',
      lastName: 'Hart',
    });
    // The second lock was theirs: it is set up anew, because a letter alone must not open it.
    expect(entered.json()).toMatchObject({ user: { id: leaver.id, role: 'teacher', twoFactor: { enabled: false } } });
  });

  test('a teacher becomes an administrator; nobody takes the desk from themselves', async () => {
    const other = await aTeacher(testApp(), { schoolId: administrator.schoolId });
    await administrator.patch(`/api/school/staff/${other.id}`, { role: 'administrator' });
    const [row] = await testApp().database.db.select({ role: user.role }).from(user).where(eq(user.id, other.id));
    expect(row?.role).toBe('administrator');
    expect((await administrator.patch(`/api/school/staff/${administrator.id}`, { role: 'teacher' })).statusCode).toBe(409);
    expect((await administrator.post(`/api/school/staff/${administrator.id}/remove`)).statusCode).toBe(409);
  });
});

describe('a list of pupils', () => {
  const head = 'first_name,last_name,year_group,class,pupil_number';

  test('mistakes are shown and nothing is written; the clean list comes in at once, and again changes nothing', async () => {
    const made = await aClass('4 Ash');
    const wrong = `${head}\nIvy,Moss,4,4 Ash,L1\nNed,Fern,44,4 Ash,L2`;
    const seen = await preview(wrong);
    expect(seen).toMatchObject({ pupils: 1, create: 1, problemCount: 1, problems: [{ line: 3, column: 'year_group' }] });
    expect((await administrator.post('/api/school/pupil-list', { list: wrong, digest: seen.digest })).statusCode).toBe(400);
    expect(await pupilsOf(made.id)).toEqual([]);

    const right = `${head}\nIvy,Moss,4,4 Ash,L1\nNed,Fern,4,4 Ash,L2`;
    expect((await administrator.post('/api/school/pupil-list', { list: right, digest: seen.digest })).statusCode).toBe(409);
    const nothing = { created: 0, changed: 0, same: 0, placed: 0, moved: 0, classes: 0, invited: 0, left: 0 };
    expect((await takeIn(right)).json()).toEqual({ ...nothing, created: 2, placed: 2 });
    expect((await takeIn(right)).json()).toEqual({ ...nothing, same: 2 });
    expect((await takeIn(right.replace('Moss', 'Mosse').replace('Ned,Fern,4', 'Ned,Fern,5'))).json()).toMatchObject({
      created: 0,
      changed: 2,
    });
    expect((await pupilsOf(made.id)).map(({ lastName, yearGroup, account, hasCard }) => [lastName, yearGroup, account, hasCard])).toEqual([
      ['Fern', 'Year 5', 'school', false],
      ['Mosse', 'Year 4', 'school', false],
    ]);
  });

  test('sent twice at the same moment, it makes each pupil once', async () => {
    const list = `${head}\n${Array.from({ length: 40 }, (_, at) => `Twin,Pair${at},2,,T${at}`).join('\n')}`;
    const { digest } = await preview(list);
    const answers = await Promise.all([1, 2, 3].map(() => administrator.post('/api/school/pupil-list', { list, digest })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await testApp().database.db.$count(child, eq(child.firstName, 'Twin'))).toBe(40);
  });

  test('two thousand pupils come in with usernames of their own', async () => {
    const list = `${head}\n${Array.from({ length: 2000 }, (_, at) => `Max,Many,7,,M${at}`).join('\n')}`;
    const answer = await takeIn(list);
    expect(answer.json()).toMatchObject({ created: 2000 });
    const rows = await testApp().database.db.select({ username: user.username }).from(user).where(eq(user.lastName, 'Many'));
    expect(new Set(rows.map(({ username }) => username)).size).toBe(2000);
  }, 60_000);

  test('cards are made once: a pupil signs in with theirs, learns, and a new card ends the old one', async () => {
    const made = await aClass('Cards');
    await takeIn(`${head}\nOla,Reed,4,Cards,C1`);
    const cards = (await administrator.post(`/api/school/classes/${made.id}/cards`)).json<PupilCards>();
    expect(cards).toMatchObject({ waiting: 0, cards: [{ firstName: 'Ola', lastName: 'Reed' }] });
    expect((await administrator.post(`/api/school/classes/${made.id}/cards`)).json()).toEqual({ cards: [], waiting: 0 });
    const [card] = cards.cards;
    const pupil = testApp().visitor();
    const signIn = (password: string | undefined) => pupil.post('/api/child-auth/child-login', { username: card?.username, password });
    expect((await signIn(card?.password)).statusCode).toBe(200);
    expect((await pupil.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Ola', school: 'Oak Lane Primary', yearGroup: 4 });
    const anew = (await administrator.post(`/api/school/pupils/${card?.childId}/card`)).json<{ password: string }>();
    expect((await signIn(card?.password)).statusCode).toBe(401);
    expect((await signIn(anew.password)).statusCode).toBe(200);
    expect((await taught()).find(({ id }) => id === made.id)?.students.map(({ firstName }) => firstName)).toEqual(['Ola']);
  });

  test('cards of several classes are made with one press, and noted for each pupil; an old card ends', async () => {
    await Promise.all([aClass('North'), aClass('South')]);
    await takeIn(`${head}\nUna,Vale,4,North,V1\nIvo,Vale,4,South,V2`);
    const all = (await administrator.get('/api/school/pupils')).json<SchoolPupil[]>().filter(({ lastName }) => lastName === 'Vale');
    const childIds = all.map(({ id }) => id);
    const make = async () => (await administrator.post('/api/school/cards', { childIds })).json<PupilCards>().cards;
    const [first, second] = [await make(), await make()];
    expect(first.map(({ firstName }) => firstName)).toEqual(['Ivo', 'Una']);
    const signedIn = [first[0], second[0]].map((card) =>
      testApp().visitor().post('/api/child-auth/child-login', { username: card?.username, password: card?.password }),
    );
    expect((await Promise.all(signedIn)).map(({ statusCode }) => statusCode)).toEqual([401, 200]);
    const noted = () =>
      testApp().database.pool.query("select 1 from child_audit where kind = 'credentials' and child_id = any($1)", [childIds]);
    await untilTrue(async () => ((await noted()).rowCount ?? 0) >= 2);
    expect((await administrator.post('/api/school/cards', { childIds: [...childIds, uuid7()] })).statusCode).toBe(404);
    expect((await administrator.post('/api/school/cards', { childIds: Array.from({ length: 61 }, uuid7) })).statusCode).toBe(400);
  });

  test('a pupil who leaves the school is erased with their family of one, unless kept', async () => {
    await takeIn(`${head}\nGwen,Gone,4,,G1`);
    const all = (await administrator.get('/api/school/pupils')).json<SchoolPupil[]>();
    const gwen = all.find(({ lastName }) => lastName === 'Gone');
    const { db, pool } = testApp().database;
    const [row] = await db
      .select({ familyId: child.familyId })
      .from(child)
      .where(eq(child.id, gwen?.id ?? ''));
    await administrator.post(`/api/school/pupils/${gwen?.id}/remove`);
    await administrator.post(`/api/school/pupils/${gwen?.id}/keep`);
    const before = testApp().clock.now;
    await administrator.post(`/api/school/pupils/${gwen?.id}/remove`);
    testApp().clock.now = new Date(before.getTime() + 15 * 86_400_000);
    await testApp().services.letLeave();
    testApp().clock.now = before;
    expect(await db.$count(child, eq(child.id, gwen?.id ?? ''))).toBe(0);
    expect((await pool.query('select 1 from family where id = $1', [row?.familyId])).rowCount).toBe(0);
  });
});
