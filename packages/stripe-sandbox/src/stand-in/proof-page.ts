import { pounds } from '../billing/lines.ts';
import type { PaymentIntent } from '../wire.ts';
import { html, wholePage } from './html.ts';

/** The bank's question, in TEST MODE: complete it or fail it. Works without script. */
export const proofPage = (intent: PaymentIntent): string =>
  wholePage({
    title: '3-D Secure',
    script: '/sandbox/proof.js',
    body: html`<main>
      <p class="mark"><strong>TEST MODE</strong> No money moves.</p>
      <h1>Is this payment yours?</h1>
      <p>Your bank asks you to confirm a payment of <strong>${pounds(intent.amount)}</strong> to Hedgerow.</p>
      <form method="post" action="/sandbox/3ds/${intent.id}">
        <input type="hidden" name="client_secret" value="${intent.client_secret ?? ''}" />
        <div class="row">
          <button name="result" value="complete">Complete</button>
          <button class="quiet" name="result" value="fail">Fail</button>
        </div>
      </form>
    </main>`,
  });

export const proofOverPage = (passed: boolean): string =>
  wholePage({
    title: '3-D Secure',
    script: '/sandbox/proof.js',
    over: true,
    body: html`<main>
      <p class="mark"><strong>TEST MODE</strong> No money moves.</p>
      <h1>${passed ? 'Confirmed' : 'Not confirmed'}</h1>
      <p>You can go back to the shop now.</p>
    </main>`,
  });

export const messagePage = (title: string, text: string): string =>
  wholePage({
    title,
    body: html`<main>
      <p class="mark"><strong>TEST MODE</strong> No money moves.</p>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  });
