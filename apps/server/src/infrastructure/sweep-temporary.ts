import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ours = /^hedgerow-(?:upload|file)-/;
/** A request or a reading lasts minutes at most, also in another process of this machine. */
const oldMs = 3_600_000;

/** A killed server leaves the copies of uploads that it was working on: they are children's documents. */
export const sweepTemporary = async (folder: string, now: Date): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => ours.test(one))) {
    const path = join(folder, name);
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    // Somebody else's of the same name cannot be removed, and is no reason not to start.
    if (changed !== undefined && changed < now.getTime() - oldMs) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
};
