import { beforeEach, describe, expect, test } from 'vitest';
import type { ClassesChanged, RollOver, RollOverPreview } from '@hedgerow/contracts/class-changes';
import type { SchoolClass } from '@hedgerow/contracts/schools';
import { anAdministrator, aPupil, aTeacher, type TestPupil, type TestTeacher } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
let administrator: TestTeacher;
let pupil: TestPupil;
const ids: Record<string, string> = {};
const nobody = '01a1fd6f-0000-7000-8000-000000000000';

/** A school of its own, a year on: three classes that were made last school year. */
beforeEach(async () => {
  const { clock } = testApp();
  const today = clock.now;
  administrator = await anAdministrator(testApp());
  pupil = await aPupil(testApp(), { year: 8 });
  clock.now = new Date('2026-03-02T09:00:00Z');
  for (const [name, yearGroup] of [
    ['8A', 8],
    ['9A', 9],
    ['11C', 11],
  ] as const)
    ids[name] = await aClass(testApp(), administrator, name === '11C' ? [pupil] : [], { name, yearGroup });
  clock.now = today;
}, 60_000);

/** On another day: nobody is signed in any more, so the service is asked. */
const at = async (day: Date, work: () => Promise<void>): Promise<void> => {
  const today = testApp().clock.now;
  testApp().clock.now = day;
  await work().finally(() => (testApp().clock.now = today));
};
const actor = () => ({ role: 'administrator', userId: administrator.id }) as const;

const look = async (): Promise<RollOver> => (await administrator.get('/api/school/roll-over')).json<RollOver>();
const proposed = async () => ({ classes: (await look()).classes.map(({ id, what }) => ({ id, what })) });
const preview = async (body: object): Promise<RollOverPreview> =>
  (await administrator.post('/api/school/roll-over/preview', body)).json<RollOverPreview>();
const stands = async () =>
  (await administrator.get('/api/school/classes'))
    .json<SchoolClass[]>()
    .map(({ name, yearGroup, archived }) => `${name}, ${yearGroup}${archived ? ', archived' : ''}`)
    .toSorted();
const undo = (id: string | null, from = administrator) => from.post(`/api/school/class-changes/${id}/undo`);

