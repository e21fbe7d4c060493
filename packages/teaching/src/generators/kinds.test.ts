import { difficulties } from '@hedgerow/domain/difficulties';
import { expect, test } from 'vitest';
import { generators } from './all-generators.ts';
import type { Generated } from './generator.ts';

/** They choose among written questions: no draw is of them. */
const writtenAlone = new Set([String.raw`\b(?:mm|millimet(?:re|er)s?)\b`, String.raw`\bquadrilateral`]);
const told = generators.filter(({ kinds = [] }) => kinds.length > 0);
const most = 400;
/** They tell a whole method from the others of its objective: "rectilinear shapes" wants no rectangles. */
const methodsTold = new Set([
  'maths-parts-to-shade',
  'maths-mixed-number-sums',
  'maths-vertically-opposite-angles',
  'maths-area-by-counting',
  'maths-rectilinear-perimeter',
  'maths-complete-symmetric-figures',
  'maths-unit-fractions',
  'computing-merge-sort',
]);

test.each(told)('each kind of $id is some of its draws, and not all of them', ({ id, kinds: all = [], generate }) => {
  const kinds = all.filter(({ asked }) => !writtenAlone.has(asked.source));
  const made: Generated[] = [];
  const isSome = ({ drawn }: (typeof kinds)[number]): boolean => made.some(drawn) && (methodsTold.has(id) || !made.every(drawn));
  // Mostly the first few of each difficulty show it.
  for (let seed = 0; made.length < most && !kinds.every(isSome); seed += 1)
    made.push(...difficulties.map((difficulty) => generate(seed, difficulty)));
  expect(kinds.filter((kind) => !isSome(kind)).map(({ asked }) => asked.source)).toEqual([]);
});
