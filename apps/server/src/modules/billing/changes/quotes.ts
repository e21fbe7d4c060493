/** How long a sum that was shown is the sum that is taken. */
const holdsMs = 30 * 60_000;

export const quoteHolds = (quotedAt: Date, now: Date): boolean => {
  const age = now.getTime() - quotedAt.getTime();
  return age > -1000 && age <= holdsMs;
};

/** Seconds are the provider's finest grain. */
export const wholeSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);
