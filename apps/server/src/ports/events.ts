import type { ServerEvent } from '@hedgerow/contracts/events';

/** News for whoever has a page open, across processes. Topics: `child:<id>`, `family:<id>`. */
export type Events = {
  readonly publish: (topics: readonly string[], event: ServerEvent) => Promise<void>;
  /** Returns how to stop listening. */
  readonly subscribe: (topics: readonly string[], listener: (event: ServerEvent) => void) => () => void;
  readonly stop: () => Promise<void>;
};
