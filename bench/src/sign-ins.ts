import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.ts';
import { aFamily } from './people.ts';
import { withProduct } from './product.ts';
import { ratio, rounded, type Section } from './ratio.ts';

const people = 200;
const goalMs = 100;

/** A school at nine o'clock: 200 right passwords at one moment, and what others feel meanwhile. */
export const signIns = (): Promise<Section> =>
  withProduct(async ({ url }) => {
    const { parent } = await aFamily(url, 1);
    const profile = () => ({ path: '/api/simple-auth/profile', headers: parent.headers() });
    const others = (seconds: number) => load({ url, connections: 4, seconds, next: profile });
    const headers = { origin: url, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: parent.email, password: 'quiet heron 47' });
    await load({ url, connections: 2, amount: 50, next: profile });
    const quiet = await others(3);
    const crowd = load({
      url,
      connections: people,
      amount: people,
      patience: 120,
      next: () => ({ method: 'POST', path: '/api/simple-auth/login', headers, body }),
    });
    await sleep(100);
    const meanwhile = await others(3);
    const signedIn = await crowd;
    return {
      title: 'Signing in together',
      columns: ['', 'p50 ms', 'p99 ms', 'requests a second'],
      rows: [
        ['others, quiet', rounded(quiet.p50), rounded(quiet.p99), rounded(quiet.perSecond)],
        [`others, while ${people} sign in`, rounded(meanwhile.p50), rounded(meanwhile.p99), rounded(meanwhile.perSecond)],
        ['the sign-ins', rounded(signedIn.p50), rounded(signedIn.p99), rounded(signedIn.perSecond)],
      ],
      notes: [
        `All ${people} come in; none is sent away. Others' p99 grows to ${ratio(meanwhile.p99, quiet.p99)} times. Goal: at most ${goalMs} ms. Passwords are checked so many at a time that a core is left for others.`,
      ],
      failures: meanwhile.p99 > goalMs ? [`others wait ${rounded(meanwhile.p99)} ms at p99`] : [],
    };
  });
