import { expect, test } from 'vitest';
import type { InvoiceSummary } from '#ports/payments.ts';
import { invoicePages } from './invoice-pages.ts';

const buyer = { name: 'Ann Lee', email: 'ann@example.test' };
const seller = {
  productName: 'Hedgerow',
  supportEmail: 'help@hedgerow.example',
  address: undefined,
  vatNumber: undefined,
  testMode: false,
};
const invoice = (facts: Partial<InvoiceSummary>): InvoiceSummary => ({
  id: 'in_1',
  number: 'A1-0001',
  status: 'paid',
  createdAt: new Date('2026-11-21T23:30:00Z'),
  paidAt: new Date('2026-11-21T23:30:00Z'),
  totalPence: 3500,
  amountDuePence: 3500,
  amountPaidPence: 3500,
  subscriptionId: 'sub_1',
  pageUrl: null,
  lines: [{ description: '1 × Revise (at £35.00 / month)', pence: 3500 }],
  ...facts,
});
const sums = (facts: Partial<InvoiceSummary>, refunded = 0, vatNumber?: string) =>
  invoicePages(invoice(facts), buyer, { ...seller, vatNumber }, refunded).sums;

test('a plain month: the total, and that the card paid it', () => {
  expect(sums({})).toEqual([
    ['Total', '£35.00'],
    ['Paid by card', '£35.00'],
  ]);
});

test('discount, credit and what came back each have their line', () => {
  expect(sums({ totalPence: 2625, amountDuePence: 625, amountPaidPence: 625 }, 625)).toEqual([
    ['Subtotal', '£35.00'],
    ['Discount', '−£8.75'],
    ['Total', '£26.25'],
    ['Paid from your credit', '−£20.00'],
    ['Paid by card', '£6.25'],
    ['Refunded to your card', '£6.25'],
  ]);
});

test('a cheaper plan’s invoice is credit', () => {
  const lines = [
    { description: 'Unused time on Revise', pence: -2000 },
    { description: 'Remaining time on Learn', pence: 999 },
  ];
  expect(sums({ totalPence: -1001, amountDuePence: 0, amountPaidPence: 0, lines })).toEqual([
    ['Total', '−£10.01'],
    ['Added to your credit', '£10.01'],
  ]);
});

test('VAT is named only with a number, and is a sixth of what includes it', () => {
  expect(sums({}).flat().join(' ')).not.toContain('VAT');
  expect(sums({}, 0, 'GB123456789')).toContainEqual(['Includes VAT at 20%', '£5.83']);
});

test('what is not paid says so, and the days are those of England', () => {
  const pages = invoicePages(invoice({ status: 'open', paidAt: null, amountPaidPence: 0 }), buyer, seller, 0);
  expect(pages.sums).toContainEqual(['Still to pay', '£35.00']);
  expect(pages.facts).toEqual([
    ['Date', '21 November 2026'],
    ['Status', 'Not paid yet'],
  ]);
});
