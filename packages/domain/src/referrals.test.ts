import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditExpiresAt, creditLeft, movesAfter, newReferralCode, readReferralCode } from './referrals.ts';

const at = (text: string): Date => new Date(`${text}T10:00:00Z`);

test('a code is read as people type it, and every code that is made can be read', () => {
  expect(readReferralCode(' h7kq-2mxa ')).toBe('H7KQ2MXA');
  for (const odd of ['', 'H7KQ2MX', 'H7KQ2MXAA', 'H7KQ2MX0', 'H7KQ2MXI', "H7KQ2M'A"]) expect(readReferralCode(odd)).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 8, maxLength: 8 }), (draws) => {
      const waiting = [...draws];
      const code = newReferralCode(() => waiting.shift() ?? 0);
      expect(readReferralCode(code)).toBe(code);
    }),
  );
});

test('credit lasts twelve months from the last activity, on the last day where the month is shorter', () => {
  expect(creditExpiresAt(at('2026-11-20'))).toEqual(at('2027-11-20'));
  expect(creditExpiresAt(at('2028-02-29'))).toEqual(at('2029-02-28'));
});

test('a friend who pays brings credit; a refund on day 14 takes it back, on day 15 it does not', () => {
  const paidAt = at('2026-11-01');
  expect(movesAfter(null)).toEqual([]);
  expect(movesAfter({ paidAt, refundedAt: null })).toEqual(['credit']);
  expect(movesAfter({ paidAt, refundedAt: at('2026-11-15') })).toEqual(['credit', 'reversal']);
  expect(movesAfter({ paidAt, refundedAt: at('2026-11-16') })).toEqual(['credit']);
});

const credits = (...ids: string[]): ReadonlySet<string> => new Set(ids);

test('the oldest credit is used first, and only what is left of a referral counts', () => {
  const lines = [
    { id: 'a', pence: -2000 },
    { id: 'invoice', pence: 1500 },
    { id: 'downgrade', pence: -1001 },
  ];
  expect(creditLeft(lines, { credits: credits('a'), takenBack: new Map() }).get('a')).toBe(500);
});

test('credit that was taken back comes out of the referral that it ends, not out of another one', () => {
  const lines = [
    { id: 'a', pence: -2000 },
    { id: 'b', pence: -2000 },
    { id: 'back', pence: 2000 },
  ];
  const left = creditLeft(lines, { credits: credits('a', 'b'), takenBack: new Map([['back', 'b']]) });
  expect([left.get('a'), left.get('b')]).toEqual([2000, 0]);
});

test('whatever happens on a balance, what is left is never more than was given, never below nothing, and never more than the balance', () => {
  const line = fc.record({ pence: fc.integer({ min: -3000, max: 3000 }), ours: fc.boolean() });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (drawn) => {
      const lines = drawn.map(({ pence }, index) => ({ id: `${index}`, pence }));
      const ours = credits(...drawn.flatMap((one, index) => (one.ours && one.pence < 0 ? [`${index}`] : [])));
      const left = creditLeft(lines, { credits: ours, takenBack: new Map() });
      const balance = lines.reduce((sum, { pence }) => sum + pence, 0);
      let total = 0;
      for (const [id, pence] of left) {
        expect(pence).toBeGreaterThanOrEqual(0);
        expect(pence).toBeLessThanOrEqual(-(lines[Number(id)]?.pence ?? 0));
        total += pence;
      }
      expect(total).toBeLessThanOrEqual(Math.max(0, -balance));
    }),
  );
});
