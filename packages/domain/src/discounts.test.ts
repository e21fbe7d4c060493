import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPriceWords, monthlyTotal, partnerCodeOf, withPercentOff } from './discounts.ts';
import { paidPlanIds, planById } from './plans.ts';

const percents = fc.integer({ min: 0, max: 100 });
const families = fc.array(fc.constantFrom(...paidPlanIds), { minLength: 1, maxLength: 3 });

test('three plans are £100.00; 25 % off £80.00 leaves £60.00; 100 % leaves nothing', () => {
  expect(monthlyTotal(['primary_explorer', 'primary_scholar', 'secondary_practice'])).toBe(10_000);
  expect(monthlyTotal(['primary_scholar', 'secondary_practice'], 25)).toBe(6000);
  expect(monthlyTotal(['secondary_revise'], 100)).toBe(0);
});

test('no whole per cent of any plan leaves a part of a penny, and the parts add up to the whole', () => {
  fc.assert(
    fc.property(families, percents, (planIds, percent) => {
      const full = planIds.reduce((sum, planId) => sum + planById(planId).pence, 0);
      expect((full * percent) % 100).toBe(0);
      expect(monthlyTotal(planIds, percent)).toBe(full - (full * percent) / 100);
      expect(monthlyTotal(planIds, percent)).toBe(withPercentOff(full, percent));
    }),
  );
});

test('a code is read in any case and with spaces around it', () => {
  expect(partnerCodeOf('  hedge-25\n')).toBe('HEDGE-25');
});

test('a code that ends says what comes after it', () => {
  expect(monthlyPriceWords({ nowPence: 6000, fullPence: 8000, months: null })).toBe('£60.00 a month');
  expect(monthlyPriceWords({ nowPence: 6000, fullPence: 8000, months: 3 })).toBe(
    '£60.00 a month for the first 3 months, then £80.00 a month',
  );
  expect(monthlyPriceWords({ nowPence: 0, fullPence: 8000, months: 1 })).toBe('£0.00 a month for the first month, then £80.00 a month');
  expect(monthlyPriceWords({ nowPence: 8000, fullPence: 8000, months: null })).toBe('£80.00 a month');
});
