/** Stands where a page has a gap that nobody has filled in: what it stands in is an exercise. */
export const openGap = '▁';
