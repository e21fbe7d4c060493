// Part of the stand-in for Stripe.js in TEST MODE; the server joins the parts into one script, /sandbox/stripe.js.
import { cardElement } from './card-element.js';
import { emitter } from './talk.js';

// React's components carry their type under a name of Stripe's choosing.
const componentType = '__elementType';
const typeOf = (wanted) => (typeof wanted === 'string' ? wanted : wanted?.[componentType]);

export const elementsGroup = (key, firstOptions) => {
  const made = new Map();
  const events = emitter();
  let options = firstOptions ?? {};
  const group = {
    stripeSandbox: true,
    clientSecret: () => options.clientSecret,
    create: (type, elementOptions) => {
      if (type !== 'card' && type !== 'payment')
        throw new Error(`The payments sandbox has no "${type}" element; it offers "card" and "payment".`);
      if (made.has(type)) throw new Error(`Can only create one Element of type ${type}. Destroy the other one first.`);
      const element = cardElement(key, type, elementOptions, (gone) => made.delete(gone));
      made.set(type, element);
      return element;
    },
    getElement: (wanted) => made.get(typeOf(wanted)) ?? null,
    update: (more) => {
      options = { ...options, ...more };
    },
    fetchUpdates: async () => ({}),
    submit: async () => ({ selectedPaymentMethod: 'card' }),
    on: (name, call) => (events.on(name, call), group),
    off: (name, call) => (events.off(name, call), group),
  };
  return group;
};
