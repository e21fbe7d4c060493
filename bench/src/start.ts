import { setTimeout as sleep } from 'node:timers/promises';
import { familyOf, memoryOf } from './processes.ts';
import { databaseOf, openFolder, startProduct } from './product.ts';
import { median, rounded, type Section } from './ratio.ts';

const warmStarts = 3;
const idleMilliseconds = 5000;

/** From the command to the line that says it is ready; then what it holds on to while nobody asks anything. */
export const start = async (): Promise<Section> => {
  const folder = openFolder();
  try {
    const first = await startProduct(folder);
    await first.stop();
    const warm: number[] = [];
    let memory = { server: Number.NaN, database: Number.NaN };
    for (let round = 0; round < warmStarts; round += 1) {
      const again = await startProduct(folder);
      warm.push(again.startedIn);
      if (round === warmStarts - 1) {
        await sleep(idleMilliseconds);
        memory = { server: memoryOf(familyOf(again.pid)), database: memoryOf(familyOf(databaseOf(folder).pid)) };
      }
      await again.stop();
    }
    return {
      title: 'Start and memory',
      columns: ['', 'measured', 'goal'],
      rows: [
        ['start on an empty folder, ms', rounded(first.startedIn), 5000],
        ['start on its own data, ms', rounded(median(warm)), 2000],
        ['idle server, MB', rounded(memory.server), 350],
        ['idle PostgreSQL, MB', rounded(memory.database), 100],
      ],
      notes: ['Without demonstration data. Memory that processes share is counted once.'],
    };
  } finally {
    folder.remove();
  }
};
