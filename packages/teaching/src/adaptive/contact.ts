/** What a pupil has met of a topic without being asked about it: a guide, its cards. It says nothing of what they know. */
export type Contact = {
  /** A guide on it was read to its end. */
  readonly read: boolean;
  /** Different days on which it was met. */
  readonly times: number;
  /** The last of them. */
  readonly lastDay: number;
};

/** Days after the first and after every later meeting until reading again is worth it. */
const rereadAfter = [7, 9] as const;

/** Where a plan has nothing but reading: what was read comes back within two weeks. What was only opened is due at once. */
export const isRereadDue = ({ read, times, lastDay }: Contact, day: number): boolean =>
  !read || day - lastDay >= (rereadAfter[Math.min(times, rereadAfter.length) - 1] ?? rereadAfter[0]);
