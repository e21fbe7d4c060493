import path from 'node:path';

/** Where the build leaves the vectors of the bank. */
export const vectorsFile = path.join(import.meta.dirname, '../../build/bank.vectors');
