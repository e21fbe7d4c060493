import type { Route } from '../route.ts';
import { catalogue } from './catalogue.ts';
import { codes } from './codes.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { hosted } from './hosted.ts';
import { invoices } from './invoices.ts';
import { moneyBack } from './money-back.ts';
import { paymentIntents } from './payment-intents.ts';
import { paymentMethods } from './payment-methods.ts';
import { subscriptionItems } from './subscription-items.ts';
import { subscriptionSchedules } from './subscription-schedules.ts';
import { subscriptions } from './subscriptions.ts';
import { testClocks } from './test-clocks.ts';

/** Every address the sandbox answers. */
export const allRoutes: readonly Route[] = [
  ...customers,
  ...catalogue,
  ...paymentMethods,
  ...subscriptions,
  ...subscriptionItems,
  ...subscriptionSchedules,
  ...invoices,
  ...paymentIntents,
  ...codes,
  ...moneyBack,
  ...hosted,
  ...events,
  ...testClocks,
];
