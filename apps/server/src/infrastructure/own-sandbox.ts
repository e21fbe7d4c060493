import { setTimeout as sleep } from 'node:timers/promises';
import type { ListeningLine } from '#db/listening-line.ts';
import { locks } from '#db/locks.ts';
import { patience } from '#db/owner-lock.ts';
import { StartError } from './open-database.ts';

const refusal = `Another Hedgerow that uses this database has the payment sandbox open, and the sandbox is for one process.
Stop the other one first. For several processes start the sandbox alone ("npm run payments:sandbox") and set what it prints in each of them.`;

/**
 * Two sandboxes on the same tables would each renew and each send its news. One that is just stopping is waited for, and one that was
 * killed has let go.
 */
export const ownSandbox = async (line: Pick<ListeningLine, 'hold'>): Promise<void> => {
  for (let round = 0; ; round += 1) {
    const state = await line.hold(locks.sandbox);
    if (state === 'held') return;
    if (state === 'running' || round >= patience.rounds) throw new StartError(refusal);
    if (round === 0) process.stderr.write('Waiting for the Hedgerow that is just stopping...\n');
    await sleep(patience.ms);
  }
};
