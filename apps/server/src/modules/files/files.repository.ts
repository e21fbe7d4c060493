import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { Database, Runner } from '#db/client.ts';
import { type OwnSearch, searchOwn } from '#db/search.ts';
import { schoolFile } from '#db/schema/files.ts';

export type FileRow = typeof schoolFile.$inferSelect;
export type NewFile = typeof schoolFile.$inferInsert;
/** A list shows the beginning of what was read; the whole of it comes with the file itself. */
const listedCharacters = 300;
/** The newest; older ones are found through the days of the calendar. */
const listed = 100;

type Reading = Partial<Pick<FileRow, 'state' | 'progress' | 'text' | 'confidence' | 'warnings' | 'failure'>>;

const key = (file: { readonly familyId: string; readonly id: string }) =>
  and(eq(schoolFile.familyId, file.familyId), eq(schoolFile.id, file.id));

const isUnread = inArray(schoolFile.state, ['queued', 'reading']);

const searched = {
  table: schoolFile,
  at: schoolFile.uploadedAt,
  texts: [schoolFile.originalName, schoolFile.topic, schoolFile.customSubject, schoolFile.description, schoolFile.text],
} as const;

export const filesRepository = (db: Database) => ({
  /** Whether the child has this very file already. */
  isThere: async (runner: Runner, { familyId, childId }: { readonly familyId: string; readonly childId: string }, sha256: string) => {
    const same = and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId), eq(schoolFile.sha256, sha256));
    return (await runner.select({ id: schoolFile.id }).from(schoolFile).where(same).limit(1)).length > 0;
  },
  insert: async (runner: Runner, row: NewFile): Promise<void> => {
    await runner.insert(schoolFile).values(row);
  },
  find: async (familyId: string, id: string): Promise<FileRow | undefined> =>
    (await db.select().from(schoolFile).where(key({ familyId, id })).limit(1))[0],
  ofChild: (familyId: string, childId: string) =>
    db
      .select({ ...getTableColumns(schoolFile), text: sql<string | null>`left(${schoolFile.text}, ${listedCharacters})` })
      .from(schoolFile)
      .where(and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId)))
      .orderBy(desc(schoolFile.uploadedAt))
      .limit(listed),
  search: (wish: OwnSearch) => searchOwn(db, db.select().from(schoolFile), searched, wish),
  /** Several of one child; what is not theirs is left out. */
  ofChildByIds: (familyId: string, childId: string, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(schoolFile)
          .where(and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId), inArray(schoolFile.id, [...ids]))),
  /** What the reading job learnt. */
  noteReading: async (file: { readonly familyId: string; readonly id: string }, reading: Reading): Promise<void> => {
    await db.update(schoolFile).set(reading).where(key(file));
  },
  correctText: async (file: Allowed<FileRow, 'write'>, text: string): Promise<void> => {
    await db.update(schoolFile).set({ text, textCorrected: true, state: 'ready', failure: null }).where(key(file));
  },
  remove: async (runner: Runner, file: Allowed<FileRow, 'write'>): Promise<void> => {
    await runner.delete(schoolFile).where(key(file));
  },
  /** Files whose reading was cut off (a killed server): their jobs are sent again. `behind`: so many of the same child's come before. */
  unread: () =>
    db
      .select({
        familyId: schoolFile.familyId,
        id: schoolFile.id,
        behind: sql<number>`(row_number() over (partition by ${schoolFile.childId} order by ${schoolFile.uploadedAt}) - 1)::int`,
      })
      .from(schoolFile)
      .where(isUnread),
  /** How many of a child's files wait to be read. */
  waiting: ({ familyId, childId }: { readonly familyId: string; readonly childId: string }): Promise<number> =>
    db.$count(schoolFile, and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId), isUnread)),
});
export type FilesRepository = ReturnType<typeof filesRepository>;
