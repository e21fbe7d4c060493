// Part of the stand-in for Stripe.js in TEST MODE; the server joins the parts into one script, /sandbox/stripe.js.
import { base, emitter } from './talk.js';

const wrapperNames = ['StripeElement', 'StripeElement--empty', 'StripeElement--complete', 'StripeElement--focus', 'StripeElement--invalid'];

const frameFor = (key, type, options) => {
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ key, postcode: options.hidePostalCode === true ? 'no' : 'yes' });
  frame.src = `${base}/sandbox/card?${query}`;
  frame.title = 'Secure card payment input frame (TEST MODE)';
  frame.name = `__privateStripeFrame-${type}-${Math.random().toString(36).slice(2)}`;
  frame.setAttribute('allow', 'payment *');
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '190px',
    border: '0',
    colorScheme: 'normal',
    background: 'transparent',
  });
  return frame;
};

// The card field: a frame of the sandbox, so that a card is never typed into the page around it.
export const cardElement = (key, type, firstOptions, forget) => {
  const events = emitter();
  const waiting = new Map();
  let options = firstOptions ?? {};
  let frame = null;
  let box = null;
  let count = 0;
  let state = { empty: true, complete: false, brand: 'unknown', error: undefined, value: { postalCode: '' } };

  const send = (message) => frame?.contentWindow?.postMessage({ to: 'stripe-sandbox-card', ...message }, base);
  const dress = (focus) => {
    if (box === null) return;
    box.classList.toggle('StripeElement--empty', state.empty);
    box.classList.toggle('StripeElement--complete', state.complete);
    box.classList.toggle('StripeElement--invalid', state.error !== undefined);
    if (focus !== undefined) box.classList.toggle('StripeElement--focus', focus);
  };
  const changed = () =>
    type === 'card'
      ? { elementType: 'card', ...state }
      : { elementType: type, empty: state.empty, complete: state.complete, collapsed: false, value: { type: 'card' } };
  const heard = {
    ready: () => {
      send({ type: 'options', disabled: options.disabled === true });
      events.tell('ready', { elementType: type });
    },
    height: ({ height }) => {
      if (frame !== null) frame.style.height = `${height}px`;
    },
    change: (message) => {
      state = { ...message.state, error: message.state.error ?? undefined };
      dress();
      events.tell('change', changed());
    },
    focus: () => {
      dress(true);
      events.tell('focus', { elementType: type });
    },
    blur: () => {
      dress(false);
      events.tell('blur', { elementType: type });
    },
    escape: () => events.tell('escape', { elementType: type }),
    token: ({ id, result }) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    },
  };
  const listen = (event) => {
    if (frame === null || event.source !== frame.contentWindow || event.origin !== base) return;
    if (event.data?.from === 'stripe-sandbox-card') heard[event.data.type]?.(event.data);
  };

  const element = {
    stripeSandbox: true,
    on: (name, call) => (events.on(name, call), element),
    once: (name, call) => {
      const first = (value) => {
        events.off(name, first);
        call(value);
      };
      events.on(name, first);
      return element;
    },
    off: (name, call) => (events.off(name, call), element),
    mount: (where) => {
      const target = typeof where === 'string' ? document.querySelector(where) : where;
      if (target === null || target === undefined) throw new Error('Invalid mount target: no such element on the page.');
      element.unmount();
      box = target;
      frame = frameFor(key, type, options);
      window.addEventListener('message', listen);
      box.classList.add('StripeElement', 'StripeElement--empty');
      box.append(frame);
    },
    unmount: () => {
      window.removeEventListener('message', listen);
      frame?.remove();
      box?.classList.remove(...wrapperNames);
      frame = null;
      box = null;
    },
    destroy: () => {
      element.unmount();
      forget(type);
    },
    update: (more) => {
      options = { ...options, ...more };
      send({ type: 'options', disabled: options.disabled === true });
    },
    focus: () => send({ type: 'focus' }),
    blur: () => send({ type: 'blur' }),
    clear: () => send({ type: 'clear' }),
    collapse: () => undefined,
    tokenise: (billing) =>
      new Promise((resolve) => {
        if (frame === null) {
          resolve({
            error: { type: 'validation_error', code: 'incomplete_payment_details', message: 'The card form is not on the page.' },
          });
          return;
        }
        count += 1;
        waiting.set(count, resolve);
        send({ type: 'tokenise', id: count, billing: billing ?? {} });
      }),
  };
  return element;
};
