import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@hedgerow/domain/errors';

/** OWASP's minimum for argon2id: 19 MiB, two passes. About 20 ms a hash. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Two at a time, so that a crowd at the door does not hold up everybody else. */
const inFlight = 2;
const longestQueue = 60;

export type PasswordHashing = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (hashed: string, password: string) => Promise<boolean>;
};

/** argon2id off the event loop, gated: when the queue is full the answer is "busy", and quickly. */
export const passwordHashing = (): PasswordHashing => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const gated = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= inFlight) {
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
    hash: (password) => gated(() => hash(password, options)),
    verify: (hashed, password) => gated(() => verify(hashed, password)),
  };
};
