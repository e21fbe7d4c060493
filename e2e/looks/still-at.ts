/** When pictures are taken: a Monday morning in term. */
export const stillAt = new Date('2026-11-16T10:00:00Z');
