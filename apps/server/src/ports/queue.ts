/**
 * A job is a name, its data and a handler. Jobs run at least once: a handler's effect must be the same the second time.
 * A job that goes on for long is not begun again beside itself; it should end soon once `stopping` is aborted.
 */
export type JobHandler<Data> = (data: Data, stopping: AbortSignal) => Promise<void>;

export type Queue = {
  /** Hands a job over; `key` says what it is about. `behind`: so many of the same person's wait already, and it comes after as many of everybody's. */
  readonly send: (
    name: string,
    data: object,
    options?: { readonly key?: string; readonly afterSeconds?: number; readonly behind?: number },
  ) => Promise<void>;
  /** Hands over what no job is about, waiting or at work: what a crash left. Nothing in a process that only serves the web. */
  readonly sendMissing: (
    name: string,
    jobs: readonly { readonly key: string; readonly data: object; readonly behind?: number }[],
  ) => Promise<void>;
  /** Registers who does a job; `atOnce` of them run side by side in this process. */
  readonly work: <Data extends object>(name: string, handler: JobHandler<Data>, options?: { readonly atOnce?: number }) => Promise<void>;
  /** Registers who does a job that comes by itself: `cron` in UTC, once for all processes together. */
  readonly repeat: (name: string, cron: string, handler: (stopping: AbortSignal) => Promise<void>) => Promise<void>;
  /** Puts jobs in hand back when they are not done within the grace, and stops. */
  readonly stop: () => Promise<void>;
};
