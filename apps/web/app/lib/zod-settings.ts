import * as z from 'zod/mini';

/** Otherwise zod probes `new Function` on its first parse, which our Content-Security-Policy forbids and reports. Called once, by root.tsx. */
export const keepZodWithinPolicy = (): void => {
  z.config({ jitless: true });
};
