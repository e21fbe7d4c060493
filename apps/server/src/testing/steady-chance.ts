import { relative, sep } from 'node:path';
import { hashText, mulberry32 } from '@hedgerow/teaching/generators/random';
import { beforeEach, expect, inject } from 'vitest';
import type { Outside } from '../infrastructure/open-infrastructure.ts';

const drawFor = (what: string): (() => number) => {
  const { testPath = import.meta.filename, currentTestName = '' } = expect.getState();
  // From here, and not from a machine's own root.
  const file = relative(import.meta.dirname, testPath).replaceAll(sep, '/');
  return mulberry32(hashText(`${what}: ${file}: ${currentTestName}`));
};

/**
 * What a server draws questions and the chance of its ids by: of each test its own, and the same in every run, by itself and among the
 * others. What holds for these draws here holds for them everywhere; `npm run test:whole` draws anew each time.
 */
export const steadyChance = (): Pick<Outside, 'newSeed' | 'chanceOfIds'> => {
  if (inject('whole')) return {};
  let seeds = drawFor('seeds');
  let ids = drawFor('ids');
  beforeEach(() => {
    seeds = drawFor('seeds');
    ids = drawFor('ids');
  });
  return { newSeed: () => Math.floor(seeds() * 2 ** 31), chanceOfIds: () => ids() };
};
