/**
 * What a teacher can ask of their school's administrator (document 3 section 6: teachers request changes, classes are assigned
 * by the school administrator; decisions.md 7: a request reaches somebody).
 */
export const classRequestKinds = ['new_class', 'end_class', 'add_pupil', 'remove_pupil'] as const;
export type ClassRequestKind = (typeof classRequestKinds)[number];

export const classRequestStates = ['pending', 'approved', 'declined'] as const;
export type ClassRequestState = (typeof classRequestStates)[number];
