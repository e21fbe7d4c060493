import { html, testMark, wholePage } from './html.ts';

/** The frame into which, and only into which, a card is typed. */
export const cardPage = (withPostcode: boolean): string =>
  wholePage({
    title: 'Card details',
    bodyClass: 'card',
    script: '/sandbox/card.js',
    body: html`${testMark}
      <form class="fields" autocomplete="on">
        <div class="wide">
          <label for="number">Card number</label>
          <input
            id="number"
            name="number"
            inputmode="numeric"
            autocomplete="cc-number"
            placeholder="1234 1234 1234 1234"
            aria-describedby="note"
          />
        </div>
        <div>
          <label for="expiry">Expiry (MM / YY)</label>
          <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-describedby="note" />
        </div>
        <div>
          <label for="code">Security code (CVC)</label>
          <input id="code" name="code" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" aria-describedby="note" />
        </div>
        ${
          withPostcode
            ? html`<div>
                <label for="postcode">Postcode</label>
                <input id="postcode" name="postcode" autocomplete="postal-code" placeholder="SW1A 1AA" aria-describedby="note" />
              </div>`
            : ''
        }
      </form>
      <p class="note" id="note" role="alert"></p>`,
  });
