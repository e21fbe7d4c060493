/** Why a launch from a learning platform opened nothing; the page says in words who can help. */
export const ltiRefusals = [
  'failed',
  'platform',
  'deployment',
  'not-yet',
  'again',
  'unknown',
  'waiting',
  'several',
  'other',
  'family',
  'closing',
  'staff-only',
  'nothing',
] as const;
export type LtiRefusal = (typeof ltiRefusals)[number];

/** Why a platform that registers itself was not kept. */
export type LtiRegistrationRefusal = 'code' | 'configuration' | 'unreachable' | 'refused' | 'taken' | 'too-many';

/** So many platforms a school may register: Moodle, Teams, a trial of each. */
export const mostLtiPlatforms = 10;

/** A pupil whom nobody has linked is named to their teacher for so long. */
export const ltiWaitingMs = 14 * 86_400_000;

/** A platform may be away over a night, and over half-term: marks wait about a fortnight for it, further and further apart. */
const waits = [1, 5, 30, 120, 360].map((minutes) => minutes * 60_000);
const laterMs = 12 * 3_600_000;
const mostTries = 32;

/** When a mark is tried again that failed so many times; undefined: it is given up. */
export const nextLtiTry = (tries: number, now: Date): Date | undefined =>
  tries >= mostTries ? undefined : new Date(now.getTime() + (waits[tries - 1] ?? laterMs));
