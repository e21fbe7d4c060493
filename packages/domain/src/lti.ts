/** Why a launch from a learning platform opened nothing; the page says in words who can help. */
export const ltiRefusals = [
  'failed',
  'platform',
  'deployment',
  'again',
  'unknown',
  'several',
  'other',
  'family',
  'closing',
  'staff-only',
  'nothing',
] as const;
export type LtiRefusal = (typeof ltiRefusals)[number];

/** So many platforms a school may register: Moodle, Teams, a trial of each. */
export const mostLtiPlatforms = 10;
