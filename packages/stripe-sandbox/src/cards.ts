/** What a published test card does when it is attached, and when money is taken from it. */
export interface TestCard {
  readonly number: string;
  readonly names: readonly string[];
  readonly brand: 'visa' | 'mastercard' | 'amex';
  /** `asks_3ds_once` asks while the cardholder is there, and renewals go through: it was set up. */
  readonly does: 'pays' | 'declines' | 'attaches_then_declines' | 'asks_3ds' | 'asks_3ds_once';
  readonly decline?: Decline;
}
export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

const generic: Decline = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };
const declines = (number: string, name: string, decline: Decline): TestCard => ({
  number,
  names: [name],
  brand: 'visa',
  does: 'declines',
  decline,
});

/** Stripe's published test numbers: the only numbers the sandbox ever accepts or keeps. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', names: ['pm_card_visa'], brand: 'visa', does: 'pays' },
  { number: '4000008260000000', names: ['pm_card_gb'], brand: 'visa', does: 'pays' },
  { number: '5555555555554444', names: ['pm_card_mastercard'], brand: 'mastercard', does: 'pays' },
  { number: '378282246310005', names: ['pm_card_amex'], brand: 'amex', does: 'pays' },
  declines('4000000000000002', 'pm_card_chargeDeclined', generic),
  declines('4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  }),
  declines('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', {
    code: 'expired_card',
    declineCode: 'expired_card',
    message: 'Your card has expired.',
  }),
  declines('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  declines('4000000000000119', 'pm_card_chargeDeclinedProcessingError', {
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  { number: '4000000000000341', names: ['pm_card_chargeCustomerFail'], brand: 'visa', does: 'attaches_then_declines', decline: generic },
  { number: '4000000000003220', names: ['pm_card_threeDSecure2Required'], brand: 'visa', does: 'asks_3ds' },
  { number: '4000002500003155', names: ['pm_card_authenticationRequiredOnSetup'], brand: 'visa', does: 'asks_3ds_once' },
  { number: '4000002760003184', names: ['pm_card_authenticationRequired'], brand: 'visa', does: 'asks_3ds' },
];

export const cardByName = (name: string): TestCard | undefined => testCards.find((card) => card.names.includes(name));
/** The test card with this number (spaces are fine), or nothing: any other number is refused unseen. */
export const cardByNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(/[ -]/gu, ''));
