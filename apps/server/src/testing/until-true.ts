import { expect } from 'vitest';

/** Below the time of a test, and long enough for a job on a busy machine. Milliseconds. */
const patience = 20_000;

/** Waits for what a job does by itself, or what comes back from the payment provider. */
export const untilTrue = (check: () => boolean | Promise<boolean>, what = 'it comes true'): Promise<void> =>
  expect.poll(check, { timeout: patience, interval: 20, message: what }).toBe(true);
