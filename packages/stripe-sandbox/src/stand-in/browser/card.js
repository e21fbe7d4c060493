// Inside the card frame: reads the fields, says how they stand, and exchanges them for a payment method.
const field = (id) => document.getElementById(id);
const [number, expiry, code, postcode] = ['number', 'expiry', 'code', 'postcode'].map(field);
const note = field('note');
const fields = [number, expiry, code, postcode].filter((input) => input !== null);
const key = new URLSearchParams(location.search).get('key') ?? '';
const tell = (message) => window.parent.postMessage({ from: 'stripe-sandbox-card', ...message }, location.origin);
const digits = (text) => text.replaceAll(/\D/g, '');
const messages = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  incomplete_cvc: "Your card's security code is incomplete.",
  incomplete_zip: 'Your postal code is incomplete.',
};

const brandOf = (text) => (text.startsWith('4') ? 'visa' : /^5[1-5]/.test(text) ? 'mastercard' : /^3[47]/.test(text) ? 'amex' : 'unknown');
const passesLuhn = (text) =>
  [...text].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const faultOf = (input) => {
  const text = digits(input.value);
  if (input === number) {
    const length = brandOf(text) === 'amex' ? 15 : 16;
    if (text.length < length) return 'incomplete_number';
    return passesLuhn(text) ? null : 'invalid_number';
  }
  if (input === expiry) {
    const month = Number(text.slice(0, 2));
    if (text.length < 4 || month < 1 || month > 12) return 'incomplete_expiry';
    return Date.UTC(2000 + Number(text.slice(2)), month) <= Date.now() ? 'invalid_expiry_year_past' : null;
  }
  if (input === code) return text.length < (brandOf(digits(number.value)) === 'amex' ? 4 : 3) ? 'incomplete_cvc' : null;
  return input.value.trim().length < 3 ? 'incomplete_zip' : null;
};
const errorFor = (fault) => (fault === null ? null : { type: 'validation_error', code: fault, message: messages[fault] });

const left = new Set();
const firstFault = (inputs) => inputs.map((input) => ({ input, fault: faultOf(input) })).find(({ fault }) => fault !== null) ?? null;

const show = (all) => {
  const shown = firstFault(all ? fields : fields.filter((input) => left.has(input) && input.value !== ''));
  for (const input of fields) {
    const wrong = shown?.input === input;
    input.toggleAttribute('data-wrong', wrong);
    input.setAttribute('aria-invalid', String(wrong));
  }
  note.textContent = shown === null ? '' : messages[shown.fault];
  tell({
    type: 'change',
    state: {
      empty: fields.every((input) => input.value === ''),
      complete: firstFault(fields) === null,
      brand: brandOf(digits(number.value)),
      error: errorFor(shown?.fault ?? null),
      value: { postalCode: postcode?.value.trim() ?? '' },
    },
  });
};

const format = (input) => {
  const text = digits(input.value);
  if (input === number)
    input.value =
      brandOf(text) === 'amex'
        ? text
            .slice(0, 15)
            .replace(/^(\d{4})(\d{1,6})/, '$1 $2 ')
            .trim()
        : text.slice(0, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  if (input === expiry) {
    const four = /^[2-9]/.test(text) ? `0${text}` : text;
    const short = four.length === 6 ? four.slice(0, 2) + four.slice(4) : four;
    input.value = short.length > 2 ? `${short.slice(0, 2)} / ${short.slice(2, 4)}` : short;
  }
  if (input === code) input.value = text.slice(0, 4);
};

const tokenise = async (id, billing) => {
  const wrong = firstFault(fields);
  if (wrong !== null) {
    show(true);
    wrong.input.focus();
    tell({ type: 'token', id, result: { error: errorFor(wrong.fault) } });
    return;
  }
  const date = digits(expiry.value);
  try {
    const answer = await fetch('/sandbox/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key,
        number: digits(number.value),
        exp_month: Number(date.slice(0, 2)),
        exp_year: 2000 + Number(date.slice(2)),
        cvc: digits(code.value),
        postcode: postcode?.value.trim() || null,
        name: billing.name ?? null,
        email: billing.email ?? null,
      }),
    });
    const body = await answer.json();
    tell({ type: 'token', id, result: body.error === undefined ? { paymentMethod: body } : { error: body.error } });
  } catch {
    tell({
      type: 'token',
      id,
      result: { error: { type: 'api_connection_error', message: 'We could not reach the payment service. Please try again.' } },
    });
  }
};

const orders = {
  options: ({ disabled }) => {
    for (const input of fields) input.disabled = disabled;
  },
  focus: () => number.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    for (const input of fields) input.value = '';
    left.clear();
    show(false);
  },
  tokenise: ({ id, billing }) => void tokenise(id, billing),
};
window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== location.origin) return;
  if (event.data?.to === 'stripe-sandbox-card') orders[event.data.type]?.(event.data);
});

for (const input of fields) {
  input.addEventListener('input', () => {
    format(input);
    show(false);
  });
  input.addEventListener('focus', () => tell({ type: 'focus' }));
  input.addEventListener('blur', () => {
    left.add(input);
    show(false);
    tell({ type: 'blur' });
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell({ type: 'escape' });
  });
}
new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(
  document.documentElement,
);
tell({ type: 'ready' });
