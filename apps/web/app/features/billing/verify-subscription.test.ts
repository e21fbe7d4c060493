import { expect, test } from 'vitest';
import { type Result, resultWords, verifySubscription } from './verify-subscription.ts';

type Needs = Parameters<typeof verifySubscription>[0];

const run = async (other: Partial<Needs>) => {
  const waits: number[] = [];
  const said: Result[] = [];
  await verifySubscription({
    wait: async (milliseconds) => void waits.push(milliseconds),
    readProfile: async () => ({ id: 'me', premium: false }),
    sync: async () => ({ success: true }),
    say: (result) => void said.push(result),
    ...other,
  });
  return { waits, statuses: said.map(({ status }) => status), last: said.at(-1) };
};
const refuse = async () => {
  throw new Error('no answer');
};

test('a plan that is known already is active, after 3 seconds, and the dashboard opens 2 seconds later', async () => {
  const { waits, statuses, last } = await run({ readProfile: async () => ({ id: 'me', premium: true }) });
  expect(waits).toEqual([3000]);
  expect(statuses).toEqual(['checking', 'synced']);
  expect(last).toEqual({ status: 'synced', message: resultWords.active, goOnAfter: 2000 });
});

test('otherwise the server looks for the payment itself', async () => {
  const { statuses, last } = await run({});
  expect(statuses).toEqual(['checking', 'syncing', 'synced']);
  expect(last).toEqual({ status: 'synced', message: resultWords.activated, goOnAfter: 1500 });
});

test('nothing is called active that was not verified', async () => {
  expect((await run({ sync: async () => ({ success: false }) })).last).toEqual({ status: 'error', message: resultWords.processed });
  expect((await run({ sync: refuse })).last).toEqual({ status: 'error', message: resultWords.syncFailed });
  expect((await run({ readProfile: refuse })).last).toEqual({ status: 'error', message: resultWords.profileFailed });
  expect((await run({ readProfile: async () => undefined })).last).toEqual({ status: 'error', message: resultWords.profileFailed });
  expect((await run({ wait: refuse })).last).toEqual({ status: 'error', message: resultWords.unexpected });
});
