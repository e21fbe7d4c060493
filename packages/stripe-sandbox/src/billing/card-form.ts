import { cardByNumber } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { Refusal } from '../errors.ts';
import type { PaymentMethod } from '../wire.ts';
import { newMethod } from './methods.ts';

export interface CardForm {
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly cvc: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly postcode: string | null;
}

const refuse = (code: string, message: string, param: string): Refusal => new Refusal(402, { type: 'card_error', code, message, param });

/** What a number outside the published list is told. The number itself is neither kept nor repeated. */
const unknownCard = (): Refusal =>
  new Refusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'live_mode_test_card',
    message: 'This is TEST MODE: only the published test card numbers work here. Never enter a real card.',
    param: 'number',
  });

const expired = (month: number, year: number, now: number): boolean => Date.UTC(year, month) / 1000 <= now;

/** Turns what was typed into a stored test card, or into the sentence the person should read. */
export const cardFromForm = async (
  desk: Desk,
  form: CardForm,
): Promise<{ readonly method: PaymentMethod } | { readonly refusal: Refusal }> => {
  const card = cardByNumber(form.number);
  if (card === undefined) return { refusal: unknownCard() };
  const created = await desk.now();
  const year = form.year < 100 ? 2000 + form.year : form.year;
  if (form.month < 1 || form.month > 12)
    return { refusal: refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month') };
  if (year > 2099 || expired(form.month, year, created))
    return { refusal: refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year') };
  if (!/^\d{3,4}$/u.test(form.cvc)) return { refusal: refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc') };
  const { name, email, postcode } = form;
  return { method: desk.put(newMethod(desk, card, { expMonth: form.month, expYear: year, name, email, postcode }, created)) };
};
