import { inject } from 'vitest';
import { generators } from '../generators/all-generators.ts';

const gateSeeds = 60;
const wholeSeeds = 500;
const folder = 'packages/teaching/src/generators/';

/** A family file exports generators, a file of checkers a record by their ids; any other is shared, so that all depend on it. */
const idsIn = async (path: string): Promise<readonly string[]> => {
  let exported: readonly unknown[];
  try {
    exported = Object.values((await import(/* @vite-ignore */ `../generators/${path}`)) as Record<string, unknown>);
  } catch {
    // A file that is gone: whatever used it has changed as well.
    return [];
  }
  const known = new Set(generators.map(({ id }) => id));
  const ids = exported.flatMap((value) => {
    if (typeof value !== 'object' || value === null) return [];
    return 'id' in value ? [String(value.id)] : Object.keys(value);
  });
  const own = ids.filter((id) => known.has(id));
  return own.length > 0 ? own : [...known];
};

const changedIds = async (): Promise<ReadonlySet<string>> => {
  const paths = inject('changedFiles')
    .filter((file) => file.startsWith(folder) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(folder.length))
    .filter((path) => path !== 'all-generators.ts' && path !== 'checkers/all-checkers.ts');
  return new Set((await Promise.all(paths.map(idsIn))).flat());
};
const changed = await changedIds();

/** How many questions of a generator are looked at: all of them when it changed, enough to see a usual fault otherwise. */
export const seedsFor = (id: string): number => (inject('whole') || changed.has(id) ? wholeSeeds : gateSeeds);
