/** Before a line that is known to head what stands below it. */
export const topMark = '\u{e000}';
