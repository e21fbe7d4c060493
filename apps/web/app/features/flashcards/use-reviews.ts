import { useEffect, useState } from 'react';
import { type Sending, sendingQueue } from '../../lib/sending-queue.ts';
import { useSession } from '../../lib/session.ts';
import { waitUntilOnline } from '../../lib/wait-until-online.ts';
import { showToast } from '../../ui/toast.ts';
import { mayPass, sendReview } from './api.ts';
import { CardReview } from './card-review.ts';

const sayItIsLost = (): void =>
  showToast({ kind: 'error', title: 'Progress Update Failed', message: 'Your cards are here, but this answer was not saved.' });

const watchers = new Set<(state: Sending) => void>();

const makeQueue = (who: string) =>
  sendingQueue({
    key: `hedgerow:cards:${who}`,
    schema: CardReview,
    storage: localStorage,
    send: sendReview,
    mayPass,
    wait: waitUntilOnline,
    onState: (state) => {
      for (const tell of watchers) tell(state);
    },
    onRefused: sayItIsLost,
  });

/** One for each person, for as long as the page lives: closing the cards does not stop it. */
const queues = new Map<string, ReturnType<typeof makeQueue>>();
const queueOf = (who: string) => {
  const queue = queues.get(who) ?? makeQueue(who);
  queues.set(who, queue);
  return queue;
};

/** Sends what an earlier visit of this person could not. */
export const recoverReviews = (who: string): void => queueOf(who).recover();

/** Cards that were answered on this device and not counted yet: they are not due a second time. */
export const answeredCards = (who: string): ReadonlySet<string> =>
  new Set(
    queueOf(who)
      .left()
      .map(({ cardId }) => cardId),
  );

/** Answers to cards on their way to the server: kept on this device, under this person's id, until they have arrived. */
export const useReviews = () => {
  const session = useSession();
  const who = session.status === 'signed-in' ? session.user.id : '';
  const [sending, setSending] = useState<Sending>('sent');
  useEffect(() => {
    watchers.add(setSending);
    recoverReviews(who);
    return () => {
      watchers.delete(setSending);
    };
  }, [who]);
  return { add: (review: CardReview) => queueOf(who).add(review), sending };
};
