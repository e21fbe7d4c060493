import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every seed, every run of a property: what a night and a release run. */
    readonly whole: boolean;
    /** Paths from the root of the repository that differ from the main branch. */
    readonly changedFiles: readonly string[];
  }
}

/** How often a property that is slow to try is tried: a few times in `npm test`, all of them in `npm run test:whole`. */
export const runs = (gate: number, whole: number): number => (inject('whole') ? whole : gate);

/** Whether all samples of something are looked at: at night, and where something in one of these folders changed. */
export const looksAtAll = (...folders: readonly string[]): boolean =>
  inject('whole') || inject('changedFiles').some((file) => folders.some((folder) => file.startsWith(folder)));
