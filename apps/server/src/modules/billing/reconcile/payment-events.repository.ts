import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { paymentEvent } from '#db/schema/billing.ts';

export type NewPaymentEvent = typeof paymentEvent.$inferInsert;

/** Every event of the provider once, with what became of it. */
export const paymentEventsRepository = (db: Database) => ({
  /** Keeps an event and counts the try; answers whether it had been dealt with before. */
  receive: async (event: NewPaymentEvent): Promise<'new' | 'processed'> => {
    const [row] = await db
      .insert(paymentEvent)
      .values({ ...event, tries: 1 })
      .onConflictDoUpdate({ target: paymentEvent.id, set: { tries: sql`${paymentEvent.tries} + 1` } })
      .returning({ processedAt: paymentEvent.processedAt });
    return row?.processedAt instanceof Date ? 'processed' : 'new';
  },

  noteProcessed: async (id: string, processedAt: Date): Promise<void> => {
    await db.update(paymentEvent).set({ processedAt, error: null }).where(eq(paymentEvent.id, id));
  },

  /** Long after the provider stopped sending it again, nobody asks for an event any more. */
  sweep: async (before: Date): Promise<void> => {
    await db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, before));
  },

  noteFailure: async (id: string, error: string): Promise<void> => {
    await db
      .update(paymentEvent)
      .set({ error: error.slice(0, 500) })
      .where(eq(paymentEvent.id, id));
  },
});
export type PaymentEventsRepository = ReturnType<typeof paymentEventsRepository>;
