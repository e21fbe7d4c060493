/**
 * What a teacher can ask of their school's administrator (docs/product/schools.md#teachers: teachers request changes, classes are assigned
 * by the school administrator; docs/product/schools.md#teachers: a request reaches somebody).
 */
export const classRequestKinds = ['new_class', 'end_class', 'add_pupil', 'remove_pupil'] as const;
export type ClassRequestKind = (typeof classRequestKinds)[number];

export const classRequestStates = ['pending', 'approved', 'declined'] as const;
export type ClassRequestState = (typeof classRequestStates)[number];
