import { billingRepository } from './billing.repository.ts';
import { billingService } from './billing.service.ts';
import { checkoutPages } from './checkout/checkout-pages.service.ts';
import { checkoutService } from './checkout/checkout.service.ts';
import { codesService } from './codes/codes.service.ts';
import { composeManaging } from './compose-managing.ts';
import { composeChildPlans } from './compose-child-plans.ts';
import { composeReferrals } from './referrals/compose-referrals.ts';
import { changeAttemptsRepository } from './changes/change-attempts.repository.ts';
import { customersService } from './customers.service.ts';
import { mirrorRepository } from './reconcile/mirror.repository.ts';
import { noticesRepository } from './letters/notices.repository.ts';
import { noticesService } from './letters/notices.service.ts';
import { outboxRepository } from './letters/outbox.repository.ts';
import { partnerCodesRepository } from './codes/partner-codes.repository.ts';
import { paymentEventsRepository } from './reconcile/payment-events.repository.ts';
import { receiveEventService } from './reconcile/receive-event.service.ts';
import { startReconcilingAll } from './reconcile/reconcile-all.job.ts';
import { openOrdersService } from './checkout/open-orders.service.ts';
import { reconcileService } from './reconcile/reconcile.service.ts';
import { billingEmails } from './letters/billing-emails.service.ts';
import { noticeWriter } from './letters/write-notices.ts';
import { addChildRepository } from './children/add-child.repository.ts';
import { refundRepository } from './refunds/refund.repository.ts';
import { startConsent } from './refunds/start-consent.ts';
import { returnsRepository } from './refunds/returns.repository.ts';
import { returnsService } from './refunds/returns.service.ts';
import { startSubscriptionService } from './checkout/start-subscription.service.ts';
import type { BillingNeeds } from './compose-needs.ts';
import { freeWeekRepository } from './free-week/free-week.repository.ts';
import { freeWeekService } from './free-week/free-week.service.ts';

/** The services of billing, put together; the job that sends its letters is started. */
/** How long the provider's events are kept (privacy page): it sends one again for three days at most. */
const keptEventsMs = 90 * 86_400_000;
/** How long what a letter about money named is kept (privacy page). */
const keptLettersMs = 365 * 86_400_000;

export const composeBilling = async (needs: BillingNeeds) => {
  const { db, families, payments, events, mail, queue, locked, transaction, alert, now, newId } = needs;
  const rows = billingRepository(db);
  const attempts = changeAttemptsRepository(db);
  const mirror = mirrorRepository();
  const emails = billingEmails({ mirror, mail });
  const customers = customersService({ billing: rows, payments, locked, now });
  const sender = { ...needs.sender, testMode: payments.config().mode !== 'live', company: needs.seller.address };
  const notices = noticesService({ notices: noticesRepository(db), emails, transaction, now });
  const {
    referrals,
    lookAt,
    expireIdle,
    settleAll: settleReferrals,
  } = await composeReferrals({ ...needs, billing: rows, customers, sender, notices });
  const redemptions = partnerCodesRepository(db);
  const codes = codesService({ codes: redemptions, payments, db, transaction, alert, now });
  const { publicUrl } = needs.sender;
  const refunds = refundRepository(db);
  const consentTo = startConsent({ refunds, now });
  const pages = checkoutPages({ billing: rows, refunds, codes, redemptions, payments, publicUrl, now });
  const returns = returnsService({
    rows: returnsRepository(db),
    payments,
    emails,
    transaction,
    alert,
    now,
  });
  const reconciling = reconcileService({
    pages,
    returns,
    billing: rows,
    mirror,
    attempts,
    families,
    payments,
    events,
    emails,
    lookAtReferral: lookAt,
    locked,
    transaction,
    alert,
    now,
  });
  const openOrders = openOrdersService({ billing: rows, attempts, customers, pages, reconciling, payments, locked, transaction });
  const billing = billingService({ billing: rows, customers, reconciling, payments, now, newId });
  const paymentEvents = paymentEventsRepository(db);
  await queue.repeat('sweep-payment-events', '43 3 * * *', () => paymentEvents.sweep(new Date(now().getTime() - keptEventsMs)));
  const outbox = outboxRepository(db);
  await queue.repeat('sweep-billing-letters', '45 3 * * *', (stopping) =>
    outbox.sweep(new Date(now().getTime() - keptLettersMs), stopping),
  );
  await queue.repeat('billing-notices', '10 8 * * *', async () => void (await notices.daily()));
  const freeWeek = freeWeekService({
    on: needs.freeWeekOn,
    weeks: freeWeekRepository(db),
    billing: rows,
    customers,
    openOrders,
    families,
    emails,
    events,
    locked,
    transaction,
    now,
  });
  await queue.repeat('free-weeks', '20 8 * * *', async () => void (await freeWeek.daily()));
  await startReconcilingAll(queue, { billing: rows, reconciling, mode: payments.config().mode, alert }, now);
  return {
    freeWeek,
    reconciling,
    openOrders,
    codes,
    checkout: checkoutService({
      billing: rows,
      customers,
      reconciling,
      openOrders,
      codes,
      pages,
      payments,
      consentTo,
      locked,
      transaction,
      now,
      newId,
    }),
    billing,
    startSubscription: startSubscriptionService({
      codes,
      billing: rows,
      customers,
      openOrders,
      reconciling,
      families,
      payments,
      consentTo,
      locked,
      transaction,
      now,
      newId,
    }),
    receiveEvent: receiveEventService({
      paymentEvents,
      billing: rows,
      payments,
      reconciling,
      notices,
      alert,
      now,
    }),
    notices,
    noticeWriter: noticeWriter({ outbox, billing: rows, refunds, removals: addChildRepository(db), sender, now }),
    ...composeManaging({ ...needs, rows, attempts, billing, customers, reconciling, sender, emails }),
    ...composeChildPlans({ ...needs, billing: rows, attempts, customers, reconciling, openOrders }),
    ensureCatalogue: customers.ensureCatalogue,
    referrals,
    settleReferrals,
    expireReferralCredit: expireIdle,
  };
};
