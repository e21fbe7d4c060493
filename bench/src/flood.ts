import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.ts';
import { aFamily } from './people.ts';
import { withProduct } from './product.ts';
import { ratio, rounded, type Section } from './ratio.ts';

const guessers = 20;
const seconds = 6;

/** What others feel while passwords are being guessed. */
export const flood = (): Promise<Section> =>
  withProduct(async ({ url }) => {
    const { parent } = await aFamily(url, 1);
    const others = () =>
      load({ url, connections: 4, seconds, next: () => ({ path: '/api/simple-auth/profile', headers: parent.headers() }) });
    const headers = { origin: url, 'content-type': 'application/json' };
    const guess = () => ({
      method: 'POST',
      path: '/api/simple-auth/login',
      headers,
      body: JSON.stringify({ email: parent.email, password: 'not this one 1' }),
    });
    await load({ url, connections: 2, amount: 50, next: () => ({ path: '/api/simple-auth/profile', headers: parent.headers() }) });
    const quiet = await others();
    const guessing = load({ url, connections: guessers, seconds: seconds + 2, next: guess, refusals: true });
    await sleep(1000);
    const flooded = await others();
    const guessed = await guessing;
    return {
      title: 'Password guessing',
      columns: ['', 'p50 ms', 'p99 ms', 'requests a second'],
      rows: [
        ['others, quiet', rounded(quiet.p50), rounded(quiet.p99), rounded(quiet.perSecond)],
        [`others, while ${guessers} clients guess`, rounded(flooded.p50), rounded(flooded.p99), rounded(flooded.perSecond)],
        ['the guesses', rounded(guessed.p50), rounded(guessed.p99), rounded(guessed.perSecond)],
      ],
      notes: [
        `Others' p99 grows to ${ratio(flooded.p99, quiet.p99)} times. Goal: at most 50 ms. Limits on guessing are off here; they would stop it after ten tries.`,
      ],
    };
  });
