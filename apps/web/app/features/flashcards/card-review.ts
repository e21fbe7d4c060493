import * as z from 'zod/mini';

/** One answer to a card, as it waits on the device to be sent. `reviewId` is made once, so that a call that is repeated counts once. */
export const CardReview = z.object({ cardId: z.string(), reviewId: z.string(), wasCorrect: z.boolean(), ms: z.number() });
export type CardReview = z.output<typeof CardReview>;
