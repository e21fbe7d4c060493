import { AppError } from '@hedgerow/domain/errors';

/** How often, in a window of how many seconds. */
export type Limit = { readonly name: string; readonly times: number; readonly seconds: number };

/** Counts one more hit for a key and answers the count and the seconds until the window ends. */
export type CountHit = (key: string, seconds: number) => Promise<{ readonly hits: number; readonly secondsLeft: number }>;

/** security.md: the limits that are shared by every process. */
export const limits = {
  signInPerAccount: { name: 'sign-in-account', times: 10, seconds: 300 },
  signInPerAddress: { name: 'sign-in-address', times: 50, seconds: 300 },
  picturesPerChild: { name: 'pictures', times: 5, seconds: 900 },
  registerPerAddress: { name: 'register', times: 10, seconds: 3600 },
  resetPerAccount: { name: 'reset-account', times: 3, seconds: 900 },
  resetPerAddress: { name: 'reset-address', times: 10, seconds: 3600 },
  linkPerAddress: { name: 'link', times: 20, seconds: 900 },
  passwordCheckPerUser: { name: 'password-check', times: 10, seconds: 300 },
  letterPerUser: { name: 'letter', times: 5, seconds: 3600 },
  newsletterPerAddress: { name: 'newsletter', times: 5, seconds: 3600 },
  generatePerChildHour: { name: 'generate-hour', times: 40, seconds: 3600 },
  generatePerChildDay: { name: 'generate-day', times: 150, seconds: 86_400 },
  uploadPerChild: { name: 'upload', times: 60, seconds: 3600 },
  /** Typesetting takes a core for a second. */
  pdfPerPerson: { name: 'pdf', times: 120, seconds: 3600 },
  /** Each of these asks the payment provider something. */
  askProviderPerFamily: { name: 'provider', times: 240, seconds: 3600 },
  payPerFamily: { name: 'pay', times: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type RateLimiter = { readonly take: (limit: Limit, key: string) => Promise<void> };

/** `factor` multiplies every limit (RATE_LIMIT_FACTOR). Throws `too_many_requests` with the seconds to wait. */
export const rateLimiter = (countHit: CountHit, factor: number): RateLimiter => ({
  take: async (limit, key) => {
    const { hits, secondsLeft } = await countHit(`${limit.name}:${key}`, limit.seconds);
    if (hits <= limit.times * factor) return;
    throw new AppError('too_many_requests', 'Too many attempts. Please wait a moment before trying again.', {
      details: { retryAfter: Math.max(1, Math.ceil(secondsLeft)) },
    });
  },
});
