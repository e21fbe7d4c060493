import type { ClassResource, TeacherResource } from '@hedgerow/contracts/class-resources';
import { resourceMessages } from '@hedgerow/domain/resource-rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '../../db/schema/accounts.ts';
import { classResource } from '../../db/schema/classes.ts';
import { classPupil, schoolClass } from '../../db/schema/school-classes.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sendForm } from '../../testing/multipart.ts';
import { anOleFile, aPackage, soundDocuments } from '../../testing/office-files.ts';
import { aParent, aPupil, aTeacher } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';

const testApp = startTestApp();
const path = '/api/teacher/resources';
const [pdf] = soundDocuments;
const sheet = { name: pdf?.[0] ?? '', content: pdf?.[1] ?? Buffer.alloc(0) };

const aFullClass = async () => {
  const teacher = await aTeacher(testApp());
  const pupil = await aPupil(testApp());
  const classId = await aClass(testApp(), teacher, [pupil], { name: '9B' });
  const details = { title: 'Fractions', subject: 'Maths', description: 'For Tuesday', classIds: classId };
  return { teacher, pupil, classId, details };
};

test.each(soundDocuments)('a teacher shares %s, and the pupil gets the very same bytes', async (name, content) => {
  const { teacher, pupil, details, classId } = await aFullClass();
  const sent = await sendForm(teacher, path, details, { name, content });
  expect([sent.statusCode, sent.json<TeacherResource>()]).toMatchObject([
    200,
    { title: 'Fractions', subjectName: 'Maths', originalName: name, fileSize: content.length, classes: [{ id: classId, name: '9B' }] },
  ]);
  const [seen] = (await pupil.get('/api/class-resources')).json<ClassResource[]>();
  expect(seen).toMatchObject({ title: 'Fractions', description: 'For Tuesday', teacher: 'Tess Hart', className: '9B' });
  const file = await pupil.get(`/api/class-resources/${seen?.id}/download`);
  expect(file.rawPayload.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(file.headers['content-disposition']).toContain(`attachment; filename="${name}"`);
  expect(file.headers['content-security-policy']).toContain('sandbox');
});

test('who may open what a teacher shared: their class, its parents and its teacher; nobody else finds it', async () => {
  const { teacher, pupil, classId, details } = await aFullClass();
  const { id } = (await sendForm(teacher, path, details, sheet)).json<TeacherResource>();
  const sibling = await aPupil(testApp(), { parent: pupil.parent });
  const [colleague, administrator] = [
    await aColleague(testApp(), teacher.schoolId),
    await aColleague(testApp(), teacher.schoolId, 'administrator'),
  ];
  await aClass(testApp(), colleague, [await aPupil(testApp())]);
  const address = `/api/class-resources/${id}/download`;
  const people = [testApp().visitor(), pupil, pupil.parent, sibling, await aPupil(testApp()), await aParent(testApp())];
  const staff = [teacher, colleague, administrator, await aTeacher(testApp())];
  const statuses = [];
  for (const person of [...people, ...staff]) statuses.push((await person.get(address)).statusCode);
  expect(statuses).toEqual([401, 200, 200, 404, 404, 404, 200, 404, 404, 404]);
  expect((await pupil.parent.get(`/api/class-resources/child/${pupil.id}`)).json<ClassResource[]>()).toHaveLength(1);
  expect((await (await aParent(testApp())).get(`/api/class-resources/child/${pupil.id}`)).statusCode).toBe(404);
  expect((await sibling.get('/api/class-resources')).json()).toEqual([]);
  for (const other of [colleague, administrator]) {
    expect((await other.get(path)).json()).toEqual([]);
    expect((await other.delete(`${path}/${id}`)).statusCode).toBe(404);
  }
  expect((await pupil.delete(`${path}/${id}`)).statusCode).toBe(403);

  // Who leaves the class does not see it any more; whoever takes the class over does.
  await testApp().database.db.delete(classPupil).where(eq(classPupil.classId, classId));
  expect((await pupil.get(address)).statusCode).toBe(404);
  await testApp().database.db.update(schoolClass).set({ teacherId: colleague.id }).where(eq(schoolClass.id, classId));
  expect((await colleague.get(address)).statusCode).toBe(200);
});

test('what a teacher takes away is gone for everybody', async () => {
  const { teacher, pupil, details } = await aFullClass();
  const { id } = (await sendForm(teacher, path, details, sheet)).json<TeacherResource>();
  expect((await teacher.get(path)).json<TeacherResource[]>().map((one) => one.id)).toEqual([id]);
  expect((await teacher.delete(`${path}/${id}`)).statusCode).toBe(200);
  expect((await pupil.get('/api/class-resources')).json()).toEqual([]);
  expect((await pupil.get(`/api/class-resources/${id}/download`)).statusCode).toBe(404);
  expect((await teacher.delete(`${path}/${id}`)).statusCode).toBe(404);
});

test.each([
  ['a web page as a PDF', 'notes.pdf', '<script>alert(1)</script>', resourceMessages.unsupported],
  ['a spreadsheet', 'marks.xlsx', aPackage('xl/workbook.xml'), resourceMessages.unsupported],
  ['a spreadsheet as a Word document', 'marks.docx', aPackage('xl/workbook.xml'), resourceMessages.unsupported],
  ['an old spreadsheet as an old Word document', 'marks.doc', anOleFile('Workbook'), resourceMessages.unsupported],
  ['slides as a Word document', 'slides.doc', anOleFile('PowerPoint Document'), resourceMessages.unsupported],
  ['a program', 'game.exe', 'MZ', resourceMessages.unsupported],
  ['an old Word document with macros', 'letter.doc', anOleFile('WordDocument', 'Macros', 'VBA'), resourceMessages.macros],
  ['slides with macros', 'slides.pptx', aPackage('ppt/presentation.xml', 'ppt/vbaProject.bin'), resourceMessages.macros],
  ['a locked document', 'locked.docx', anOleFile('EncryptedPackage'), resourceMessages.damaged],
  ['a broken package', 'broken.pptx', Buffer.from('PK\u0003\u0004 and nothing more of it'), resourceMessages.damaged],
  [
    'a compound file that points outside itself',
    'odd.ppt',
    anOleFile('PowerPoint Document').subarray(0, 600),
    resourceMessages.unsupported,
  ],
  ['nothing', 'empty.pdf', '', resourceMessages.empty],
  ['more than 10 MB', 'big.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'), resourceMessages.tooLarge],
])('%s is refused in words, and nothing is kept', async (_what, name, content, sentence) => {
  const { teacher, details } = await aFullClass();
  const answer = await sendForm(teacher, path, details, { name, content });
  expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.json()]).toMatchObject([true, { message: sentence }]);
  expect((await teacher.get(path)).json()).toEqual([]);
});

