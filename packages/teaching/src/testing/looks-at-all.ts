import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every seed, every run of a property: what a night and a release run. */
    readonly whole: boolean;
    /** Paths from the root of the repository that differ from the main branch. */
    readonly changedFiles: readonly string[];
  }
}

/** Whether all that there is has to be looked at: at night, and where something in one of these folders changed. */
export const looksAtAll = (...folders: readonly string[]): boolean =>
  inject('whole') || inject('changedFiles').some((file) => folders.some((folder) => file.startsWith(folder)));
