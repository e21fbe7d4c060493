import { expect, test } from 'vitest';
import { aParent, aPupil, aTeacher, opensScreens } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
const day = 86_400_000;

test('pages that listen are asked for together, and each hears no more once its own session is over', async () => {
  const { services, clock } = testApp();
  const [leaves, stays, pupil, teacher] = [
    await aParent(testApp()),
    await aParent(testApp()),
    await aPupil(testApp()),
    await aTeacher(testApp()),
  ];
  await opensScreens(pupil.parent, pupil.id);
  await testApp().database.pool.query('update session set created_at = $1, updated_at = $1', [clock.now]);
  const pages = {
    leaves: { cookie: leaves.cookie(), viewed: undefined },
    stays: { cookie: stays.cookie(), viewed: undefined },
    pupil: { cookie: pupil.cookie(), viewed: undefined },
    teacher: { cookie: teacher.cookie(), viewed: undefined },
    looks: { cookie: pupil.parent.cookie(), viewed: pupil.id },
    looksElsewhere: { cookie: pupil.parent.cookie(), viewed: leaves.id },
    nobody: { cookie: undefined, viewed: undefined },
    forged: { cookie: stays.cookie()?.replaceAll('=', '=z'), viewed: undefined },
  };
  const live = async () => {
    const still = await services.stillSignedIn(Object.values(pages));
    return Object.entries(pages).flatMap(([name, page]) => (still.has(page) ? [name] : []));
  };
  expect(await live()).toEqual(['leaves', 'stays', 'pupil', 'teacher', 'looks']);
  await leaves.post('/api/simple-auth/logout');
  expect(await live()).toEqual(['stays', 'pupil', 'teacher', 'looks']);
  const before = clock.now;
  clock.now = new Date(before.getTime() + day);
  expect(await live()).toEqual(['stays']);
  clock.now = before;
});
