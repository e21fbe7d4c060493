import { and, desc, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { type OwnSearch, searchOwn } from '#db/search.ts';
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

const searched = { table: pdfDownload, at: pdfDownload.downloadedAt, texts: [pdfDownload.title, pdfDownload.topic] } as const;

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
  search: (wish: OwnSearch) => searchOwn(db, db.select(listedColumns).from(pdfDownload), searched, wish),
});
export type PapersRepository = ReturnType<typeof papersRepository>;
export type ListedPaper = Awaited<ReturnType<PapersRepository['ofChild']>>[number];
