import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { judged } from './marks.ts';
import { familyOf, memoryOf } from './processes.ts';
import { databaseOf, openFolder, startProduct } from './product.ts';
import { median, ratio, rounded, type Section } from './ratio.ts';

const warmStarts = 3;
const idleMilliseconds = 5000;

/** Node that does nothing: what a start cannot do without, and what a busy machine slows as well. */
const startNode = (): number => {
  const from = performance.now();
  spawnSync(process.execPath, ['--eval', '0']);
  return performance.now() - from;
};

/** From the command to the line that says it is ready; then what it holds on to while nobody asks anything. */
export const start = async (): Promise<Section> => {
  const folder = openFolder();
  try {
    const first = await startProduct(folder);
    await first.stop();
    const warm: number[] = [];
    const bare: number[] = [];
    let memory = { server: Number.NaN, database: Number.NaN };
    for (let round = 0; round < warmStarts; round += 1) {
      bare.push(startNode());
      const again = await startProduct(folder);
      warm.push(again.startedIn);
      if (round === warmStarts - 1) {
        await sleep(idleMilliseconds);
        memory = { server: memoryOf(familyOf(again.pid)), database: memoryOf(familyOf(databaseOf(folder).pid)) };
      }
      await again.stop();
    }
    const floor = median(bare);
    const { note, failures } = judged([
      { what: 'start on its own data', measured: median(warm), most: 800, unit: 'ms', digits: 0 },
      { what: 'idle server', measured: memory.server, most: 200, unit: 'MB', digits: 0 },
    ]);
    return {
      title: 'Start and memory',
      columns: ['', 'measured', 'beside the floor'],
      rows: [
        ['Node alone (the floor), ms', rounded(floor), 1],
        ['start on an empty folder, ms', rounded(first.startedIn), ratio(first.startedIn, floor)],
        ['start on its own data, ms', rounded(median(warm)), ratio(median(warm), floor)],
        ['idle server, MB', rounded(memory.server), ''],
        ['idle PostgreSQL, MB', rounded(memory.database), ''],
      ],
      notes: [
        'Without demonstration data, the floor in turns. Memory that processes share is counted once. Milliseconds are of the clock: judge the mark of a start by a run on a machine that does nothing else.',
        note,
      ],
      failures,
    };
  } finally {
    folder.remove();
  }
};
