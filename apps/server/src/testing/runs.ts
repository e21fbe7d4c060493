import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every seed, every run of a property: what a night and a release run. */
    readonly whole: boolean;
  }
}

/** How often a property that is slow to try is tried: a few times in `npm test`, all of them in `npm run test:whole`. */
export const runs = (gate: number, whole: number): number => (inject('whole') ? whole : gate);
