import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { after, pageLimit, pageOf, saysAll } from '#db/search.ts';
import { pdfDownload } from '#db/schema/papers.ts';

export type PaperRow = typeof pdfDownload.$inferSelect;

/** Papers that a list shows, the newest first. */
const listed = 100;

/** Everything but the questions, which are large. */
const listedColumns = {
  id: pdfDownload.id,
  topic: pdfDownload.topic,
  subject: pdfDownload.subject,
  keyStage: pdfDownload.keyStage,
  difficulty: pdfDownload.difficulty,
  numQuestions: pdfDownload.numQuestions,
  includeEssays: pdfDownload.includeEssays,
  downloadedAt: pdfDownload.downloadedAt,
} as const;

export const papersRepository = (db: Database) => ({
  insert: async (runner: Runner, row: PaperRow): Promise<void> => {
    await runner.insert(pdfDownload).values(row);
  },
  find: async (familyId: string, id: string): Promise<PaperRow | undefined> =>
    (
      await db
        .select()
        .from(pdfDownload)
        .where(and(eq(pdfDownload.familyId, familyId), eq(pdfDownload.id, id)))
    )[0],
  ofChild: ({ familyId, childId }: { readonly familyId: string; readonly childId: string }) =>
    db
      .select(listedColumns)
      .from(pdfDownload)
      .where(and(eq(pdfDownload.familyId, familyId), eq(pdfDownload.childId, childId)))
      .orderBy(desc(pdfDownload.downloadedAt))
      .limit(listed),
  /** The newest first: rows that say every word. */
  search: async (
    { familyId, childId }: { readonly familyId: string; readonly childId: string },
    words: readonly string[],
    before: string | undefined,
  ) => {
    const said = saysAll(words, { texts: [pdfDownload.title, pdfDownload.topic], subject: pdfDownload.subject });
    const own = and(eq(pdfDownload.familyId, familyId), eq(pdfDownload.childId, childId), said);
    const from = after({ at: pdfDownload.downloadedAt, id: pdfDownload.id, family: pdfDownload.familyId }, familyId, before);
    return pageOf(
      await db
        .select(listedColumns)
        .from(pdfDownload)
        .where(and(own, from))
        .orderBy(desc(pdfDownload.downloadedAt), desc(pdfDownload.id))
        .limit(pageLimit),
      await db.select({ total: count() }).from(pdfDownload).where(own),
    );
  },
});
export type PapersRepository = ReturnType<typeof papersRepository>;
export type ListedPaper = Awaited<ReturnType<PapersRepository['ofChild']>>[number];
