import type { ClassCards, ClassOnTablet } from '@hedgerow/contracts/class-sign-in';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import { type SchoolClass, schoolConsentWording, type SchoolPupil } from '@hedgerow/contracts/schools';
import { and, eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, expect, test } from 'vitest';
import { childAudit } from '../../db/schema/audit.ts';
import { classCard, classSignIn } from '../../db/schema/class-sign-in.ts';
import { schoolPupil } from '../../db/schema/schools.ts';
import type { Caller } from '../../testing/caller.ts';
import { anAdministrator, aParent, aPupil, aTeacher } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';
afterEach(() => {
  testApp().clock.now = new Date('2026-11-20T16:00:00Z');
});

const head = 'first_name,last_name,year_group,class,pupil_number';
let classes = 0;

/** Year 1 with Ada and Ben (and Cal of Year 3), whose accounts the school opened. */
const aYoungClass = async () => {
  const administrator = await anAdministrator(testApp());
  const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  classes += 1;
  const name = `Owls ${classes}`;
  const made = await administrator.post('/api/school/classes', { name, subject: 'maths', yearGroup: 1, teacherId: teacher.id });
  const { id: classId } = made.json<SchoolClass>();
  const list = `${head}\nAda,Lee,1,${name},A\nBen,Ash,1,${name},B\nCal,Fern,3,${name},C`;
  const { digest } = (await administrator.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
  await administrator.post('/api/school/pupil-list', { list, digest });
  const pupils = (await administrator.get(`/api/school/classes/${classId}/pupils`)).json<SchoolPupil[]>();
  const idOf = (first: string) => pupils.find(({ firstName }) => firstName === first)?.id ?? '';
  const path = `/api/teacher/classes/${classId}/sign-in`;
  const set = async (wish: object = {}) =>
    (await teacher.put(path, { open: true, secret: 'pictures', faces: 'names', ...wish })).json<ClassCards>();
  return { administrator, teacher, classId, path, set, ada: idOf('Ada'), ben: idOf('Ben'), cal: idOf('Cal'), name };
};

/** The words of a PDF, page after page. */
const wordsOf = async (pdf: Buffer): Promise<string> => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const words: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    words.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])));
  }
  await loading.destroy();
  return words.join(' ').replaceAll(/\s+/g, ' ');
};
/** What is on the card of each child, in the order of their names. */
const printed = async (teacher: Caller, path: string, body: object = {}): Promise<string[][]> => {
  const answer = await teacher.post(`${path}/cards`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const words = await wordsOf(answer.rawPayload);
  const tapped = [...words.matchAll(/[123]\. (\w+)/g)].map(([, picture = '']) => picture.toLowerCase());
  if (tapped.length > 0) return Array.from({ length: tapped.length / 3 }, (_, at) => tapped.slice(at * 3, at * 3 + 3));
  return [...words.matchAll(/\b[a-z]+\d\d\b/g)].map(([word]) => [word]);
};
const tablet = async (code: string | null) => (await testApp().visitor().get(`/api/class-sign-in/${code}`)).json<ClassOnTablet>();
const comeIn = async (code: string | null, childId: string, given: object) => {
  const browser = testApp().visitor();
  const answer = await browser.post('/api/class-sign-in', { code, childId, ...given });
  return { browser, status: answer.statusCode, body: answer.json<{ message: string; details?: object }>() };
};
const wrong = { pictures: ['tree', 'tree', 'tree'] };

test('a class of Year 1 gets its cards with one press and signs in on a shared tablet', async () => {
  const { teacher, path, set, ada, ben, cal, name } = await aYoungClass();
  const off = (await teacher.get(path)).json<ClassCards>();
  expect([off.open, off.code, off.pupils.map(({ name: who, obstacle }) => [who, obstacle])]).toEqual([
    false,
    null,
    [
      ['Ada Lee', null],
      ['Ben Ash', null],
      ['Cal Fern', 'older'],
    ],
  ]);
  expect((await teacher.post(`${path}/cards`, {})).statusCode).toBe(409);
  const { code } = await set();
  const [adas = [], bens = []] = await printed(teacher, path);
  expect([adas.length, bens.length]).toEqual([3, 3]);
  expect(await tablet(code)).toEqual({
    className: name,
    secret: 'pictures',
    paused: false,
    children: [
      { childId: ada, name: 'Ada', animal: null, number: 0 },
      { childId: ben, name: 'Ben', animal: null, number: 0 },
    ],
  });
  const { browser, status } = await comeIn(code?.toLowerCase().replace('-', ' ') ?? '', ada, { pictures: adas });
  expect(status).toBe(200);
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ id: ada, role: 'student' });
  expect((await comeIn(code, cal, { pictures: adas })).status).toBe(401);
  // Everybody has one now; a second press prints nothing, and a new card for one child ends the old.
  expect((await teacher.post(`${path}/cards`, {})).statusCode).toBe(409);
  const [newer = []] = await printed(teacher, path, { childIds: [ada] });
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
  expect((await comeIn(code, ada, { pictures: newer })).status).toBe(200);
  expect((await comeIn(code, ben, { pictures: bens })).status).toBe(200);
});

