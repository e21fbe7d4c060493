// Part of the stand-in for Stripe.js in TEST MODE; the server joins the parts into one script, /sandbox/stripe.js.

export const base = new URL(document.currentScript?.src ?? location.href).origin;
const words = { lost: 'We could not reach the payment service. Please check your connection and try again.' };

export const post = async (path, body) => {
  try {
    const answer = await fetch(`${base}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return { error: { type: 'api_connection_error', message: words.lost } };
  }
};

export const emitter = () => {
  const heard = new Map();
  return {
    on: (name, call) => heard.set(name, [...(heard.get(name) ?? []), call]),
    off: (name, call) => heard.set(name, call === undefined ? [] : (heard.get(name) ?? []).filter((other) => other !== call)),
    tell: (name, value) => {
      for (const call of heard.get(name) ?? []) call(value);
    },
  };
};
