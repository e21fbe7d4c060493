import { expect, test } from 'vitest';
import type { Child } from '@hedgerow/contracts/families';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { openHouse } from '../testing/house.ts';
import { demoChildren, demoParent, demoPassword } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const house = openHouse();

const seed = () => {
  const { services, database, visitor, clock } = house();
  const browser = visitor();
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await browser.post(path, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  return seedDemo({ services, db: database.db, post, now: clock.now });
};

test('an empty product opens with a family that has paid and has a month behind it; a second start makes nothing', async () => {
  expect(await seed()).toBe(true);
  expect(await seed()).toBe(true);
  const parent = house().visitor();
  await parent.post('/api/simple-auth/login', { email: demoParent.email, password: demoPassword });
  const children = (await parent.get('/api/parent/children')).json<Child[]>();
  expect(children.map(({ firstName, currentPlan, status }) => [firstName, currentPlan, status])).toEqual([
    ['Robin', 'primary_scholar', 'active'],
    ['Willow', 'secondary_practice', 'active'],
  ]);
  for (const { username } of demoChildren) {
    const pupil = house().visitor();
    expect((await pupil.post('/api/child-auth/child-login', { username, password: demoPassword })).statusCode).toBe(200);
    const stats = (await pupil.get('/api/student/stats')).json<StudentStats>();
    expect(stats.totalAssessments).toBeGreaterThan(8);
    expect(stats.longestStreak).toBeGreaterThan(1);
  }
});
