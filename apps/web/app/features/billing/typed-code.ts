import { partnerCodeOf } from '@hedgerow/domain/discounts';

/** The field of the partner code, wherever an order stands beside it. */
export const codeField = 'partner-code';

/** A code that stands in its field and was not applied, or "": whoever orders with it there means it. */
export const typedCode = (): string => {
  const field = document.getElementById(codeField);
  return field instanceof HTMLInputElement ? partnerCodeOf(field.value) : '';
};