test('a title, a subject, a class of one’s own and a file have to be there', async () => {
  const { teacher, details } = await aFullClass();
  const foreign = await aClass(testApp(), await aTeacher(testApp()), []);
  for (const change of [{ title: ' ' }, { subject: 'Cooking with gas' }, { classIds: '' }])
    expect((await sendForm(teacher, path, { ...details, ...change }, sheet)).json()).toMatchObject({ message: resourceMessages.missing });
  expect((await sendForm(teacher, path, details, null)).json()).toMatchObject({ message: resourceMessages.missing });
  expect((await sendForm(teacher, path, { ...details, classIds: `${details.classIds},${foreign}` }, sheet)).statusCode).toBe(404);
  expect((await sendForm(teacher, path, { ...details, classIds: 'not-an-id' }, sheet)).statusCode).toBe(404);
});

test('a document stays with the class when its teacher leaves, and goes when there is no class either', async () => {
  const { teacher, pupil, classId, details } = await aFullClass();
  const { id } = (await sendForm(teacher, path, details, sheet)).json<TeacherResource>();
  const { db } = testApp().database;
  const heir = await aColleague(testApp(), teacher.schoolId);
  await db.update(schoolClass).set({ teacherId: heir.id }).where(eq(schoolClass.id, classId));
  await db.delete(user).where(eq(user.id, teacher.id));
  expect((await pupil.get('/api/class-resources')).json<ClassResource[]>()).toMatchObject([{ id, teacher: 'School' }]);
  await db.delete(schoolClass).where(eq(schoolClass.id, classId));
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 2 * 86_400_000);
  await testApp().services.classResources.sweep();
  testApp().clock.now = before;
  expect(await db.select().from(classResource).where(eq(classResource.id, id))).toEqual([]);
});
