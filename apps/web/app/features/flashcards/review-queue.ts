/** One answer to a card. `reviewId` is made once, so that a call that is repeated counts once. */
export type CardReview = { readonly cardId: string; readonly reviewId: string; readonly wasCorrect: boolean; readonly ms: number };

type Needs = {
  readonly send: (review: CardReview) => Promise<unknown>;
  readonly mayPass: (error: unknown) => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** After the last try. */
  readonly onFailed: (review: CardReview) => void;
};

const waits = [1500, 4000, 10_000] as const;

/** Sends answers while the pupil goes on: each is tried four times, by itself, with the same id. */
export const reviewQueue = ({ send, mayPass, wait, onFailed }: Needs) => {
  const deliver = async (review: CardReview): Promise<void> => {
    for (const pause of [...waits, undefined]) {
      try {
        await send(review);
        return;
      } catch (error) {
        if (pause === undefined || !mayPass(error)) break;
        await wait(pause);
      }
    }
    onFailed(review);
  };
  return { add: (review: CardReview): Promise<void> => deliver(review) };
};
