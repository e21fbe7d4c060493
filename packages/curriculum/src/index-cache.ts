import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Of each file its size and the second in which it was last written: sources that are the same on a copy keep both. */
const stampOf = (files: readonly string[], from: string): string => {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(from, file)}\0${size}\0${Math.floor(mtimeMs / 1000)}\n`);
  }
  return hash.digest('hex');
};

const read = (place: string, stamp: string): unknown => {
  try {
    const text = readFileSync(place, 'utf8');
    const end = text.indexOf('\n');
    return text.slice(0, end) === stamp ? JSON.parse(text.slice(end + 1)) : undefined;
  } catch {
    return undefined;
  }
};

const keep = (place: string, stamp: string, value: unknown): void => {
  const own = `${place}.${process.pid}`;
  try {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(own, `${stamp}\n${JSON.stringify(value)}`);
    // Others may read or write it at this moment: they find the old one or the new one, whole.
    renameSync(own, place);
  } catch {
    // Where nothing may be written it is made at every start.
  }
};

/** What `make` makes of these files, kept in the file `place` until one of them changes. It must be the same after JSON. */
export const cachedFrom = <Value>(place: string, files: readonly string[], make: () => Value): Value => {
  const stamp = stampOf(files, path.dirname(place));
  const kept = read(place, stamp);
  if (kept !== undefined) return kept as Value;
  const made = make();
  keep(place, stamp, made);
  return made;
};
