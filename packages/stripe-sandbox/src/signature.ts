import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a delivery; `seconds` is the sender's time. */
export const signatureHeader = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
