/** The id of the heading that names whose page this is. */
export const headingOf = (childId: string): string => `learning-of-${childId}`;
