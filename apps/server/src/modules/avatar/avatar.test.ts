import { expect, test } from 'vitest';
import type { AvatarShop } from '@hedgerow/contracts/avatar';
import { avatarCatalogue } from '@hedgerow/domain/avatar-catalogue';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, aTeacher, type TestPupil, opensScreens } from '../../testing/people.ts';

const testApp = startTestApp();

const withPoints = async (points: number): Promise<TestPupil> => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  if (points > 0) await testApp().services.pointsGifts.give(pupil.id, points);
  return pupil;
};
const shopOf = async (pupil: Pick<TestPupil, 'get'>) => (await pupil.get('/api/avatar-items')).json<AvatarShop>();
const idsOf = (shop: AvatarShop, which: 'unlocked' | 'equipped') => shop.items.filter((item) => item[which]).map(({ id }) => id);
const buy = (pupil: Pick<TestPupil, 'post'>, id: string) => pupil.post(`/api/avatar-items/${id}/purchase`);
const wear = (pupil: Pick<TestPupil, 'post'>, id: string) => pupil.post(`/api/avatar-items/${id}/equip`);
const takeOff = (pupil: TestPupil, id: string) => pupil.send({ method: 'DELETE', url: `/api/avatar-items/${id}/equip` });

const allOff = (person: Pick<TestPupil, 'send'>) => person.send({ method: 'DELETE', url: '/api/avatar-items/worn' });

/** What the ledger says the wallet must be. */
const ledgerOf = async ({ id }: TestPupil): Promise<number> => {
  const { rows } = await testApp().database.pool.query<{ left: number }>(
    `select ((select coalesce(sum(points), 0) from award where child_id = $1)
           - (select coalesce(sum(price), 0) from avatar_purchase where child_id = $1))::int as left`,
    [id],
  );
  return rows[0]?.left ?? Number.NaN;
};

test('everybody begins as the panda in school uniform, and nothing was chosen yet', async () => {
  const shop = await shopOf(await withPoints(0));
  expect(shop).toMatchObject({ walletPoints: 0, totalPoints: 0, chosen: false });
  expect(shop.items).toHaveLength(avatarCatalogue.length);
  expect(idsOf(shop, 'unlocked')).toEqual(['friendly-panda', 'school-uniform', 'classroom']);
  expect(idsOf(shop, 'equipped')).toEqual(['friendly-panda', 'school-uniform', 'classroom']);
  expect(shop.items.find(({ id }) => id === 'lantern')).toEqual({
    id: 'lantern',
    name: 'Lantern',
    category: 'accessories',
    price: 550,
    image: 'hand/lantern',
    place: 'hand',
    unlocked: false,
    equipped: false,
  });
});

test('a pupil buys what the wallet allows; points for levels stay', async () => {
  const pupil = await withPoints(400);
  const bought = await buy(pupil, 'hill-fox');
  expect([bought.statusCode, bought.json()]).toEqual([200, { message: 'Purchase Successful!' }]);
  const shop = await shopOf(pupil);
  expect(shop).toMatchObject({ walletPoints: 100, totalPoints: 400, chosen: false });
  expect(idsOf(shop, 'unlocked')).toContain('hill-fox');
  expect((await pupil.get('/api/student/stats')).json()).toMatchObject({
    totalPoints: 400,
    experiencePoints: 400,
    level: 2,
    walletPoints: 100,
  });

  const tooDear = await buy(pupil, 'bobble-hat');
  expect([tooDear.statusCode, tooDear.json<{ error: string }>().error]).toEqual([409, 'Bobble Hat needs 50 more points.']);
  const again = await buy(pupil, 'hill-fox');
  expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([409, 'You have Hill Fox already.']);
  expect((await buy(pupil, 'classroom')).statusCode).toBe(409);
  expect(await ledgerOf(pupil)).toBe(100);
});

test('who has earned nothing yet is told how many points are missing', async () => {
  const pupil = await withPoints(0);
  expect((await buy(pupil, 'bobble-hat')).json<{ error: string }>().error).toBe('Bobble Hat needs 150 more points.');
  expect((await buy(await withPoints(149), 'bobble-hat')).json<{ error: string }>().error).toBe('Bobble Hat needs 1 more point.');
});

