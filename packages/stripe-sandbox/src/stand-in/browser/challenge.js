// Part of the stand-in for Stripe.js in TEST MODE; the server joins the parts into one script, /sandbox/stripe.js.
import { base, post } from './talk.js';

// 3-D Secure: the bank's page in a modal dialog. Escape gives up, which fails the payment.
export const challenge = (intentId, clientSecret) =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', '3-D Secure check (TEST MODE)');
    Object.assign(dialog.style, { width: 'min(480px, 92vw)', padding: '0', border: '1px solid #8888', borderRadius: '12px' });
    const frame = document.createElement('iframe');
    frame.title = '3-D Secure check (TEST MODE)';
    frame.src = `${base}/sandbox/3ds/${intentId}?client_secret=${encodeURIComponent(clientSecret)}`;
    Object.assign(frame.style, { display: 'block', width: '100%', height: '360px', border: '0' });
    dialog.append(frame);
    const before = document.activeElement;
    const finish = () => {
      window.removeEventListener('message', listen);
      if (dialog.open) dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    const listen = (event) => {
      if (event.source === frame.contentWindow && event.origin === base && event.data?.from === 'stripe-sandbox-proof') {
        if (event.data.type === 'give-up') void giveUp();
        else finish();
      }
    };
    const giveUp = async () => {
      await post(`intents/${intentId}/proof`, { client_secret: clientSecret, result: 'fail' });
      finish();
    };
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void giveUp();
    });
    window.addEventListener('message', listen);
    document.body.append(dialog);
    dialog.showModal();
    frame.addEventListener('load', () => frame.focus());
  });
