import type { Desk } from './desk.ts';

/** One piece of work on the sandbox's objects, alone and all or nothing. */
export type Work = <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
