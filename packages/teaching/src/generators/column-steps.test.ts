import { faultsOf } from '@hedgerow/figures/faults';
import { drawFigure } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { addedInSteps, type ColumnStep, dividedInSteps, multipliedInSteps, sharedInSteps, takenInSteps } from './column-steps.ts';
import { drawing, mulberry32 } from './random.ts';

const { int } = drawing(mulberry32(7), 'intermediate');
const pairs = Array.from({ length: 300 }, () => [int(312, 90_500), int(118, 299)] as const);
const lastOf = (steps: readonly ColumnStep[]) => steps.at(-1)?.figure;
const noFaults = (steps: readonly ColumnStep[]) => {
  for (const { figure } of steps) expect(faultsOf(drawFigure(figure))).toEqual([]);
};

test('the last picture of a sum in columns has its answer, and none before it has', () => {
  for (const [a, b] of pairs) {
    const [added, taken] = [addedInSteps(a, b), takenInSteps(a, b)];
    expect(lastOf(added)).toMatchObject({ result: String(a + b) });
    expect(lastOf(taken)).toMatchObject({ result: String(a - b) });
    for (const { figure } of added.slice(0, -1)) expect(figure).not.toMatchObject({ result: String(a + b) });
    noFaults([...added, ...taken]);
  }
});

test('an exchange passes through zeros', () => {
  const [first] = takenInSteps(805, 368);
  expect(first?.text).toBe('Ones: 5 is less than 8, so exchange from the hundreds. 15 − 8 = 7.');
  expect(first?.figure).toMatchObject({ above: ['15', '9', '7'], struck: [0, 1, 2], result: '7' });
});

test('the rows of a long multiplication add up to its result', () => {
  expect(multipliedInSteps(47, 36).at(-1)).toMatchObject({ partials: ['282', '1410'], result: '1692' });
});

test('the answer of a long division stands above its digits, zeros too', () => {
  for (const [a, by] of pairs) {
    const steps = dividedInSteps(a, by % 68 > 10 ? by % 68 : 13);
    const figure = lastOf(steps);
    if (figure?.kind !== 'long-division') throw new Error('No division was drawn');
    expect(Number(figure.quotient)).toBe(Math.floor(a / Number(figure.divisor)));
    expect(Number(figure.work.at(-1)?.text)).toBe(a % Number(figure.divisor));
    noFaults(steps);
  }
});

test('short division carries what is left, and its answer and remainder are right', () => {
  for (const [a, other] of pairs) {
    const by = (other % 11) + 2;
    const steps = sharedInSteps(a, by);
    const figure = lastOf(steps);
    if (figure?.kind !== 'short-division') throw new Error('No division was drawn');
    expect(Number(figure.quotient)).toBe(Math.floor(a / by));
    expect(Number(figure.remainder ?? 0)).toBe(a % by);
    noFaults(steps);
  }
});
