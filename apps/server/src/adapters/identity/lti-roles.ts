import type { LtiRole } from '#ports/lti.ts';

/** Who somebody is in a course, by the standard's names of roles, long or short. */
export const roleOf = (roles: readonly string[]): LtiRole => {
  const isOne = (name: RegExp): boolean => roles.some((role) => name.test(role));
  if (isOne(/membership(?:\/\w+)?#(?:Instructor|ContentDeveloper|TeachingAssistant)$|#Administrator$/)) return 'staff';
  return isOne(/membership#Learner$|^Learner$/) ? 'learner' : 'other';
};
