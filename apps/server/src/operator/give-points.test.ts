import { expect, test } from 'vitest';
import type { AvatarShop } from '@hedgerow/contracts/avatar';
import { startTestApp } from '../testing/test-app.ts';
import { aPupil } from '../testing/people.ts';
import { commands } from './commands.ts';

const testApp = startTestApp();
const give = (flags: Record<string, string>, production = false) =>
  commands['give-points']?.run(flags, { ...testApp().services, production, publicUrl: 'http://localhost:3000' });

test('a pupil in a trial is given points, each time anew, for their level and for their wallet', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  expect(await give({ child: pupil.id, points: '250' })).toEqual({ childId: pupil.id, points: 250, totalPoints: 250 });
  expect(await give({ child: pupil.id, points: '60' })).toMatchObject({ totalPoints: 310 });
  expect((await pupil.get('/api/student/stats')).json()).toMatchObject({ totalPoints: 310, level: 2 });
  expect((await pupil.get('/api/avatar-items')).json<AvatarShop>()).toMatchObject({ walletPoints: 310, totalPoints: 310 });
});

test('no points in production, none for nobody, and no odd numbers', async () => {
  const pupil = await aPupil(testApp());
  await expect(give({ child: pupil.id, points: '250' }, true)).rejects.toThrow('in production points are earned');
  await expect(give({ child: '01a1fd6f-0000-7000-8000-000000000000', points: '5' })).rejects.toThrow('There is no such child.');
  await expect(give({ child: 'sam', points: '5' })).rejects.toThrow('--child is not an id.');
  for (const points of ['0', '-5', '1.5', 'many'])
    await expect(give({ child: pupil.id, points })).rejects.toThrow('--points is a whole number');
});
