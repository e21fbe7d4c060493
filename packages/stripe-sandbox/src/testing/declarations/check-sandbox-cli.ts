// npm run check:sandbox: the sandbox against the type declarations of the Stripe SDK that is installed.
import { Stripe } from 'stripe';
import { holdSandbox } from './hold-sandbox.ts';

const { answers, events, kinds, calls, notMade, complaints } = await holdSandbox();
for (const name of notMade) console.error(`not asked: ${name}`);
for (const { of, says } of complaints) console.error(`${of}: ${says}`);
console.log(
  `stripe ${Stripe.PACKAGE_VERSION}, API ${Stripe.API_VERSION}: ${answers.length} answers of ${calls - notMade.length} of ${calls} calls and ${events.length} events of ${kinds} kinds; ${complaints.length} complaints.`,
);
process.exitCode = notMade.length + complaints.length === 0 ? 0 : 1;
