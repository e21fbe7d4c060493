// Part of the stand-in for Stripe.js in TEST MODE; the server joins the parts into one script, /sandbox/stripe.js.
import { challenge } from './challenge.js';
import { elementsGroup } from './elements-group.js';
import { post } from './talk.js';

const idOf = (secret) => {
  const [id, rest] = String(secret).split('_secret_');
  if (rest === undefined || !id.startsWith('pi_'))
    throw new Error(
      `Invalid value for confirmCardPayment intent secret: value should be a client secret of the form \${id}_secret_\${secret}.`,
    );
  return id;
};

const methodOf = async (data) => {
  const given = data?.payment_method;
  if (given === undefined || given === null || typeof given === 'string') return { id: given ?? undefined };
  const element = given.card ?? given.payment;
  if (element?.stripeSandbox !== true) return { error: { type: 'validation_error', message: 'Please use the card element of this page.' } };
  const { paymentMethod, error } = await element.tokenise(given.billing_details);
  return error === undefined ? { id: paymentMethod.id } : { error };
};

const notHere = (what) => async () => ({
  error: { type: 'invalid_request_error', message: `${what} is not part of the payments sandbox.` },
});

const stripeFor = (key) => {
  const retrieve = async (secret) => {
    const answer = await post(`intents/${idOf(secret)}`, { client_secret: secret, key });
    return answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };
  };
  const act = async (secret) => {
    await challenge(idOf(secret), secret);
    const result = await retrieve(secret);
    if (result.error !== undefined || result.paymentIntent.status === 'succeeded') return result;
    return { error: { ...result.paymentIntent.last_payment_error, payment_intent: result.paymentIntent } };
  };
  const confirm = async (secret, data, handleActions) => {
    const id = idOf(secret);
    const method = await methodOf(data);
    if (method.error !== undefined) return { error: method.error };
    const answer = await post(`intents/${id}/confirm`, { client_secret: secret, key, payment_method: method.id });
    if (answer.error !== undefined) return { error: answer.error };
    if (answer.status !== 'requires_action' || handleActions === false) return { paymentIntent: answer };
    return act(secret);
  };
  return {
    elements: (options) => elementsGroup(key, options),
    createPaymentMethod: async (data) => {
      const element = data.card ?? data.elements?.getElement('payment') ?? data.element;
      if (element?.stripeSandbox !== true)
        return { error: { type: 'validation_error', message: 'Please use the card element of this page.' } };
      return element.tokenise(data.billing_details ?? data.params?.billing_details);
    },
    confirmCardPayment: (secret, data, options) => confirm(secret, data, options?.handleActions),
    confirmPayment: async ({ elements, clientSecret, confirmParams, redirect }) => {
      const secret = clientSecret ?? elements?.clientSecret();
      const element = elements?.getElement('payment') ?? elements?.getElement('card');
      const method = element
        ? { card: element, billing_details: confirmParams?.payment_method_data?.billing_details }
        : confirmParams?.payment_method;
      const result = await confirm(secret, { payment_method: method });
      if (result.error !== undefined || redirect === 'if_required') return result;
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent', result.paymentIntent.id);
      back.searchParams.set('payment_intent_client_secret', secret);
      back.searchParams.set('redirect_status', result.paymentIntent.status);
      location.assign(back);
      return new Promise(() => undefined);
    },
    handleCardAction: (secret) => act(secret),
    handleNextAction: ({ clientSecret }) => act(clientSecret),
    retrievePaymentIntent: retrieve,
    createToken: notHere('createToken'),
    createSource: notHere('createSource'),
    confirmCardSetup: notHere('confirmCardSetup'),
    confirmSetup: notHere('confirmSetup'),
    retrieveSetupIntent: notHere('retrieveSetupIntent'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
};

const Stripe = (key) => {
  if (typeof key !== 'string' || !/^pk_test_\w+$/.test(key))
    throw new Error('IntegrationError: the payments sandbox takes test keys only (pk_test_…). Never give it a live key.');
  return stripeFor(key);
};
Stripe.version = 'endive';
window.Stripe = Stripe;
