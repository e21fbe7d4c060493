import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { session, trustedDevice } from '#db/schema/accounts.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aPupil, aTeacher } from '#testing/people.ts';
import { linksRepository } from '../passwords/links.repository.ts';

const testApp = startTestApp();
const day = 86_400_000;
const daysFromNow = (days: number): Date => new Date(Date.now() + days * day);

test('where somebody was signed in is forgotten when the session can be used no more: a day for a teacher, 7 for a pupil, 30 for a parent', async () => {
  const pupil = await aPupil(testApp());
  const teacher = await aTeacher(testApp());
  const { db } = testApp().database;
  const signedIn = async () => {
    const people = { [pupil.parent.id]: 'parent', [pupil.id]: 'pupil', [teacher.id]: 'teacher' };
    const rows = await db
      .select({ userId: session.userId })
      .from(session)
      .where(inArray(session.userId, Object.keys(people)));
    const there = new Set(rows.map(({ userId }) => userId));
    return Object.entries(people).flatMap(([id, who]) => (there.has(id) ? [who] : []));
  };
  const links = linksRepository(db);
  await links.sweep(daysFromNow(0.9));
  expect(await signedIn()).toEqual(['parent', 'pupil', 'teacher']);
  await links.sweep(daysFromNow(1.1));
  expect(await signedIn()).toEqual(['parent', 'pupil']);
  await links.sweep(daysFromNow(7.1));
  expect(await signedIn()).toEqual(['parent']);
  await links.sweep(daysFromNow(30.1));
  expect(await signedIn()).toEqual([]);
});

test('a trusted device is forgotten when half a year is over', async () => {
  const { parent } = await aPupil(testApp(), { year: 0, plan: 'primary_explorer' });
  await parent.post('/api/parent/trusted-devices');
  const { db } = testApp().database;
  const devices = () => db.$count(trustedDevice, eq(trustedDevice.familyId, parent.familyId));
  const begun = testApp().clock.now.getTime();
  await linksRepository(db).sweep(new Date(begun + 181 * day));
  expect(await devices()).toBe(1);
  await linksRepository(db).sweep(new Date(begun + 183 * day));
  expect(await devices()).toBe(0);
});
