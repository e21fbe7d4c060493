import { config } from 'zod/v4/core';

/** Otherwise zod probes `new Function` on its first parse, which our Content-Security-Policy forbids and reports. Called once, by root.tsx. */
export const keepZodWithinPolicy = (): void => {
  config({ jitless: true });
};
