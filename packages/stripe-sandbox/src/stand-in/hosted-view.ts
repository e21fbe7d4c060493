import { pounds } from '../billing/lines.ts';
import type { CheckoutSession, Invoice, PaymentMethod, PortalSession, Subscription } from '../wire.ts';
import { html, testMark, wholePage, type Html } from './html.ts';

const cardFields = html`<div class="fields">
  <div class="wide">
    <label for="number">Card number</label>
    <input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required />
  </div>
  <div>
    <label for="expiry">Expiry (MM / YY)</label>
    <input id="expiry" name="expiry" autocomplete="cc-exp" placeholder="MM / YY" required />
  </div>
  <div>
    <label for="code">Security code (CVC)</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="cc-csc" required />
  </div>
  <div>
    <label for="name">Name on card</label>
    <input id="name" name="name" autocomplete="cc-name" />
  </div>
</div>`;

const problemBox = (problem: string | null): Html => (problem === null ? html`` : html`<p class="error" role="alert">${problem}</p>`);
const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' });

/** The hosted checkout: what is bought, the total, the card, and a button that says what it obliges to. */
export const checkoutView = (session: CheckoutSession, preview: Invoice, problem: string | null): string => {
  const due = preview.amount_due;
  const off = preview.subtotal - preview.total;
  return wholePage({
    title: 'Checkout',
    body: html`<main>
      ${testMark}
      <h1>Your order</h1>
      <table>
        <tbody>
          ${preview.lines.data.map(
            (line) =>
              html`<tr>
                <td>${line.description ?? ''}</td>
                <td>${pounds(line.amount)}</td>
              </tr>`,
          )}
          ${
            off > 0
              ? html`<tr>
                  <td>Discount</td>
                  <td>−${pounds(off)}</td>
                </tr>`
              : html``
          }
          <tr>
            <th scope="row">Due today</th>
            <th>${pounds(due)}</th>
          </tr>
        </tbody>
      </table>
      ${problemBox(problem)}
      <form method="post" action="/sandbox/checkout/${session.id}">
        ${due === 0 ? html`<p>Nothing is due today, so no card is needed.</p>` : cardFields}
        ${session.custom_text.submit === null ? html`` : html`<p class="terms">${session.custom_text.submit.message}</p>`}
        <div class="row">
          <button>${due === 0 ? 'Subscribe' : `Subscribe and pay ${pounds(due)}`}</button>
          ${session.cancel_url === null ? html`` : html`<a href="${session.cancel_url}">Go back without paying</a>`}
        </div>
      </form>
    </main>`,
  });
};

export interface PortalFacts {
  readonly session: PortalSession;
  readonly subscription: Subscription | null;
  readonly method: PaymentMethod | null;
  readonly invoices: readonly Invoice[];
  readonly problem: string | null;
}

const endingForm = ({ session, subscription }: PortalFacts): Html => {
  if (subscription === null) return html`<p>There is no running subscription.</p>`;
  const end = dayOf(subscription.items.data[0]?.current_period_end ?? subscription.created);
  const ending = subscription.cancel_at_period_end;
  return html`<p>${ending ? `Ends on ${end}.` : `Renews on ${end}.`}</p>
    <form method="post" action="/sandbox/portal/${session.id}">
      <button class="quiet" name="action" value="${ending ? 'keep' : 'cancel'}">
        ${ending ? 'Keep my plan' : 'Cancel at the end of what is paid'}
      </button>
    </form>`;
};

/** The portal: card, invoices, cancelling. Plans are changed in the product. */
export const portalView = (facts: PortalFacts): string =>
  wholePage({
    title: 'Billing',
    body: html`<main>
      ${testMark}
      <h1>Billing</h1>
      ${problemBox(facts.problem)}
      <h2>Subscription</h2>
      ${endingForm(facts)}
      <h2>Card</h2>
      <p>${facts.method?.card === undefined ? 'No card is saved.' : `${facts.method.card.brand} ending in ${facts.method.card.last4}`}</p>
      <form method="post" action="/sandbox/portal/${facts.session.id}">
        ${cardFields}
        <div class="row"><button name="action" value="card">Save this card</button></div>
      </form>
      <h2>Invoices</h2>
      <table>
        <tbody>
          ${facts.invoices.map(
            (invoice) =>
              html`<tr>
                <td>${dayOf(invoice.created)}, ${invoice.status ?? ''}</td>
                <td>${pounds(invoice.total)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${facts.session.return_url === null ? html`` : html`<p class="row"><a href="${facts.session.return_url}">Back</a></p>`}
    </main>`,
  });

/** A receipt on a page. */
export const invoiceView = (invoice: Invoice): string =>
  wholePage({
    title: `Invoice ${invoice.number ?? ''}`,
    body: html`<main>
      <p class="mark"><strong>TEST MODE</strong> No money has moved.</p>
      <h1>Invoice ${invoice.number ?? ''}</h1>
      <p>${dayOf(invoice.created)}, ${invoice.status ?? ''}</p>
      <table>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>${line.description ?? ''}</td>
                <td>${pounds(line.amount)}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row">Total</th>
            <th>${pounds(invoice.total)}</th>
          </tr>
        </tbody>
      </table>
    </main>`,
  });