test('the session is short: two hours, and it ends with the school day', async () => {
  const { teacher, path, set, ada } = await aYoungClass();
  const { code } = await set();
  const [adas] = await printed(teacher, path);
  testApp().clock.now = new Date('2026-11-20T15:00:00Z');
  const { browser } = await comeIn(code, ada, { pictures: adas });
  testApp().clock.now = new Date('2026-11-20T15:59:00Z');
  expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
  testApp().clock.now = new Date('2026-11-20T16:00:30Z');
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);
});

test('animals in the place of names tell a stranger nothing, and a word is typed', async () => {
  const { teacher, path, set, ben } = await aYoungClass();
  const { code } = await set({ secret: 'word', faces: 'animals' });
  const cards = await printed(teacher, path);
  expect(cards).toHaveLength(2);
  const shown = await tablet(code);
  expect(shown.children.map(({ name, animal }) => [name, animal])).toEqual([
    [null, 'bear'],
    [null, 'duck'],
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/Ada|Ben/);
  expect((await comeIn(code, ben, { word: ` ${cards[1]?.[0]?.toUpperCase()} ` })).status).toBe(200);
  expect((await comeIn(code, ben, { word: cards[0]?.[0] })).status).toBe(401);
  // Pictures after all: those cards are of the other kind, so nobody is on the tablet until new ones are printed.
  await set({ secret: 'pictures', faces: 'animals' });
  expect((await tablet(code)).children).toEqual([]);
  expect((await comeIn(code, ben, { word: cards[1]?.[0] })).status).toBe(401);
  expect(await printed(teacher, path)).toHaveLength(2);
});

test('ten wrong ones make a card rest until the teacher wakes it, and nobody else in the class waits', async () => {
  const { teacher, path, set, ada, ben } = await aYoungClass();
  const { code } = await set();
  const [adas, bens] = await printed(teacher, path);
  for (let guess = 0; guess < 9; guess += 1) expect((await comeIn(code, ada, wrong)).status).toBe(401);
  // The right one begins again.
  expect((await comeIn(code, ada, { pictures: adas })).status).toBe(200);
  const many = await Promise.all(Array.from({ length: 14 }, () => comeIn(code, ada, wrong)));
  expect(many.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(await comeIn(code, ada, { pictures: adas })).toMatchObject({
    status: 403,
    body: { details: { reason: 'resting' }, message: 'Your card has stopped for now. Ask your teacher to turn it back on.' },
  });
  expect((await comeIn(code, ben, { pictures: bens })).status).toBe(200);
  const rests = (await teacher.get(path)).json<ClassCards>().pupils.find(({ childId }) => childId === ada);
  expect(rests?.resting).toBe(true);
  expect((await teacher.post(`${path}/let-in`, { childId: ada })).json<ClassCards>().pupils[0]?.resting).toBe(false);
  expect((await comeIn(code, ada, { pictures: adas })).status).toBe(200);
});

test('a hundred wrong ones in a class wait for its teacher; the right ones are not counted', async () => {
  const { teacher, path, set, classId, ada, ben } = await aYoungClass();
  const { code } = await set();
  const [adas, bens] = await printed(teacher, path);
  const { db } = testApp().database;
  await db.update(classSignIn).set({ wrong: 98 }).where(eq(classSignIn.classId, classId));
  for (let turn = 0; turn < 3; turn += 1) expect((await comeIn(code, ada, { pictures: adas })).status).toBe(200);
  await comeIn(code, ada, wrong);
  await comeIn(code, ada, wrong);
  expect(await comeIn(code, ben, { pictures: bens })).toMatchObject({ status: 403, body: { details: { reason: 'paused' } } });
  expect([(await tablet(code)).paused, (await teacher.get(path)).json<ClassCards>().paused]).toEqual([true, true]);
  expect((await teacher.post(`${path}/let-in`, {})).json<ClassCards>().paused).toBe(false);
  expect((await comeIn(code, ben, { pictures: bens })).status).toBe(200);
});

test('a new code ends the old link, switching it off ends both, and a class that is put away has none', async () => {
  const { administrator, teacher, path, set, classId, ada } = await aYoungClass();
  expect((await teacher.post(`${path}/code`)).statusCode).toBe(409);
  const { code } = await set();
  const [adas] = await printed(teacher, path);
  const { code: newer } = (await teacher.post(`${path}/code`)).json<ClassCards>();
  expect(newer).not.toBe(code);
  expect(await comeIn(code, ada, { pictures: adas })).toMatchObject({
    status: 404,
    body: { message: 'That code does not work. Ask your teacher.' },
  });
  expect((await comeIn(newer, ada, { pictures: adas })).status).toBe(200);
  await set({ open: false });
  expect((await comeIn(newer, ada, { pictures: adas })).status).toBe(404);
  expect((await set()).code).toBe(newer);
  expect((await comeIn(newer, ada, { pictures: adas })).status).toBe(200);
  await administrator.patch(`/api/school/classes/${classId}`, { archived: true });
  expect((await comeIn(newer, ada, { pictures: adas })).status).toBe(404);
});

test('a family’s account has no card, and one that a parent takes over has none any more; who leaves the class neither', async () => {
  const { administrator, teacher, path, set, classId, ada, ben } = await aYoungClass();
  const { code } = await set();
  const [adas, bens] = await printed(teacher, path);
  const home = await aPupil(testApp(), { year: 1, plan: 'primary_explorer', firstName: 'Home' });
  const { joinCode } = (await administrator.post(`/api/school/classes/${classId}/join-code`)).json<SchoolClass>();
  await home.parent.post('/api/school-codes/join', { code: joinCode, wording: schoolConsentWording, childId: home.id });
  await teacher.post('/api/teacher/class-joins', { classId, childIds: [home.id], accept: true });
  expect((await teacher.get(path)).json<ClassCards>().pupils.find(({ childId }) => childId === home.id)?.obstacle).toBe('family');
  expect((await teacher.post(`${path}/cards`, { childIds: [home.id] })).statusCode).toBe(404);
  const parent = await aParent(testApp());
  const card = (await administrator.post(`/api/school/pupils/${ada}/card`)).json<{ familyCode: string }>();
  await parent.post('/api/school-codes/join', { code: card.familyCode, wording: schoolConsentWording });
  expect((await comeIn(code, ada, { pictures: adas })).status).toBe(401);
  expect((await tablet(code)).children.map(({ childId }) => childId)).toEqual([ben]);
  await administrator.delete(`/api/school/classes/${classId}/pupils/${ben}`);
  expect((await comeIn(code, ben, { pictures: bens })).status).toBe(401);
  const kept = await testApp().database.db.select().from(classCard).where(eq(classCard.childId, ben));
  expect(kept).toEqual([]);
  // What we hold of a family is told without the secret.
  expect((await parent.get('/api/account/export')).body).not.toContain('argon2');
});

test('only who teaches the class looks after its cards, and the parent’s record says so', async () => {
  const { teacher, administrator, path, set, classId, ada } = await aYoungClass();
  await set();
  const colleague = await aColleague(testApp(), administrator.schoolId);
  const calls = async (who: Caller) => [
    (await who.get(path)).statusCode,
    (await who.put(path, { open: false, secret: 'word', faces: 'names' })).statusCode,
    (await who.post(`${path}/code`)).statusCode,
    (await who.post(`${path}/cards`, {})).statusCode,
    (await who.post(`${path}/let-in`, {})).statusCode,
  ];
  expect(await calls(testApp().visitor())).toEqual([401, 401, 401, 401, 401]);
  expect(await calls(await aPupil(testApp()))).toEqual([403, 403, 403, 403, 403]);
  expect(await calls(await aTeacher(testApp()))).toEqual([404, 404, 404, 404, 404]);
  expect(await calls(colleague)).toEqual([404, 404, 404, 404, 404]);
  await teacher.put(`/api/teacher/classes/${classId}/teachers/${colleague.id}`, { role: 'read_only' });
  expect(await calls(colleague)).toEqual([403, 403, 403, 403, 403]);
  await teacher.put(`/api/teacher/classes/${classId}/teachers/${colleague.id}`, { role: 'co_teacher' });
  await printed(colleague, path);
  await testApp().services.audit.settled();
  const noted = await testApp()
    .database.db.select({ actorId: childAudit.actorId })
    .from(childAudit)
    .where(and(eq(childAudit.childId, ada), eq(childAudit.kind, 'credentials'), eq(childAudit.actorId, colleague.id)));
  expect(noted).toHaveLength(1);
});

test('odd wishes are refused in words', async () => {
  const { teacher, path, set, ada, classId } = await aYoungClass();
  const { code } = await set();
  await printed(teacher, path);
  const sent = async (body: object) => (await testApp().visitor().post('/api/class-sign-in', body)).statusCode;
  expect(await sent({ code, childId: 'ada', pictures: [] })).toBe(400);
  expect(await sent({ code, childId: ada, pictures: ['dragon'] })).toBe(400);
  expect(await sent({ code, childId: ada, pictures: ['cat', 'cat', 'cat', 'cat'] })).toBe(400);
  expect(await sent({ code, childId: ada })).toBe(401);
  expect(await sent({ code, childId: nobody, pictures: ['cat', 'cat', 'boat'] })).toBe(401);
  expect((await testApp().visitor().get('/api/class-sign-in/AAAAAAAA')).statusCode).toBe(404);
  expect((await testApp().visitor().get('/api/class-sign-in/A')).statusCode).toBe(400);
  expect((await teacher.put(path, { open: true, secret: 'finger', faces: 'names' })).statusCode).toBe(400);
  expect((await teacher.post(`${path}/cards`, { childIds: [] })).statusCode).toBe(400);
  expect((await teacher.post(`${path}/cards`, { childIds: [nobody] })).statusCode).toBe(404);
  expect((await teacher.post(`${path}/let-in`, { childId: nobody })).statusCode).toBe(404);
  const older = await aClass(testApp(), teacher, [], { yearGroup: 9 });
  const refused = await teacher.put(`/api/teacher/classes/${older}/sign-in`, { open: true, secret: 'word', faces: 'names' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'Cards are for pupils in Reception to Year 2 whose account the school opened. Nobody in this class is one.',
  ]);
  expect(await testApp().database.db.$count(classCard, eq(classCard.classId, classId))).toBe(2);
  expect(await testApp().database.db.$count(schoolPupil, eq(schoolPupil.childId, ada))).toBe(1);
});
