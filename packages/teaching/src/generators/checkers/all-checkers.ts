import type { Checkers } from './checker.ts';
import { ks1Checkers } from './ks1.ts';
import { ks2Checkers } from './ks2.ts';
import { ks3Checkers } from './ks3.ts';
import { ks4Checkers } from './ks4.ts';
import { scienceCheckers } from './science.ts';

export const checkers: Checkers = { ...ks1Checkers, ...ks2Checkers, ...ks3Checkers, ...ks4Checkers, ...scienceCheckers };
