import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';
import { limits, type RateLimiter } from './rate-limits.ts';
import { giveCookies } from './visitor.ts';
import type { KnownDevices } from '#ports/identity.ts';

/** So many sign-ins are worked on at a moment, and so many wait: a school that begins its day leaves the database to everybody else. */
const atOnce = 2;
const longestQueue = 250;

export type SignInAttempts = <T>(request: FastifyRequest, reply: FastifyReply, account: string, work: () => Promise<T>) => Promise<T>;

const crowd = () => {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= atOnce) {
      if (waiting.length >= longestQueue)
        throw new AppError('busy', 'Many people are signing in at this moment. Please try again in a few seconds.', {
          details: { retryAfter: 5 },
        });
      await new Promise<void>((go) => {
        waiting.push(go);
      });
    }
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
      waiting.shift()?.();
    }
  };
};

/**
 * One try at an account's password. Wrong ones count for the address they come from, with room for a school, and for the account:
 * by itself where nobody was right before, and apart from that on a device that was, so that a class-mate's guesses never keep
 * the owner out of their own device. What is right counts nowhere.
 */
export const signInAttempts = ({ limiter, devices }: { readonly limiter: RateLimiter; readonly devices: KnownDevices }): SignInAttempts => {
  const inTurn = crowd();
  return (request, reply, account, work) =>
    inTurn(() =>
      limiter.failing(limits.signInPerAddress, request.ip, async () => {
        const { cookie } = request.headers;
        const device = devices.recognise(cookie, account);
        const limit = device === undefined ? limits.signInPerAccount : limits.signInPerDevice;
        const key = device === undefined ? account : `${device}:${account}`;
        await limiter.guess(limit, key);
        const done = await work();
        await limiter.forget(limit, key);
        giveCookies(reply, [devices.remember(cookie, account)]);
        return done;
      }),
    );
};
