import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, buildFolder, filesBelow, webRoot } from './files.ts';

const repository = join(webRoot, '../..');
const folders = ['apps/web/app', 'apps/web/build-steps', 'apps/web/public', 'packages/domain/src', 'packages/contracts/src'];
const files = ['apps/web/package.json', 'apps/web/vite.config.ts', 'apps/web/react-router.config.ts', 'package-lock.json'];
const stamp = join(buildFolder, 'inputs.sha256');

const inputs = (): readonly string[] =>
  [...folders.flatMap((folder) => filesBelow(join(repository, folder))), ...files.map((file) => join(repository, file))].filter(
    (file) => !/\.test\.tsx?$|[\\/]app[\\/]testing[\\/]/.test(file) && existsSync(file),
  );

/** One hash over everything that the build reads (times of change do not matter, contents do). */
const hashOfInputs = (): string => {
  const hash = createHash('sha256');
  for (const file of inputs()) hash.update(below(repository, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** Remembers what the build was made from; taken before building, so that a change during the build counts as newer. */
export const takeStamp = (): { readonly write: () => void } => {
  const hash = hashOfInputs();
  return { write: () => writeFileSync(stamp, hash) };
};

export const buildIsStale = (): boolean => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOfInputs();

if (import.meta.main) {
  const stale = buildIsStale();
  console.log(stale ? 'The web build is missing or older than its sources: npm run build' : 'The web build is up to date.');
  process.exitCode = stale ? 1 : 0;
}
