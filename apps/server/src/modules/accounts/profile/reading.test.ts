import type { CheckAttempt, NationalChecks } from '@hedgerow/contracts/national-checks';
import { type ReadingPreferences, usualReading } from '@hedgerow/domain/reading';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, aPupil, aTeacher, type TestPupil, opensScreens } from '#testing/people.ts';

const testApp = startTestApp();
const calm: ReadingPreferences = { typeface: 'open-dyslexic', letters: 'more', lines: 'most', lessMotion: true, extraTime: false };

const known = async (person: Caller) =>
  (await person.get('/api/simple-auth/profile')).json<{ user: { reading: ReadingPreferences } }>().user.reading;
const start = async (pupil: TestPupil, wish: object) =>
  (await pupil.post('/api/national-checks', { kind: 'multiplication_tables', ...wish })).json<CheckAttempt>();

test('everybody reads as the page is made until they choose otherwise, and then on every device', async () => {
  const [parent, pupil, teacher] = [await aParent(testApp()), await aPupil(testApp()), await aTeacher(testApp())];
  for (const person of [parent, pupil, teacher]) {
    expect(await known(person)).toEqual(usualReading);
    const answer = await person.put('/api/account/reading', calm);
    expect([answer.statusCode, answer.json()]).toEqual([200, calm]);
    expect(await known(person)).toEqual(calm);
  }
  expect((await testApp().visitor().put('/api/account/reading', calm)).statusCode).toBe(401);
});

test('a parent chooses for their child and for nobody else’s; a half or an unknown choice is refused', async () => {
  const pupil = await aPupil(testApp());
  const path = `/api/parent/child/${pupil.id}/reading`;
  expect((await pupil.parent.get(path)).json()).toEqual(usualReading);
  expect((await pupil.parent.put(path, calm)).json()).toEqual(calm);
  expect([await known(pupil), await known(pupil.parent)]).toEqual([calm, usualReading]);

  const stranger = await aParent(testApp());
  expect([(await stranger.get(path)).statusCode, (await stranger.put(path, usualReading)).statusCode]).toEqual([404, 404]);
  expect((await pupil.put(path, usualReading)).statusCode).toBe(403);
  expect((await pupil.parent.put(path, { ...calm, typeface: 'comic' })).statusCode).toBe(400);
  expect((await pupil.parent.put(path, { extraTime: true })).statusCode).toBe(400);
  // A parent's own account is no child of theirs.
  expect((await pupil.parent.get(`/api/parent/child/${pupil.parent.id}/reading`)).statusCode).toBe(404);
  expect(await known(pupil)).toEqual(calm);
});

test('a parent who looks through the child’s eyes sees as the child does, and changes nothing there', async () => {
  const pupil = await aPupil(testApp());
  await pupil.put('/api/account/reading', calm);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect(await known(looking)).toEqual(calm);
  expect((await looking.put('/api/account/reading', usualReading)).statusCode).toBe(403);
  expect(await known(pupil)).toEqual(calm);
});

test('with extra time the clock of the tables check is a quarter longer, whatever the screen asked for', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_explorer' });
  const path = `/api/parent/child/${pupil.id}/reading`;
  expect(await start(pupil, { timing: 'national' })).toMatchObject({ timing: 'national', questionMs: 6000 });

  await pupil.parent.put(path, { ...usualReading, extraTime: true });
  expect((await pupil.get('/api/national-checks')).json<NationalChecks>()).toMatchObject({ extraTime: true, timing: 'extra' });
  // What had been begun has it too, and what begins anew.
  const goingOn = await start(pupil, { timing: 'national' });
  expect(goingOn).toMatchObject({ timing: 'extra', questionMs: 7500 });
  expect(await start(pupil, { timing: 'national', again: true })).toMatchObject({ timing: 'extra', questionMs: 7500 });
  expect(await start(pupil, { timing: 'calm', again: true })).toMatchObject({ timing: 'calm', questionMs: null });
});

test('an answer within the extra quarter counts', async () => {
  const [usual, extra] = [
    await aPupil(testApp(), { year: 4, plan: 'primary_explorer' }),
    await aPupil(testApp(), { year: 4, plan: 'primary_explorer' }),
  ];
  await extra.put('/api/account/reading', { ...usualReading, extraTime: true });
  const late = async (pupil: TestPupil) => {
    const { id, questions } = await start(pupil, {});
    const [first] = questions;
    if (first?.kind !== 'table') throw new Error('no sum');
    testApp().clock.now = new Date(testApp().clock.now.getTime() + 7400);
    await pupil.put(`/api/national-checks/${id}/answers/0`, { answer: `${first.left * first.right}`, ms: 7400 });
    return (await pupil.post(`/api/national-checks/${id}/finish`, {})).json<CheckAttempt>().score;
  };
  expect([await late(usual), await late(extra)]).toEqual([0, 1]);
});
