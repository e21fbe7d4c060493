import type { Pence } from './money.ts';

/** docs/product/money.md#referrals: £20 for both, once the friend has become a paid subscriber. */
export const referralPence: Pence = 2000;
/** Days in which a refund of the friend's first payment takes both credits back (docs/product/money.md#referrals). */
export const refundDays = 14;
/** docs/product/money.md#referrals: credit expires after 12 months of inactivity. */
export const idleMonths = 12;

/** Without letters and digits that are read for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A new family's code: "H7KQ2MXA". `draw` is unpredictable, 0 <= x < 1. */
export const newReferralCode = (draw: () => number): string =>
  Array.from({ length: codeLength }, () => alphabet.charAt(Math.floor(draw() * alphabet.length))).join('');

/** Reads a code as people type it: small letters, spaces and dashes do not matter. Undefined when it cannot be one. */
export const readReferralCode = (text: string): string | undefined => {
  const code = text.toUpperCase().replaceAll(/[\s-]/gu, '');
  return /^[A-HJKMNP-Z2-9]{8}$/u.test(code) ? code : undefined;
};

/** When credit ends if nobody of the family comes again; on the last day where that month is shorter. */
export const creditExpiresAt = (lastActivity: Date): Date => {
  const month = lastActivity.getUTCMonth() + idleMonths;
  const lastDay = new Date(Date.UTC(lastActivity.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const ends = new Date(lastActivity);
  ends.setUTCDate(1);
  ends.setUTCMonth(month);
  ends.setUTCDate(Math.min(lastActivity.getUTCDate(), lastDay));
  return ends;
};

export type FirstPayment = { readonly paidAt: Date; readonly refundedAt: Date | null };
export const referralMoves = ['credit', 'reversal', 'expiry'] as const;
export type ReferralMove = (typeof referralMoves)[number];

/** What a friend's first payment means for both families: credit, and its reversal when the money went back within the days. */
export const movesAfter = (payment: FirstPayment | null): readonly ReferralMove[] => {
  if (payment === null) return [];
  const { paidAt, refundedAt } = payment;
  const inTime = refundedAt !== null && refundedAt.getTime() <= paidAt.getTime() + refundDays * 86_400_000;
  return inTime ? ['credit', 'reversal'] : ['credit'];
};

/** A line of the provider's balance: negative pence give credit. */
export type BalanceLine = { readonly id: string; readonly pence: Pence };
/** `takenBack`: lines of ours that end a credit, with the credit that they end. */
export type OurLines = { readonly credits: ReadonlySet<string>; readonly takenBack: ReadonlyMap<string, string> };

type Lot = { readonly id: string; left: Pence };

/** Uses up the lots in turn; what nothing covers is owed. */
const takeFrom = (lots: readonly Lot[], pence: Pence): Pence => {
  let owed = pence;
  for (const lot of lots) {
    const taken = Math.min(lot.left, owed);
    lot.left -= taken;
    owed -= taken;
  }
  return owed;
};

/**
 * What is left of each referral credit, by its line's id. The oldest credit of any kind is used first; what was taken back comes out of
 * the credit that it ends. `lines` are oldest first.
 */
export const creditLeft = (lines: readonly BalanceLine[], { credits, takenBack }: OurLines): ReadonlyMap<string, Pence> => {
  const lots: Lot[] = [];
  let owed = 0;
  for (const { id, pence } of lines) {
    if (pence < 0) {
      const covers = Math.min(owed, -pence);
      owed -= covers;
      lots.push({ id, left: -pence - covers });
      continue;
    }
    const ended = takenBack.get(id);
    const first = lots.filter((lot) => lot.id === ended);
    owed += takeFrom([...first, ...lots.filter((lot) => lot.id !== ended)], pence);
  }
  return new Map(lots.filter(({ id }) => credits.has(id)).map(({ id, left }) => [id, left]));
};
