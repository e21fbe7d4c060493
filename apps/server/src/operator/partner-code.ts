import { addDays, londonDayStart, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { partnerCodeOf } from '@hedgerow/domain/discounts';
import { AppError } from '@hedgerow/domain/errors';
import type { NewPartnerCode } from '#modules/billing/codes/codes.service.ts';
import { drawCode } from '#modules/billing/codes/draw-code.ts';

type Flags = Readonly<Record<string, string | undefined>>;

const wholeNumber = (flags: Flags, name: string, least: number, most: number): number | undefined => {
  const text = flags[name];
  if (text === undefined) return undefined;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new AppError('invalid', `--${name} is a whole number from ${least} to ${most}.`);
};

/** The code is good until the end of this day in London. */
const endOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const date = readCalendarDate(text);
  if (date === undefined) throw new AppError('invalid', '--expires is a date such as 2027-01-31.');
  return londonDayStart(addDays(date, 1));
};

/** What `create-partner-code` was told. Fractions of a per cent are not offered: they would not be exact to the penny (docs/product/money.md#pence). */
export const partnerCodeFrom = (flags: Flags): NewPartnerCode => {
  const percent = wholeNumber(flags, 'percent', 1, 100);
  const partnerName = flags['partner']?.trim() ?? '';
  const code = partnerCodeOf(flags['code'] ?? drawCode());
  if (percent === undefined) throw new AppError('invalid', '--percent is missing.');
  if (partnerName === '') throw new AppError('invalid', '--partner is missing.');
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new AppError('invalid', '--code is 3 to 40 letters, digits and dashes.');
  const [months, maxUses, expiresAt] = [
    wholeNumber(flags, 'months', 1, 36),
    wholeNumber(flags, 'uses', 1, 999_999),
    endOf(flags['expires']),
  ];
  return {
    code,
    percent,
    partnerName,
    ...(months === undefined ? {} : { months }),
    ...(maxUses === undefined ? {} : { maxUses }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
};
