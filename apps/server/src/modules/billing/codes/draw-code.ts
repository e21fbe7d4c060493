import { randomInt } from 'node:crypto';

/** Letters and digits that are not read for each other. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A partner's code of eight signs that nobody guesses. */
export const drawCode = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)] ?? '').join('');
