import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { parentNote } from '#db/schema/notes.ts';

type ChildRef = { readonly familyId: string; readonly childId: string };

/** As many as a parent looks back on. */
const mostListed = 20;

const of = ({ familyId, childId }: ChildRef) => and(eq(parentNote.familyId, familyId), eq(parentNote.childId, childId));

export const notesRepository = (db: Database) => ({
  ofChild: (whose: ChildRef) => db.select().from(parentNote).where(of(whose)).orderBy(desc(parentNote.createdAt)).limit(mostListed),
  waiting: (whose: ChildRef) =>
    db
      .select()
      .from(parentNote)
      .where(and(of(whose), isNull(parentNote.readAt)))
      .orderBy(asc(parentNote.createdAt)),
  insert: async (row: typeof parentNote.$inferInsert): Promise<void> => {
    await db.insert(parentNote).values(row);
  },
  remove: async (whose: ChildRef, id: string): Promise<boolean> =>
    (
      await db
        .delete(parentNote)
        .where(and(of(whose), eq(parentNote.id, id)))
        .returning({ id: parentNote.id })
    ).length > 0,
  /** Read twice, the first time counts. */
  read: async (whose: ChildRef, id: string, at: Date): Promise<boolean> => {
    const mine = and(of(whose), eq(parentNote.id, id));
    await db
      .update(parentNote)
      .set({ readAt: at })
      .where(and(mine, isNull(parentNote.readAt)));
    return (await db.$count(parentNote, mine)) > 0;
  },
  firstNameOf: async (userId: string): Promise<string> =>
    (await db.select({ firstName: user.firstName }).from(user).where(eq(user.id, userId)).limit(1))[0]?.firstName ?? '',
});
export type NotesRepository = ReturnType<typeof notesRepository>;
