import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@hedgerow/domain/errors';
import { availableParallelism } from 'node:os';

/** OWASP's minimum for argon2id: 19 MiB, two passes. About 20 ms a hash. */
const owaspMinimum = { memoryCost: 19_456, timeCost: 2 } as const;
/** One core is left for everybody who is inside already; a crowd at the door takes turns. */
const inFlight = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Sign-ins wait before they come here (http/sign-in-attempts.ts). */
export const longestQueue = 60;

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
};

export const argon2id = (cost: { readonly memoryCost: number; readonly timeCost: number } = owaspMinimum): PasswordHashing => ({
  hash: (password) => hash(password, { ...cost, parallelism: 1 }),
  verify,
});

/** argon2id off the event loop, gated: when the queue is full the answer is "busy", and quickly. */
export const passwordHashing = (argon: PasswordHashing = argon2id(), atOnce = inFlight): PasswordHashing => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const gated = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue)
        throw new AppError('busy', 'Many people are signing in at this moment. Please try again in a few seconds.', {
          details: { retryAfter: 5 },
        });
      await new Promise<void>((go) => {
        waiting.push(go);
      });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };

  return {
    hash: (password) => gated(() => argon.hash(password)),
    verify: (hashed, password) => gated(() => argon.verify(hashed, password)),
  };
};
