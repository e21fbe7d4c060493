import { cardFromForm } from '../billing/card-form.ts';
import { asSeen } from '../desk.ts';
import { Refusal } from '../errors.ts';
import type { Work } from '../work.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, 256) : null);
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0);

/** Exchanges what was typed into the card frame for a payment method. Published test cards only; other numbers are neither kept nor logged. */
export const tokenise = (work: Work, body: Readonly<Record<string, unknown>>): Promise<unknown> =>
  work(async (desk) => {
    const made = await cardFromForm(desk, {
      number: textOf(body['number']),
      month: numberOf(body['exp_month']),
      year: numberOf(body['exp_year']),
      cvc: textOf(body['cvc']),
      name: textOrNull(body['name']),
      email: textOrNull(body['email']),
      postcode: textOrNull(body['postcode']),
    });
    if ('refusal' in made) throw new Refusal(made.refusal.status, made.refusal.body);
    return asSeen(made.method);
  });