describe('the new school year', () => {
  test('last year’s classes are carried on or archived as proposed, with one press, and taken back', async () => {
    expect(await look()).toMatchObject({
      into: '2026/27',
      pupilsMoveOn: null,
      classes: [
        { name: '8A', what: 'carry', nextName: '9A', nextYear: 9 },
        { name: '9A', what: 'carry', nextName: '10A', nextYear: 10 },
        { name: '11C', what: 'archive', pupils: 1 },
      ],
      last: null,
    });
    const body = await proposed();
    const seen = await preview(body);
    expect(seen).toMatchObject({ carried: 2, archived: 1, left: 0, problems: [], inNoClass: ['Sam Lee'] });
    const made = await administrator.post('/api/school/roll-over', { ...body, digest: seen.digest });
    expect(made.json()).toMatchObject({ changed: 3 });
    expect(await stands()).toEqual(['10A, 10', '11C, 11, archived', '9A, 9']);
    const after = await look();
    expect(after).toMatchObject({ classes: [], last: { kind: 'roll-over', by: 'Tess Hart', classes: 3 } });
    const { changeId } = made.json<ClassesChanged>();
    expect((await undo(changeId)).json()).toEqual({ restored: 3, kept: [] });
    expect(await stands()).toEqual(['11C, 11', '8A, 8', '9A, 9']);
    expect((await undo(changeId)).statusCode).toBe(409);
    expect((await look()).classes).toHaveLength(3);
    expect((await administrator.get(`/api/school/classes/${ids['11C']}/pupils`)).json()).toHaveLength(1);
  });

  test('who was in the class sees in their record that it changed', async () => {
    const body = await proposed();
    await administrator.post('/api/school/roll-over', { ...body, digest: (await preview(body)).digest });
    await testApp().services.audit.settled();
    const seen = (await pupil.parent.get(`/api/children/${pupil.id}/audit`)).json<{ kind: string }[] | { entries: { kind: string }[] }>();
    expect(JSON.stringify(seen)).toContain('school-change');
  });

  test('two classes of one name are refused before anything is done; a name of one’s own is taken', async () => {
    const [eight, nine, eleven] = [ids['8A'], ids['9A'], ids['11C']];
    const twice = { classes: [{ id: eight, what: 'carry' }] };
    const seen = await preview(twice);
    expect(seen.problems).toEqual(['There would be 2 classes called 9A in Maths.']);
    expect((await administrator.post('/api/school/roll-over', { ...twice, digest: seen.digest })).statusCode).toBe(400);
    const own = {
      classes: [
        { id: eight, what: 'carry', name: '9 Set 1', yearGroup: 9 },
        { id: nine, what: 'leave' },
        { id: eleven, what: 'leave' },
      ],
    };
    await administrator.post('/api/school/roll-over', { ...own, digest: (await preview(own)).digest });
    expect(await stands()).toEqual(['11C, 11', '9 Set 1, 9', '9A, 9']);
  });

  test('what was not shown is not done: classes that changed meanwhile are looked at again', async () => {
    const body = await proposed();
    const { digest } = await preview(body);
    await administrator.patch(`/api/school/classes/${ids['8A']}`, { name: '8 Ash' });
    const answer = await administrator.post('/api/school/roll-over', { ...body, digest });
    expect([answer.statusCode, await stands()]).toEqual([409, ['11C, 11', '8 Ash, 8', '9A, 9']]);
    // Nor is a class that was changed since turned back over it.
    const again = await proposed();
    const done = (
      await administrator.post('/api/school/roll-over', { ...again, digest: (await preview(again)).digest })
    ).json<ClassesChanged>();
    await administrator.patch(`/api/school/classes/${ids['8A']}`, { name: 'Mine' });
    expect((await undo(done.changeId)).json()).toEqual({ restored: 2, kept: ['Mine'] });
  });

  test('after 30 days it stays as it is', async () => {
    const body = await proposed();
    const done = (
      await administrator.post('/api/school/roll-over', { ...body, digest: (await preview(body)).digest })
    ).json<ClassesChanged>();
    await at(new Date(testApp().clock.now.getTime() + 31 * 86_400_000), async () => {
      const { classChanges } = testApp().services.schools;
      await expect(classChanges.undo(actor(), done.changeId ?? '')).rejects.toMatchObject({ code: 'conflict' });
      expect(await classChanges.look(actor())).toMatchObject({ last: null });
    });
  });

  test('before September the year that comes is prepared, and nothing of this year twice', async () => {
    await at(new Date('2027-07-10T09:00:00Z'), async () => {
      const seen = await testApp().services.schools.classChanges.look(actor());
      expect(seen).toMatchObject({ into: '2027/28', pupilsMoveOn: '1 September 2027', classes: [{}, {}, {}] });
    });
  });
});

describe('several classes at once', () => {
  test('are archived, their codes void, and restored; those that stand so already are left out', async () => {
    await administrator.post(`/api/school/classes/${ids['8A']}/join-code`);
    const both = { ids: [ids['8A'], ids['9A'], ids['8A']], archived: true };
    expect((await administrator.post('/api/school/classes/archive', both)).json()).toMatchObject({ changed: 2 });
    expect(await stands()).toEqual(['11C, 11', '8A, 8, archived', '9A, 9, archived']);
    expect((await administrator.post('/api/school/classes/archive', both)).json()).toEqual({ changed: 0, changeId: null });
    const { last } = await look();
    await undo(last?.id ?? '');
    expect(await stands()).toEqual(['11C, 11', '8A, 8', '9A, 9']);
    const [first] = (await administrator.get('/api/school/classes')).json<SchoolClass[]>();
    expect(first).toMatchObject({ name: '8A', joinCode: null });
  });

  test('somebody else’s school is not found, and none of them is changed', async () => {
    const other = await anAdministrator(testApp());
    expect((await other.post('/api/school/classes/archive', { ids: [ids['8A']], archived: true })).statusCode).toBe(404);
    const mixed = { ids: [ids['8A'], nobody], archived: true };
    expect((await administrator.post('/api/school/classes/archive', mixed)).statusCode).toBe(404);
    const body = await proposed();
    expect((await other.post('/api/school/roll-over/preview', body)).statusCode).toBe(404);
    const done = (
      await administrator.post('/api/school/roll-over', { ...body, digest: (await preview(body)).digest })
    ).json<ClassesChanged>();
    expect((await undo(done.changeId, other)).statusCode).toBe(409);
    const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
    expect((await teacher.post('/api/school/classes/archive', { ids: [ids['8A']], archived: true })).statusCode).toBe(403);
    for (const bad of [{}, { classes: [] }, { classes: [{ id: 'x', what: 'carry' }] }, { classes: [{ id: nobody, what: 'burn' }] }])
      expect((await administrator.post('/api/school/roll-over/preview', bad)).statusCode).toBe(400);
  });
});
