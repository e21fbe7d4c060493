import type { SumItem } from '@hedgerow/curriculum/check-item';
import type { Draw } from '../generators/random.ts';
import { exact, formatDecimal, type Num } from '../generators/rational.ts';
import { maths } from '../generators/written.ts';

export type Calculation = {
  /** TeX of what is to be worked out: `457 + 300`. */
  readonly sum: string;
  readonly value: Num;
  readonly steps: readonly string[];
  /** Where the box is not after the equals sign: `\square + 48 = 120`. */
  readonly whole?: string;
};
export type PlaceMaker = (draw: Draw) => Omit<SumItem, 'kind'>;

type Place = { readonly topic: string; readonly level: 0 | 1 | 2; readonly marks?: number; readonly draw: (draw: Draw) => Calculation };

/** The answer as it would be typed: 1052, 3.75, and among fractions 3/4 or 2 1/4. */
const typed = (value: Num, asFraction: boolean): string => {
  const { n, d } = exact(value);
  if (d === 1n || !asFraction) return formatDecimal(value);
  return n < d ? `${n}/${d}` : `${n / d} ${n % d}/${d}`;
};

/** One place of the arithmetic paper. */
export const place =
  ({ topic, level, marks = 1, draw }: Place): PlaceMaker =>
  (chance) => {
    const { sum, value, steps, whole = `${sum} =` } = draw(chance);
    return {
      question: maths(whole),
      answer: typed(value, topic === 'fractions'),
      marks,
      steps: [...steps],
      topicId: `maths.ks2.${topic}`,
      level,
    };
  };
