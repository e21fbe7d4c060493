import { asSeen, openDesk, type DeskNeeds } from './desk.ts';
import { signatureHeader } from './signature.ts';
import type { Delivery } from './wire.ts';

/** Milliseconds before each further try; the last one repeats until the number of tries is used up. */
const pauses = [50, 250, 1000, 5000, 15_000, 60_000] as const;
const mostTries = 60;

export interface Courier {
  /** Looks for waiting deliveries and brings them, in the order of their events. */
  readonly wake: () => void;
  /** Resolves when nothing is waiting or being tried right now. */
  readonly stop: () => Promise<void>;
}

/** Brings one signed event to where it belongs; true when it was taken (2xx). */
export type PostEvent = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<boolean>;

const postByHttp: PostEvent = async (url, headers, body) => {
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  return answer.ok;
};

/** Brings signed events to webhook endpoints until they are answered 2xx, also those that waited through a restart. */
export const startCourier = (needs: DeskNeeds, alone: <T>(work: () => Promise<T>) => Promise<T>, post: PostEvent = postByHttp): Courier => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let again = false;

  const send = async (delivery: Delivery): Promise<boolean> => {
    const { desk } = openDesk(needs);
    const event = await desk.find('event', delivery.event);
    const endpoint = await desk.find('webhook_endpoint', delivery.endpoint);
    if (event === null || endpoint?.sandbox === undefined) return true;
    const body = JSON.stringify(asSeen(event), null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (Hedgerow sandbox)',
      'stripe-signature': signatureHeader(body, endpoint.sandbox.secret, Math.floor(needs.now().getTime() / 1000)),
    };
    try {
      return await post(endpoint.url, headers, body);
    } catch {
      return false;
    }
  };

  const settle = (delivery: Delivery, delivered: boolean): Promise<void> =>
    alone(async () => {
      const { desk, save } = openDesk(needs);
      const attempts = delivery.attempts + 1;
      if (delivered) desk.remove(delivery.id);
      else desk.put({ ...delivery, attempts, state: attempts >= mostTries ? 'given_up' : 'waiting' });
      const event = delivered ? await desk.find('event', delivery.event) : null;
      if (event !== null) desk.put({ ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
      await save();
    });

  const bringAll = async (): Promise<void> => {
    const waiting = (await openDesk(needs).desk.list('sandbox.delivery', { state: 'waiting' })).toReversed();
    let fewest = Number.POSITIVE_INFINITY;
    for (const delivery of waiting) {
      if (stopped) return;
      const delivered = await send(delivery);
      await settle(delivery, delivered);
      if (!delivered) fewest = Math.min(fewest, delivery.attempts);
    }
    if (fewest === Number.POSITIVE_INFINITY || stopped) return;
    timer = setTimeout(wake, pauses[Math.min(fewest, pauses.length - 1)]);
    timer.unref();
  };

  const wake = (): void => {
    if (stopped) return;
    if (round !== null) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    round = bringAll()
      .catch(() => undefined)
      .finally(() => {
        round = null;
        if (again) wake();
      });
  };

  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
