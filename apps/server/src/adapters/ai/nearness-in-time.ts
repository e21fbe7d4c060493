import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';

/** Nobody waits longer for what words mean than this: the first wish after a start would wait for the model to be read. */
const longestWait = 400;

/** What words mean, where it is known in time; otherwise words alone decide, and the next wish finds it ready. */
export const nearnessInTime =
  (nearnessTo: NearnessTo, waitMs: number = longestWait): NearnessTo =>
  (query) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), waitMs);
    return Promise.race([nearnessTo(query), promise]).finally(() => clearTimeout(timer));
  };
