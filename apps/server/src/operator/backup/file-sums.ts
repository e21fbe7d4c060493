import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The checksum of every file below a folder, by its place in it. */
export const sumsBelow = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  if (!existsSync(folder)) return {};
  const sums = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    sums.set(path.slice(folder.length + 1), hash.digest('hex'));
  }
  return Object.fromEntries(sums);
};
