import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.ts';
import { judged } from './marks.ts';
import { aFamily } from './people.ts';
import { withProduct } from './product.ts';
import { rounded, type Section } from './ratio.ts';

const guessers = 20;
const seconds = 6;
/** Others wait so many times as long at most as in quiet. */
const mostTimes = 2;
/** Where others wait longer than this in quiet, what waits is the machine, and a flood beside it is hardly seen. */
const quietMs = 10;

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
    const { note, failures } = judged([
      { what: 'others’ p99 beside quiet', measured: flooded.p99 / quiet.p99, most: mostTimes, unit: 'times' },
    ]);
    return {
      title: 'Password guessing',
      columns: ['', 'p50 ms', 'p99 ms', 'requests a second'],
      rows: [
        ['others, quiet', rounded(quiet.p50), rounded(quiet.p99), rounded(quiet.perSecond)],
        [`others, while ${guessers} clients guess`, rounded(flooded.p50), rounded(flooded.p99), rounded(flooded.perSecond)],
        ['the guesses', rounded(guessed.p50), rounded(guessed.p99), rounded(guessed.perSecond)],
      ],
      notes: [
        'Limits on guessing are off here; they would stop it after ten tries. One core is left for others: as many passwords are worked on at once as there are other cores, two at most.',
        note,
        ...(quiet.p99 > quietMs ? [`In quiet p99 was ${rounded(quiet.p99)} ms already: too busy a machine to judge by.`] : []),
      ],
      failures,
    };
  });