test('twenty presses at once buy one thing once', async () => {
  const pupil = await withPoints(1000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy(pupil, 'bobble-hat')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
  expect([(await shopOf(pupil)).walletPoints, await ledgerOf(pupil)]).toEqual([850, 850]);
});

test('of two things at once that together cost too much, one is bought', async () => {
  const pupil = await withPoints(500);
  const answers = await Promise.all([buy(pupil, 'hill-fox'), buy(pupil, 'brown-hare')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const wallet = (await shopOf(pupil)).walletPoints;
  expect([100, 200]).toContain(wallet);
  expect(await ledgerOf(pupil)).toBe(wallet);
});

test('points that come in while something is bought are not lost', async () => {
  const pupil = await withPoints(600);
  const gifts = Array.from({ length: 6 }, () => testApp().services.pointsGifts.give(pupil.id, 10));
  await Promise.all([...gifts, buy(pupil, 'bobble-hat'), buy(pupil, 'woolly-scarf'), buy(pupil, 'round-glasses')]);
  expect([(await shopOf(pupil)).walletPoints, await ledgerOf(pupil)]).toEqual([160, 160]);
});

test('a pupil wears what is theirs: one thing a place, several places at once', async () => {
  const pupil = await withPoints(1200);
  expect((await wear(pupil, 'bobble-hat')).json<{ error: string }>().error).toBe('Bobble Hat is not yours yet.');
  for (const id of ['bobble-hat', 'flower-crown', 'woolly-scarf', 'hill-fox']) await buy(pupil, id);
  for (const id of ['bobble-hat', 'woolly-scarf', 'hill-fox']) expect((await wear(pupil, id)).statusCode).toBe(200);
  expect(idsOf(await shopOf(pupil), 'equipped')).toEqual(['hill-fox', 'school-uniform', 'bobble-hat', 'woolly-scarf', 'classroom']);
  expect((await wear(pupil, 'flower-crown')).json()).toEqual({ message: 'Flower Crown is on.' });
  expect((await takeOff(pupil, 'woolly-scarf')).json()).toEqual({ message: 'Woolly Scarf is off.' });
  const shop = await shopOf(pupil);
  expect(idsOf(shop, 'equipped')).toEqual(['hill-fox', 'school-uniform', 'flower-crown', 'classroom']);
  expect([shop.chosen, idsOf(shop, 'unlocked').includes('woolly-scarf')]).toEqual([true, true]);
  const stays = await takeOff(pupil, 'school-uniform');
  expect([stays.statusCode, stays.json<{ error: string }>().error]).toEqual([409, 'Choose another one instead of School Uniform.']);
});

test('a pupil goes back to how they began, and keeps what they bought', async () => {
  const pupil = await withPoints(500);
  const sibling = await aPupil(testApp(), { year: 11, plan: 'secondary_practice', parent: pupil.parent, firstName: 'Max' });
  await buy(pupil, 'hill-fox');
  for (const [who, id] of [
    [pupil, 'hill-fox'],
    [sibling, 'friendly-panda'],
  ] as const)
    expect((await wear(who, id)).statusCode).toBe(200);
  const off = await allOff(pupil);
  expect([off.statusCode, off.json()]).toEqual([200, { message: 'Everything is off.' }]);
  const shop = await shopOf(pupil);
  expect(shop).toMatchObject({ chosen: false, walletPoints: 200 });
  expect(idsOf(shop, 'equipped')).toEqual(['friendly-panda', 'school-uniform', 'classroom']);
  expect(idsOf(shop, 'unlocked')).toContain('hill-fox');
  expect((await allOff(pupil)).statusCode).toBe(200);
  expect((await shopOf(sibling)).chosen).toBe(true);
});

test('what one pupil buys is not their sibling’s', async () => {
  const pupil = await withPoints(300);
  const sibling = await aPupil(testApp(), { year: 4, plan: 'primary_scholar', parent: pupil.parent, firstName: 'Max' });
  await buy(pupil, 'hill-fox');
  expect(idsOf(await shopOf(sibling), 'unlocked')).not.toContain('hill-fox');
  expect((await wear(sibling, 'hill-fox')).statusCode).toBe(403);
});

test('a parent who looks as the child sees the shop and changes nothing', async () => {
  const pupil = await withPoints(500);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect((await shopOf(looking)).walletPoints).toBe(500);
  expect((await buy(looking, 'hill-fox')).statusCode).toBe(403);
  expect((await wear(looking, 'classroom')).statusCode).toBe(403);
  expect((await allOff(looking)).statusCode).toBe(403);
  expect(await shopOf(pupil)).toMatchObject({ walletPoints: 500, chosen: false });
});

test('the shop is for pupils alone, and what is not in it does not exist', async () => {
  const pupil = await withPoints(500);
  const calls: readonly ['GET' | 'POST' | 'DELETE', string, number][] = [
    ['GET', '/api/avatar-items', 200],
    ['POST', '/api/avatar-items/classroom/equip', 200],
    ['POST', '/api/avatar-items/hill-fox/purchase', 200],
    ['DELETE', '/api/avatar-items/lantern/equip', 200],
    ['DELETE', '/api/avatar-items/worn', 200],
    ['POST', '/api/avatar-items/dragon/purchase', 404],
    ['POST', '/api/avatar-items/dragon/equip', 404],
    ['DELETE', `/api/avatar-items/${'x'.repeat(61)}/equip`, 400],
  ];
  const people = [testApp().visitor(), await aParent(testApp()), await aTeacher(testApp()), pupil];
  for (const [method, url, own] of calls) {
    const found: number[] = [];
    for (const person of people) found.push((await person.send({ method, url })).statusCode);
    expect([method, url, found]).toEqual([method, url, [401, 403, 403, own]]);
  }
});

test('a pupil without a plan keeps their avatar', async () => {
  const pupil = await aPupil(testApp(), { plan: 'free' });
  expect((await wear(pupil, 'friendly-panda')).statusCode).toBe(200);
  expect((await shopOf(pupil)).chosen).toBe(true);
});
