import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeFits, orderTotal, partnerCodeOf, priceWords, withPercentOff } from './discounts.ts';
import { intervals, paidPlanIds, planPence } from './plans.ts';

const percents = fc.integer({ min: 0, max: 100 });
const families = fc.array(fc.constantFrom(...paidPlanIds), { minLength: 1, maxLength: 3 });

test('three plans are £100.00; 25 % off £80.00 leaves £60.00; 100 % leaves nothing', () => {
  expect(orderTotal(['primary_explorer', 'primary_scholar', 'secondary_practice'], 'month')).toBe(10_000);
  expect(orderTotal(['primary_scholar', 'secondary_practice'], 'month', 25)).toBe(6000);
  expect(orderTotal(['secondary_revise'], 'month', 100)).toBe(0);
  expect(orderTotal(['primary_scholar', 'secondary_practice'], 'year', 25)).toBe(60_000);
});

test('no whole per cent of any plan leaves a part of a penny, and the parts add up to the whole', () => {
  fc.assert(
    fc.property(families, percents, fc.constantFrom(...intervals), (planIds, percent, interval) => {
      const full = planIds.reduce((sum, planId) => sum + planPence(planId, interval), 0);
      expect((full * percent) % 100).toBe(0);
      expect(orderTotal(planIds, interval, percent)).toBe(full - (full * percent) / 100);
      expect(orderTotal(planIds, interval, percent)).toBe(withPercentOff(full, percent));
    }),
  );
});

test('a code is read in any case and with spaces around it', () => {
  expect(partnerCodeOf('  hedge-25\n')).toBe('HEDGE-25');
});

test('a code that ends says what comes after it', () => {
  expect(priceWords({ interval: 'month', nowPence: 6000, fullPence: 8000, months: null })).toBe('£60.00 a month');
  expect(priceWords({ interval: 'month', nowPence: 6000, fullPence: 8000, months: 3 })).toBe(
    '£60.00 a month for the first 3 months, then £80.00 a month',
  );
  expect(priceWords({ interval: 'month', nowPence: 0, fullPence: 8000, months: 1 })).toBe(
    '£0.00 a month for the first month, then £80.00 a month',
  );
  expect(priceWords({ interval: 'month', nowPence: 8000, fullPence: 8000, months: null })).toBe('£80.00 a month');
});

test('a year is said as a year, and a code that ends after some months is for monthly payment', () => {
  expect(priceWords({ nowPence: 60_000, fullPence: 80_000, interval: 'year', months: null })).toBe('£600.00 a year');
  expect([codeFits(null, 'year'), codeFits({ months: null }, 'year'), codeFits({ months: 3 }, 'month')]).toEqual([true, true, true]);
  expect(codeFits({ months: 3 }, 'year')).toBe(false);
});
