import type { Checkers } from './checker.ts';
import { ks1Checkers } from './ks1.ts';
import { ks2Checkers } from './ks2.ts';

export const checkers: Checkers = { ...ks1Checkers, ...ks2Checkers };
