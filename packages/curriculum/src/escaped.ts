/** A text as a part of a pattern with the flag u, which refuses a stroke before any sign that has no meaning of its own. */
export const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
