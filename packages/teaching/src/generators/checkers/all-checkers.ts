import type { Checkers } from './checker.ts';
import { ks1Checkers } from './ks1.ts';

export const checkers: Checkers = { ...ks1Checkers };
