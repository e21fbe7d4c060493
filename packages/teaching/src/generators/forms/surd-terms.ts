/** A number outside a root, and the number under it. */
export type Surd = readonly [outside: number, root: number];

export const surd = ([out, root]: Surd): string => (root === 1 ? `${out}` : String.raw`${out === 1 ? '' : out}\sqrt{${root}}`);
